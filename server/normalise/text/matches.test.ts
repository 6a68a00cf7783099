import fc from "fast-check";
import { expect, test } from "vitest";
import { matchesIn } from "./matches.ts";

test.each([/a+/g, /(?<=b)a|b*/gu, /\p{L}(?<digit>\d)?/giu, /x/g, /(?:)/g])(
  "finds what matchAll finds: %s",
  (pattern) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "b", "A", "1", "ü", " ", "🌿", "𝗮", "\ud83c") }), (text) => {
        expect(matchesIn(text, pattern)).toEqual([...text.matchAll(pattern)]);
      }),
    );
  },
);

test("begins at the start after a search that ended early", () => {
  const pattern = /a/g;
  pattern.exec("aa");
  expect(matchesIn("aa", pattern)).toHaveLength(2);
});
