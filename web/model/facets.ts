import type { FilterList, FilterOption, FilterOptions } from "#contract/schemas/filter-options.ts";
import type { Job } from "#contract/schemas/job.ts";
import type { FacetCounts } from "#contract/schemas/jobs-query.ts";
import {
  type Facet,
  LIST_FACETS,
  type Part,
  type SearchState,
  SINGLE_FACETS,
  valuesOf,
} from "#web/features/search/search-state.ts";

/** What a facet is called in the bar, in a chip, and where its options come from. */
export const FACETS: Record<Facet, { label: string; chip: string; list: FilterList | null; any: string }> = {
  role: { label: "Role or Title", chip: "Role", list: "roleTitles", any: "Search jobs by role or Title" },
  location: { label: "Location", chip: "Location", list: "locations", any: "Any location" },
  experienceLevel: { label: "Experience", chip: "Level", list: "experienceLevels", any: "Any level" },
  employmentType: { label: "Job Type", chip: "Type", list: "employmentTypes", any: "All types" },
  techStack: { label: "Tech Stack", chip: "Tech", list: "techStacks", any: "Any technology" },
  company: { label: "Companies", chip: "Company", list: "companies", any: "Any company" },
  industry: { label: "Industries", chip: "Industry", list: "industries", any: "Any industry" },
  companySize: { label: "Company Size", chip: "Size", list: "companySizes", any: "Any size" },
  datePosted: { label: "Date Posted", chip: "Posted", list: null, any: "Any time" },
  education: { label: "Education Required", chip: "Education", list: "educationRequirements", any: "Any education" },
};

export const DATE_OPTIONS: FilterOption[] = [
  { value: "today", label: "Today" },
  { value: "week", label: "Last 7 days" },
  { value: "month", label: "Last 30 days" },
];

/** Experience levels and employment types are few and fixed: they are here at once, and the server's lists add the counts. */
export const FIXED_OPTIONS = {
  experienceLevel: [
    { value: "entry", label: "Entry Level" },
    { value: "junior", label: "Junior" },
    { value: "mid", label: "Mid Level" },
    { value: "senior", label: "Senior" },
    { value: "lead", label: "Expert / Lead" },
  ],
  employmentType: [
    { value: "full-time", label: "Full Time" },
    { value: "part-time", label: "Part Time" },
    { value: "contract", label: "Contract / Temporary" },
    { value: "internship", label: "Internship" },
  ],
} satisfies Partial<Record<Facet, FilterOption[]>>;

/** The options of a facet, or null while they load. Experience values are sent in lower case. */
export function facetOptions(facet: Facet, options: Partial<FilterOptions> | null): FilterOption[] | null {
  if (facet === "datePosted") return DATE_OPTIONS;
  const list = FACETS[facet].list;
  const given = list === null ? undefined : options?.[list];
  if (given === undefined || given.length === 0)
    return facet === "experienceLevel" || facet === "employmentType" ? FIXED_OPTIONS[facet] : null;
  return facet === "experienceLevel"
    ? given.map((option) => ({ ...option, value: option.value.toLowerCase() }))
    : given;
}

/** The option lists with the counts of one search in the place of the overall ones; an option the search does not count holds no job. */
export function withCounts(options: FilterOptions, facets: FacetCounts | undefined): FilterOptions {
  if (facets === undefined) return options;
  const counted = Object.entries(options).map(([list, choices]) => {
    const counts = facets[list];
    return [
      list,
      counts === undefined ? choices : choices.map((option) => ({ ...option, count: counts[option.value] ?? 0 })),
    ];
  });
  return Object.fromEntries(counted) as FilterOptions;
}

/** The option lists with the companies that were asked for: the list holds the largest only, and the jobs found know the names of the others. */
export function withCompanies(
  options: FilterOptions,
  asked: readonly string[],
  found: readonly Pick<Job, "company">[],
) {
  const listed = new Set(options.companies.map(({ value }) => value));
  const names = new Map(found.map(({ company }) => [company.slug, company.name]));
  const missing = asked.flatMap((value) => {
    const label = listed.has(value) ? undefined : names.get(value);
    return label === undefined ? [] : [{ value, label }];
  });
  return missing.length === 0 ? options : { ...options, companies: [...missing, ...options.companies] };
}

/** Labels of the values a search names. */
export type SearchLabels = Partial<Record<Facet | "salaryMin", FilterOption[]>>;

/** The labels of a search's values: what a page needs of the option lists before anyone opens one. */
export function searchLabels(search: SearchState, options: Partial<FilterOptions> | null): SearchLabels {
  const labels: SearchLabels = {};
  for (const facet of [...LIST_FACETS, ...SINGLE_FACETS]) {
    const values = valuesOf(search, facet);
    if (values.length === 0) continue;
    const wanted = new Set(values);
    labels[facet] = (facetOptions(facet, options) ?? [])
      .filter((option) => wanted.has(option.value))
      .map(({ value, label }) => ({ value, label }));
  }
  return labels;
}

/** What a chip says of one part: its name and its value. */
export function chipOf(labels: SearchLabels, part: Part, value: string): { name: string; value: string } {
  switch (part) {
    case "q":
      return { name: "Text", value };
    case "salaryMin":
      return {
        name: "Salary",
        value: labels.salaryMin?.[0]?.label ?? `from $${Number(value).toLocaleString("en-US")} a year`,
      };
    case "eligible":
      return { name: "Only", value: "where I can be hired" };
    case "referrable":
      return { name: "Only", value: "referrable now" };
    default:
      return { name: FACETS[part].chip, value: labelOf(labels, part, value) };
  }
}

/** The label of one value, from the labels given or the value itself. */
export function labelOf(labels: SearchLabels, facet: Facet, value: string): string {
  return labels[facet]?.find((option) => option.value === value)?.label ?? value;
}
