import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "#taxonomy/fold.ts";
import { hashWord } from "./word-hash.ts";
import { WordReader, wordsOf } from "./words.ts";

const words = (text: string | Uint8Array): string[] => wordsOf(text).map(({ word }) => word);

test.each([
  ["Senior Engineer", ["senior", "engineer"]],
  ["C++, C# and .NET", ["c++", "c#", "and", ".net"]],
  ["ASP.NET Core", ["asp", ".net", "core"]],
  ["https://example.network/", ["http", "example", "network"]],
  ["Node.js / CI/CD", ["node", "js", "ci", "cd"]],
  ["Zürich · Łódź · STRAẞE · Ångström", ["zurich", "lodz", "strasse", "angstrom"]],
  ["e\u0301tude", ["etude"]],
  ["Инженер 工程师", ["инженер", "工程师"]],
  ["engineers analysis business css status", ["engineer", "analysis", "business", "css", "status"]],
  ["driver's", ["driver", "s"]],
  ["\u0301 a", ["a"]],
  ["", []],
  [" -–—· ", []],
  ["x".repeat(60), ["x".repeat(40)]],
])("%j is read as %j", (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test("marks words without a space before them, and keeps plurals as typed", () => {
  expect(wordsOf("front-end, engineers")).toEqual([
    { word: "front", typed: "front", joined: false },
    { word: "end", typed: "end", joined: true },
    { word: "engineer", typed: "engineers", joined: false },
  ]);
});

const LETTERS = String.raw`[\p{L}\p{N}\p{M}]`;
const WORD = new RegExp(String.raw`(\.net(?!${LETTERS})|${LETTERS}+)(\+\+)?`, "giu");

/** Splits words by regular expressions; characters of two UTF-16 units are marks. */
function splitByRegExp(text: string): string[] {
  const units = text.replace(/[^\0-\ud7ff\ue000-\uffff]/gu, "\ufffd");
  return Array.from(units.matchAll(WORD), ({ 0: all, 1: letters = "", 2: plus = "", index }) => {
    const word = Array.from(letters, (letter) => fold(fold(letter)))
      .join("")
      .slice(0, 40);
    if (word === "") return "";
    if (plus !== "") return `${word}++`;
    if (word.length === 1 && units[index + all.length] === "#") return `${word}#`;
    return word.length >= 4 ? word.replace(/(?<=[a-hj-rtv-z])s$/, "") : word;
  }).filter((word) => word !== "");
}

const pieces = ".NET net ne c c++ C# + # . Engineers us é ß İ ﬁ ǅs 日本 ’ – 😀 \u0301 \u00a0 \ud800".split(" ");
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(" ", "x".repeat(39), ...pieces),
      fc.string({ unit: "binary", maxLength: 6 }),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

test("splits any text like regular expressions do, from a string and from bytes, with one hash per word", () => {
  const reader = new WordReader();
  fc.assert(
    fc.property(anyText, (text) => {
      const expected = splitByRegExp(text);
      for (const given of [text, Buffer.from(text)]) {
        expect(words(given)).toEqual(expected);
        reader.read(given);
        expect([...reader.hashes.subarray(0, reader.count * 2)]).toEqual(expected.flatMap(hashWord));
      }
    }),
    { numRuns: 2000 },
  );
});
