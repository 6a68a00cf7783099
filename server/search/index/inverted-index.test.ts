import fc from "fast-check";
import { expect, test } from "vitest";
import { listDocs, type DocSet } from "./doc-set.ts";
import { buildInvertedIndex, docsOf } from "./inverted-index.ts";

function listOf({ list, words, size }: DocSet): number[] {
  if (list !== null) return [...list];
  const docs = new Uint32Array(size);
  expect(listDocs(words!, docs)).toBe(size);
  return [...docs];
}

test("returns the documents of each value, frequent or rare, and none of a value that is left out", () => {
  const code = fc.oneof({ weight: 1, arbitrary: fc.nat(40) }, { weight: 3, arbitrary: fc.constantFrom(0, 1, 2) });
  fc.assert(
    fc.property(fc.array(code, { minLength: 200, maxLength: 3000 }), fc.constantFrom(0, 1), (codes, leftOut) => {
      const column = { codes: Uint8Array.from(codes), starts: null };
      const index = buildInvertedIndex({ column, members: [], size: 41, leftOut }, codes.length);
      for (let value = 1; value < 41; value += 1) {
        const docs = codes.flatMap((each, doc) => (each === value && value !== leftOut ? [doc] : []));
        expect(listOf(docsOf(index, value))).toEqual(docs);
      }
      expect(docsOf(index, 99).size).toBe(0);
    }),
    { numRuns: 40 },
  );
});

test("lists documents however far apart they are", () => {
  const codes = new Uint8Array(300_000);
  const far = [3, 130, 131, 20_000, 299_999];
  for (const doc of far) codes[doc] = 1;
  const index = buildInvertedIndex({ column: { codes, starts: null }, members: [], size: 2, leftOut: 0 }, codes.length);
  expect(listOf(docsOf(index, 1))).toEqual(far);
  expect(index.lists.length).toBeLessThan(12);
});
