import { readFileSync } from "node:fs";

/** Kernel clock ticks per second, the unit of CPU time in `/proc`. */
const TICKS_PER_S = 100;
const PAGE_BYTES = 4096;

/** Returns the CPU seconds and resident memory of a process; zeros if it has ended. Linux only. */
export function processUse(pid: number): { cpuS: number; rssMiB: number } {
  try {
    // The name in brackets may contain anything, so count from the last bracket; the first field is the state.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return {
      cpuS: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S,
      rssMiB: (Number(fields[21]) * PAGE_BYTES) / 2 ** 20,
    };
  } catch {
    return { cpuS: 0, rssMiB: 0 };
  }
}
