import type { Clock } from "./clock.ts";

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
  const sleepers = createSleeperHeap();

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

/** A heap of sleepers; the one that wakes first is on top. */
function createSleeperHeap() {
  const heap: Sleeper[] = [];
  const isBefore = (a: Sleeper, b: Sleeper) => a.at < b.at || (a.at === b.at && a.turn < b.turn);
  const swap = (a: number, b: number) => ([heap[a], heap[b]] = [heap[b]!, heap[a]!]);
  return {
    peek: () => heap[0],
    push(sleeper: Sleeper): void {
      let at = heap.push(sleeper) - 1;
      for (let up = (at - 1) >> 1; at > 0 && isBefore(heap[at]!, heap[up]!); at = up, up = (at - 1) >> 1) swap(at, up);
    },
    pop(): void {
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return;
      heap[0] = last;
      for (let at = 0; ;) {
        const left = 2 * at + 1;
        if (left >= heap.length) return;
        const least = left + 1 < heap.length && isBefore(heap[left + 1]!, heap[left]!) ? left + 1 : left;
        if (!isBefore(heap[least]!, heap[at]!)) return;
        swap(at, least);
        at = least;
      }
    },
  };
}

/** Runs all pending promise callbacks, including those they queue. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
