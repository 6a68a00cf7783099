import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { hasFilter, queryOfFilters, type SearchFilters, searchFilters } from "#contract/values/desk/saved-search.ts";
import { CHANGES_AT_ONCE } from "#desk/alerts/match-changes.ts";
import { createEngine } from "#search/engine.ts";
import type { PlaceTree } from "#search/index/areas.ts";
import { rememberedTerms } from "#search/standing/remembered-terms.ts";
import { StandingQueries } from "#search/standing/standing-queries.ts";
import { ancestors, descendants, places } from "#taxonomy/places.ts";
import { naiveSearch } from "#test/oracles/naive-search.ts";
import { runToEnd } from "#test/search/run-to-end.ts";
import { deliverDay } from "./alert-delivery/deliver-day.ts";
import { withDatabase } from "./measuring/own-database.ts";
import { rounded } from "./measuring/rounded.ts";
import { sizeOf } from "./measuring/size-of.ts";
import { NOW, queryMix } from "./search/generated-jobs.ts";
import { SeededRandom } from "./search/seeded-random.ts";
import { type DescribedJob, describedJobs, typedTexts } from "./text/described-jobs.ts";

/** Distinct queries, changes of jobs, changes that are matched at a time, and queries that the oracle answers too. */
const SIZES = {
  reduced: { queries: 4000, changes: 6000, batch: CHANGES_AT_ONCE, oracle: 30 },
  whole: { queries: 200_000, changes: 300_000, batch: CHANGES_AT_ONCE, oracle: 30 },
};
const CHARACTERS = 600;
/** One query in this many has a text, and every second of those nothing else. */
const TEXT_ONE_IN = 4;

const tree: PlaceTree = { slugs: places.map(({ slug }) => slug), ancestors, descendants };

/**
 * Measures how fast changed jobs are matched with the distinct queries of saved searches on one core, and compares the matches of some queries
 * with a plain scan. `--whole` takes 200,000 queries and 300,000 changes; `--queries=`, `--changes=` and `--batch=` take other numbers.
 * `--delivery` runs a day through the database instead, from changed jobs to written mails, with a person among the others whose search finds every
 * job; `--delivery --whole` takes 1,000,000 saved searches of 200,000 distinct queries and 300,000 new jobs, and writes the mails of 1,000 people;
 * `--subscriptions=`, `--distinct=`, `--openings=`, `--rounds=`, `--mailed=` and `--sample=` take other numbers.
 */
export async function run(args: readonly string[] = process.argv.slice(2)): Promise<object> {
  if (args.includes("--delivery")) return await runDelivery(args);
  const size = sizeOf(args, args.includes("--whole") ? SIZES.whole : SIZES.reduced);
  const jobs = [...describedJobs(size.changes, CHARACTERS)];
  const engine = createEngine(tree);
  const loading = engine.load();
  for (const job of jobs) loading.add(job);
  runToEnd(loading.finish());
  const queries = distinctQueries(size.queries, jobs);
  const standing = new StandingQueries(tree);
  for (const [key, filters] of queries) standing.add(key, filters);

  const termStats = rememberedTerms(engine.termStats);
  const sample = sampleOf(queries, size.oracle);
  const found = new Map(sample.map(([key]) => [key, [] as string[]]));
  const queriesWithMatches = new Set<string>();
  let matches = 0;
  let longestStepMs = 0;
  let longestStepCpuMs = 0;
  let peakBytes = 0;
  const cpu = process.cpuUsage();
  const began = performance.now();
  for (let from = 0; from < jobs.length; from += size.batch) {
    let step = performance.now();
    let stepCpu = process.cpuUsage();
    for (const each of standing.match(
      jobs.slice(from, from + size.batch),
      {
        now: NOW,
        referable: null,
        termStats,
      },
      failed,
    )) {
      longestStepMs = Math.max(longestStepMs, performance.now() - step);
      const used = process.cpuUsage(stepCpu);
      longestStepCpuMs = Math.max(longestStepCpuMs, (used.user + used.system) / 1000);
      for (const { key, ids } of each) {
        matches += ids.length;
        queriesWithMatches.add(key);
        found.get(key)?.push(...ids);
      }
      step = performance.now();
      stepCpu = process.cpuUsage();
    }
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
    progress("changed jobs matched", Math.min(from + size.batch, jobs.length), jobs.length, size.batch);
  }
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const oracle = compare(jobs, sample, found);
  const figures = {
    queries: standing.size,
    changes: jobs.length,
    matches,
    queriesWithMatches: queriesWithMatches.size,
    seconds: rounded(seconds, 2),
    cpuSeconds: rounded((user + system) / 1e6, 2),
    changesPerSecond: Math.round(jobs.length / seconds),
    longestStepMs: rounded(longestStepMs),
    longestStepCpuMs: rounded(longestStepCpuMs),
    peakMb: Math.round(peakBytes / 1e6),
    ...oracle,
  };
  console.log(
    `${figures.queries.toLocaleString("en")} distinct queries, ${figures.changes.toLocaleString("en")} changed jobs: ${figures.seconds} s, ${figures.changesPerSecond} changes a second, ${figures.matches.toLocaleString("en")} matches; ${oracle.different} of ${oracle.compared} compared queries differ from a plain scan`,
  );
  if (oracle.different > 0 || oracle.comparedMatches === 0) process.exitCode = 1;
  return await Promise.resolve(figures);
}

/** A day of alerts through the database. */
const DAY = {
  reduced: { subscriptions: 2000, distinct: 400, openings: 1000, rounds: 2, mailed: 2000, sample: 100 },
  whole: { subscriptions: 1_000_000, distinct: 200_000, openings: 300_000, rounds: 1, mailed: 1000, sample: 200 },
};

async function runDelivery(args: readonly string[]): Promise<object> {
  const size = sizeOf(args, args.includes("--whole") ? DAY.whole : DAY.reduced);
  const cpu = process.cpuUsage();
  const found = await withDatabase({}, (database) => deliverDay(database, size));
  const { user, system } = process.cpuUsage(cpu);
  const { repeats, starved, different } = found;
  console.log(
    `${size.subscriptions.toLocaleString("en")} saved searches of ${found.people.toLocaleString("en")} people, ${size.distinct} distinct queries, ${size.openings.toLocaleString("en")} new jobs: matched in ${rounded(found.matchSeconds)} s, ${found.mails.toLocaleString("en")} mails written in ${rounded(found.sendSeconds)} s; ${repeats} repeats, ${starved} starved; the oldest change waited ${rounded(found.oldestChangeS)} s, the person who waited longest ${rounded(found.oldestPersonS)} s; ${different} compared people's mails count other jobs than the search; peak ${found.peakMb} MB`,
  );
  if (repeats + starved + different > 0 || found.comparedJobs === 0) process.exitCode = 1;
  return { ...size, ...found, cpuSeconds: rounded((user + system) / 1e6, 2) };
}

/** Returns distinct queries that a person could save, by key. */
function distinctQueries(count: number, jobs: readonly DescribedJob[]): Map<string, SearchFilters> {
  const random = new SeededRandom(17);
  const texts = typedTexts(jobs, Math.ceil(count / TEXT_ONE_IN));
  const queries = new Map<string, SearchFilters>();
  for (let size = count; queries.size < count; size *= 2) {
    for (const query of queryMix(size)) {
      const isText = random.below(TEXT_ONE_IN) === 0;
      const q = isText ? texts[random.below(texts.length)]! : "";
      const filters = searchFilters(isText && random.below(2) === 0 ? { ...EVERY_JOB, q } : { ...query, q });
      if (hasFilter(filters)) queries.set(JSON.stringify(filters), filters);
      if (queries.size === count) break;
    }
  }
  return queries;
}

function failed(key: string, error: unknown): never {
  throw new Error(`could not match ${key}`, { cause: error });
}

/** Prints how much of long work is done, each time another tenth is. */
function progress(work: string, done: number, all: number, step: number): void {
  if (Math.floor((done * 10) / all) > Math.floor(((done - step) * 10) / all))
    console.log(`${done.toLocaleString("en")} of ${all.toLocaleString("en")} ${work}`);
}

function sampleOf(queries: ReadonlyMap<string, SearchFilters>, count: number): [key: string, filters: SearchFilters][] {
  const every = Math.max(1, Math.floor(queries.size / count));
  return [...queries].filter((_, at) => at % every === 0).slice(0, count);
}

function compare(
  jobs: readonly DescribedJob[],
  sample: readonly [key: string, filters: SearchFilters][],
  found: ReadonlyMap<string, readonly string[]>,
): { compared: number; comparedMatches: number; different: number; repeats: number } {
  let comparedMatches = 0;
  let different = 0;
  for (const [at, [key, filters]] of sample.entries()) {
    const query = { ...queryOfFilters(filters), limit: jobs.length };
    const expected = naiveSearch(jobs, tree, query, { now: NOW, whole: true }).ids.toSorted();
    const ours = (found.get(key) ?? []).toSorted();
    comparedMatches += expected.length;
    if (expected.join(" ") !== ours.join(" ")) different += 1;
    progress("queries compared with a plain scan", at + 1, sample.length, 1);
  }
  const repeats = [...found.values()].reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0);
  return { compared: sample.length, comparedMatches, different, repeats };
}
