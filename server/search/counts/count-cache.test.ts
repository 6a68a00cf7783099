import { expect, test } from "vitest";
import { type CachedCounts, CountCache } from "./count-cache.ts";

const counts = (size: number): CachedCounts => ({ counts: new Uint32Array(4), size, removed: 0 });

/** A full cache of the minimum size: eight entries. */
function filled(costs: readonly number[]): CountCache {
  const cache = new CountCache(10, 4);
  costs.forEach((cost, index) => cache.set(`t${index}`, counts(index), cost));
  return cache;
}

test("evicts the entry that is cheapest to recompute", () => {
  const cache = filled([50, 40, 30, 20, 60, 70, 80, 90]);
  cache.set("new", counts(9), 45);
  expect(cache.sizeOf("t3")).toBe(-1);
  expect(cache.sizeOf("new")).toBe(9);
  expect(cache.bytes()).toBe(8 * 16);
});

test("does not cache counts that are cheaper than all entries", () => {
  const cache = filled([50, 40, 30, 20, 60, 70, 80, 90]);
  cache.set("new", counts(9), 10);
  expect(cache.get("new")).toBeNull();
  expect(cache.sizeOf("t3")).toBe(3);
});

test("evicts even expensive entries that are not used for a long time", () => {
  const cache = filled([50, 50, 50, 50, 50, 50, 50, 100]);
  for (let round = 0; round < 30; round += 1) {
    cache.get("t0");
    cache.set(`later${round}`, counts(1), 50);
  }
  expect(cache.sizeOf("t7")).toBe(-1);
  expect(cache.sizeOf("t0")).toBe(0);
});

test("grows in proportion to the jobs", () => {
  const cache = new CountCache(1_000_000, 2000);
  for (let index = 0; index < 5000; index += 1)
    cache.set(String(index), { ...counts(1), counts: new Uint32Array(2000) }, index);
  expect(cache.bytes() / 1_000_000).toBeGreaterThan(4);
  expect(cache.bytes() / 1_000_000).toBeLessThanOrEqual(5);
});
