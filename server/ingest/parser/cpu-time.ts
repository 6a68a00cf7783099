import { readFileSync } from "node:fs";

/** Kernel clock ticks per second, the unit of CPU time in `/proc`. */
const TICKS_PER_S = 100;

/** Returns the CPU time that a process has used, ms, or null where the system doesn't say: only Linux has `/proc`. */
export function cpuTimeMs(pid: number): number | null {
  try {
    // The name in brackets may contain anything, so count from the last bracket; the first field is the state.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_S;
  } catch {
    return null;
  }
}
