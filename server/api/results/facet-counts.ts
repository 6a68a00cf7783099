import type { FacetCounts, JobsQuery } from "#contract/schemas/jobs-query.ts";
import { FACETS } from "#search/index/facets.ts";
import type { SeekerCounts } from "#search/counts/seeker-set-counts.ts";
import type { FacetCounter } from "#search/counts/facet-counter.ts";

/** Companies counted by name in one answer: as many as the company list shows. */
export const MAX_COMPANIES = 300;

const COMPANIES = FACETS.findIndex(({ list }) => list === "companies");

/** Counts of every option that would find something, by filter list; of companies the largest and those asked for. */
export function facetCounts(tally: FacetCounter, query: JobsQuery, sides: SeekerCounts): FacetCounts {
  const counts: FacetCounts = {};
  FACETS.forEach(({ list }, facet) => {
    if (list !== "companies") counts[list] = Object.fromEntries(tally.entries(facet));
  });
  const companies = new Map(tally.top(COMPANIES, MAX_COMPANIES));
  for (const slug of query.company) {
    const count = tally.countOf(COMPANIES, slug);
    if (count > 0) companies.set(slug, count);
  }
  counts["companies"] = Object.fromEntries(companies);
  counts["datePosted"] = tally.windows;
  return { ...counts, ...sideFacets(sides) };
}

/** Where one can be hired and referred, as far as the search asks for it. */
export function sideFacets({ eligibility, referrable }: Pick<SeekerCounts, "eligibility" | "referrable">): FacetCounts {
  return {
    ...(eligibility !== null && { eligibility: { ...eligibility } }),
    ...(referrable !== null && { referrable: { yes: referrable } }),
  };
}
