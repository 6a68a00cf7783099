import type { Clock } from "#http/clock.ts";
import { createMinHeap } from "#test/min-heap.ts";

export interface VirtualClock extends Clock {
  /** Advances time by `ms`. Each sleeper wakes at its own moment and acts before the next one wakes. */
  advance(ms: number): Promise<void>;
}

interface Sleeper {
  at: number;
  /** Breaks ties between sleepers that wake at the same moment: first come, first served. */
  turn: number;
  wake(): void;
  gone: boolean;
}

/** Creates a clock that stands still until `advance` is called. */
export function createVirtualClock(startMs = 0): VirtualClock {
  let now = startMs;
  let turns = 0;
  const sleepers = createMinHeap<Sleeper>((a, b) => a.at < b.at || (a.at === b.at && a.turn < b.turn));

  return {
    now: () => now,
    sleep(ms, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        const leave = () => {
          sleeper.gone = true;
          reject(signal?.reason as Error);
        };
        const wake = () => {
          signal?.removeEventListener("abort", leave);
          resolve();
        };
        const sleeper: Sleeper = { at: now + Math.max(0, ms), turn: turns++, wake, gone: false };
        sleepers.push(sleeper);
        signal?.addEventListener("abort", leave, { once: true });
      });
    },
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (let next = sleepers.peek(); next !== undefined && next.at <= end; next = sleepers.peek()) {
        sleepers.pop();
        if (next.gone) continue;
        now = Math.max(now, next.at);
        next.wake();
        await settle();
      }
      now = end;
    },
  };
}

/** Runs all pending promise callbacks, including those they queue. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
