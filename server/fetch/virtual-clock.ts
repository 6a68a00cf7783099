import type { Clock } from "./clock.ts";

export interface VirtualClock extends Clock {
  /** Moves time on by `ms`, waking each sleeper at its own moment and letting it act before the next one wakes. */
  advance(ms: number): Promise<void>;
}

interface Sleeper {
  at: number;
  wake(): void;
}

/** A clock that stands still until it is moved. */
export function createVirtualClock(startMs = 0): VirtualClock {
  let now = startMs;
  let sleepers: Sleeper[] = [];

  return {
    now: () => now,
    sleep(ms, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        const sleeper: Sleeper = { at: now + Math.max(0, ms), wake: resolve };
        sleepers.push(sleeper);
        signal?.addEventListener(
          "abort",
          () => {
            sleepers = sleepers.filter((other) => other !== sleeper);
            reject(signal.reason as Error);
          },
          { once: true },
        );
      });
    },
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = sleepers.reduce<Sleeper | null>(
          (first, each) => (first && first.at <= each.at ? first : each),
          null,
        );
        if (!next || next.at > end) break;
        sleepers = sleepers.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.wake();
        await settle();
      }
      now = end;
    },
  };
}

/** Lets every promise that is ready run, and those they make ready. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
