import { expect, test } from "vitest";
import { splitSentences } from "./sentences.ts";

test.each([
  ["We bake. You sell!", ["We bake.", "You sell!"]],
  ["Use ovens, e.g. Old ones. Bake.", ["Use ovens, e.g. Old ones.", "Bake."]],
  ["Based in the U.S. You will bake.", ["Based in the U.S.", "You will bake."]],
  ["Remote? No.", ["Remote? No."]],
  ["Pay is $45.50 an hour. Apply.", ["Pay is $45.50 an hour.", "Apply."]],
  ["", []],
])("%s", (line, sentences) => {
  expect(splitSentences(line)).toEqual(sentences);
});

test("cuts a very long sentence at spaces", () => {
  const parts = splitSentences("bread ".repeat(500));
  expect(parts.length).toBeGreaterThan(4);
  expect(parts.every((part) => part.length <= 600)).toBe(true);
});
