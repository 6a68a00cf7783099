import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { createEngine, type Engine } from "#search/engine.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { ancestors, descendants, places } from "#taxonomy/places.ts";
import { queryMix } from "./generated-jobs.ts";
import { percentiles, runShownCounts, runPage, RUNS, shortestRun, type Times } from "./timing.ts";

const WARM_UP_ROUNDS = 2;

/** Builds a read model. The longest step is how long a server would not respond meanwhile. */
export function buildReadModel(documents: Iterable<SearchDocument>): {
  engine: Engine;
  buildMs: number;
  longestStep: number;
} {
  const engine = createEngine({ slugs: places.map(({ slug }) => slug), ancestors, descendants });
  const started = performance.now();
  const loading = engine.load();
  for (const document of documents) loading.add(document);
  let longestStep = 0;
  for (const steps = loading.finish(); ;) {
    const step = performance.now();
    const { done } = steps.next();
    longestStep = Math.max(longestStep, performance.now() - step);
    if (done === true) break;
  }
  return { engine, buildMs: performance.now() - started, longestStep };
}

/** Milliseconds of queries that were run before, and of others. */
export interface OwnTimes {
  total: Times;
  counts: Times;
  /** Counts of queries on their first and only run. */
  unseen: Times;
}

/**
 * Measures each read model by itself. All queries run before any repeats, so cached counts must earn their place among
 * those of the other queries.
 */
export function measureReadModels(engines: readonly Engine[], queries: readonly JobsQuery[]): OwnTimes[] {
  const times = engines.map(() => ({ total: queries.map(() => Infinity), counts: queries.map(() => Infinity) }));
  // The first rounds only let the compiler optimise the code.
  for (let round = -WARM_UP_ROUNDS; round < RUNS; round += 1) {
    engines.forEach((engine, at) => {
      const { total, counts } = times[at]!;
      queries.forEach((query, index) => {
        const totalMs = shortestRun(1, () => runPage(engine, query));
        const countsMs = shortestRun(1, () => runShownCounts(engine, query));
        if (round < 0) return;
        total[index] = Math.min(total[index]!, totalMs);
        counts[index] = Math.min(counts[index]!, countsMs);
      });
    });
  }
  // The next queries of the same mix.
  const unseen = queryMix(2 * queries.length).slice(queries.length);
  return times.map(({ total, counts }, at) => ({
    total: percentiles(total),
    counts: percentiles(counts),
    unseen: percentiles(unseen.map((query) => shortestRun(1, () => runShownCounts(engines[at]!, query)))),
  }));
}
