import type { FacetCounts } from "#contract/schemas/jobs-query.ts";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { FACETS } from "#search/index/facets.ts";
import type { SeekerCounts } from "#search/counts/seeker-set-counts.ts";
import type { FacetCounter } from "#search/counts/facet-counter.ts";

/** Companies counted by name in one response: as many as the company list shows. */
export const MAX_COMPANIES = 300;

const COMPANIES = FACETS.findIndex(({ list }) => list === "companies");

/** Returns the counts above zero of every option, by filter list; for companies, of the largest and the selected ones. */
export function facetCounts(facetCounter: FacetCounter, query: JobsQuery, seekerCounts: SeekerCounts): FacetCounts {
  const counts: FacetCounts = {};
  FACETS.forEach(({ list }, facet) => {
    if (list !== "companies") counts[list] = Object.fromEntries(facetCounter.entries(facet));
  });
  const companies = new Map(facetCounter.top(COMPANIES, MAX_COMPANIES));
  for (const slug of query.company) {
    const count = facetCounter.countOf(COMPANIES, slug);
    if (count > 0) companies.set(slug, count);
  }
  counts["companies"] = Object.fromEntries(companies);
  counts["datePosted"] = facetCounter.windows;
  return { ...counts, ...seekerFacets(seekerCounts) };
}

/** Returns the counts of the filters that depend on the seeker, where the query uses them. */
export function seekerFacets({ eligibility, referable }: Pick<SeekerCounts, "eligibility" | "referable">): FacetCounts {
  return {
    ...(eligibility !== null && { eligibility: { ...eligibility } }),
    ...(referable !== null && { referable: { yes: referable } }),
  };
}
