import type { JobsQuery, SearchSort } from "#contract/values/jobs-query.ts";
import { createEngine, type Engine } from "#search/engine.ts";
import type { MatchTarget } from "#search/match/match-rules.ts";
import { ancestors, descendants, places } from "#taxonomy/places.ts";
import { generatedJobs, NOW, queryMix } from "../search/generated-jobs.ts";
import { percentiles, RUNS, type Times } from "../search/timing.ts";
import { FACETS } from "#search/index/facets.ts";
import { runToEnd } from "#test/search/run-to-end.ts";

const QUERIES = 600;
const WARM_UP_ROUNDS = 2;

interface OrderTimes {
  page: Times;
  counts: Times;
}

/** What sorting by match costs beside sorting by date, over the same queries. */
export interface OrderCost {
  date: OrderTimes;
  match: OrderTimes;
  /** Milliseconds of the processor for the first query of a profile, which scores every job. */
  firstMs: number;
  bytesPerJob: number;
}

/** Measures the same mix of queries sorted by date and by match, each query in turn so that load affects both alike. */
export function orderCost(jobs: number, targets: readonly MatchTarget[]): OrderCost {
  const engine = createEngine({ slugs: places.map(({ slug }) => slug), ancestors, descendants });
  const loading = engine.load();
  for (const document of generatedJobs(jobs)) loading.add(document);
  runToEnd(loading.finish());
  const queries = queryMix(QUERIES);
  const firsts: number[] = [];
  for (const match of targets) {
    const started = process.cpuUsage();
    engine.query({ ...queries[0]!, sortBy: "match" }, { now: NOW, counts: false, match });
    const { user, system } = process.cpuUsage(started);
    firsts.push((user + system) / 1000);
  }
  const times = { date: samples(queries), match: samples(queries) };
  for (let round = -WARM_UP_ROUNDS; round < RUNS; round += 1)
    queries.forEach((query, index) => {
      const match = targets[index % targets.length]!;
      for (const sortBy of ["date", "match"] as const) {
        const page = elapsed(engine, query, sortBy, { match, counts: false });
        const counts = elapsed(engine, query, sortBy, { match, counts: true });
        if (round < 0) continue;
        times[sortBy].page[index] = Math.min(times[sortBy].page[index]!, page);
        times[sortBy].counts[index] = Math.min(times[sortBy].counts[index]!, counts);
      }
    });
  return {
    date: { page: percentiles(times.date.page), counts: percentiles(times.date.counts) },
    match: { page: percentiles(times.match.page), counts: percentiles(times.match.counts) },
    firstMs: firsts.sort((a, b) => a - b)[Math.floor(firsts.length / 2)]!,
    bytesPerJob: engine.bytes() / jobs,
  };
}

function samples(queries: readonly unknown[]): { page: number[]; counts: number[] } {
  return { page: queries.map(() => Infinity), counts: queries.map(() => Infinity) };
}

function elapsed(
  engine: Engine,
  query: JobsQuery,
  sortBy: SearchSort,
  { match, counts }: { match: MatchTarget; counts: boolean },
): number {
  const started = performance.now();
  const result = engine.query({ ...query, sortBy }, { now: NOW, counts, match });
  if (counts) FACETS.forEach((_, facet) => result.counts!.counts(facet));
  return performance.now() - started;
}
