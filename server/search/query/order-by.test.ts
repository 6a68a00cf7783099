import fc from "fast-check";
import { expect, test } from "vitest";
import { orderBy } from "./order-by.ts";

const key = fc.oneof(
  fc.constantFrom(Number.NEGATIVE_INFINITY, -1.5, 0, 0.1, 80_000, 80_000.5, 1.7e12),
  fc.integer({ min: -1e9, max: 2e12 }),
);

/** Enough keys that they are dealt, the given ones first. */
function many(keys: readonly number[]): number[] {
  return [...keys, ...Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 5003)];
}

test("orders few and many keys as comparing them does, equal ones as they came", () => {
  fc.assert(
    fc.property(fc.array(key), fc.boolean(), (few, dealt) => {
      const keys = dealt ? many(few) : few;
      const expected = keys
        .map((_, index) => index)
        .sort((a, b) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : a - b));
      expect([...orderBy(Float64Array.from(keys))]).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test("keeps equal keys in the order of the start it is given", () => {
  expect([...orderBy(Float64Array.of(2, 1, 2, 1), Uint32Array.of(3, 2, 1, 0))]).toEqual([3, 1, 2, 0]);
});
