import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { JobsQuery } from "#contract/jobs-query.ts";
import { createEngine, type Engine } from "#search/engine.ts";
import { FACETS, LOCATION_FACET } from "#search/facets.ts";
import type { Tally } from "#search/tally.ts";
import { startEmbeddedPostgres } from "#store/embedded-postgres.ts";
import { ancestors, descendants, places } from "#taxonomy/places.ts";
import { generatedJobs, NOW, queryMix } from "./search/generated-jobs.ts";
import { miniSearchEngine, type OtherEngine, sqliteEngine } from "./search/other-engines.ts";
import { PostgresSearch } from "./search/postgres-search.ts";

const QUERIES = 2000;
/** The others in the process take longer still. */
const OTHER_QUERIES = 30;
/** Postgres takes so long over counts that it is asked fewer of the same queries; ratios are over these. */
const POSTGRES_QUERIES = { few: 300, many: 100 };

interface Times {
  p50: number;
  p99: number;
}

/** Latency of the read model and of Postgres over the same jobs and queries, their answers compared. */
export async function run(args: readonly string[] = process.argv.slice(2)): Promise<object> {
  const jobs = args.includes("--million") ? 1_000_000 : 100_000;
  const queries = queryMix(QUERIES);
  const asked = queries.slice(0, jobs > 100_000 ? POSTGRES_QUERIES.many : POSTGRES_QUERIES.few);

  const engine = createEngine({ slugs: places.map(({ slug }) => slug), ancestors, descendants });
  const documents = [...generatedJobs(jobs)];
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
  const buildMs = performance.now() - started;
  const page = (query: JobsQuery): unknown => engine.query(query, { now: NOW, counts: false });
  const counts = (query: JobsQuery): unknown => countAll(engine, query);
  // Twice over all queries, so that what is measured is compiled code.
  for (const query of [...queries, ...queries]) {
    page(query);
    counts(query);
  }

  const ours = {
    total: measure(queries, page),
    counts: measure(queries, counts),
    totalAsked: measure(asked, page),
    countsAsked: measure(asked, counts),
  };
  const bytes = engine.bytes();
  // `--alone` gives the read model's own figures in seconds.
  const others = new Map<string, { total: Times; counts: Times; totalRatio: number; countsRatio: number }>();
  if (!args.includes("--alone") && jobs <= 100_000) {
    const few = asked.slice(0, OTHER_QUERIES);
    const own = { total: measure(few, page), counts: measure(few, counts) };
    for (const open of [sqliteEngine, miniSearchEngine]) {
      const other = open(documents);
      const { total, counts: counted } = inProcess(other, engine, few);
      others.set(other.name, {
        total,
        counts: counted,
        totalRatio: total.p99 / own.total.p99,
        countsRatio: counted.p99 / own.counts.p99,
      });
    }
  }
  const postgres = args.includes("--alone") ? null : await besidePostgres(engine, documents, asked);

  const beside = postgres === null ? "" : ` (${asked.length} of them to Postgres, every answer compared)`;
  print(`${jobs.toLocaleString("en")} jobs, ${QUERIES} queries${beside}, milliseconds, one client`);
  print("                         page + exact total        + counts of every option");
  print(`                             p50        p99            p50        p99`);
  print(row("read model, all queries", ours.total, ours.counts));
  print(row("read model, same queries", ours.totalAsked, ours.countsAsked));
  if (postgres !== null) print(row("Postgres, narrow + GIN", postgres.total, postgres.counts));
  for (const [name, { total, counts: counted }] of others)
    print(row(`${name}, ${OTHER_QUERIES} queries`, total, counted));
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
    total_p99_ratio_postgres: postgres === null ? null : Math.round(postgres.total.p99 / ours.totalAsked.p99),
    counts_p99_ratio_postgres: postgres === null ? null : Math.round(postgres.counts.p99 / ours.countsAsked.p99),
    ...Object.fromEntries(
      [...others].flatMap(([name, { totalRatio, countsRatio }]) => [
        [`total_p99_ratio_${name.toLowerCase().replace(" ", "_")}`, Math.round(totalRatio)],
        [`counts_p99_ratio_${name.toLowerCase().replace(" ", "_")}`, Math.round(countsRatio)],
      ]),
    ),
    bytes_per_job: Math.round((bytes / jobs) * 10) / 10,
    build_ms: Math.round(buildMs),
    compared: postgres === null ? 0 : asked.length,
  };
}

/** Every option's count as numbers in memory, combinations spread over their values. */
function countAll(engine: Engine, query: JobsQuery): Tally {
  const tally = engine.query(query, { now: NOW, counts: true }).counts!;
  FACETS.forEach((_, facet) => tally.counts(facet));
  return tally;
}

function measure(queries: readonly JobsQuery[], ask: (query: JobsQuery) => unknown): Times {
  const times = queries.map((query) => {
    const started = performance.now();
    ask(query);
    return performance.now() - started;
  });
  return summary(times);
}

function summary(times: number[]): Times {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p99: at(0.99) };
}

async function besidePostgres(
  engine: Engine,
  documents: Parameters<PostgresSearch["load"]>[0],
  queries: readonly JobsQuery[],
): Promise<{ total: Times; counts: Times }> {
  const given = process.env["TEST_DATABASE_URL"];
  const folder = mkdtempSync(path.join(tmpdir(), "afield-bench-"));
  chmodSync(folder, 0o755);
  const settings = { shared_buffers: "1GB", temp_buffers: "512MB", fsync: "off" };
  const server = given === undefined ? await startEmbeddedPostgres(folder, { settings }) : null;
  const postgres = new PostgresSearch(given ?? server!.url);
  try {
    await postgres.load(documents);
    const total: number[] = [];
    const counts: number[] = [];
    for (const query of queries) {
      const started = performance.now();
      const found = await postgres.page(query);
      const between = performance.now();
      const counted = await postgres.counts(query);
      total.push(between - started);
      // Both engines answer a search with counts as page, total and counts together.
      counts.push(performance.now() - started);
      expectEqual(query, engine, found, counted);
    }
    return { total: summary(total), counts: summary(counts) };
  } finally {
    await postgres.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Times of an engine in this process, its answers compared. */
function inProcess(other: OtherEngine, engine: Engine, queries: readonly JobsQuery[]): { total: Times; counts: Times } {
  const total: number[] = [];
  const counts: number[] = [];
  for (const query of queries) {
    const started = performance.now();
    const found = other.page(query);
    const between = performance.now();
    const counted = other.counts(query);
    total.push(between - started);
    counts.push(performance.now() - started);
    expectEqual(query, engine, found, counted, other.name);
  }
  return { total: summary(total), counts: summary(counts) };
}

function expectEqual(
  query: JobsQuery,
  engine: Engine,
  found: { ids: string[]; total: number },
  counted: Map<string, number>,
  name = "Postgres",
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
  return `${name.padEnd(25)}${[total.p50, total.p99].map(cell).join("")}    ${[counts.p50, counts.p99].map(cell).join("")}`;
}

function cell(ms: number): string {
  return ms.toFixed(ms < 10 ? 3 : 1).padStart(11);
}

function print(line: string): void {
  console.log(line);
}

if (import.meta.main) print(JSON.stringify(await run()));
