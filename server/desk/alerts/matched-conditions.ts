import { FACET_NAMES, filterOf, optionLabel } from "#contract/values/filters.ts";
import { queryOfFilters, type SearchFilters } from "#contract/values/desk/saved-search.ts";
import { countryInWords, valueInWords } from "#desk/searches/filter-words.ts";
import { areaMatcher } from "#search/index/areas.ts";
import { DATE_WINDOW_MS, FACETS } from "#search/index/facets.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { ancestors, descendants, places } from "#taxonomy/places.ts";

const areas = areaMatcher({ slugs: places.map(({ slug }) => slug), ancestors, descendants });

/**
 * Returns what a job meets of a saved search's filters, a line for each: of several values those that the job has. The search has matched the
 * job before, so this explains and never decides.
 */
export function matchedConditions(filters: SearchFilters, document: SearchDocument): string[] {
  const query = queryOfFilters(filters);
  const conditions: string[] = [];
  if (query.q !== "") conditions.push(`Text: “${query.q}”`);
  FACET_NAMES.forEach((name, facet) => {
    const has = new Set(name === "location" ? placesOf(document) : FACETS[facet]!.values(document));
    const met = FACETS[facet]!.selected(query).filter((value) => has.has(value));
    const words = met.map((value) => valueInWords(name, value, document.companyName));
    if (met.length > 0) conditions.push(`${filterOf(name).chip}: ${words.join(", ")}`);
  });
  if (query.salaryMin !== null) conditions.push(salaryMet(query.salaryMin, document));
  if (query.datePosted !== null) conditions.push(`Posted: ${optionLabel("datePosted", query.datePosted)}`);
  if (query.homeCountry !== null) conditions.push(`Open to you in ${countryInWords(query.homeCountry)}`);
  if (query.acceptsReferrals) conditions.push("Its company takes referral requests");
  return conditions;
}

function placesOf(document: SearchDocument): string[] {
  return areas.matchingPlaces(document.areas, document.excludedAreas);
}

function salaryMet(least: number, { salaryYearlyUsd }: SearchDocument): string {
  return salaryYearlyUsd === null ? "Salary: not stated" : `Salary: at least $${least.toLocaleString("en")} a year`;
}

/** Returns whether a job that a saved search found is still within what passes with time: the window of days, and whether its company takes referral requests. */
export function isStillCurrent(
  { datePosted, acceptsReferrals }: SearchFilters,
  document: SearchDocument,
  referable: ReadonlySet<string>,
  now: number,
): boolean {
  if (acceptsReferrals === true && !referable.has(document.companySlug)) return false;
  return datePosted === undefined || datePosted === null || document.postedAt >= now - DATE_WINDOW_MS[datePosted];
}
