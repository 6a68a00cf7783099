import type { ProfileLanguage, ProfileValues } from "#contract/schemas/desk/profile.ts";
import type { CvFinding, CvReading } from "#contract/values/desk/cv/cv-reading.ts";

/** The fields that a CV can say. */
export const CV_FIELDS = ["name", "roles", "country", "level", "skills", "languages", "links"] as const;
export type CvField = (typeof CV_FIELDS)[number];

/** One value that was read, for the person to take or leave. */
export interface ReviewLine {
  id: string;
  field: CvField;
  value: string | ProfileLanguage;
  sure: boolean;
  evidence: string;
}

/** What the review shows: values to decide about, the fields whose values the profile has already, and those that the CV doesn't say. */
export interface Review {
  lines: ReviewLine[];
  known: CvField[];
  missing: CvField[];
}

/** Returns what a reading adds to a profile. */
export function reviewOf(reading: CvReading, profile: ProfileValues): Review {
  const review: Review = { lines: [], known: [], missing: [] };
  for (const field of CV_FIELDS) {
    const findings = findingsOf(reading, field);
    const added = findings.filter(({ value }) => !holds(profile, field, value));
    if (findings.length === 0) review.missing.push(field);
    else if (added.length === 0) review.known.push(field);
    for (const finding of added) review.lines.push({ id: `${field} ${keyOf(finding.value)}`, field, ...finding });
  }
  return review;
}

function findingsOf(reading: CvReading, field: CvField): CvFinding<string | ProfileLanguage>[] {
  const found = reading[field];
  return Array.isArray(found) ? found : found === null ? [] : [found];
}

const keyOf = (value: string | ProfileLanguage) => (typeof value === "string" ? value : `${value.code} ${value.level}`);

function holds(profile: ProfileValues, field: CvField, value: string | ProfileLanguage): boolean {
  const now = profile[field];
  return Array.isArray(now) ? now.some((entry) => keyOf(entry) === keyOf(value)) : now === value;
}

/** Returns the values of the lines that the person takes, as the form adds them. */
export function filledBy(lines: readonly ReviewLine[]): Partial<ProfileValues> {
  const filled: { [Field in CvField]?: unknown } = {};
  for (const { field, value } of lines) {
    const single = field === "name" || field === "country" || field === "level";
    filled[field] = single ? value : [...((filled[field] as unknown[] | undefined) ?? []), value];
  }
  return filled as Partial<ProfileValues>;
}
