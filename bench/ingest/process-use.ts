import { readFileSync } from "node:fs";
import { cpuTimeMs } from "#ingest/parser/cpu-time.ts";

const PAGE_BYTES = 4096;

/** Returns the CPU seconds and resident memory of a process; zeros if it has ended. Linux only. */
export function processUse(pid: number): { cpuS: number; rssMiB: number } {
  try {
    // The name in brackets may contain anything, so count from the last bracket; the first field is the state.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return {
      cpuS: (cpuTimeMs(pid) ?? 0) / 1000,
      rssMiB: (Number(fields[21]) * PAGE_BYTES) / 2 ** 20,
    };
  } catch {
    return { cpuS: 0, rssMiB: 0 };
  }
}
