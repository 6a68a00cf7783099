import type { JobFieldName } from "./job-fields.ts";

export interface FilterChoice {
  value: string;
  label: string;
}

interface Filter {
  /** The filter's option list, and its counts in answers; null for the windows of time, which have no list. */
  list: string | null;
  /** The job field that holds its values; null where search works them out. A job that states none counts under an option `unstated`. */
  field: JobFieldName | null;
  /** How many values a search takes. The value of a single-value parameter may contain a comma. */
  takes: "one" | "several";
  /**
   * How the forward index holds a job's values. `single`: one code. `combination`: one code for a set of values, where few different sets
   * occur. `many`: a list of codes.
   */
  index: "single" | "combination" | "many" | null;
  /** Whether visitors without an account can use it. */
  open: boolean;
  /** `terms`: the filters about a job's terms, which the advanced panel collapses. Their choices are in `terms/term-choices.ts`. */
  group?: "terms";
  label: string;
  /** Its name in the chip of a chosen value, and what its control says while nothing is chosen. */
  chip: string;
  any: string;
  /** All choices, where they are few and fixed. Other lists come from the taxonomy and the live jobs. */
  options?: readonly FilterChoice[];
  /** For a list so long that its control has a search box: what it lists, advice when nothing matches, and how many it shows. */
  searchBox?: { noun: string; hint: string; limit?: number };
}

/**
 * A filter about a job's terms: parameter, list and field share one name, and so does the label unless it says more. The home page loads these
 * declarations, so they are short.
 */
const term = <
  const Name extends JobFieldName,
  const Takes extends Filter["takes"],
  const Index extends NonNullable<Filter["index"]>,
>(
  list: Name,
  takes: Takes,
  index: Index,
  label = list.replace(/^.|[A-Z]/g, (letter) => ` ${letter.toUpperCase()}`).trim(),
  chip = label,
) => ({ list, field: list, takes, index, open: false as const, group: "terms" as const, label, chip, any: "Any" });
/** Filters about a job's terms of which a search takes several values. */
const terms = <const Index extends NonNullable<Filter["index"]>, const Name extends JobFieldName>(
  index: Index,
  ...names: Name[]
) =>
  Object.fromEntries(names.map((name) => [name, term(name, "several", index)])) as {
    [K in Name]: ReturnType<typeof term<K, "several", Index>>;
  };
/** For a list of which only what open jobs have is shown. */
const boxOf = (noun: string) => ({ noun, hint: `No open job has other ${noun}.` });

/**
 * The filters of a search, each declared once, in the order of the address. The key is the parameter. Query parameters, options, facets
 * of the read model, URL state, controls, chips and the API document follow.
 */
export const FILTERS = {
  role: {
    list: "roleTitles",
    field: "roles",
    takes: "several",
    index: "many",
    open: true,
    label: "Role or Title",
    chip: "Role",
    any: "Search jobs by role or Title",
    searchBox: { noun: "roles", hint: "Try a shorter word, such as engineer." },
  },
  location: {
    list: "locations",
    field: null,
    takes: "several",
    index: "combination",
    open: true,
    label: "Location",
    chip: "Location",
    any: "Any location",
    searchBox: { noun: "places", hint: "Try a country, a region or Worldwide." },
  },
  experienceLevel: {
    list: "experienceLevels",
    field: "levels",
    takes: "several",
    index: "combination",
    open: true,
    label: "Experience",
    chip: "Level",
    any: "Any level",
    options: [
      { value: "entry", label: "Entry Level" },
      { value: "junior", label: "Junior" },
      { value: "mid", label: "Mid Level" },
      { value: "senior", label: "Senior" },
      { value: "lead", label: "Expert / Lead" },
    ],
  },
  employmentType: {
    list: "employmentTypes",
    field: "employmentType",
    takes: "one",
    index: "single",
    open: true,
    label: "Job Type",
    chip: "Type",
    any: "All types",
    options: [
      { value: "full-time", label: "Full Time" },
      { value: "part-time", label: "Part Time" },
      { value: "contract", label: "Contract / Temporary" },
      { value: "internship", label: "Internship" },
    ],
  },
  techStack: {
    list: "techStacks",
    field: "techStack",
    takes: "several",
    index: "many",
    open: false,
    label: "Tech Stack",
    chip: "Tech",
    any: "Any technology",
    searchBox: { noun: "technologies", hint: "Try a shorter word." },
  },
  company: {
    list: "companies",
    field: null,
    takes: "several",
    index: "single",
    open: false,
    label: "Companies",
    chip: "Company",
    any: "Any company",
    searchBox: { noun: "companies", hint: "Companies with no open job are not listed.", limit: 300 },
  },
  industry: {
    list: "industries",
    field: "industries",
    takes: "several",
    index: "combination",
    open: false,
    label: "Industries",
    chip: "Industry",
    any: "Any industry",
    searchBox: { noun: "industries", hint: "Try a shorter word." },
  },
  companySize: {
    list: "companySizes",
    field: "companySize",
    takes: "one",
    index: "single",
    open: false,
    label: "Company Size",
    chip: "Size",
    any: "Any size",
  },
  datePosted: {
    list: null,
    field: null,
    takes: "one",
    index: null,
    open: false,
    label: "Date Posted",
    chip: "Posted",
    any: "Any time",
    options: [
      { value: "today", label: "Today" },
      { value: "week", label: "Last 7 days" },
      { value: "month", label: "Last 30 days" },
    ],
  },
  education: {
    list: "educationRequirements",
    field: "education",
    takes: "several",
    index: "single",
    open: false,
    label: "Education Required",
    chip: "Education",
    any: "Any education",
  },
  visaSponsorship: {
    list: "visaSponsorship",
    field: "visaSponsorship",
    takes: "several",
    index: "single",
    open: false,
    label: "Visa Sponsorship",
    chip: "Visa",
    any: "Any",
    options: [
      { value: "yes", label: "Sponsors visas" },
      { value: "no", label: "No visa sponsorship" },
      { value: "unstated", label: "Not stated" },
    ],
  },
  securityClearance: term("securityClearance", "one", "single"),
  workAuthorisation: {
    ...term("workAuthorisation", "several", "combination"),
    searchBox: boxOf("countries"),
  },
  adLanguage: { ...term("adLanguage", "several", "single"), searchBox: boxOf("languages") },
  languages: { ...term("languages", "several", "combination"), searchBox: boxOf("languages") },
  experienceYears: term("experienceYears", "several", "single", "Years of Experience", "Years"),
  degreeOptional: term("degreeOptional", "one", "single"),
  ...terms("combination", "weeklyHours", "contractLength", "disclosures", "extraPay", "applicationEffort"),
  ...terms("single", "deadline", "travel", "onCall", "vacancy"),
} as const satisfies Record<string, Filter>;

type Filters = typeof FILTERS;
type NamesWhere<Part> = { [K in FilterName]: Filters[K] extends Part ? K : never }[FilterName];

export type FilterName = keyof Filters;
/** Filters of which a search takes several values, and those of which it takes one. */
export type ListFilterName = NamesWhere<{ takes: "several" }>;
export type SingleFilterName = NamesWhere<{ takes: "one" }>;
/** Filters whose choices are declared here. */
export type ChoiceFilterName = NamesWhere<{ options: readonly FilterChoice[] }>;
/** Filters about a job's terms. */
export type TermFilterName = NamesWhere<{ group: "terms" }>;
/** Filters that need no account. */
export type OpenFilterName = NamesWhere<{ open: true }>;
/** Filters that have an option list. */
export type FacetName = NamesWhere<{ list: string }>;
/** The option lists of `GET /api/jobs/filter-options` (specification, section 3). */
export type FilterList = Filters[FacetName]["list"];
/** Job fields that search reads for a filter. */
export type FilteredFieldName = Extract<Filters[FilterName]["field"], string>;

export type DateWindow = Filters["datePosted"]["options"][number]["value"];

/** The values chosen in each filter; an empty list or null leaves it open. */
export type FilterValues = { [K in ListFilterName]: string[] } & {
  [K in SingleFilterName]: (K extends "datePosted" ? DateWindow : string) | null;
};

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];
export const FACET_NAMES = FILTER_NAMES.filter((name): name is FacetName => FILTERS[name].list !== null);
export const FILTER_LISTS: readonly FilterList[] = FACET_NAMES.map((name) => FILTERS[name].list);

export const OPEN_FILTER_NAMES = FILTER_NAMES.filter((name): name is OpenFilterName => FILTERS[name].open);

/** Reads a filter without the exact types of its declaration. */
export const filterOf: (name: FilterName) => Filter = (name) => FILTERS[name];

/** Returns the label of a declared option; any other value is its own label. */
export function optionLabel(name: ChoiceFilterName, value: string): string {
  return filterOf(name).options?.find((option) => option.value === value)?.label ?? value;
}

/** Returns a value for each filter, under its parameter. */
export function eachFilter<Value>(valueOf: (name: FilterName) => Value): Record<FilterName, Value> {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, valueOf(name)])) as Record<FilterName, Value>;
}

/** Returns filters that are all open. */
export function openFilters(): FilterValues {
  return eachFilter((name) => (FILTERS[name].takes === "several" ? [] : null)) as FilterValues;
}
