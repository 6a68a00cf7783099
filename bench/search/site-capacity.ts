import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "#postgres/database.ts";
import { startProduct } from "../faults/site/product.ts";
import { processUse } from "../ingest/process-use.ts";
import { rounded } from "../measuring/rounded.ts";
import { type FilledSite, withFilledSite } from "./filled-site.ts";

const JOBS = [20_000, 100_000];
const REQUESTS = 400;
const WARM_UP = 100;
/** After a full read, the site writes its snapshot and frees what building took. */
const SETTLE_MS = 20_000;
const SECOND_MS = 1000;
/** What a visitor's search asks for, in turns. */
const SEARCHES = [
  "/api/jobs?limit=9",
  "/api/jobs?role=software-engineer&limit=9",
  "/api/jobs?location=germany&experienceLevel=senior",
  "/api/jobs?techStack=javascript,python&employmentType=full-time&sortBy=salary",
];

/** The capacity of one site process at one size of the catalogue. */
interface Capacity {
  jobs: number;
  databaseMb: number;
  /** Seconds from the start to readiness, with a full read and with a snapshot. */
  startS: number;
  startFromSnapshotS: number;
  restMib: number;
  /** CPU of the site's process, ms. */
  searchMs: number;
  jobPageMs: number;
}

/**
 * Measures what a site process takes at several sizes of the catalogue, with a posting of 3,000 characters for each job: the database, memory in
 * rest, starts, and CPU a request. `--jobs=20000,100000` sets the sizes.
 */
export async function measureCapacity(args: readonly string[]): Promise<object> {
  const given = args.find((arg) => arg.startsWith("--jobs="))?.slice("--jobs=".length);
  const sizes = given === undefined ? JOBS : given.split(",").map(Number);
  const measured: Capacity[] = [];
  for (const jobs of sizes) {
    const capacity = await withFilledSite(jobs, (site) => measure(site, jobs));
    measured.push(capacity);
    console.log(
      `${jobs} jobs: database ${capacity.databaseMb} MB, ready after ${capacity.startS} s, from a snapshot after ${capacity.startFromSnapshotS} s, ${capacity.restMib} MiB in rest, ${capacity.searchMs} ms of CPU a search, ${capacity.jobPageMs} ms a job page`,
    );
  }
  return { measured };
}

async function measure({ databaseUrl, dataDir }: FilledSite, jobs: number): Promise<Capacity> {
  const database = openDatabase(databaseUrl, { max: 2 });
  const { rows } = await database.pool.query<{ bytes: string; paths: string[] }>(
    `select pg_database_size(current_database()) as bytes,
       array(select '/job/job-' || id from job where closed_at is null order by id limit $1) as paths`,
    [REQUESTS],
  );
  await database.close();
  const { bytes, paths } = rows[0]!;
  const start = async () => {
    const began = performance.now();
    const settings = { DATA_DIR: dataDir, OPEN_SEARCH: "on", LOG_LEVEL: "error" };
    const product = await startProduct({ databaseUrl, role: "web", settings });
    await product.ready();
    return { product, seconds: rounded((performance.now() - began) / SECOND_MS) };
  };
  const first = await start();
  await sleep(SETTLE_MS);
  await first.product.stop();
  const { product, seconds } = await start();
  try {
    const searches = Array.from(
      { length: REQUESTS },
      (_, at) => `${SEARCHES[at % SEARCHES.length]}&page=${1 + (at % 40)}`,
    );
    const site = `http://127.0.0.1:${product.port}`;
    const searchMs = await cpuOf(product.pid, site, searches);
    const jobPageMs = await cpuOf(product.pid, site, paths);
    await sleep(SETTLE_MS);
    return {
      jobs,
      databaseMb: Math.round(Number(bytes) / 1e6),
      startS: first.seconds,
      startFromSnapshotS: seconds,
      restMib: product.memoryMib(),
      searchMs,
      jobPageMs,
    };
  } finally {
    await product.stop();
  }
}

/** Returns the CPU that one of these requests takes in the process on average, without the first ones, which compile code. */
async function cpuOf(pid: number, site: string, paths: readonly string[]): Promise<number> {
  let [done, began] = [0, 0];
  for (const each of paths) {
    if (done === WARM_UP) began = processUse(pid).cpuS;
    const answer = await fetch(site + each);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${each} answered ${answer.status}`);
    done += 1;
  }
  const cpuS = processUse(pid).cpuS - began;
  return rounded((cpuS * SECOND_MS) / (done - WARM_UP));
}
