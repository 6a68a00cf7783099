import type { FilterOption, FilterOptions } from "#contract/schemas/filter-options.ts";
import { FACET_NAMES, type FacetName, filterOf, FILTERS } from "#contract/values/filters.ts";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import { facetNumber } from "#search/index/facets.ts";
import type { SearchModel } from "#search/model.ts";
import type { FacetCounter } from "#search/counts/facet-counter.ts";
import { filterRegions, placeBySlug } from "#taxonomy/places.ts";
import { MAX_COMPANIES } from "./facet-counts.ts";
import { FILTER_VALUES } from "#api/params/filter-values.ts";
import { defaultOptions, placeOption } from "./built-in-options.ts";
import { isNoState, labelledCounts } from "./labelled-counts.ts";

/** How long the options are cached while jobs keep changing. */
const CACHE_TTL_MS = 1000;

const everything: JobsQuery = { ...EVERY_JOB, limit: 1 };

export interface FilterOptionsReader {
  options(): FilterOptions;
}

/** Reads the choices of every filter from the live jobs. */
export function createFilterOptionsReader(search: SearchModel): FilterOptionsReader {
  let cached: { options: FilterOptions; version: number; until: number } | null = null;
  return {
    options() {
      const current = cached !== null && (cached.version === search.version || performance.now() < cached.until);
      if (cached === null || !current) {
        const { counts } = search.query(everything, { counts: true, mostCompanies: MAX_COMPANIES });
        cached = {
          options: optionsOf(counts!, search),
          version: search.version,
          until: performance.now() + CACHE_TTL_MS,
        };
      }
      return cached.options;
    },
  };
}

/**
 * Returns the choices of every filter with their counts. Short lists are whole and in their own order; long ones hold what live jobs
 * hold, the most frequent first, then the rest of the specification's lists with the count 0.
 */
export function optionsOf(facetCounter: FacetCounter, search: Pick<SearchModel, "companies">): FilterOptions {
  return Object.fromEntries(
    FACET_NAMES.map((name) => [FILTERS[name].list, choicesOf(name, facetCounter, search)]),
  ) as FilterOptions;
}

function choicesOf(
  name: FacetName,
  facetCounter: FacetCounter,
  { companies }: Pick<SearchModel, "companies">,
): FilterOption[] {
  const facet = facetNumber(FILTERS[name].list);
  if (name === "location") return locationsOf(facetCounter);
  if (name === "company") {
    const largest = facetCounter.top(facet, MAX_COMPANIES);
    return largest.map(([value, count]) => ({ value, label: companies.nameOf(value) ?? value, count }));
  }
  if (filterOf(name).searchBox !== undefined) return withUnused(name, labelledCounts(facetCounter, name));
  const counts = new Map(facetCounter.top(facet));
  return FILTER_VALUES[name].map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }));
}

/** The world first, then the regions in the order of the specification, then countries and last states, each by their number of jobs. */
function locationsOf(facetCounter: FacetCounter): FilterOption[] {
  const order = new Map(["worldwide", ...filterRegions.map(({ slug }) => slug)].map((slug, index) => [slug, index]));
  const place = (slug: string): number => order.get(slug) ?? order.size + (isNoState(slug) ? 0 : 1);
  return withUnused("location", labelledCounts(facetCounter, "location"))
    .flatMap(({ value, count }) => {
      const known = placeBySlug(value);
      return known === undefined ? [] : [{ ...placeOption(known), count }];
    })
    .sort((a, b) => place(a.value) - place(b.value));
}

const builtIn = defaultOptions();

/** Adds the built-in options that no live job has. */
function withUnused(name: FacetName, used: FilterOption[]): FilterOption[] {
  const given = new Set(used.map(({ value }) => value));
  const known = (builtIn as Partial<FilterOptions>)[FILTERS[name].list] ?? [];
  return [...used, ...known.filter(({ value }) => !given.has(value)).map((option) => ({ ...option, count: 0 }))];
}
