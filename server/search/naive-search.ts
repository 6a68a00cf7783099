import type { JobsQuery } from "#contract/jobs-query.ts";
import type { FilterList } from "#contract/filter-options.ts";
import { areaMatcher, type PlaceTree } from "./areas.ts";
import type { SearchDocument } from "#store/search-documents.ts";
import { DATE_WINDOW_MS, FACETS } from "./facets.ts";

export interface NaiveResult {
  ids: string[];
  total: number;
  counts: Record<string, Record<string, number>>;
}

/** The meaning of a search, written for reading: it looks at every document. The engine is tested against it. */
export function naiveSearch(
  documents: Iterable<SearchDocument>,
  places: PlaceTree,
  query: JobsQuery,
  now: number,
): NaiveResult {
  const matcher = areaMatcher(places);
  const valuesOf = (document: SearchDocument, list: FilterList): readonly string[] =>
    list === "locations"
      ? matcher.findingPlaces(document.areas, document.excludedAreas)
      : FACETS.find((facet) => facet.list === list)!.values(document);
  const open = [...documents].filter((document) => document.open);
  const passes = (document: SearchDocument, without: string): boolean =>
    (without === "datePosted" ||
      query.datePosted === null ||
      document.postedAt >= now - DATE_WINDOW_MS[query.datePosted]) &&
    FACETS.every(({ list, wanted }) => {
      const asked = wanted(query);
      return list === without || asked.length === 0 || valuesOf(document, list).some((value) => asked.includes(value));
    });

  const found = open.filter((document) => passes(document, ""));
  const newest = (a: SearchDocument, b: SearchDocument): number =>
    b.postedAt - a.postedAt || Number(b.id) - Number(a.id);
  const pay = (document: SearchDocument): number => document.salaryYearlyUsd ?? Number.NEGATIVE_INFINITY;
  const best = (a: SearchDocument, b: SearchDocument): number =>
    pay(a) === pay(b) ? newest(a, b) : pay(b) > pay(a) ? 1 : -1;
  found.sort(query.sortBy === "salary" ? best : newest);

  const counts: NaiveResult["counts"] = { datePosted: {} };
  for (const { list } of FACETS) {
    const count: Record<string, number> = {};
    for (const document of open) {
      if (!passes(document, list)) continue;
      for (const value of new Set(valuesOf(document, list))) count[value] = (count[value] ?? 0) + 1;
    }
    counts[list] = count;
  }
  for (const [window, ms] of Object.entries(DATE_WINDOW_MS)) {
    counts["datePosted"]![window] = open.filter((d) => passes(d, "datePosted") && d.postedAt >= now - ms).length;
  }
  const start = (query.page - 1) * query.limit;
  return { ids: found.slice(start, start + query.limit).map(({ id }) => id), total: found.length, counts };
}
