import { compareEngines } from "./search/compare-engines.ts";
import { generatedJobs, queryMix } from "./search/generated-jobs.ts";
import { buildReadModel, measureReadModels, type OwnTimes } from "./search/read-models.ts";
import { measureTitles } from "./search/titles.ts";
import { rounded } from "./measuring/rounded.ts";
import { RUNS, type Times } from "./search/timing.ts";

const QUERIES = 2000;

/** Number of jobs of the smaller read model that one of more jobs is compared with. */
const FEWER = 100_000;

/**
 * Measures the latency of the read model and of other engines over the same jobs and queries, and checks that results
 * agree. `--jobs=N` sets the number of jobs, `--million` sets a million, and `--alone` measures only the read model, in
 * seconds. `--titles=N` measures it over N jobs without texts instead, beside a tenth of them.
 */
export async function run(args: readonly string[] = process.argv.slice(2)): Promise<object> {
  if (args.some((each) => each.startsWith("--titles="))) return await measureTitles(args);
  const jobsOption = args.find((each) => each.startsWith("--jobs="))?.slice("--jobs=".length);
  const jobs = args.includes("--million") ? 1_000_000 : Number(jobsOption ?? 100_000);
  const queries = queryMix(QUERIES);
  const fewer = jobs > FEWER ? buildReadModel(generatedJobs(FEWER)).engine : null;
  const documents = [...generatedJobs(jobs)];
  const { engine, buildMs, longestStep } = buildReadModel(documents);
  const [ours, oursOfFewer] = measureReadModels(fewer === null ? [engine] : [engine, fewer], queries) as [
    OwnTimes,
    OwnTimes | undefined,
  ];
  const bytes = engine.bytes();
  const compared = args.includes("--alone") ? [] : await compareEngines(engine, documents, queries, jobs > 100_000);

  print(`${jobs.toLocaleString("en")} jobs, milliseconds, one client; the shortest of ${RUNS} runs of each query`);
  print("                                    page + exact total        + counts of every option");
  print(`                                        p50        p99            p50        p99`);
  print(row(`read model, ${QUERIES} queries`, ours.total, ours.counts));
  print(
    `counts of ${QUERIES} other queries, run once: p50 ${cell(ours.unseen.p50).trim()}, p99 ${cell(ours.unseen.p99).trim()}`,
  );
  if (oursOfFewer !== undefined)
    print(row(`  with ${FEWER.toLocaleString("en")} jobs`, oursOfFewer.total, oursOfFewer.counts));
  for (const { name, queries: count, theirs, ours: same } of compared) {
    print(row(`${name}, ${count} queries`, theirs.total, theirs.counts));
    print(row("  read model, same queries in turn", same.total, same.counts));
  }
  print(
    `built in ${Math.round(buildMs)} ms, the longest step ${Math.round(longestStep)} ms; ${(bytes / jobs).toFixed(1)} bytes per job`,
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
    compared: compared.reduce((sum, { queries: count }) => sum + count, 0),
  };
}

function keyOf(name: string): string {
  return name.toLowerCase().split(",")[0]!.replaceAll(" ", "_");
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
