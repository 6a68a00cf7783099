import { expect, test } from "vitest";
import { rowsBeside } from "#test/normalise/rows-beside.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import { normalise } from "./pipeline.ts";
import type { NormalisedPosting } from "./result.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

function boundsWords(bounds: Bounds | null): string {
  if (bounds === null) return "";
  const { min, max } = bounds;
  return min === max ? String(min) : `${min ?? ""}-${max ?? ""}`;
}

const VISA = { yes: "offered", no: "refused" };
const FIELDS: Record<string, (read: NormalisedPosting) => string> = {
  remote: ({ remote }) => (remote.verdict === "unknown" ? "" : remote.verdict),
  education: ({ education }) => education ?? "",
  salary: ({ salary }) =>
    salary === null ? "" : `${salary.min ?? ""}-${salary.max ?? ""} ${salary.currency} ${salary.period}`,
  employment: ({ employmentType }) => employmentType ?? "",
  years: ({ yearsAsked }) => boundsWords(yearsAsked),
  hours: ({ hoursAsked }) => boundsWords(hoursAsked),
  contract: ({ contractMonths }) => boundsWords(contractMonths),
  travel: ({ travelPercent }) => String(travelPercent?.max ?? travelPercent?.min ?? ""),
  visa: ({ visaSponsorship }) => (visaSponsorship === null ? "" : VISA[visaSponsorship]),
  languages: ({ languages }) => languages.toSorted().join(","),
  level: ({ levels }) => levels.join(","),
  deadline: ({ applicationDeadline }) => applicationDeadline ?? "",
  onCall: ({ onCall }) => onCall ?? "",
};

/** Ads of one to three short sentences, whose language few words tell; `-` says that the ad states nothing of the field. */
const rows = rowsBeside(import.meta.dirname, "short-ads.tsv");

test.each(rows)("$field, $language: $text", ({ field = "", title = "", location = "", text = "", value = "" }) => {
  const read = normalise(
    {
      externalId: "1",
      url: "https://jobs.example/1",
      title,
      company: { name: "Fernhill" },
      locations: location === "" ? [] : [location],
      body: text,
    },
    { sourceId: "test", sourceKind: "ats", now: NOW },
  );
  expect(FIELDS[field]?.(read)).toBe(value === "-" ? "" : value);
});
