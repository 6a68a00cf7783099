import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import { createEngine, type Engine, type EngineState } from "#search/engine.ts";
import { captureState, readState, writeState } from "#search/snapshot/state-file.ts";
import { ancestors, descendants, places } from "#taxonomy/places.ts";
import { runToEnd } from "#test/search/run-to-end.ts";
import { rounded } from "./measuring/rounded.ts";
import { NOW, queryMix } from "./search/generated-jobs.ts";
import { type DescribedJob, describedJobs, typedTexts } from "./text/described-jobs.ts";

const CHARACTERS = 3000;
/** Queries of filters, and texts, that both read models answer. */
const FILTER_QUERIES = 800;
const TEXTS = 200;
/** Documents that the texts are typed from. */
const TYPED_FROM = 10_000;

/**
 * Measures how much faster the read model is restored from its snapshot than built from the same jobs already in memory, which leaves out
 * what reading them from the database takes, and compares the answers. `--jobs=N` sets the number of jobs: a million by default.
 */
export async function run(args: readonly string[] = process.argv.slice(2)): Promise<object> {
  const jobs = Number(args.find((each) => each.startsWith("--jobs="))?.slice("--jobs=".length) ?? 1_000_000);
  const folder = await mkdtemp(path.join(tmpdir(), "afield-snapshots-"));
  const file = path.join(folder, "model");
  try {
    const { engine, buildMs, typedFrom } = build(jobs);
    const captureStarted = performance.now();
    const captured = captureState(engine.state());
    const captureMs = performance.now() - captureStarted;
    await writeState(file, captured);
    const writeMs = performance.now() - captureStarted - captureMs;
    const { size } = await stat(file);
    const restoreStarted = performance.now();
    const restored = emptyEngine();
    restored.restore((await readState(file, () => {})) as EngineState);
    const restoreMs = performance.now() - restoreStarted;
    const queries = queriesFrom(typedFrom);
    const different = queries.filter((query) => answer(engine, query) !== answer(restored, query)).length;
    console.log(`${jobs.toLocaleString("en")} jobs with texts of ${CHARACTERS} characters`);
    console.log(
      `built from memory in ${seconds(buildMs)} s; captured in ${Math.round(captureMs)} ms, written in ${seconds(writeMs)} s`,
    );
    console.log(
      `restored in ${seconds(restoreMs)} s, ${rounded(buildMs / restoreMs)} times faster; ${Math.round(size / 1e6)} MB`,
    );
    console.log(`${queries.length} queries answered differently: ${different}`);
    return {
      bench: "snapshots",
      n: jobs,
      build_s: seconds(buildMs),
      capture_ms: Math.round(captureMs),
      write_s: seconds(writeMs),
      restore_s: seconds(restoreMs),
      restore_ratio: rounded(buildMs / restoreMs),
      file_mb: Math.round(size / 1e6),
      queries: queries.length,
      different,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function emptyEngine(): Engine {
  return createEngine({ slugs: places.map(({ slug }) => slug), ancestors, descendants });
}

/** Builds a read model, counting only its own time and not that of making up jobs. */
function build(jobs: number): { engine: Engine; buildMs: number; typedFrom: DescribedJob[] } {
  const engine = emptyEngine();
  const loading = engine.load();
  const typedFrom: DescribedJob[] = [];
  let buildMs = 0;
  for (const document of describedJobs(jobs, CHARACTERS)) {
    if (typedFrom.length < TYPED_FROM) typedFrom.push(document);
    const started = performance.now();
    loading.add(document);
    buildMs += performance.now() - started;
  }
  const started = performance.now();
  runToEnd(loading.finish());
  return { engine, buildMs: buildMs + performance.now() - started, typedFrom };
}

function queriesFrom(documents: readonly DescribedJob[]): JobsQuery[] {
  const texts = typedTexts(documents, TEXTS);
  return [...queryMix(FILTER_QUERIES), ...texts.map((q) => ({ ...EVERY_JOB, q, sortBy: "relevance" as const }))];
}

function answer(engine: Engine, query: JobsQuery): string {
  const { ids, total, counts } = engine.query(query, { now: NOW, counts: true });
  return JSON.stringify([ids, total, counts!.windows, counts!.top(0), counts!.top(1)]);
}

function seconds(ms: number): number {
  return rounded(ms / 1000);
}

if (import.meta.main) console.log(JSON.stringify(await run()));
