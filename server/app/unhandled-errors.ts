import type { Logger } from "./log.ts";

/**
 * Keeps the process alive when a promise is rejected that nobody handles, as libraries do when the database goes away: it logs the
 * reason. Every loop of ours restarts by itself, so nothing stops with it. An exception outside any promise leaves unknown state behind, so the
 * program stops in order and its supervisor starts it again.
 */
export function surviveUnhandledErrors(log: Logger, end: (reason: string, exitCode: number) => void): void {
  process.on("unhandledRejection", (reason) =>
    log.error({ err: reason }, "a promise was rejected and nobody handled it; the process goes on"),
  );
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "an exception was caught nowhere");
    end("an exception was caught nowhere", 1);
  });
}
