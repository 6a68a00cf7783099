import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { JobsQuery } from "#contract/schemas/jobs-query.ts";
import { createEngine, type Engine } from "#search/engine.ts";
import { FACETS, LOCATION_FACET } from "#search/index/facets.ts";
import type { FacetCounter } from "#search/counts/facet-counter.ts";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { ancestors, descendants, places } from "#taxonomy/places.ts";
import { generatedJobs, NOW, queryMix } from "./search/generated-jobs.ts";
import { itemsJsEngine } from "./search/itemsjs-engine.ts";
import { oramaEngine } from "./search/orama-engine.ts";
import { type Answer, miniSearchEngine, type OtherEngine, sqliteEngine } from "./search/other-engines.ts";
import { PostgresSearch } from "./search/postgres-search.ts";

const QUERIES = 2000;
/** Others take so long that they are asked fewer of the same queries; ratios are over those. */
const POSTGRES_QUERIES = { few: 200, many: 60 };
const OTHER_QUERIES = 30;
/** How often each engine is asked each query; the least time counts, because whatever else the machine does only ever adds to it. */
const TIMES = 2;
const WARM_UP = 2;

interface Times {
  p50: number;
  p99: number;
}

/** An engine beside ours; its answers are compared. */
interface Rival extends OtherEngine {
  queries: number;
}

interface Compared {
  name: string;
  asked: number;
  theirs: { total: Times; counts: Times };
  ours: { total: Times; counts: Times };
}

/** How many jobs the read model is measured over beside a million. */
const FEWER = 100_000;

/** Latency of the read model and of others over the same jobs and queries, their answers compared. */
export async function run(args: readonly string[] = process.argv.slice(2)): Promise<object> {
  const given = Number(args.find((each) => each.startsWith("--jobs="))?.slice("--jobs=".length) ?? 100_000);
  const jobs = args.includes("--million") ? 1_000_000 : given;
  const queries = queryMix(QUERIES);
  const fewer = jobs > FEWER ? built([...generatedJobs(FEWER)]).engine : null;
  const documents = [...generatedJobs(jobs)];
  const { engine, buildMs, longestStep } = built(documents);
  const [ours, oursOfFewer] = measured(fewer === null ? [engine] : [engine, fewer], queries) as [
    Ours,
    Ours | undefined,
  ];
  const bytes = engine.bytes();
  // `--alone` gives the read model's own figures in seconds.
  const compared = args.includes("--alone") ? [] : await besideOthers(engine, documents, queries, jobs > 100_000);

  print(`${jobs.toLocaleString("en")} jobs, milliseconds, one client; the least of ${TIMES} times for each query`);
  print("                                    page + exact total        + counts of every option");
  print(`                                        p50        p99            p50        p99`);
  print(row(`read model, ${QUERIES} queries`, ours.total, ours.counts));
  print(
    `counts of ${QUERIES} other queries, asked once: p50 ${cell(ours.unseen.p50).trim()}, p99 ${cell(ours.unseen.p99).trim()}`,
  );
  if (oursOfFewer !== undefined)
    print(row(`  over ${FEWER.toLocaleString("en")} jobs`, oursOfFewer.total, oursOfFewer.counts));
  for (const { name, asked, theirs, ours: same } of compared) {
    print(row(`${name}, ${asked} queries`, theirs.total, theirs.counts));
    print(row("  read model, the same in turn", same.total, same.counts));
  }
  print(
    `built in ${Math.round(buildMs)} ms, the longest step ${Math.round(longestStep)} ms; ${(bytes / jobs).toFixed(1)} bytes a job`,
  );
  return {
    bench: "search",
    n: jobs,
    total_p50_ms: ours.total.p50,
    total_p99_ms: ours.total.p99,
    counts_p50_ms: ours.counts.p50,
    counts_p99_ms: ours.counts.p99,
    counts_unseen_p99_ms: rounded(ours.unseen.p99),
    ...(oursOfFewer && {
      counts_p99_ratio_100k: rounded(ours.counts.p99 / oursOfFewer.counts.p99),
      counts_unseen_p99_ratio_100k: rounded(ours.unseen.p99 / oursOfFewer.unseen.p99),
    }),
    ...Object.fromEntries(
      compared.flatMap(({ name, theirs, ours: same }) => [
        [`total_p99_ratio_${keyOf(name)}`, Math.round(theirs.total.p99 / same.total.p99)],
        [`counts_p99_ratio_${keyOf(name)}`, Math.round(theirs.counts.p99 / same.counts.p99)],
      ]),
    ),
    bytes_per_job: rounded(bytes / jobs),
    build_ms: Math.round(buildMs),
    compared: compared.reduce((sum, { asked }) => sum + asked, 0),
  };
}

/** A read model of these documents; the longest step is how long a server would not answer meanwhile. */
function built(documents: readonly SearchDocument[]): { engine: Engine; buildMs: number; longestStep: number } {
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

interface Ours {
  total: Times;
  counts: Times;
  /** Counts of queries asked for the first time, once. */
  unseen: Times;
}

/**
 * Each read model's own times. All queries are asked before any is asked again, so that counts which are kept had to be worth
 * keeping among those of the others.
 */
function measured(engines: readonly Engine[], queries: readonly JobsQuery[]): Ours[] {
  const times = engines.map(() => ({ total: queries.map(() => Infinity), counts: queries.map(() => Infinity) }));
  // The first rounds are not counted, so that what is measured is compiled code.
  for (let round = -WARM_UP; round < TIMES; round += 1) {
    engines.forEach((engine, of) => {
      const { total, counts } = times[of]!;
      queries.forEach((query, index) => {
        const totalMs = leastOf(1, () => page(engine, query));
        const countsMs = leastOf(1, () => countAll(engine, query));
        if (round < 0) return;
        total[index] = Math.min(total[index]!, totalMs);
        counts[index] = Math.min(counts[index]!, countsMs);
      });
    });
  }
  // Of the same mix, drawn further on.
  const unseen = queryMix(2 * queries.length).slice(queries.length);
  return times.map(({ total, counts }, of) => ({
    total: summary(total),
    counts: summary(counts),
    unseen: summary(unseen.map((query) => leastOf(1, () => countAll(engines[of]!, query)))),
  }));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function keyOf(name: string): string {
  return name.toLowerCase().split(",")[0]!.replaceAll(" ", "_");
}

function page(engine: Engine, query: JobsQuery): unknown {
  return engine.query(query, { now: NOW, counts: false });
}

/** Every option's count as numbers in memory, combinations spread over their values. */
function countAll(engine: Engine, query: JobsQuery): FacetCounter {
  const tally = engine.query(query, { now: NOW, counts: true }).counts!;
  FACETS.forEach((_, facet) => tally.counts(facet));
  return tally;
}

function leastOf(times: number, ask: () => unknown): number {
  let least = Infinity;
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    ask();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

function summary(times: number[]): Times {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Asks each query of every engine in turn, so that a busy moment of the machine meets all of them alike. */
async function besideOthers(
  engine: Engine,
  documents: readonly SearchDocument[],
  queries: readonly JobsQuery[],
  many: boolean,
): Promise<Compared[]> {
  const given = process.env["TEST_DATABASE_URL"];
  const folder = mkdtempSync(path.join(tmpdir(), "afield-bench-"));
  chmodSync(folder, 0o755);
  const settings = { shared_buffers: "1GB", temp_buffers: "512MB", fsync: "off" };
  const server = given === undefined ? await startEmbeddedPostgres(folder, { settings }) : null;
  const postgres = new PostgresSearch(given ?? server!.url);
  try {
    await postgres.load(documents);
    const rivals: Rival[] = [
      {
        name: "Postgres, narrow + GIN",
        page: (query) => postgres.page(query),
        counts: (query) => postgres.counts(query),
        queries: many ? POSTGRES_QUERIES.many : POSTGRES_QUERIES.few,
      },
    ];
    if (!many)
      for (const open of [sqliteEngine, miniSearchEngine, itemsJsEngine, oramaEngine]) {
        const engineBeside = await open(documents);
        print(`${engineBeside.name} is loaded`);
        rivals.push({ ...engineBeside, queries: OTHER_QUERIES });
      }
    const samples = rivals.map(() => ({ theirs: noSamples(), ours: noSamples() }));
    for (const [index, query] of queries.entries()) {
      for (const [rival, { theirs, ours }] of rivals.map((each, at) => [each, samples[at]!] as const)) {
        if (index >= rival.queries) continue;
        const asked = await timed(rival, query);
        expectEqual(query, engine, asked.found, asked.counted, rival.name);
        theirs.total.push(asked.totalMs);
        theirs.counts.push(asked.countsMs);
        ours.total.push(leastOf(TIMES, () => page(engine, query)));
        ours.counts.push(leastOf(TIMES, () => countAll(engine, query)));
      }
    }
    return rivals.map(({ name, queries: asked }, at) => ({
      name,
      asked,
      theirs: summaries(samples[at]!.theirs),
      ours: summaries(samples[at]!.ours),
    }));
  } finally {
    await postgres.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Samples {
  total: number[];
  counts: number[];
}

function noSamples(): Samples {
  return { total: [], counts: [] };
}

function summaries({ total, counts }: Samples): { total: Times; counts: Times } {
  return { total: summary(total), counts: summary(counts) };
}

/** Every engine answers a search with counts as page, total and counts together. */
async function timed(
  rival: Rival,
  query: JobsQuery,
): Promise<{ found: Answer; counted: Map<string, number>; totalMs: number; countsMs: number }> {
  let best = { totalMs: Infinity, countsMs: Infinity };
  for (let time = 1; ; time += 1) {
    const started = performance.now();
    const found = await rival.page(query);
    const between = performance.now();
    const counted = await rival.counts(query);
    best = {
      totalMs: Math.min(best.totalMs, between - started),
      countsMs: Math.min(best.countsMs, performance.now() - started),
    };
    if (time === TIMES) return { found, counted, ...best };
  }
}

function expectEqual(
  query: JobsQuery,
  engine: Engine,
  found: { ids: string[]; total: number },
  counted: Map<string, number>,
  name: string,
): void {
  const ours = engine.query(query, { now: NOW, counts: true });
  const ids = ours.ids.join();
  const same =
    ids === found.ids.join() &&
    ours.total === found.total &&
    FACETS.every((_, facet) => {
      // Postgres counts areas; the places that find them are the engine's to join, and its own tests prove that.
      if (facet === LOCATION_FACET) return true;
      const theirs = [...counted].filter(([key]) => key.startsWith(`${facet}:`));
      const mine = new Map(ours.counts!.entries(facet));
      return (
        theirs.length === mine.size &&
        theirs.every(([key, count]) => mine.get(key.slice(key.indexOf(":") + 1)) === count)
      );
    });
  if (!same) throw new Error(`${name} and the read model disagree about ${JSON.stringify(query)}`);
}

function row(name: string, total: Times, counts: Times): string {
  return `${name.padEnd(36)}${[total.p50, total.p99].map(cell).join("")}    ${[counts.p50, counts.p99].map(cell).join("")}`;
}

function cell(ms: number): string {
  return ms.toFixed(ms < 10 ? 3 : 1).padStart(11);
}

function print(line: string): void {
  console.log(line);
}

if (import.meta.main) print(JSON.stringify(await run()));
