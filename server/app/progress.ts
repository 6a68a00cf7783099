import type { Config } from "./config.ts";
import type { Logger } from "./log.ts";

/** Reports the progress of a start, one line per step. */
export type Progress = (step: string, text: string) => void;

/** Writes plain aligned lines; log lines in production. */
export function createProgress(config: Config, log: Logger, out: (line: string) => void): Progress {
  if (config.production) return (step, text) => log.info({ step }, text);
  return (step, text) => out(`  ${step.padEnd(12)} ${text}`);
}

/** Formats the time since a `performance.now()`, such as `0.6 s`. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
