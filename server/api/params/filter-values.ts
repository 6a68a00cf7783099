import {
  type ChoiceFilterName,
  type TermFilterName,
  eachFilter,
  type FilterChoice,
  type FilterName,
} from "#contract/values/filters.ts";
import { choicesOf } from "#contract/values/terms/term-choices.ts";
import { companySizes } from "#taxonomy/company-sizes.ts";
import { educations } from "#taxonomy/education.ts";
import { industries } from "#taxonomy/industries.ts";
import { placeByCode, places } from "#taxonomy/places.ts";
import { roles } from "#taxonomy/roles.ts";
import { technologies } from "#taxonomy/technologies.ts";

export type LabelledValue = FilterChoice;

const ROLE_VALUES: readonly LabelledValue[] = roles.map(({ slug, title }) => ({ value: slug, label: title }));
const TECHNOLOGY_VALUES = technologies.map(({ slug, name }) => ({ value: slug, label: name }));
const PLACE_VALUES: readonly LabelledValue[] = places.map(({ slug, label }) => ({ value: slug, label }));

/** Values of the filters that take theirs from the taxonomy. */
const TAXONOMY_VALUES: Record<
  Exclude<FilterName, ChoiceFilterName | TermFilterName | "company">,
  readonly LabelledValue[]
> = {
  role: ROLE_VALUES,
  location: PLACE_VALUES,
  techStack: TECHNOLOGY_VALUES,
  industry: industries.map(({ slug, name }) => ({ value: slug, label: name })),
  companySize: companySizes.map(({ value, label }) => ({ value, label })),
  education: educations
    .map(({ value, label }) => ({ value, label }))
    .sort((a, b) => a.value.localeCompare(b.value, "en")),
};

const COUNTRY_VALUES = [
  { value: "EU", label: "European Union" },
  ...places.flatMap(({ kind, code, name }) =>
    kind === "country" && code !== null ? [{ value: code, label: name }] : [],
  ),
];

function valuesOf(name: FilterName): readonly LabelledValue[] {
  const fromTaxonomy = (TAXONOMY_VALUES as Partial<Record<FilterName, readonly LabelledValue[]>>)[name] ?? [];
  return [...choicesOf(name), ...fromTaxonomy, ...(name === "workAuthorisation" ? COUNTRY_VALUES : [])];
}

/** All values of each filter, in the order that its list shows them. Only the read model knows the companies. */
export const FILTER_VALUES: Record<FilterName, readonly LabelledValue[]> = eachFilter(valuesOf);

/** Returns the value that a text means, or null when it means none. */
export type Resolve = (text: string) => string | null;

/** A value that the taxonomy does not know, as it is compared. */
export const asTyped = (text: string): string => text.trim().toLowerCase();

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
  placeByName(text) ??
  placeByCode(text.trim())?.slug ??
  placeByName(text.replace(/^[^\p{L}]+|(?<!\s)\s+remote\s*$/giu, ""));
