import { isStartedByNpm } from "./config.ts";

const LIMIT_MS = 28_000;
const PARENT_CHECK_MS = 1000;
/** Ctrl-C reaches a program twice: from the terminal, and from npm, which forwards it. */
const REPEAT_MS = 500;

export interface ShutdownOptions {
  /** Drains and stops everything. */
  stop: () => Promise<void>;
  /** Prints why the program ends. */
  say: (text: string) => void;
}

/**
 * Stops the program in order on SIGTERM, SIGINT or SIGHUP, and when the npm or the supervisor that started it has gone. A
 * second signal, or 28 seconds, ends it at once. Returns a function that stops it for another reason.
 */
export function stopOnSignals({ stop, say }: ShutdownOptions): (reason: string, exitCode: number) => void {
  let stoppedAt: number | null = null;
  const end = (reason: string, exitCode: number) => {
    if (stoppedAt !== null) {
      if (performance.now() - stoppedAt < REPEAT_MS) return;
      say(`${reason} again: stopping at once`);
      process.exit(1);
    }
    stoppedAt = performance.now();
    say(`${reason}: stopping`);
    const limit = setTimeout(() => {
      say("still stopping after 28 s; giving up");
      process.exit(1);
    }, LIMIT_MS);
    limit.unref();
    stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        say(`stopping failed: ${String(error)}`);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", () => end("SIGTERM", 0));
  process.on("SIGINT", () => end("SIGINT", 0));
  process.on("SIGHUP", () => end("SIGHUP", 0));
  const endWithParent = (reason: string) => {
    if (stoppedAt === null) end(reason, 0);
  };
  process.on("disconnect", () => endWithParent("the supervisor is gone"));
  // Listening must not keep a program alive whose start has failed.
  process.channel?.unref();
  if (isStartedByNpm()) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) endWithParent("npm is gone");
    }, PARENT_CHECK_MS).unref();
  }
  return end;
}
