import type { FilterList } from "#contract/filter-options.ts";
import type { FacetCounts, JobsQuery } from "#contract/jobs-query.ts";
import { FACETS } from "#search/facets.ts";
import type { Tally } from "#search/tally.ts";

/** Companies counted by name in one answer: as many as the company list shows. */
export const MAX_COMPANIES = 300;

/** Values of a list with their counts, the most frequent first, at most `most` of them. */
export function topCounts(tally: Tally, list: FilterList, most = Infinity): [value: string, count: number][] {
  const facet = FACETS.findIndex((each) => each.list === list);
  const entries = [...tally.entries(facet)];
  if (entries.length > 1) entries.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return entries.length > most ? entries.slice(0, most) : entries;
}

/** Counts of every option that would find something, by filter list; of companies the largest and those asked for. */
export function facetCounts(tally: Tally, query: JobsQuery): FacetCounts {
  const counts: FacetCounts = {};
  FACETS.forEach(({ list }, facet) => {
    if (list !== "companies") counts[list] = Object.fromEntries(tally.entries(facet));
  });
  const companies = new Map(topCounts(tally, "companies", MAX_COMPANIES));
  if (query.company.length > 0) {
    const asked = new Set(query.company);
    for (const [slug, count] of tally.entries(FACETS.findIndex(({ list }) => list === "companies"))) {
      if (asked.has(slug)) companies.set(slug, count);
    }
  }
  counts["companies"] = Object.fromEntries(companies);
  counts["datePosted"] = tally.windows;
  return counts;
}
