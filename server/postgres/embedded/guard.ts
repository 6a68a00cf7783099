import { execFileSync, spawn } from "node:child_process";
import { closeSync, constants, existsSync, openSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { spawnIds, SYSTEM_PATH } from "./account.ts";
import type { ClusterFiles } from "./files.ts";

/**
 * A shell starts the server and then reads a named pipe that every process using the database holds open for writing. The kernel
 * closes a process's end however it dies, SIGKILL included; when the last one is gone the read ends and the shell stops the server.
 */
const GUARD = '"$@" </dev/null & server=$!; read -r _; exec </dev/null; kill -INT $server 2>/dev/null; wait $server';

const LOG_LIMIT_BYTES = 4 * 1024 * 1024;

/** The pipe belongs to one run of the server and is named by its port, which postmaster.pid tells everybody. */
function pipeOf(files: ClusterFiles, port: number): string {
  return path.join(files.root, `users-${port}.pipe`);
}

/** Joins the users of a running server. Null when nothing guards it: it is stopping, or its guard was killed. */
export function holdPipe(files: ClusterFiles, port: number): number | null {
  try {
    return openSync(pipeOf(files, port), constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return null;
  }
}

/** Starts the server under a guard, this process being its first user. `ended` is true once the guard and the server are gone. */
export function spawnGuarded(
  files: ClusterFiles,
  port: number,
  args: string[],
): { pipe: number; ended: () => boolean } {
  const name = pipeOf(files, port);
  rmSync(name, { force: true });
  execFileSync("mkfifo", ["-m", "600", name], { stdio: "ignore", env: SYSTEM_PATH });
  // Opening one end waits for the other, so a temporary reader lets this process write first; the guard then never misses an end.
  const first = openSync(name, constants.O_RDONLY | constants.O_NONBLOCK);
  const pipe = openSync(name, constants.O_WRONLY | constants.O_NONBLOCK);
  const reader = openSync(name, constants.O_RDONLY);
  closeSync(first);
  const log = openSync(files.log, logSize(files) > LOG_LIMIT_BYTES ? "w" : "a");
  // A session of its own: Ctrl-C in the terminal must not stop the database before the server has drained.
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

/** Removes the pipe of a start that did not succeed. */
export function dropPipe(files: ClusterFiles, port: number, pipe: number): void {
  closeSync(pipe);
  if (existsSync(pipeOf(files, port))) rmSync(pipeOf(files, port), { force: true });
}
