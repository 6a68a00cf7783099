import { expect, test } from "vitest";
import { anyCase } from "./any-case.ts";

const matches = (source: string, text: string) => new RegExp(`^(?:${anyCase(source)})$`, "u").test(text);

test.each([
  ["master", "MaStEr", true],
  ["(?-i:BTS|DUT)", "BTS", true],
  ["(?-i:BTS|DUT)", "bts", false],
  ["(?-i:MD(?= (?:degree))) degree", "MD degree", true],
  ["(?-i:MD(?= (?:degree))) degree", "MD DEGREE", false],
  ["(?-i:A\\.?A) degree", "AA Degree", true],
  ["título [áa-c]", "TÍTULO B", true],
  ["[^a-c]", "B", false],
  ["\\p{Ll}\\w{2}", "abC", true],
  ["\\p{Ll}\\w{2}", "Abc", false],
  ["(?<!x)ß{1,2}", "ß", true],
])("%s on %s: %s", (source, text, expected) => {
  expect(matches(source, text)).toBe(expected);
});
