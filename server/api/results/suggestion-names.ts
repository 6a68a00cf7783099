import type { FilterList } from "#contract/schemas/filter-options.ts";
import type { Suggestion } from "#contract/schemas/search-suggest.ts";
import { fold } from "#taxonomy/fold.ts";
import { industries } from "#taxonomy/industries.ts";
import { places } from "#taxonomy/places.ts";
import { roles } from "#taxonomy/roles.ts";
import { technologies } from "#taxonomy/technologies.ts";
import { FILTERS } from "#contract/values/filters.ts";

type Kind = Suggestion["kind"];

/** The facet that counts each kind, and the parameter that takes its values. */
export const KINDS: Record<Kind, { facet: FilterList; parameter: Suggestion["parameter"] }> = {
  technology: { facet: "techStacks", parameter: "techStack" },
  role: { facet: "roleTitles", parameter: "role" },
  place: { facet: "locations", parameter: "location" },
  company: { facet: "companies", parameter: "company" },
  industry: { facet: "industries", parameter: "industry" },
  level: { facet: "experienceLevels", parameter: "experienceLevel" },
  type: { facet: "employmentTypes", parameter: "employmentType" },
};

export interface KnownName {
  kind: Kind;
  value: string;
  label: string;
  /** The name and its aliases, folded. */
  names: readonly string[];
}

function knownName(kind: Kind, value: string, label: string, names: readonly string[]): KnownName {
  return { kind, value, label, names: [...new Set(names.map(fold))] };
}

/** Every taxonomy value that a text may mean. */
export const KNOWN_NAMES: readonly KnownName[] = [
  ...technologies.map(({ slug, name, aliases, short }) =>
    knownName("technology", slug, name, [name, ...aliases, ...short]),
  ),
  ...roles.map(({ slug, title, aliases }) => knownName("role", slug, title, [title, ...aliases])),
  ...places.map(({ kind, slug, label, name, aliases, fieldAliases }) =>
    // The world's other names, such as international, mean more than where one works.
    knownName("place", slug, label, kind === "worldwide" ? [name, "anywhere"] : [name, ...aliases, ...fieldAliases]),
  ),
  ...industries.map(({ slug, name }) => knownName("industry", slug, name, [name])),
  ...FILTERS.experienceLevel.options.map(({ value, label }) => knownName("level", value, label, [value, label])),
  ...FILTERS.employmentType.options.map(({ value, label }) => knownName("type", value, label, [value, label])),
];
