import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readVisaSponsorship } from "#normalise/permits/visa-sponsorship.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { parseTsv } from "#taxonomy/tsv.ts";
import { readTerms } from "./terms.ts";

/** Terms as advertisements state them; `-` where a sentence states none. A row `title` is a title, whose languages are read. */
const table = parseTsv(
  "stated-terms.tsv",
  readFileSync(path.join(import.meta.dirname, "stated-terms.tsv"), "utf8"),
).map(({ field = "", value = "", sentence = "" }) => ({ field, value, sentence }));

function read(field: string, sentence: string): string {
  const title = field === "title" ? sentence : "Engineer";
  const prepared = prepareText(field === "title" ? "<p>We build boats.</p>" : `<p>${sentence}</p>`);
  const { terms } = readTerms({ title, prepared });
  switch (field) {
    case "years":
      return terms.yearsAsked === null ? "" : `${terms.yearsAsked.min ?? ""}-${terms.yearsAsked.max ?? ""}`;
    case "degree":
      return terms.degreeOptional ?? "";
    case "clearance":
      return terms.securityClearance ?? "";
    case "permit":
      return terms.workAuthorisation.join(", ");
    case "visa":
      return readVisaSponsorship({ prepared }).value ?? "";
    default:
      return terms.languagesAsked
        .map(({ language, level, required }) => [language, level, required ? "" : "nice"].filter(Boolean).join(" "))
        .join(", ");
  }
}

test.each(table)("$field $value: $sentence", ({ field, value, sentence }) => {
  expect(read(field, sentence) || "-").toBe(value);
});
