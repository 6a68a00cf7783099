import { expect, test } from "vitest";
import { rowsBeside } from "#test/normalise/rows-beside.ts";
import { readAd } from "#test/normalise/read-ad.ts";
import { aboutGardens } from "#test/normalise/about-gardens.ts";

/** Plain ways to ask for years, to state hours and to ask for a language. */
const rows = rowsBeside(import.meta.dirname, "term-frames.tsv").map(
  ({ field = "", language = "", value = "", frame = "" }) => ({ field, language, value, frame }),
);
const NUMBERS: Record<string, readonly number[]> = { years: [2, 3, 5, 8], hours: [16, 24, 32, 36], languages: [0] };

/** Two ways to write an ad: as plain text, and as a list of what is asked. */
const shapes = (language: string, text: string) => [
  `${aboutGardens(language)}\n\n${text}`,
  `<p>${aboutGardens(language)}</p><ul><li>${text}</li><li>4711</li></ul>`,
];

test.each(rows)("$language, $field: $frame", ({ field, language, value, frame }) => {
  for (const number of NUMBERS[field] ?? []) {
    for (const body of shapes(language, frame.replace("{n}", String(number)))) {
      const { yearsAsked, hoursAsked, languagesAsked } = readAd(body);
      if (field === "years") expect(yearsAsked?.min ?? yearsAsked?.max, body).toBe(number);
      else if (field === "hours") expect(hoursAsked?.min, body).toBe(number);
      else expect(languagesAsked, body).toContainEqual(expect.objectContaining({ language: value, required: true }));
    }
  }
});
