import type { FilterOptions } from "#contract/schemas/filter-options.ts";
import type { Job } from "#contract/schemas/job.ts";
import type { FacetCounts } from "#contract/schemas/jobs-query.ts";

/**
 * Returns the option lists with the counts of one search instead of the overall ones. An option that the search doesn't
 * count has no job.
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
 * Returns the option lists with the selected companies added. The list has only the largest companies; the jobs found name
 * the others.
 */
export function withCompanies(
  options: FilterOptions,
  selected: readonly string[],
  found: readonly Pick<Job, "company">[],
) {
  const listed = new Set(options.companies.map(({ value }) => value));
  const names = new Map(found.map(({ company }) => [company.slug, company.name]));
  const missing = selected.flatMap((value) => {
    const label = listed.has(value) ? undefined : names.get(value);
    return label === undefined ? [] : [{ value, label }];
  });
  return missing.length === 0 ? options : { ...options, companies: [...missing, ...options.companies] };
}
