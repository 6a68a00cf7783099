import { expect, test } from "vitest";
import { foldedSource, foldedText, LETTERS, NUMERALS } from "./folded-text.ts";

const characters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
const folded = characters.flatMap((character) => {
  const lower = foldedText(character);
  return lower === null ? [] : [{ character, lower }];
});

test("keeps each character in its place, and folds it to the same again", () => {
  expect(folded.filter(({ character, lower }) => lower.length !== character.length)).toEqual([]);
  expect(folded.filter(({ lower }) => foldedText(lower) !== lower)).toEqual([]);
});

test("tells letters and numerals from all other characters by few ranges", () => {
  const [isLetter, isNumeral] = [new RegExp(`[${LETTERS}]`, "u"), new RegExp(`[${NUMERALS}]`, "u")];
  expect(folded.filter(({ character, lower }) => isLetter.test(lower) !== /\p{L}/u.test(character))).toEqual([]);
  expect(folded.filter(({ character, lower }) => isNumeral.test(lower) !== /\p{N}/u.test(character))).toEqual([]);
});

test("folds together what expressions take for the same where they ignore case", () => {
  const different = folded.filter(({ character, lower }) => {
    if (character === lower) return false;
    const escaped = /[\p{L}\p{N}]/u.test(lower) ? lower : `\\u{${lower.codePointAt(0)!.toString(16)}}`;
    return !new RegExp(escaped, "iu").test(character);
  });
  expect(different).toEqual([]);
});

test.each(["Ваканция", "Zażółć GĘŚLĄ jaźń", "Größe", "在宅勤務OK", "½ etat, 10²", "Ţara Șoimilor", "🚀 Rust™"])(
  "folds what ads are written in: %s",
  (text) => {
    expect(foldedText(text)).toBe(text.toLowerCase());
  },
);

test.each(["İstanbul", "ﬁnance", "Αθήνα", "𝗥𝗲𝗺𝗼𝘁𝗲", "Ⅳ", "ſ", "\u212a"])(
  "doesn't fold other letters and numerals: %s",
  (text) => {
    expect(foldedText(text)).toBeNull();
  },
);

test.each([
  ["(?<!\\p{L})Visa(?!\\p{L})", "iu", `(?<![${LETTERS}])visa(?![${LETTERS}])`],
  ["[^A-Z.]+", "i", "[^A-Za-z.]+"],
  ["[À-Ü]", "iu", "[À-Üà-öø-ü]"],
  ["(?<![a-zÀ-ɏ])", "i", "(?<![a-zÀ-ɏ])"],
  ["[\\u2010-\\u2015\\w-.]", "i", "[\\u2010-\\u2015\\w-.]"],
  ["(?<Low>\\d+)\\/Woche", "iu", "(?<Low>\\d+)\\/woche"],
  // A range that holds "ſ" matches "s" in any case.
  ["[ž-ƀ]", "iu", "[ž-ƀs]"],
  ["[ž-ƀ]", "i", "[ž-ƀ]"],
])("gives /%s/%s another source for folded texts", (source, flags, expected) => {
  expect(foldedSource(new RegExp(source, flags))).toBe(expected);
});

test("a range of capitals and their lower case matches the same characters as ever", () => {
  for (const [source, flags] of [
    ["[À-ɏ]", "i"],
    ["[À-ɏ]", "iu"],
    ["[^A-ZÀ-Ž]", "iu"],
    ["[\\u0100-\\u0220]", "i"],
  ] as const) {
    const [own, plain] = [
      new RegExp(foldedSource(new RegExp(source, flags))!, flags.replace("i", "")),
      new RegExp(source, flags),
    ];
    expect(folded.filter(({ character, lower }) => own.test(lower) !== plain.test(character))).toEqual([]);
  }
});

test.each([
  ["another alphabet", /Αθήνα/iu],
  ["a property of letters of their own", /\p{Lm}/iu],
  ["a group that it names again", /(a|b)\1/iu],
  ["an escaped letter", /\u0041/iu],
  ["sets of characters", /[\p{L}--[a-z]]/iv],
])("gives none for an expression with %s", (_, pattern) => {
  expect(foldedSource(pattern)).toBeNull();
});
