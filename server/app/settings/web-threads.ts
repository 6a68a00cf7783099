import { availableParallelism, totalmem } from "node:os";
import { z } from "zod";

const GIB = 2 ** 30;
/** Each thread opens up to ten connections, and a PostgreSQL with usual settings allows a hundred in all. */
const MOST_UNASKED = 4;

/** The setting by its environment variable. */
export const THREAD_SETTINGS = {
  WEB_THREADS: z
    .string()
    .regex(/^([1-9]|[1-5]\d|6[0-4])$/, { error: "must be a whole number from 1 to 64" })
    .transform(Number)
    .optional(),
};

/** Returns the memory in bytes that this process may use, which a container may limit. */
export function usableMemory(limit = process.constrainedMemory()): number {
  // A limit that isn't set is 0 or a number beyond the machine's memory.
  return Math.min(limit || totalmem(), totalmem());
}

/**
 * Returns how many threads of a web process answer requests where nobody says: in production as many as there are cores, up to four and one for
 * each GiB of memory. Elsewhere one visitor is enough for one thread, which starts fastest.
 */
export function usualThreads(
  production: boolean,
  { cores, memory, platform } = { cores: availableParallelism(), memory: usableMemory(), platform: process.platform },
): number {
  // Elsewhere threads can't share a port.
  if (!production || platform !== "linux") return 1;
  return Math.max(1, Math.min(cores, Math.floor(memory / GIB), MOST_UNASKED));
}
