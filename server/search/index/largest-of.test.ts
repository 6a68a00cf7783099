import fc from "fast-check";
import { expect, test } from "vitest";
import { largestOf } from "./largest-of.ts";

const MOST = 2 ** 31 - 1;
const count = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.integer({ min: 0, max: 5000 }),
  fc.integer({ min: 0, max: MOST }),
);

test("finds the highest counts, as sorting all of them does", () => {
  fc.assert(
    fc.property(fc.array(count, { minLength: 1, maxLength: 200 }), fc.integer({ min: 1, max: 60 }), (given, limit) => {
      const counts = Int32Array.from(given);
      const sorted = (codes: readonly number[]) => codes.map((code) => counts[code]!).sort((a, b) => b - a);
      const all = given.map((_, code) => code).filter((code) => code > 0 && counts[code]! > 0);
      const found = largestOf(counts, null, limit);
      expect(sorted(found)).toEqual(sorted(all).slice(0, limit));
      expect(new Set(found).size).toBe(found.length);
      const even = all.filter((code) => code % 2 === 0);
      expect(sorted(largestOf(counts, Uint32Array.from(even), limit))).toEqual(sorted(even).slice(0, limit));
    }),
    { numRuns: 500 },
  );
});
