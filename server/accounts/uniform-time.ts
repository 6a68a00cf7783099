import { setTimeout as sleep } from "node:timers/promises";

/**
 * Resolves no sooner than `floorMs` after the start, so that the response time doesn't reveal the few extra writes for a
 * known address. `floorMs` must exceed the time of the slower path.
 */
export async function uniformTime<T>(floorMs: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    await sleep(Math.max(0, floorMs - (performance.now() - started)));
  }
}
