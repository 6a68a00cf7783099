import { create, insertMultiple, search } from "@orama/orama";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { FACETS } from "#search/index/facets.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { type OtherEngine, since, valuesOf, selectedValues } from "./other-engines.ts";

const BATCH = 5000;
const ORDERS = { date: "newest", salary: "bestPaid" } as const;

/** Orama: facet values as enumerations. It counts only matches, so each narrowed facet takes another search. */
export async function oramaEngine(documents: readonly SearchDocument[]): Promise<OtherEngine> {
  const byDate = (a: SearchDocument, b: SearchDocument) => b.postedAt - a.postedAt || Number(b.id) - Number(a.id);
  const pay = ({ salaryYearlyUsd }: SearchDocument) => salaryYearlyUsd ?? -1;
  const rankBy = (order: (a: SearchDocument, b: SearchDocument) => number) =>
    new Map([...documents].sort(order).map(({ id }, rank) => [id, rank]));
  // It sorts by one property, so each sort order needs its own property.
  const [newest, bestPaid] = [rankBy(byDate), rankBy((a, b) => pay(b) - pay(a) || byDate(a, b))];
  const names = FACETS.map((_, facet) => `f${facet}`);
  const database = create({
    schema: {
      postedAt: "number",
      newest: "number",
      bestPaid: "number",
      ...Object.fromEntries(names.map((name) => [name, "enum[]" as const])),
    },
    sort: { unsortableProperties: ["postedAt", ...names] },
  });
  await insertMultiple(
    database,
    documents.map((document) => ({
      id: document.id,
      postedAt: document.postedAt,
      newest: newest.get(document.id)!,
      bestPaid: bestPaid.get(document.id)!,
      ...Object.fromEntries(valuesOf(document).map((values, facet) => [`f${facet}`, [...values]])),
    })),
    BATCH,
  );

  async function find(query: JobsQuery, options: { without: number | null; facets: readonly number[] }) {
    const from = since(query);
    const where = Object.fromEntries([
      ...[...selectedValues(query)]
        .filter(([facet]) => facet !== options.without)
        .map(([facet, values]) => [`f${facet}`, { containsAny: [...values] }]),
      ...(from > 0 ? [["postedAt", { gte: from }]] : []),
    ]) as Record<string, object>;
    return await search(database, {
      term: "",
      where: where as never,
      limit: query.limit,
      offset: (query.page - 1) * query.limit,
      sortBy: { property: ORDERS[query.sortBy === "salary" ? "salary" : "date"], order: "ASC" },
      ...(options.facets.length > 0 && {
        facets: Object.fromEntries(options.facets.map((facet) => [`f${facet}`, {}])),
      }),
    });
  }

  return {
    name: "Orama",
    async page(query) {
      const { hits, count } = await find(query, { without: null, facets: [] });
      return { ids: hits.map(({ id }) => id), total: count };
    },
    async counts(query) {
      const counts = new Map<string, number>();
      const narrowed = [...selectedValues(query).keys()];
      const open = FACETS.map((_, facet) => facet).filter((facet) => !narrowed.includes(facet));
      for (const without of [null, ...narrowed]) {
        const facets = without === null ? open : [without];
        const found = await find({ ...query, limit: 1, page: 1 }, { without, facets });
        for (const facet of facets)
          for (const [value, count] of Object.entries(found.facets?.[`f${facet}`]?.values ?? {}))
            if (count > 0) counts.set(`${facet}:${value}`, count);
      }
      return counts;
    },
  };
}
