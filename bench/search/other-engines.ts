import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import MiniSearch from "minisearch";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { DATE_WINDOW_MS, FACETS, LOCATION_FACET } from "#search/index/facets.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { ancestors, descendants } from "#taxonomy/places.ts";
import { NOW } from "./generated-jobs.ts";

/** Another search engine over the same jobs. */
export interface OtherEngine {
  name: string;
  page(query: JobsQuery): Page | Promise<Page>;
  /** Counts by facet number and value, `facet:value`; locations by area. */
  counts(query: JobsQuery): Map<string, number> | Promise<Map<string, number>>;
}

export interface Page {
  ids: string[];
  total: number;
}

/** Returns a job's values by facet; for locations, its areas. */
export function valuesOf(document: SearchDocument): (readonly string[])[] {
  return FACETS.map((facet, number) => (number === LOCATION_FACET ? document.areas : facet.values(document)));
}

/** Returns the selected values by facet number; for locations, the areas that the places find. */
export function selectedValues(query: JobsQuery): Map<number, ReadonlySet<string>> {
  const selected = new Map<number, ReadonlySet<string>>();
  FACETS.forEach((facet, number) => {
    const values = facet.selected(query);
    if (values.length > 0)
      selected.set(number, new Set(number === LOCATION_FACET ? values.flatMap(areasFoundBy) : values));
  });
  return selected;
}

function areasFoundBy(place: string): string[] {
  return place === "worldwide" ? [place] : [place, ...ancestors(place), ...descendants(place)];
}

export const since = ({ datePosted }: JobsQuery): number =>
  datePosted === null ? -Infinity : NOW - DATE_WINDOW_MS[datePosted];

/** MiniSearch: filters by a function over stored fields; has no counts of its own. */
export function miniSearchEngine(documents: readonly SearchDocument[]): OtherEngine {
  const values = new Map(documents.map((document) => [document.id, valuesOf(document).map((each) => new Set(each))]));
  const byId = new Map(documents.map((document) => [document.id, document]));
  const index = new MiniSearch<SearchDocument>({ fields: ["title"] });
  index.addAll(documents);
  const find = (query: JobsQuery, without: number | null): string[] => {
    const selected = [...selectedValues(query)].filter(([facet]) => facet !== without);
    const from = since(query);
    const passes = (id: string): boolean => {
      const own = values.get(id)!;
      return byId.get(id)!.postedAt >= from && selected.every(([facet, any]) => !own[facet]!.isDisjointFrom(any));
    };
    return index
      .search(MiniSearch.wildcard, { filter: ({ id }) => passes(id as string) })
      .map(({ id }) => id as string);
  };
  return {
    name: "MiniSearch",
    page(query) {
      const salary = (id: string): number => byId.get(id)!.salaryYearlyUsd ?? -1;
      const newest = (a: string, b: string): number =>
        byId.get(b)!.postedAt - byId.get(a)!.postedAt || Number(b) - Number(a);
      const matching = find(query, null).sort(
        (a, b) => (query.sortBy === "salary" ? salary(b) - salary(a) : 0) || newest(a, b),
      );
      const start = (query.page - 1) * query.limit;
      return { ids: matching.slice(start, start + query.limit), total: matching.length };
    },
    counts(query) {
      const counts = new Map<string, number>();
      const narrowed = [...selectedValues(query).keys()];
      for (const without of [null, ...narrowed]) {
        const facets =
          without === null ? FACETS.map((_, facet) => facet).filter((facet) => !narrowed.includes(facet)) : [without];
        for (const id of find(query, without)) {
          for (const facet of facets) {
            for (const value of values.get(id)![facet]!)
              counts.set(`${facet}:${value}`, (counts.get(`${facet}:${value}`) ?? 0) + 1);
          }
        }
      }
      return counts;
    },
  };
}

/** SQLite: facet values as words of an FTS5 table next to a narrow in-memory table. */
export function sqliteEngine(documents: readonly SearchDocument[]): OtherEngine {
  const database = new DatabaseSync(":memory:");
  database.exec(`create table job (id integer primary key, posted_at real not null, pay real);
    create virtual table words using fts5 (facets, content='', tokenize='ascii');
    create table job_value (job integer not null, code integer not null); begin`);
  const codes = new Map<string, number>();
  const names: string[] = [];
  const addJob = database.prepare("insert into job values (?, ?, ?)");
  const addWords = database.prepare("insert into words (rowid, facets) values (?, ?)");
  const addValue = database.prepare("insert into job_value values (?, ?)");
  for (const document of documents) {
    const own = valuesOf(document).flatMap((values, facet) => values.map((value) => `${facet}:${value}`));
    for (const name of own) if (!codes.has(name)) codes.set(name, names.push(name) - 1);
    addJob.run(Number(document.id), document.postedAt, document.salaryYearlyUsd);
    addWords.run(Number(document.id), own.map((name) => `v${codes.get(name)}`).join(" "));
    for (const name of own) addValue.run(Number(document.id), codes.get(name)!);
  }
  database.exec(
    "commit; create index value_by_job on job_value (job, code); create index newest on job (posted_at desc, id desc); analyze",
  );

  function where(query: JobsQuery, without: number | null): { text: string; values: SQLInputValue[] } {
    const groups = [...selectedValues(query)]
      .filter(([facet]) => facet !== without)
      .map(([facet, any]) =>
        [...any].flatMap((value) => codes.get(`${facet}:${value}`) ?? []).map((code) => `v${code}`),
      );
    const parts = ["posted_at >= ?"];
    const values: SQLInputValue[] = [Math.max(since(query), 0)];
    if (groups.length > 0) {
      parts.push("id in (select rowid from words where words match ?)");
      values.push(groups.map((group) => `(${group.length === 0 ? "nobody" : group.join(" OR ")})`).join(" AND "));
    }
    return { text: parts.join(" and "), values };
  }

  return {
    name: "SQLite FTS5",
    page(query) {
      const { text, values } = where(query, null);
      const order = query.sortBy === "salary" ? "pay desc nulls last, " : "";
      const rows = database
        .prepare(
          `select id from job where ${text} order by ${order} posted_at desc, id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}`,
        )
        .all(...values) as { id: number }[];
      const [count] = database.prepare(`select count(*) as n from job where ${text}`).all(...values) as [{ n: number }];
      return { ids: rows.map(({ id }) => String(id)), total: count.n };
    },
    counts(query) {
      const narrowed = [...selectedValues(query).keys()];
      const counts = new Map<string, number>();
      for (const without of [null, ...narrowed]) {
        const { text, values } = where(query, without);
        const rows = database
          .prepare(
            `select code, count(*) as n from job_value where job in (select id from job where ${text}) group by code`,
          )
          .all(...values) as { code: number; n: number }[];
        for (const { code, n } of rows) {
          const facet = Number.parseInt(names[code]!, 10);
          if (without === null ? !narrowed.includes(facet) : facet === without) counts.set(names[code]!, n);
        }
      }
      return counts;
    },
  };
}
