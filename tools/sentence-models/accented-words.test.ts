import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ACCENTED_WORDS } from "#normalise/text/plain/accents.ts";
import { accentedWordsText } from "./accented-words.ts";

test("accented-words.tsv holds the words of the tables; else run: node tools/sentence-models/accented-words.ts", () => {
  expect(readFileSync(ACCENTED_WORDS, "utf8")).toBe(accentedWordsText());
});
