import { setTimeout as sleep } from "node:timers/promises";

/**
 * Answers no sooner than `floorMs` after the start, so that the few writes a known address costs more than an unknown one
 * do not show in the time. The floor must lie above the slower of the two ways.
 */
export async function uniformTime<T>(floorMs: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    await sleep(Math.max(0, floorMs - (performance.now() - started)));
  }
}
