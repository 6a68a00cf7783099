import fc from "fast-check";
import { expect, test } from "vitest";
import { bitSet, listSet, setBit, wordCount } from "#search/index/doc-set.ts";
import { bestMatchFirst, firstMatches } from "./first-matches.ts";

const steps = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 120 });

test("finds the best of a set, newest first within a step, however little of the order is kept", () => {
  fc.assert(
    fc.property(
      steps.chain((all) =>
        fc.tuple(fc.constant(all), fc.subarray([...all.keys()]), fc.nat(130), fc.nat(130), fc.nat(all.length)),
      ),
      ([all, docs, from, to, kept]) => {
        const order = { steps: Uint16Array.from(all), first: firstMatches(Uint16Array.from(all)).subarray(0, kept) };
        const words = new Uint32Array(wordCount(all.length));
        for (const doc of docs) setBit(words, doc);
        const expected = docs.toSorted((a, b) => all[b]! - all[a]! || b - a).slice(from, Math.max(from, to));
        expect([...bestMatchFirst(bitSet(words, docs.length), order, from, to)]).toEqual(expected);
        expect([...bestMatchFirst(listSet(Uint32Array.from(docs)), order, from, to)]).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});
