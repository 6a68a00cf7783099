import { expect, test } from "vitest";
import { tagsOf } from "./word-tags.ts";
import { WordReader, wordsOf } from "./words.ts";

const words = (text: string): string[] => wordsOf(text).map(({ word }) => word);

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

test("says which words stand together without a space, and what a plural was typed as", () => {
  expect(wordsOf("front-end, engineers")).toEqual([
    { word: "front", typed: "front", joined: false },
    { word: "end", typed: "end", joined: true },
    { word: "engineer", typed: "engineers", joined: false },
  ]);
});

test("the reader tells words apart as their letters do", () => {
  const reader = new WordReader();
  const texts = ["Engineers engineer", ".NET C# C++ c", "Straße naïve Łódź ǅ", "x".repeat(60), "ss us cats"];
  for (const text of texts) {
    reader.read(text);
    const tags = reader.words().flatMap(({ word }) => tagsOf(word));
    expect([...reader.tags.subarray(0, reader.count * 2)]).toEqual(tags);
  }
});
