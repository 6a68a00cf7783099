import fc from "fast-check";
import { expect, test } from "vitest";
import { argsort } from "./argsort.ts";

const key = fc.oneof(
  fc.constantFrom(Number.NEGATIVE_INFINITY, -1.5, 0, 0.1, 80_000, 80_000.5, 1.7e12),
  fc.integer({ min: -1e9, max: 2e12 }),
);

/** Enough keys for a radix sort, beginning with the given ones. */
function many(keys: readonly number[]): number[] {
  return [...keys, ...Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 5003)];
}

test("sorts few and many keys like a stable comparison sort", () => {
  fc.assert(
    fc.property(fc.array(key), fc.boolean(), (few, dealt) => {
      const keys = dealt ? many(few) : few;
      const expected = keys
        .map((_, index) => index)
        .sort((a, b) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : a - b));
      expect([...argsort(Float64Array.from(keys))]).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test("keeps equal keys in the order of `start`", () => {
  expect([...argsort(Float64Array.of(2, 1, 2, 1), Uint32Array.of(3, 2, 1, 0))]).toEqual([3, 1, 2, 0]);
});
