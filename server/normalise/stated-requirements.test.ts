import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseTsv } from "#taxonomy/tsv.ts";
import { readEducation } from "./education/education.ts";
import { readEmploymentType } from "./employment-type.ts";
import { prepareText } from "./text/prepared-text.ts";

/** Education and form of employment as advertisements state them; `-` where a sentence asks for none. */
const table = parseTsv(
  "stated-requirements.tsv",
  readFileSync(path.join(import.meta.dirname, "stated-requirements.tsv"), "utf8"),
).map(({ field = "", language = "", value = "", sentence = "" }) => ({ field, language, value, sentence }));

test.each(table)("$language, $field $value: $sentence", ({ field, language, value, sentence }) => {
  const prepared = prepareText(`<p>${sentence}</p>`);
  const read =
    field === "education"
      ? readEducation({ prepared, language })
      : readEmploymentType({ title: "Editor", prepared, language });
  expect(read.value ?? "-").toBe(value);
});
