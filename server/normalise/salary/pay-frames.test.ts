import { expect, test } from "vitest";
import { aboutGardens } from "#test/normalise/about-gardens.ts";
import { readAd } from "#test/normalise/read-ad.ts";
import { rowsBeside } from "#test/normalise/rows-beside.ts";

/** What recruiters say around pay, and how they write an amount; any of the one goes with any of the other. */
const rows = rowsBeside(import.meta.dirname, "pay-frames.tsv").map(
  ({ language = "", kind = "", text = "", salary = "" }) => ({ language, kind, text, salary }),
);
const COUNTRIES: Record<string, string> = {
  en: "United Kingdom",
  nl: "Netherlands",
  pl: "Poland",
  de: "Germany",
  fr: "France",
  es: "Spain",
  sv: "Sweden",
  pt: "Portugal",
  it: "Italy",
};

test.each(Object.entries(COUNTRIES))("every amount is read in every frame of %s", (language, country) => {
  const of = (kind: string) => rows.filter((row) => row.language === language && row.kind === kind);
  const misread: string[] = [];
  for (const frame of of("frame"))
    for (const { text, salary } of of("amount")) {
      const sentence = frame.text.replace("{a}", text);
      const { salary: read } = readAd(`${aboutGardens(language)}\n\n${sentence}`, country);
      const words = read === null ? "-" : `${read.min ?? ""}-${read.max ?? ""} ${read.currency} ${read.period}`;
      // "Starting on" and the like make an amount a lower bound.
      const isLowest = words === salary.replace(/^(\S+?)-\S+ /, "$1- ");
      if (words !== salary && !isLowest) misread.push(`${sentence} → ${words}`);
    }
  expect(of("amount").length).toBeGreaterThan(0);
  expect(misread).toEqual([]);
});
