import type { DateWindow } from "#contract/values/filters.ts";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import type { DocSet } from "#search/index/doc-set.ts";
import { DATE_WINDOW_MS, FACETS, LOCATION_FACET } from "#search/index/facets.ts";
import { docsWith, firstPostedFrom } from "#search/index/segment.ts";
import type { Segment } from "#search/index/segment-types.ts";
import type { ValueIds } from "#search/index/value-ids.ts";
import type { FacetFilter } from "./query-types.ts";
import { union } from "./union.ts";

/** Returns the facets that a query narrows, with the codes of the selected values. */
export function facetFilters(query: JobsQuery, valueIds: ValueIds): FacetFilter[] {
  const filters: FacetFilter[] = [];
  FACETS.forEach((facet, number) => {
    const values = facet.selected(query);
    if (values.length === 0) return;
    const codes = new Set(values.map((value) => valueIds.values[number]!.find(value)));
    filters.push({ facet: number, codes: [...codes].filter((code) => code > 0) });
  });
  return filters;
}

/** Returns the first document of the segment in a date window. */
export function windowStart(segment: Segment, window: DateWindow | null, now: number): number {
  return window === null ? 0 : firstPostedFrom(segment, now - DATE_WINDOW_MS[window]);
}

/** Returns the documents with one value, including removed ones; for a location, those that the place finds. */
export function docsWithValue(segment: Segment, facet: number, code: number, valueIds: ValueIds): DocSet {
  if (facet !== LOCATION_FACET) return docsWith(segment, facet, code);
  return segment.joinedSets.getOrCreate(`${facet}:${code}`, () => docsAtPlace(segment, code, valueIds));
}

/** Joins the documents of all combinations of areas that a place finds. */
function docsAtPlace(segment: Segment, place: number, valueIds: ValueIds): DocSet {
  const sets: DocSet[] = [];
  valueIds.members(LOCATION_FACET).forEach((places, combination) => {
    if (!places.includes(place)) return;
    const set = docsWith(segment, LOCATION_FACET, combination);
    if (set.size > 0) sets.push(set);
  });
  return union(segment, sets, null);
}
