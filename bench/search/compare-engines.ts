import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { withAnyServer } from "../measuring/own-database.ts";
import type { Engine } from "#search/engine.ts";
import { FACETS, LOCATION_FACET } from "#search/index/facets.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { NOW } from "./generated-jobs.ts";
import { itemsJsEngine } from "./itemsjs-engine.ts";
import { oramaEngine } from "./orama-engine.ts";
import { miniSearchEngine, type OtherEngine, type Page, sqliteEngine } from "./other-engines.ts";
import { PostgresSearch } from "./postgres-search.ts";
import { percentiles, runCounts, runPage, RUNS, type Samples, shortestRun, type Times } from "./timing.ts";

/** Slower engines run fewer of the same queries, and ratios are over those. */
const POSTGRES_QUERIES = { few: 200, many: 60 };
const OTHER_QUERIES = 30;

/** Another engine's times, and ours for the same queries. */
export interface Comparison {
  name: string;
  queries: number;
  theirs: { total: Times; counts: Times };
  ours: { total: Times; counts: Times };
}

interface Contestant {
  engine: OtherEngine;
  queries: number;
  theirs: Samples;
  ours: Samples;
}

/**
 * Runs each query on every engine in turn, so that load on the machine affects all of them alike, and checks that
 * results agree.
 */
export async function compareEngines(
  engine: Engine,
  documents: readonly SearchDocument[],
  queries: readonly JobsQuery[],
  onlyPostgres: boolean,
): Promise<Comparison[]> {
  const settings = { shared_buffers: "1GB", temp_buffers: "512MB", fsync: "off" };
  return withAnyServer(settings, async (url) => {
    const postgres = new PostgresSearch(url);
    try {
      await postgres.load(documents);
      const contestants = [contestant(postgres, onlyPostgres ? POSTGRES_QUERIES.many : POSTGRES_QUERIES.few)];
      if (!onlyPostgres)
        for (const open of [sqliteEngine, miniSearchEngine, itemsJsEngine, oramaEngine]) {
          const other = await open(documents);
          console.log(`${other.name} is loaded`);
          contestants.push(contestant(other, OTHER_QUERIES));
        }
      for (const [index, query] of queries.entries()) {
        for (const each of contestants) if (index < each.queries) await runInTurn(engine, each, query);
      }
      return contestants.map(({ engine: { name }, queries: count, theirs, ours }) => ({
        name,
        queries: count,
        theirs: { total: percentiles(theirs.total), counts: percentiles(theirs.counts) },
        ours: { total: percentiles(ours.total), counts: percentiles(ours.counts) },
      }));
    } finally {
      await postgres.close();
    }
  });
}

function contestant(engine: OtherEngine, queries: number): Contestant {
  return { engine, queries, theirs: { total: [], counts: [] }, ours: { total: [], counts: [] } };
}

async function runInTurn(engine: Engine, { engine: other, theirs, ours }: Contestant, query: JobsQuery): Promise<void> {
  const result = await timed(other, query);
  expectEqual(query, engine, result, other.name);
  theirs.total.push(result.totalMs);
  theirs.counts.push(result.countsMs);
  ours.total.push(shortestRun(RUNS, () => runPage(engine, query)));
  ours.counts.push(shortestRun(RUNS, () => runCounts(engine, query)));
}

interface TimedResult {
  page: Page;
  counts: Map<string, number>;
  totalMs: number;
  countsMs: number;
}

/** The time with counts includes the page and its total, as for the read model. */
async function timed(engine: OtherEngine, query: JobsQuery): Promise<TimedResult> {
  let best = { totalMs: Infinity, countsMs: Infinity };
  for (let run = 1; ; run += 1) {
    const started = performance.now();
    const page = await engine.page(query);
    const between = performance.now();
    const counts = await engine.counts(query);
    best = {
      totalMs: Math.min(best.totalMs, between - started),
      countsMs: Math.min(best.countsMs, performance.now() - started),
    };
    if (run === RUNS) return { page, counts, ...best };
  }
}

function expectEqual(query: JobsQuery, engine: Engine, { page, counts }: TimedResult, name: string): void {
  const ours = engine.query(query, { now: NOW, counts: true });
  const same =
    ours.ids.join() === page.ids.join() &&
    ours.total === page.total &&
    FACETS.every((_, facet) => {
      // The other engines count areas. Only ours joins them to the places that find them, and its own tests cover that.
      if (facet === LOCATION_FACET) return true;
      const theirs = [...counts].filter(([key]) => key.startsWith(`${facet}:`));
      const mine = new Map(ours.counts!.entries(facet));
      return (
        theirs.length === mine.size &&
        theirs.every(([key, count]) => mine.get(key.slice(key.indexOf(":") + 1)) === count)
      );
    });
  if (!same) throw new Error(`${name} and the read model disagree about ${JSON.stringify(query)}`);
}
