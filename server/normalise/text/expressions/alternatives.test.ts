import { expect, test } from "vitest";
import { alternativesOf } from "./alternatives.ts";

test.each<[string, RegExp, string[]]>([
  ["at the top", /visas?|permits?|papers/i, ["visas?", "permits?", "papers"]],
  [
    "between assertions",
    /(?<![a-z\d])(?:visas?|work (?:permit|visa)s?)(?![a-z])/i,
    ["(?<![a-z\\d])(?:visas?)(?![a-z])", "(?<![a-z\\d])(?:work (?:permit|visa)s?)(?![a-z])"],
  ],
  ["between ends of words", /\b(?:a[|)]b|c\|d)\b/, ["\\b(?:a[|)]b)\\b", "\\b(?:c\\|d)\\b"]],
  ["at the start", /^(?:ab|cd)/, ["^(?:ab)", "^(?:cd)"]],
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
