import fc from "fast-check";
import { expect, test } from "vitest";
import { WordFilter } from "./word-filter.ts";

test("lets every word of its set pass, wherever it stands", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.string(), (words, before) => {
      const filter = new WordFilter();
      for (const word of words) filter.add(word);
      for (const word of words)
        expect(filter.mayHold(`${before}${word}.`, before.length, before.length + word.length)).toBe(true);
    }),
  );
});

test("stops most other words", () => {
  const filter = new WordFilter();
  for (const word of ["you", "with", "the", "team"]) filter.add(word);
  const others = ["engine", "harbour", "wood", "thee", "mint", "lantern", "a", "yo"];
  expect(others.filter((word) => filter.mayHold(word, 0, word.length))).toEqual([]);
});
