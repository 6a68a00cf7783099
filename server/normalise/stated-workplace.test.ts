import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseTsv } from "#taxonomy/tsv.ts";
import { readRemote } from "./remote.ts";
import { prepareText } from "./text/prepared-text.ts";

/** What advertisements say of the place of work; `other`: not, or not only, remote. */
const table = parseTsv(
  "stated-workplace.tsv",
  readFileSync(path.join(import.meta.dirname, "stated-workplace.tsv"), "utf8"),
);

test.each(table)("$language, $verdict: $sentence", ({ language = "", verdict = "", sentence = "" }) => {
  const prepared = prepareText(`<p>${sentence}</p>`);
  const read = readRemote({ title: "", locations: [], tags: [], workplace: undefined, prepared, language });
  expect(read.verdict === "remote" ? "remote" : "other").toBe(verdict);
});
