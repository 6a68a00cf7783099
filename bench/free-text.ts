import { setFlagsFromString } from "node:v8";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { createEngine } from "#search/engine.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { ancestors, descendants, places } from "#taxonomy/places.ts";
import { runToEnd } from "#test/search/run-to-end.ts";
import { withAnyServer } from "./measuring/own-database.ts";
import { rounded } from "./measuring/rounded.ts";
import { NOW } from "./search/generated-jobs.ts";
import { percentiles } from "./search/timing.ts";
import { describedJobs, typedTexts } from "./text/described-jobs.ts";
import { miniSearch, postgresText, type TextSearch } from "./text/other-engines.ts";

/** Number of texts; with a million jobs, MiniSearch takes seconds for each. */
const QUERIES = { few: 100, many: 30 };
/** Texts to run first, so that the compiler has optimised the code. */
const WARM_UP = 8;
const FIRST = 9;
const CHARACTERS = 3000;
/** MiniSearch allocates an object for each word of each job, which exceeds Node's default heap limit. */
const HEAP_MB = 18_000;

interface Measured {
  name: string;
  buildMs: number;
  p50: number;
  p99: number;
}

/**
 * Measures how fast the read model, Postgres and MiniSearch find the first nine results of a text, over 100,000 jobs
 * with texts of 3,000 characters or, with `--titles`, over a million titles (`--jobs=N` for another number).
 */
export async function run(args: readonly string[] = process.argv.slice(2)): Promise<object> {
  setFlagsFromString(`--max-old-space-size=${HEAP_MB}`);
  const titles = args.includes("--titles");
  const jobsOption = args.find((each) => each.startsWith("--jobs="))?.slice("--jobs=".length);
  const jobs = Number(jobsOption ?? (titles ? 1_000_000 : 100_000));
  const documents = [...describedJobs(jobs, titles ? 0 : CHARACTERS)];
  const texts = typedTexts(documents, jobs > 100_000 ? QUERIES.many : QUERIES.few);
  const settings = { fsync: "off", shared_buffers: "2GB", maintenance_work_mem: "1GB" };
  const measured: Measured[] = [];
  await withAnyServer(settings, async (url) => {
    const open: (() => Promise<TextSearch> | TextSearch)[] = [
      () => readModel(documents),
      () => postgresText(url, documents),
      () => miniSearch(documents, "AND"),
    ];
    for (const each of open) measured.push(await measure(each, texts));
  });
  const [ours, ...others] = measured as [Measured, ...Measured[]];
  console.log(
    `${jobs.toLocaleString("en")} jobs, ${titles ? "titles only" : `${CHARACTERS} characters each`}, ${texts.length} texts`,
  );
  console.log(`${"".padEnd(30)}   p50 ms     p99 ms   built in s`);
  for (const { name, p50, p99, buildMs } of measured)
    console.log(
      `${name.padEnd(30)} ${[p50, p99, buildMs / 1000].map((each) => each.toFixed(2).padStart(8)).join("   ")}`,
    );
  return {
    bench: "free-text",
    n: jobs,
    characters: titles ? 0 : CHARACTERS,
    p50_ms: rounded(ours.p50),
    p99_ms: rounded(ours.p99),
    ...Object.fromEntries(
      others.flatMap(({ name, p50, p99 }) => {
        const key = name.split(",")[0]!.toLowerCase();
        return [
          [`p50_ratio_${key}`, rounded(p50 / ours.p50)],
          [`p99_ratio_${key}`, rounded(p99 / ours.p99)],
        ];
      }),
    ),
  };
}

/** Opens an engine and runs every text. */
async function measure(open: () => Promise<TextSearch> | TextSearch, texts: readonly string[]): Promise<Measured> {
  const started = performance.now();
  const engine = await open();
  const buildMs = performance.now() - started;
  for (const text of texts.slice(0, WARM_UP)) await engine.first(text, FIRST);
  const times: number[] = [];
  let matched = 0;
  for (const text of texts) {
    const before = performance.now();
    const ids = await engine.first(text, FIRST);
    times.push(performance.now() - before);
    if (ids.length > 0) matched += 1;
  }
  await engine.close?.();
  console.log(`${engine.name}: ${matched} of ${texts.length} texts matched`);
  return { name: engine.name, buildMs, ...percentiles(times) };
}

function readModel(documents: readonly SearchDocument[]): TextSearch {
  const engine = createEngine({ slugs: places.map(({ slug }) => slug), ancestors, descendants });
  const loading = engine.load();
  for (const document of documents) loading.add(document);
  runToEnd(loading.finish());
  return {
    name: "read model",
    first: (q, limit) => engine.query({ ...EVERY_JOB, q, sortBy: "relevance", limit }, { now: NOW, counts: false }).ids,
  };
}

if (import.meta.main) console.log(JSON.stringify(await run()));
