import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { parseTsv } from "#taxonomy/tsv.ts";
import { readLevels } from "./levels.ts";

/** Levels as bodies of advertisements state them; `-` where a sentence says nothing of this job. */
const table = parseTsv(
  "stated-levels.tsv",
  readFileSync(path.join(import.meta.dirname, "stated-levels.tsv"), "utf8"),
).map(({ level = "", sentence = "" }) => ({ level, sentence }));

test.each(table)("$level: $sentence", ({ level, sentence }) => {
  const { value } = readLevels({
    title: "Vacancy 12",
    prepared: prepareText(`<p>${sentence}</p>`),
    years: { value: null, evidence: "" },
  });
  expect(value.join(",") || "-").toBe(level);
});
