import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";

/** The operating-system account the database runs as; without ids, the account of this process. */
export interface Account {
  uid?: number;
  gid?: number;
  name: string;
}

/** Where `id`, `mkfifo` and the shell are, whatever PATH this process has. */
export const SYSTEM_PATH = { PATH: "/usr/bin:/bin" };

/** The embedded database can't run here; the message says why and what to do. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}

/**
 * Chooses the account. PostgreSQL refuses to run as root: started by root, it runs as the owner of the existing cluster, else as
 * `postgres`, else as `nobody`.
 */
export function databaseAccount(existingCluster: string | null): Account {
  if (process.getuid?.() !== 0) return { name: "this account" };
  if (existingCluster) {
    const { uid, gid } = statSync(existingCluster);
    if (uid !== 0) return { uid, gid, name: `account ${uid}` };
  }
  for (const name of ["postgres", "nobody"]) {
    const uid = idOf("-u", name);
    const gid = idOf("-g", name);
    if (uid !== null && gid !== null) return { uid, gid, name };
  }
  throw new EmbeddedPostgresError(
    "PostgreSQL cannot run as root, and there is neither a postgres nor a nobody account. Start as an ordinary user, or set DATABASE_URL.",
  );
}

function idOf(kind: "-u" | "-g", name: string): number | null {
  try {
    const id = execFileSync("id", [kind, name], {
      stdio: ["ignore", "pipe", "ignore"],
      encoding: "utf8",
      env: SYSTEM_PATH,
    });
    return Number(id);
  } catch {
    return null;
  }
}

/** True when the account can enter a folder. The kernel decides, so groups and access lists count. */
export function canEnter(account: Account, folder: string): boolean {
  return succeeds(account, "/bin/sh", ["-c", 'cd "$1"', "sh", folder]);
}

/** True when the account can run a program. */
export function canRun(account: Account, program: string): boolean {
  return succeeds(account, program, ["--version"]);
}

function succeeds(account: Account, program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { ...spawnIds(account), cwd: "/", stdio: "ignore", env: SYSTEM_PATH });
    return true;
  } catch {
    return false;
  }
}

/** Returns the ids as options of child_process. */
export function spawnIds(account: Account): { uid?: number; gid?: number } {
  if (account.uid === undefined || account.gid === undefined) return {};
  return { uid: account.uid, gid: account.gid };
}
