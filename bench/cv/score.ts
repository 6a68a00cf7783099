import type { CvFinding, CvReading } from "#contract/values/desk/cv/cv-reading.ts";
import type { CvPerson } from "./cv-person.ts";

export const CV_FIELDS = ["name", "country", "roles", "level", "years", "skills", "languages", "links"] as const;
export type CvField = (typeof CV_FIELDS)[number];
/** Fields that are either read or not. */
export const FIELDS_APART: ReadonlySet<CvField> = new Set(["years"]);

/** How many values were proposed, right and labelled; and how many of those called sure were right. */
export interface Counts {
  said: number;
  right: number;
  labelled: number;
  sureSaid: number;
  sureRight: number;
}

export const noCounts = (): Counts => ({ said: 0, right: 0, labelled: 0, sureSaid: 0, sureRight: 0 });

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    said: one.said + other.said,
    right: one.right + other.right,
    labelled: one.labelled + other.labelled,
    sureSaid: one.sureSaid + other.sureSaid,
    sureRight: one.sureRight + other.sureRight,
  };
}

/** Years may differ by this much: two bare years don't say the months. */
const YEARS_APART = 0.5;

const linkKey = (link: string) =>
  link
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/$/, "");
const languageKey = ({ code, level }: CvPerson["label"]["languages"][number]) => `${code} ${level}`;
const asList = <Value>(finding: CvFinding<Value> | null): CvFinding<Value>[] => (finding === null ? [] : [finding]);

/** Compares what was read with the label. */
export function scoreReading(
  reading: CvReading,
  { name, label }: CvPerson,
): { counts: Record<CvField, Counts>; misses: string[] } {
  const misses: string[] = [];
  const compare = (field: CvField, findings: CvFinding<string>[], expected: readonly string[]): Counts => {
    const right = findings.filter(({ value }) => expected.includes(value));
    for (const { value, sure, evidence } of findings)
      if (!expected.includes(value)) misses.push(`${field}: wrong ${value}${sure ? " (sure)" : ""} from “${evidence}”`);
    for (const value of expected)
      if (!findings.some((each) => each.value === value)) misses.push(`${field}: missed ${value}`);
    const sure = findings.filter((each) => each.sure);
    return {
      said: findings.length,
      right: right.length,
      labelled: expected.length,
      sureSaid: sure.length,
      sureRight: sure.filter(({ value }) => expected.includes(value)).length,
    };
  };
  const keyed = <Value>(findings: CvFinding<Value>[], keyOf: (value: Value) => string) =>
    findings.map(({ value, ...rest }) => ({ value: keyOf(value), ...rest }));
  const years = asList(reading.years).map((finding) => ({
    ...finding,
    value: Math.abs(finding.value - label.years) <= YEARS_APART ? String(label.years) : String(finding.value),
  }));
  const counts = {
    name: compare(
      "name",
      keyed(asList(reading.name), (value) => value.toLowerCase()),
      [personName(name).toLowerCase()],
    ),
    country: compare("country", asList(reading.country), label.country === null ? [] : [label.country]),
    // Roles of earlier jobs are there to choose from, so only what is called sure counts.
    roles: compare(
      "roles",
      reading.roles.filter(({ sure }) => sure),
      label.roles,
    ),
    level: compare("level", asList(reading.level), [label.level]),
    years: compare("years", years, [String(label.years)]),
    skills: compare("skills", reading.skills, label.skills),
    languages: compare("languages", keyed(reading.languages, languageKey), label.languages.map(languageKey)),
    links: compare("links", keyed(reading.links, linkKey), label.links.map(linkKey)),
  };
  return { counts, misses };
}

/** A title before the name is no part of it. */
function personName(name: string): string {
  return name.replace(/^Dr\. /, "");
}
