import type { Config } from "./config.ts";
import type { Logger } from "./log.ts";

/** Tells how far a start is: one line per step. */
export type Progress = (step: string, text: string) => void;

/** Plain aligned lines for people; in production, log lines. */
export function createProgress(config: Config, log: Logger, out: (line: string) => void): Progress {
  if (config.production) return (step, text) => log.info({ step }, text);
  return (step, text) => out(`  ${step.padEnd(12)} ${text}`);
}

/** `0.6 s` since a `performance.now()`. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
