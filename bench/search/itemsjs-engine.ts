import itemsjs from "itemsjs";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { FACETS } from "#search/index/facets.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { type OtherEngine, since, valuesOf, selectedValues } from "./other-engines.ts";

/** All values of a facet; the default is ten. */
const ALL_VALUES = 1_000_000;

/**
 * ItemsJS: bitmaps by facet value. One call counts each facet without its own selection, and every page includes
 * counts.
 */
export function itemsJsEngine(documents: readonly SearchDocument[]): OtherEngine {
  // Newest first, so that a date window is a range of its document numbers, which begin at 1.
  const newestFirst = [...documents].sort((a, b) => b.postedAt - a.postedAt || Number(b.id) - Number(a.id));
  const items = newestFirst.map((document) => ({
    number: Number(document.id),
    postedAt: document.postedAt,
    pay: document.salaryYearlyUsd ?? -1,
    ...Object.fromEntries(valuesOf(document).map((values, facet) => [`f${facet}`, [...values]])),
  }));
  const engine = itemsjs(items, {
    native_search_enabled: false,
    sortings: {
      date: { field: ["postedAt", "number"], order: ["desc", "desc"] },
      salary: { field: ["pay", "postedAt", "number"], order: ["desc", "desc", "desc"] },
    },
    aggregations: Object.fromEntries(
      FACETS.map((_, facet) => [
        `f${facet}`,
        { size: ALL_VALUES, conjunction: false, sort: "count", hide_zero_doc_count: true },
      ]),
    ),
  });
  const numbersSince = (from: number): number[] => {
    const after = newestFirst.findIndex(({ postedAt }) => postedAt < from);
    return Array.from({ length: after < 0 ? newestFirst.length : after }, (_, at) => at + 1);
  };
  const search = (query: JobsQuery) => {
    const from = since(query);
    return engine.search({
      per_page: query.limit,
      page: query.page,
      sort: query.sortBy === "salary" ? "salary" : "date",
      filters: Object.fromEntries([...selectedValues(query)].map(([facet, values]) => [`f${facet}`, [...values]])),
      ...(from > 0 && { _ids: numbersSince(from) }),
    });
  };
  return {
    name: "ItemsJS",
    page(query) {
      const { data, pagination } = search(query);
      return { ids: data.items.map(({ number }) => String(number)), total: pagination.total };
    },
    counts(query) {
      const { aggregations } = search(query).data;
      return new Map(
        FACETS.flatMap((_, facet) =>
          (aggregations[`f${facet}`]?.buckets ?? [])
            .filter(({ doc_count: count }) => count > 0)
            .map(({ key, doc_count: count }) => [`${facet}:${key}`, count] as const),
        ),
      );
    },
  };
}
