import { expect, test } from "vitest";
import { alternativesOf, plainWordsOf } from "./alternatives.ts";

test.each<[string, RegExp, string[]]>([
  ["at the top", /visas?|permits?|papers/i, ["visas?", "permits?", "papers"]],
  [
    "between assertions",
    /(?<![a-z\d])(?:visas?|work (?:permit|visa)s?)(?![a-z])/i,
    ["(?<![a-z\\d])(?:visas?)(?![a-z])", "(?<![a-z\\d])(?:work (?:permit|visa)s?)(?![a-z])"],
  ],
  ["between ends of words", /\b(?:a[|)]b|c\|d)\b/, ["\\b(?:a[|)]b)\\b", "\\b(?:c\\|d)\\b"]],
  ["at the start", /^(?:ab|cd)/, ["^(?:ab)", "^(?:cd)"]],
  ["that hold parentheses of a text", /[(\]|]visa|\\\(permit\)/, ["[(\\]|]visa", "\\\\\\(permit\\)"]],
])("splits alternatives %s", (_, pattern, parts) => {
  expect(alternativesOf(pattern, 1)).toEqual(parts);
});

test.each([
  ["characters before them", /no (?:visas?|permits?)/],
  ["a part behind them", /(?:visas?|permits?) needed/],
  ["a quantifier", /(?:visa|permit){2}/],
  ["groups with numbers", /(visa)|(permit)/],
  ["groups with names", /(?<what>visa)|permit/],
  ["two groups", /(?:visa|permit)(?: for| to)/],
])("leaves an expression whole that has %s", (_, pattern) => {
  expect(alternativesOf(pattern, 1)).toEqual([pattern.source]);
});

test("keeps short alternatives together, in their order", () => {
  expect(alternativesOf(/one|two|three|four|five/, 7)).toEqual(["one|two", "three|four", "five"]);
  expect(alternativesOf(/one|two/, 7)).toEqual(["one|two"]);
});

test.each<[string, RegExp, ReturnType<typeof plainWordsOf>]>([
  [
    "beside others",
    /visa|permit|papers|work (?:visa|permit)s?|passport|año/i,
    { words: ["visa", "permit", "papers", "passport"], begin: false, rest: "work (?:visa|permit)s?|año" },
  ],
  [
    "at the beginning of words",
    /\b(?:visa|permit|offices?\b|papers|passport)/i,
    { words: ["visa", "permit", "papers", "passport"], begin: true, rest: "\\b(?:offices?\\b)" },
  ],
  [
    "alone",
    /visa|permit|papers|passport/i,
    { words: ["visa", "permit", "papers", "passport"], begin: false, rest: null },
  ],
  ["that are few", /visa|permit|papers|work visas?/i, null],
  ["of one case", /visa|permit|papers|passport/, null],
  ["before something else", /\b(?:visa|permit|papers|passport) needed/i, null],
])("tells plain words %s", (_, pattern, plain) => {
  expect(plainWordsOf(pattern)).toEqual(plain);
});
