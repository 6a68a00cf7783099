import fc from "fast-check";
import { expect, test } from "vitest";
import { isFound, signsOf, WordSearch } from "./word-search.ts";

const ANYWHERE = { begins: false, ends: false };

test("finds words in any case, with any marks, within other words", () => {
  const search = new WordSearch([
    [{ signs: "erfahr", ...ANYWHERE }],
    [{ signs: "visa", ...ANYWHERE }],
    [{ signs: "lon", ...ANYWHERE }],
  ]);
  const found = (text: string) => [0, 1, 2].filter((group) => isFound(search.find(text), group));
  expect(found("BERUFSERFAHRUNG, Visas")).toEqual([0, 1]);
  expect(found("Månadslön")).toEqual([2]);
  expect(found("work")).toEqual([]);
});

test("finds the ends of words", () => {
  const search = new WordSearch([
    [{ signs: "ms", begins: true, ends: true }],
    [{ signs: "ms", begins: true, ends: false }],
  ]);
  const found = (text: string) => [0, 1].filter((group) => isFound(search.find(text), group));
  expect(found("MS")).toEqual([0, 1]);
  expect(found("an MSc, é")).toEqual([1]);
  expect(found("teams")).toEqual([]);
  expect(found("5ms.")).toEqual([0, 1]);
});

test("finds what a search for each word alone finds", () => {
  const word = fc.stringMatching(/^[abc ]{1,4}$/);
  fc.assert(
    fc.property(
      fc.array(fc.array(word, { maxLength: 4 }), { minLength: 1, maxLength: 70 }),
      fc.stringMatching(/^[abcABCä .-]{0,24}$/),
      (groups, text) => {
        const found = new WordSearch(groups.map((words) => words.map((signs) => ({ signs, ...ANYWHERE })))).find(text);
        for (const [group, words] of groups.entries())
          expect(isFound(found, group)).toBe(words.some((signs) => signsOf(text).includes(signs)));
      },
    ),
  );
});

test("gives letters that an expression without case takes for each other the same sign", () => {
  const all = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code));
  const joined = all.join("");
  for (const unit of all.filter((each) => signsOf(each) !== "~" && /[\p{L}\p{M}\p{N}]/u.test(each)))
    for (const flags of ["gi", "giu"])
      for (const [other] of joined.matchAll(new RegExp(unit, flags))) expect(signsOf(other)).toBe(signsOf(unit));
});
