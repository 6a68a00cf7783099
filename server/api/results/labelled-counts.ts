import type { FilterOption } from "#contract/schemas/filter-options.ts";
import { type FacetName, FILTERS } from "#contract/values/filters.ts";
import { FILTER_VALUES } from "#api/params/filter-values.ts";
import { placeBySlug } from "#taxonomy/places.ts";
import { facetNumber } from "#search/index/facets.ts";
import type { FacetCounter } from "#search/counts/facet-counter.ts";

const labels = new Map<FacetName, ReadonlyMap<string, string>>();

function labelsOf(name: FacetName): ReadonlyMap<string, string> {
  let known = labels.get(name);
  if (known === undefined)
    labels.set(name, (known = new Map(FILTER_VALUES[name].map(({ value, label }) => [value, label]))));
  return known;
}

/** Returns the values of a filter that most of the jobs found hold, with their labels, the most frequent first. */
export function labelledCounts(
  facetCounter: FacetCounter,
  name: FacetName,
  { most = Infinity, includes = () => true }: { most?: number; includes?: (value: string) => boolean } = {},
): FilterOption[] {
  const known = labelsOf(name);
  return facetCounter
    .top(facetNumber(FILTERS[name].list))
    .flatMap(([value, count]) => {
      const label = includes(value) ? known.get(value) : undefined;
      return label === undefined ? [] : [{ value, label, count }];
    })
    .slice(0, most);
}

/** Returns the places that most of the jobs found name, Worldwide first. States count for the United States. */
export function statedPlaces(facetCounter: FacetCounter, most: number): FilterOption[] {
  const known = labelsOf("location");
  const named = facetCounter.statedPlaces((slug) => (isNoState(slug) ? slug : "united-states"));
  return [...named]
    .toSorted(
      ([a, one], [b, other]) =>
        Number(b === "worldwide") - Number(a === "worldwide") || other - one || (a < b ? -1 : 1),
    )
    .flatMap(([value, count]) => {
      const label = known.get(value);
      return label === undefined ? [] : [{ value, label, count }];
    })
    .slice(0, most);
}

/** A state says little in a short list: every job open to the whole country counts for each. */
export const isNoState = (place: string): boolean => placeBySlug(place)?.kind !== "state";
