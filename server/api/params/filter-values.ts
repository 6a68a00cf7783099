import { EMPLOYMENT_TYPES, LEVELS } from "#contract/schemas/job.ts";
import { companySizes } from "#taxonomy/company-sizes.ts";
import { educations } from "#taxonomy/education.ts";
import { industries } from "#taxonomy/industries.ts";
import { placeByCode, places } from "#taxonomy/places.ts";
import { roles } from "#taxonomy/roles.ts";
import { technologies } from "#taxonomy/technologies.ts";

export interface LabelledValue {
  value: string;
  label: string;
}

const LEVEL_LABELS = {
  entry: "Entry Level",
  junior: "Junior",
  mid: "Mid Level",
  senior: "Senior",
  lead: "Expert / Lead",
};
const TYPE_LABELS = {
  "full-time": "Full Time",
  "part-time": "Part Time",
  contract: "Contract / Temporary",
  internship: "Internship",
};

/** The values of the filters whose values are few and fixed, in the order the specification lists them. */
export const LEVEL_VALUES: readonly LabelledValue[] = LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }));
export const TYPE_VALUES: readonly LabelledValue[] = EMPLOYMENT_TYPES.map((value) => ({
  value,
  label: TYPE_LABELS[value],
}));
export const SIZE_VALUES: readonly LabelledValue[] = companySizes.map(({ value, label }) => ({ value, label }));
export const EDUCATION_VALUES: readonly LabelledValue[] = educations
  .map(({ value, label }) => ({ value, label }))
  .sort((a, b) => a.value.localeCompare(b.value, "en"));
export const WINDOW_VALUES: readonly LabelledValue[] = [
  { value: "today", label: "Today" },
  { value: "week", label: "Last 7 days" },
  { value: "month", label: "Last 30 days" },
];

export const ROLE_VALUES: readonly LabelledValue[] = roles.map(({ slug, title }) => ({ value: slug, label: title }));
export const TECHNOLOGY_VALUES: readonly LabelledValue[] = technologies.map(({ slug, name }) => ({
  value: slug,
  label: name,
}));
export const INDUSTRY_VALUES: readonly LabelledValue[] = industries.map(({ slug, name }) => ({
  value: slug,
  label: name,
}));
export const PLACE_VALUES: readonly LabelledValue[] = places.map(({ slug, label }) => ({ value: slug, label }));

/** Gives the value that a text means, or null when it means none. */
export type Resolve = (text: string) => string | null;

/** Finds a value by itself or by its label, in any case. */
export function resolver(values: readonly LabelledValue[]): Resolve {
  const known = new Map<string, string>();
  for (const { value, label } of values.toReversed()) known.set(label.toLowerCase(), value);
  for (const { value } of values) known.set(value.toLowerCase(), value);
  return (text) => known.get(text.trim().toLowerCase()) ?? null;
}

/** Finds a technology by slug or name. */
export const resolveTechnology: Resolve = resolver(TECHNOLOGY_VALUES);

const placeByName = resolver([...PLACE_VALUES, ...places.map(({ slug, name }) => ({ value: slug, label: name }))]);

/** Finds a place by slug, name, ISO code or label, the label with or without its emoji and "Remote". */
export const resolvePlace: Resolve = (text) =>
  placeByName(text) ?? placeByCode(text.trim())?.slug ?? placeByName(text.replace(/^[^\p{L}]+|\s+remote\s*$/giu, ""));
