import { to as copyTo } from "pg-copy-streams";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import type { SearchModel } from "#search/model.ts";
import { openModel } from "#test/search/open-model.ts";
import { createLog } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import { withDatabase } from "./measuring/own-database.ts";
import { rounded } from "./measuring/rounded.ts";
import { SeededRandom } from "./search/seeded-random.ts";
import { generatedText } from "./search/generated-texts.ts";
import { saveGeneratedJobs } from "./search/saved-jobs.ts";

const CHARACTERS = 3000;
const ROUNDS = 3;

/**
 * Measures the time and memory that a web process needs to build its model, including texts of 3,000 characters, compared with reading
 * the same columns with COPY and discarding them.
 */
export async function run(args: readonly string[] = process.argv.slice(2)): Promise<object> {
  const jobs = Number(args.find((each) => each.startsWith("--jobs="))?.slice(7) ?? 100_000);
  const settings = { fsync: "off", shared_buffers: "1GB" };
  return withDatabase({ settings }, (database) => measure(database, jobs));
}

async function measure(database: Database, jobs: number): Promise<object> {
  const random = new SeededRandom(7);
  await saveGeneratedJobs(database, jobs, () => generatedText(random, CHARACTERS));
  // A first read warms the memory for both. Then they take turns, and the best time of each counts, because other load on the
  // machine only ever adds time.
  await readByCopy(database);
  const copies: number[] = [];
  const builds: { ms: number; cpuMs: number }[] = [];
  for (let round = 1; round < ROUNDS; round += 1) {
    copies.push(await readByCopy(database));
    const build = await timedBuild(database);
    await build.model.close();
    builds.push(build);
  }
  copies.push(await readByCopy(database));
  const last = await timedBuild(database);
  const { model } = last;
  builds.push(last);
  const copyMs = Math.min(...copies);
  const buildMs = Math.min(...builds.map(({ ms }) => ms));
  const cpuMs = Math.min(...builds.map((build) => build.cpuMs));
  const times = ["engineer", "co", "anin", "quibe conver", '"en fi"', "provetion prover"].map((q) => {
    model.query({ ...EVERY_JOB, q, sortBy: "relevance" }, { counts: true });
    const started = performance.now();
    const { total } = model.query({ ...EVERY_JOB, q, sortBy: "relevance" }, { counts: true });
    return { q, ms: rounded(performance.now() - started), total };
  });
  const facetBytes = model.bytes() / jobs;
  const textBytes = model.textBytes() / jobs;
  await model.close();
  console.log(
    `${jobs} jobs of ${CHARACTERS} characters: COPY ${Math.round(copyMs)} ms, model ${Math.round(buildMs)} ms, ${Math.round(cpuMs)} ms of this process`,
  );
  console.log(`${rounded(facetBytes)} bytes a job for filters and counts, ${rounded(textBytes)} for text`);
  for (const { q, ms, total } of times)
    console.log(`  ${q.padEnd(20)} ${String(total).padStart(7)} jobs, with counts ${ms} ms`);
  return {
    bench: "build",
    n: jobs,
    build_ms: Math.round(buildMs),
    build_cpu_ms: Math.round(cpuMs),
    copy_ms: Math.round(copyMs),
    build_ratio_copy: rounded(buildMs / copyMs),
    bytes_per_job: rounded(facetBytes),
    bytes_per_job_with_text: rounded(facetBytes + textBytes),
  };
}

/** Builds a model. On a shared machine the CPU time of this process says more than the clock. */
async function timedBuild(database: Database): Promise<{ model: SearchModel; ms: number; cpuMs: number }> {
  const started = performance.now();
  const before = process.cpuUsage();
  const model = await openModel({ database, log: createLog("error") });
  const { user, system } = process.cpuUsage(before);
  return { model, ms: performance.now() - started, cpuMs: (user + system) / 1000 };
}

/** Returns the milliseconds that Postgres takes to send everything the model is built from. */
async function readByCopy({ pool }: Database): Promise<number> {
  const client = await pool.connect();
  const started = performance.now();
  const stream = client.query(
    copyTo(`copy (select j.id, j.title, j.summary, j.text, c.slug, c.name, j.roles, j.eligibility, j.levels, j.employment_type,
      j.tech_stack, j.industries, j.company_size, j.education, j.posted_at, j.salary_yearly_usd, j.agency, j.sources
      from job j join company c on c.id = j.company_id where j.closed_at is null) to stdout`),
  );
  let bytes = 0;
  for await (const chunk of stream) bytes += (chunk as Buffer).length;
  client.release();
  if (bytes === 0) throw new Error("COPY returned nothing");
  return performance.now() - started;
}

if (import.meta.main) console.log(JSON.stringify(await run()));
