import { MAX_COMPANIES } from "#api/results/facet-counts.ts";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import type { FacetCounter } from "#search/counts/facet-counter.ts";
import type { Engine } from "#search/engine.ts";
import { COMPANY_FACET, FACETS } from "#search/index/facets.ts";
import { NOW } from "./generated-jobs.ts";

/** Percentiles in milliseconds. */
export interface Times {
  p50: number;
  p99: number;
}

/** Samples of a page with its total, and of the same with all counts, in milliseconds. */
export interface Samples {
  total: number[];
  counts: number[];
}

/** How often each query runs. The minimum counts, because other load on the machine can only add time. */
export const RUNS = 2;

export function runPage(engine: Engine, query: JobsQuery): unknown {
  return engine.query(query, { now: NOW, counts: false });
}

/** Counts every option, including every company and the spread of combinations over their values. */
export function runCounts(engine: Engine, query: JobsQuery): FacetCounter {
  const counter = engine.query(query, { now: NOW, counts: true }).counts!;
  FACETS.forEach((_, facet) => counter.counts(facet));
  return counter;
}

/** Counts what a search of the site shows: the companies with the most jobs, and every other option. */
export function runShownCounts(engine: Engine, query: JobsQuery): FacetCounter {
  const counter = engine.query(query, { now: NOW, counts: true, mostCompanies: MAX_COMPANIES }).counts!;
  FACETS.forEach((_, facet) => (facet === COMPANY_FACET ? counter.top(facet, MAX_COMPANIES) : counter.counts(facet)));
  return counter;
}

/** Returns the shortest of `runs` runs in milliseconds. */
export function shortestRun(runs: number, run: () => unknown): number {
  let shortest = Infinity;
  for (let at = 0; at < runs; at += 1) {
    const started = performance.now();
    run();
    shortest = Math.min(shortest, performance.now() - started);
  }
  return shortest;
}

export function percentiles(samples: readonly number[]): Times {
  const sorted = Float64Array.from(samples).sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p99: at(0.99) };
}
