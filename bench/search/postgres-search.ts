import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { DATE_WINDOW_MS } from "#search/index/facets.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { NOW } from "./generated-jobs.ts";
import { type OtherEngine, type Page, selectedValues, valuesOf } from "./other-engines.ts";

/** Each facet has its own range of codes, so that one array column has the codes of all facets. */
const RANGE = 1_000_000;

/** The fastest Postgres layout that we found: a narrow table with one GIN-indexed array of facet values. */
export class PostgresSearch implements OtherEngine {
  readonly name = "Postgres, narrow + GIN";
  readonly #client: pg.Client;
  readonly #codes = new Map<string, number>();
  readonly #values = new Map<number, string>();

  constructor(url: string) {
    this.#client = new pg.Client({ connectionString: url });
    // A broken connection also fails the running query, so the event adds nothing.
    this.#client.on("error", () => {});
  }

  async load(documents: Iterable<SearchDocument>): Promise<void> {
    await this.#client.connect();
    await this.#client.query(
      "set jit = off; set work_mem = '128MB'; set random_page_cost = 1.1; set maintenance_work_mem = '512MB'",
    );
    await this.#client.query(
      "create temp table jobs (id int not null, posted_at float8 not null, pay float8, facets int[] not null)",
    );
    await pipeline(Readable.from(this.#rows(documents)), this.#client.query(copyFrom("copy jobs from stdin")));
    await this.#client.query(`create index on jobs using gin (facets); create index on jobs (posted_at desc, id desc);
      create index on jobs (pay desc nulls last, posted_at desc, id desc); analyze jobs`);
  }

  async page(query: JobsQuery): Promise<Page> {
    const { where, values } = this.#where(query, null);
    const order = query.sortBy === "salary" ? "pay desc nulls last, " : "";
    const offset = (query.page - 1) * query.limit;
    const { rows } = await this.#client.query<{ id: number }>(
      `select id from jobs where ${where} order by ${order} posted_at desc, id desc limit ${query.limit} offset ${offset}`,
      values,
    );
    const total = await this.#client.query<{ n: string }>(`select count(*) as n from jobs where ${where}`, values);
    return { ids: rows.map(({ id }) => String(id)), total: Number(total.rows[0]!.n) };
  }

  async counts(query: JobsQuery): Promise<Map<string, number>> {
    const narrowed = [...selectedValues(query).keys()];
    const values: unknown[] = [];
    const parts = [null, ...narrowed].map((without) => {
      const { where } = this.#where(query, without, values);
      const counted =
        without === null
          ? narrowed.map((facet) => `v not between ${facet * RANGE} and ${(facet + 1) * RANGE - 1}`).join(" and ") ||
            "true"
          : `v between ${without * RANGE} and ${(without + 1) * RANGE - 1}`;
      return `select v, count(*)::int as n from jobs, unnest(facets) v where ${where} and ${counted} group by v`;
    });
    const { rows } = await this.#client.query<{ v: number; n: number }>(parts.join(" union all "), values);
    return new Map(rows.map(({ v, n }) => [this.#values.get(v)!, n]));
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  *#rows(documents: Iterable<SearchDocument>): Generator<string> {
    for (const document of documents) {
      const codes = valuesOf(document).flatMap((values, facet) => values.map((value) => this.#codeOf(facet, value)));
      yield `${document.id}\t${document.postedAt}\t${document.salaryYearlyUsd ?? "\\N"}\t{${codes.join()}}\n`;
    }
  }

  #codeOf(facet: number, value: string): number {
    const key = `${facet}:${value}`;
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = facet * RANGE + this.#codes.size + 1;
      this.#codes.set(key, code);
      this.#values.set(code, key);
    }
    return code;
  }

  #where(query: JobsQuery, without: number | null, values: unknown[] = []): { where: string; values: unknown[] } {
    const conditions = ["true"];
    if (query.datePosted !== null) {
      conditions.push(`posted_at >= $${values.push(NOW - DATE_WINDOW_MS[query.datePosted])}`);
    }
    for (const [facet, any] of selectedValues(query)) {
      if (facet === without) continue;
      const codes = [...any].flatMap((value) => this.#codes.get(`${facet}:${value}`) ?? []);
      conditions.push(`facets && $${values.push(codes)}::int[]`);
    }
    return { where: conditions.join(" and "), values };
  }
}
