import { readFileSync } from "node:fs";

/** Ticks of the kernel's clock in a second, as `/proc` counts processor time on Linux. */
const TICKS_PER_S = 100;
const PAGE_BYTES = 4096;

/** What a process has used: processor seconds, and MiB of memory it holds. Zeros for one that is gone. Linux only. */
export function processUse(pid: number): { cpuS: number; rssMiB: number } {
  try {
    // The name in brackets may hold anything, so the fields are counted from the last bracket: state is the first.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return {
      cpuS: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S,
      rssMiB: (Number(fields[21]) * PAGE_BYTES) / 2 ** 20,
    };
  } catch {
    return { cpuS: 0, rssMiB: 0 };
  }
}
