import { optionLabel } from "#contract/values/filters.ts";
import type { Engine } from "#search/engine.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { rounded } from "../measuring/rounded.ts";
import { generatedJobs, queryMix } from "./generated-jobs.ts";
import { buildReadModel, measureReadModels, type OwnTimes } from "./read-models.ts";
import { memoryMib, restoredMemoryMib } from "./restored-memory.ts";

const QUERIES = 1000;
/** How many times as few jobs the other read model has. */
const TIMES_FEWER = 10;
const MIB = 1024 * 1024;

/**
 * Measures filters and counts of the read model over jobs that have titles and no texts: the memory that it keeps, part by part, and how many
 * times the latency of a tenth of the jobs, in turn with it so that other load affects both. The jobs are never in memory at once.
 */
export async function measureTitles(args: readonly string[]): Promise<object> {
  const jobs = Number(args.find((each) => each.startsWith("--titles="))!.slice("--titles=".length));
  const queries = queryMix(QUERIES);
  const fewer = buildReadModel(titledJobs(jobs / TIMES_FEWER));
  const before = memoryMib();
  const many = buildReadModel(titledJobs(jobs));
  const after = memoryMib();
  const restored = await restoredMemoryMib(many.engine);
  const peakMib = process.resourceUsage().maxRSS / 1024;
  const [large, small] = measureReadModels([many.engine, fewer.engine], queries) as [OwnTimes, OwnTimes];
  // Queries keep counts and the places' jobs, within bounds.
  const queried = memoryMib();
  const ratio = (read: (times: OwnTimes) => number): number => rounded(read(large) / read(small));
  const figures = {
    n: jobs,
    fewer: jobs / TIMES_FEWER,
    bytes_per_job: rounded((many.engine.bytes() + many.engine.textBytes()) / jobs, 1),
    index_mib: Math.round(many.engine.bytes() / MIB),
    texts_mib: Math.round(many.engine.textBytes() / MIB),
    memory_mib: Math.round(after - before),
    memory_restored_mib: Math.round(restored),
    memory_after_queries_mib: Math.round(queried - before),
    peak_mib: Math.round(peakMib),
    build_ms: Math.round(many.buildMs),
    total_p99_ms: rounded(large.total.p99, 3),
    counts_p50_ms: rounded(large.counts.p50, 3),
    counts_p99_ms: rounded(large.counts.p99, 3),
    counts_unseen_p99_ms: rounded(large.unseen.p99, 3),
    total_p99_ratio: ratio(({ total }) => total.p99),
    counts_p99_ratio: ratio(({ counts }) => counts.p99),
    counts_unseen_p99_ratio: ratio(({ unseen }) => unseen.p99),
  };
  for (const line of bytesTable(many.engine, jobs)) console.log(line);
  console.log(
    `${jobs.toLocaleString("en")} jobs with titles and no texts, beside ${figures.fewer.toLocaleString("en")}`,
  );
  console.log(
    `memory: filters ${figures.index_mib} MiB, titles ${figures.texts_mib} MiB, a process that has restored them ${figures.memory_restored_mib} MiB more, one that has built them ${figures.memory_mib} and ${figures.memory_after_queries_mib} after the queries; ${figures.peak_mib} MiB at most while building`,
  );
  console.log(
    `p99 of ${QUERIES} queries, ms and times that of a tenth of the jobs: page and total ${figures.total_p99_ms} (${figures.total_p99_ratio}), counts ${figures.counts_p99_ms} (${figures.counts_p99_ratio}), counts run once ${figures.counts_unseen_p99_ms} (${figures.counts_unseen_p99_ratio})`,
  );
  return { bench: "search-titles", ...figures };
}

/** Gives generated jobs titles such as "Senior Data Engineer". */
function* titledJobs(count: number): Generator<SearchDocument> {
  for (const job of generatedJobs(count)) {
    const level = job.levels[0] === undefined ? "" : optionLabel("experienceLevel", job.levels[0]);
    yield { ...job, title: `${level} ${roleBySlug(job.roles[0]!)!.title}`.trim() };
  }
}

/** Returns the parts of the read model by their bytes a job, the largest first. */
function bytesTable(engine: Engine, jobs: number): string[] {
  const { index, texts } = engine.bytesByPart();
  return Object.entries({ ...index, ...texts })
    .map(([part, bytes]) => [part, rounded(bytes / jobs)] as const)
    .filter(([, bytes]) => bytes > 0)
    .toSorted((a, b) => b[1] - a[1])
    .map(([part, bytes]) => `${part.padEnd(34)} ${bytes.toFixed(2).padStart(6)} bytes a job`);
}
