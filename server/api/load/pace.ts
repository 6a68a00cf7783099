import { setTimeout as sleep } from "node:timers/promises";
import { overloaded } from "#api/http/api-error.ts";

export interface Pace {
  /** Resolves when it is the caller's turn. Throws 503 where too many wait. */
  turn(): Promise<void>;
}

/** Lets callers go on one after the other, `pauseMs` apart, so that what many ask for at once leaves time for the rest. At most `mostWaiting` wait. */
export function createPace(pauseMs: number, mostWaiting: number, wait: (ms: number) => Promise<void> = sleep): Pace {
  let next = -Infinity;
  return {
    async turn() {
      const now = performance.now();
      const at = Math.max(now, next);
      if (at - now > pauseMs * mostWaiting) throw overloaded();
      next = at + pauseMs;
      if (at > now) await wait(at - now);
    },
  };
}
