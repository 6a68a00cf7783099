import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { EmbeddedPostgresError } from "./account.ts";
import type { ClusterFiles } from "./files.ts";

/** The server's main process, as postmaster.pid describes it. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** Reads postmaster.pid; null when it is missing or incomplete. */
export function postmasterOf(files: ClusterFiles): Postmaster | null {
  try {
    const lines = readFileSync(path.join(files.data, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    const port = Number(lines[3]);
    return pid > 0 && port > 0 ? { pid, port } : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new EmbeddedPostgresError(
      `The database in ${files.root} cannot be read (${(error as NodeJS.ErrnoException).code}). ` +
        "Start as the account that created it, or set DATA_DIR to another folder.",
    );
  }
}

/** True when the process of this id is a live PostgreSQL server. */
export function isPostgres(pid: number): boolean {
  if (process.platform === "linux") {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      return stat.includes("(postgres)") && !/\) [ZX] /.test(stat);
    } catch {
      return false;
    }
  }
  try {
    const command = execFileSync("ps", ["-p", String(pid), "-o", "comm="], { encoding: "utf8" });
    return /(^|\/)postgres\b/.test(command.trim());
  } catch {
    return false;
  }
}

/** Sends a signal; ignores a process that has exited already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
