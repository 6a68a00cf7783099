import type { FilterOption, FilterOptions } from "#contract/schemas/filter-options.ts";
import { FILTER_NAMES, type FilterName, filterOf, FILTERS } from "#contract/values/filters.ts";
import type { Job } from "#contract/schemas/job.ts";
import type { FacetCounts } from "#contract/schemas/jobs-query.ts";
import { type SearchPart, type SearchState, valuesOf } from "#web/features/search/search-state.ts";

/** Returns the options of a filter, or null while they load. Values of fixed options are sent in lower case. */
export function optionsOf(name: FilterName, lists: Partial<FilterOptions> | null): readonly FilterOption[] | null {
  const { options } = filterOf(name);
  const list = FILTERS[name].list;
  const given = list === null ? undefined : lists?.[list];
  if (given === undefined || given.length === 0) return options ?? null;
  return options === undefined ? given : given.map((option) => ({ ...option, value: option.value.toLowerCase() }));
}

/**
 * The option lists with the counts of one search in the place of the overall ones; an option the search does not count
 * holds no job.
 */
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

/**
 * The option lists with the companies that were asked for: the list holds the largest only, and the jobs found know the
 * names of the others.
 */
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
export type SearchLabels = Partial<Record<FilterName | "salaryMin", FilterOption[]>>;

/** The labels of a search's values: what a page needs of the option lists before anyone opens one. */
export function searchLabels(search: SearchState, options: Partial<FilterOptions> | null): SearchLabels {
  const labels: SearchLabels = {};
  for (const name of FILTER_NAMES) {
    const values = valuesOf(search, name);
    if (values.length === 0) continue;
    const wanted = new Set(values);
    labels[name] = (optionsOf(name, options) ?? [])
      .filter((option) => wanted.has(option.value))
      .map(({ value, label }) => ({ value, label }));
  }
  return labels;
}

/** What a chip says of one part: its name and its value. */
export function chipOf(labels: SearchLabels, part: SearchPart, value: string): { name: string; value: string } {
  switch (part) {
    case "q":
      return { name: "Text", value };
    case "salaryMin":
      return {
        name: "Salary",
        value: labels.salaryMin?.[0]?.label ?? `from $${Number(value).toLocaleString("en-US")} a year`,
      };
    case "eligibleOnly":
      return { name: "Only", value: "where I can be hired" };
    case "acceptsReferrals":
      return { name: "Only", value: "referable now" };
    default:
      return { name: FILTERS[part].chip, value: labelOf(labels, part, value) };
  }
}

/** The label of one value, from the labels given or the value itself. */
export function labelOf(labels: SearchLabels, filter: FilterName, value: string): string {
  return labels[filter]?.find((option) => option.value === value)?.label ?? value;
}
