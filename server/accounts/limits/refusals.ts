import { LRUCache } from "lru-cache";

/** How long a refusal is repeated without asking the database, ms. Another process may have given a hit back meanwhile. */
const REMEMBERED_MS = 2000;
const MAX_REFUSALS = 50_000;

/** Refusals of limits that were just reached, so that a flood of refused attempts doesn't touch the database. */
export interface Refusals {
  /** Returns the seconds until the limit allows another hit; null if it isn't known to be reached. */
  secondsLeft(key: string): number | null;
  add(key: string, seconds: number): void;
  forget(key: string): void;
}

export function createRefusals(
  rememberedMs: number = REMEMBERED_MS,
  clock: () => number = () => performance.now(),
): Refusals {
  const refusals = new LRUCache<string, { addedAt: number; seconds: number }>({ max: MAX_REFUSALS });
  return {
    secondsLeft(key) {
      const refusal = refusals.get(key);
      if (refusal === undefined) return null;
      const elapsedMs = clock() - refusal.addedAt;
      const left = Math.ceil(refusal.seconds - elapsedMs / 1000);
      if (elapsedMs < rememberedMs && left > 0) return left;
      refusals.delete(key);
      return null;
    },
    add: (key, seconds) => void refusals.set(key, { addedAt: clock(), seconds }),
    forget: (key) => void refusals.delete(key),
  };
}
