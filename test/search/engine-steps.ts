import fc from "fast-check";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import type { Engine } from "#search/engine.ts";
import { FACETS } from "#search/index/facets.ts";
import type { ReferableCompanies } from "#search/index/segment-types.ts";
import type { QueryResult } from "#search/query/run-query.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { type naiveSearch } from "#test/oracles/naive-search.ts";
import { arbitraryCompanies, arbitraryDocument, looseQuery } from "./arbitrary-searches.ts";
import { runToEnd } from "./run-to-end.ts";

/** Returns a result as the search of all documents returns it. */
export function readable({
  ids,
  total,
  counts,
  eligibility,
  referable,
  hidden,
}: QueryResult): ReturnType<typeof naiveSearch> {
  const read = Object.fromEntries(FACETS.map(({ list }, facet) => [list, Object.fromEntries(counts!.entries(facet))]));
  return { ids, total, counts: { ...read, datePosted: counts!.windows }, eligibility, referable, hidden };
}

/** Companies that accept referral requests, with their response scores. */
export const referableCompanies: fc.Arbitrary<ReferableCompanies> = fc
  .array(fc.tuple(fc.constantFrom(...arbitraryCompanies, "unheard-of"), fc.constantFrom(1, 2, 52, 102)), {
    maxLength: 12,
  })
  .map((entries) => new Map(entries));

/** What may happen to an engine between two searches. */
export type EngineStep =
  | { kind: "apply"; documents: SearchDocument[] }
  | { kind: "compact" }
  | { kind: "compact in part"; steps: number }
  | { kind: "ask"; request: JobsQuery }
  | { kind: "restart" }
  | { kind: "refer"; companies: ReferableCompanies };

/** Any step, over jobs with ids up to `ids`. */
export function engineStep(ids: number): fc.Arbitrary<EngineStep> {
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant("apply" as const),
        documents: fc.array(arbitraryDocument(ids), { maxLength: 60 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("compact" as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("compact in part" as const), steps: fc.integer({ min: 1, max: 12 }) }),
    },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant("ask" as const), request: looseQuery }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("restart" as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("refer" as const), companies: referableCompanies }) },
  );
}

/** Fills an engine with jobs, in place of what it has. */
export function fill(engine: Engine, jobs: Iterable<SearchDocument>): void {
  const loading = engine.load();
  for (const job of jobs) loading.add(job);
  runToEnd(loading.finish());
}

/** Applies documents to an engine, and to the jobs that it should know. */
export function applyTo(engine: Engine, jobs: Map<string, SearchDocument>, documents: readonly SearchDocument[]): void {
  engine.apply(documents.map((job) => (job.open ? job : { id: job.id, open: false as const })));
  for (const job of documents) jobs.set(job.id, job);
}

/** The compaction of an engine, as far as the steps have brought it. */
export class Compacting {
  #running: Generator<void, void> | null = null;

  /** Goes on with the compaction, or begins one; without a number, to the end. */
  advance(engine: Engine, steps = Infinity): void {
    this.#running ??= engine.compact();
    for (let left = steps; left > 0 && this.#running !== null; left -= 1)
      if (this.#running.next().done === true) this.#running = null;
  }

  /** Ends the compaction, if there is one. */
  end(): void {
    if (this.#running !== null) runToEnd(this.#running);
    this.#running = null;
  }
}
