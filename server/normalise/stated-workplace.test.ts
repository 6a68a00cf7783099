import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parseTsv } from "#taxonomy/tsv.ts";
import { readRemote } from "./remote.ts";
import { prepareText } from "./text/prepared-text.ts";

const tableOf = (file: string) => parseTsv(file, readFileSync(path.join(import.meta.dirname, file), "utf8"));

function verdictOf(language: string, text: string, title = "", locations: readonly string[] = []): string {
  const prepared = prepareText(`<p>${text}</p>`);
  const read = readRemote({ title, locations, tags: [], workplace: undefined, prepared, language });
  return read.verdict === "remote" ? "remote" : "other";
}

/** `other` in both tables: not, or not only, remote. */
describe("what advertisements say of the place of work", () => {
  test.each(tableOf("stated-workplace.tsv"))(
    "$language, $verdict: $sentence",
    ({ language = "", verdict = "", sentence = "" }) => {
      expect(verdictOf(language, sentence)).toBe(verdict);
    },
  );
});

describe("what they say beside a title and a location", () => {
  test.each(tableOf("stated-workplace-ads.tsv"))(
    "$language, $verdict: $title, $location: $text",
    ({ language = "", verdict = "", title, location = "", text = "" }) => {
      expect(verdictOf(language, text, title, [location])).toBe(verdict);
    },
  );
});
