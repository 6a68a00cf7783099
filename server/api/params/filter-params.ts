import { z } from "zod";
import {
  eachFilter,
  type FilterName,
  filterOf,
  type FilterValues,
  type ListFilterName,
  type OpenFilterName,
  OPEN_FILTER_NAMES,
  type SingleFilterName,
} from "#contract/values/filters.ts";
import { asTyped, FILTER_VALUES, type Resolve, resolvePlace, resolver, resolveTechnology } from "./filter-values.ts";
import { many, oneOf, resolveAll, someOf } from "./raw-params.ts";

/** What the API document says of a filter, where its label says too little. */
const DESCRIPTIONS: Partial<Record<FilterName, string>> = {
  role: "Roles by slug or title. Any of them.",
  location: "Places by slug, name or label. Any of them.",
  experienceLevel: "Levels. Any of them.",
  employmentType: "One employment type; `all` is the same as none.",
  techStack: "Technologies by slug or name. Any of them.",
  company: "Companies by slug or name. Any of them.",
  industry: "Industries by slug or name. Any of them.",
  companySize: "One range of employees. The comma is part of the value.",
  datePosted: "The last 24 hours, 7 or 30 days.",
  education: "Education required. Any of them.",
  workAuthorisation:
    "Countries in which people must be allowed to work already: ISO codes, `EU`, or `unstated`. Any of them.",
  adLanguage: "Languages that the ad is written in, by ISO 639-1 code or name. Any of them.",
  languages: "Languages that people must speak, by ISO 639-1 code or name, or `unstated`. Any of them.",
};

/** A `+` in an address means a space, so the open-ended size often arrives without its plus. */
const OPEN_ENDED = /^(\d+)$/;
const sizeText = (raw: unknown): unknown => (typeof raw === "string" ? raw.trim().replace(OPEN_ENDED, "$1+") : raw);

type FilterParams = { [K in ListFilterName]: z.ZodType<string[]> } & {
  [K in SingleFilterName]: z.ZodType<string | null>;
};

/** The parameter of each filter. Those of long lists keep what was sent: `filterValues` resolves it. */
export const FILTER_PARAMS = eachFilter((name) => {
  const { takes, label, options, searchBox } = filterOf(name);
  const description = DESCRIPTIONS[name] ?? (takes === "several" ? `${label}. Any of them.` : `${label}.`);
  if (searchBox !== undefined) return many(name, description);
  if (takes === "several") return someOf(name, FILTER_VALUES[name], description);
  const one = oneOf(name, FILTER_VALUES[name], description, options === undefined ? [] : ["all"]);
  return name === "companySize" ? z.preprocess(sizeText, one) : one;
}) as FilterParams;

/** The parameters of the filters that need no account. */
export const OPEN_FILTER_PARAMS = Object.fromEntries(
  OPEN_FILTER_NAMES.map((name) => [name, FILTER_PARAMS[name]]),
) as Pick<FilterParams, OpenFilterName>;

const RESOLVERS: Partial<Record<FilterName, Resolve>> = { location: resolvePlace, techStack: resolveTechnology };
const resolverOf = (name: FilterName): Resolve => (RESOLVERS[name] ??= resolver(FILTER_VALUES[name]));

/** Returns the values of every filter from the parameters, in canonical form; a filter without a parameter is open. */
export function filterValues(params: Partial<FilterValues>, resolveCompany: Resolve): FilterValues {
  return eachFilter((name) => {
    const { takes, searchBox } = filterOf(name);
    const given = params[name] ?? (takes === "several" ? [] : null);
    if (searchBox === undefined || !Array.isArray(given)) return given;
    return resolveAll(given, name === "company" ? resolveCompany : resolverOf(name), asTyped);
  }) as FilterValues;
}
