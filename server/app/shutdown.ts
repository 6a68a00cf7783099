import { isStartedByNpm } from "./config.ts";

const LIMIT_MS = 28_000;
const PARENT_CHECK_MS = 1000;

export interface ShutdownOptions {
  /** Drains and stops everything. */
  stop: () => Promise<void>;
  /** Tells why the program ends. */
  say: (text: string) => void;
}

/**
 * Ends the program in order on SIGTERM, SIGINT, and when the npm that started it is gone; a second signal ends it at once. Whatever has
 * not stopped after 28 seconds is cut off. Gives a function that ends it for another reason, with that exit code.
 */
export function stopOnSignals({ stop, say }: ShutdownOptions): (reason: string, exitCode: number) => void {
  let stopping = false;
  const end = (reason: string, exitCode: number) => {
    if (stopping) {
      say(`${reason} again: ending at once`);
      process.exit(1);
    }
    stopping = true;
    say(`${reason}: stopping`);
    const limit = setTimeout(() => {
      say("not everything stopped within 28 s; ending all the same");
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
  if (isStartedByNpm()) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent && !stopping) end("npm is gone", 0);
    }, PARENT_CHECK_MS).unref();
  }
  return end;
}
