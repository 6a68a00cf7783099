import { execFileSync, spawn } from "node:child_process";
import { closeSync, constants, existsSync, openSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { spawnIds, SYSTEM_PATH } from "./account.ts";
import type { ClusterFiles } from "./files.ts";

/**
 * Script of the guard. It starts the server, then reads a named pipe that every process using the database holds open for writing. The
 * kernel closes a process's end however it exits, SIGKILL included; after the last one, the read ends and the guard stops the server.
 */
const GUARD = '"$@" </dev/null & server=$!; read -r _; exec </dev/null; kill -INT $server 2>/dev/null; wait $server';

const LOG_LIMIT_BYTES = 4 * 1024 * 1024;

/** Path of the pipe. It belongs to one run of the server and carries its port, which postmaster.pid records. */
function pipeOf(files: ClusterFiles, port: number): string {
  return path.join(files.root, `users-${port}.pipe`);
}

/** Opens the pipe of a running server. Null when no guard reads it: the server is stopping, or the guard was killed. */
export function holdPipe(files: ClusterFiles, port: number): number | null {
  try {
    return openSync(pipeOf(files, port), constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return null;
  }
}

/** Starts the server under a guard, with this process as its first user. `ended` returns true once both have exited. */
export function spawnGuarded(
  files: ClusterFiles,
  port: number,
  args: string[],
): { pipe: number; ended: () => boolean } {
  const name = pipeOf(files, port);
  rmSync(name, { force: true });
  execFileSync("mkfifo", ["-m", "600", name], { stdio: "ignore", env: SYSTEM_PATH });
  // Opening one end blocks until the other is open, so a temporary reader lets this process become a writer before the guard reads.
  const first = openSync(name, constants.O_RDONLY | constants.O_NONBLOCK);
  const pipe = openSync(name, constants.O_WRONLY | constants.O_NONBLOCK);
  const reader = openSync(name, constants.O_RDONLY);
  closeSync(first);
  const log = openSync(files.log, logSize(files) > LOG_LIMIT_BYTES ? "w" : "a");
  // The guard gets a session of its own: Ctrl-C in the terminal must not stop the database before the server has drained.
  const guard = spawn("/bin/sh", ["-c", GUARD, "afield-database", files.postgres, ...args], {
    ...spawnIds(files.account),
    stdio: [reader, log, log],
    detached: true,
    cwd: files.root,
    env: { ...SYSTEM_PATH, LC_ALL: "C" },
  });
  closeSync(reader);
  closeSync(log);
  let ended = false;
  guard.once("error", () => (ended = true));
  guard.once("exit", () => (ended = true));
  guard.unref();
  return { pipe, ended: () => ended };
}

function logSize(files: ClusterFiles): number {
  return statSync(files.log, { throwIfNoEntry: false })?.size ?? 0;
}

/** Removes the pipes of earlier runs. */
export function removeOldPipes(files: ClusterFiles, port: number): void {
  for (const file of readdirSync(files.root)) {
    if (/^users-\d+\.pipe$/.test(file) && path.join(files.root, file) !== pipeOf(files, port)) {
      rmSync(path.join(files.root, file), { force: true });
    }
  }
}

/** Removes the pipe of a start that failed. */
export function dropPipe(files: ClusterFiles, port: number, pipe: number): void {
  closeSync(pipe);
  if (existsSync(pipeOf(files, port))) rmSync(pipeOf(files, port), { force: true });
}
