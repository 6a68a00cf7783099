import type { FilterList, FilterOption } from "#contract/schemas/filter-options.ts";
import { FACETS } from "#search/index/facets.ts";
import type { FacetCounter } from "#search/counts/facet-counter.ts";
import { placeBySlug } from "#taxonomy/places.ts";
import { type LabelledValue, PLACE_VALUES, ROLE_VALUES, TECHNOLOGY_VALUES } from "#api/params/filter-values.ts";

const LABELS = {
  roleTitles: labelsOf(ROLE_VALUES),
  techStacks: labelsOf(TECHNOLOGY_VALUES),
  // A state says little: every job open to the whole country counts for each.
  locations: labelsOf(PLACE_VALUES.filter(({ value }) => placeBySlug(value)?.kind !== "state")),
};

function labelsOf(values: readonly LabelledValue[]): ReadonlyMap<string, string> {
  return new Map(values.map(({ value, label }) => [value, label]));
}

/** The values of a list that most found jobs hold, with their labels, the most frequent first. */
export function labelledCounts(tally: FacetCounter, list: keyof typeof LABELS, most: number): FilterOption[] {
  return tally
    .top(facetNumber(list))
    .flatMap(([value, count]) => {
      const label = LABELS[list].get(value);
      return label === undefined ? [] : [{ value, label, count }];
    })
    .slice(0, most);
}

/** The number of a list's facet in search. */
export function facetNumber(list: FilterList): number {
  return FACETS.findIndex((facet) => facet.list === list);
}
