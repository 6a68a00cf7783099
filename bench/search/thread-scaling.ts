import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { type Product, startProduct } from "../faults/site/product.ts";
import { processUse } from "../ingest/process-use.ts";
import { rounded } from "../measuring/rounded.ts";
import { type FilledSite, withFilledSite } from "./filled-site.ts";

const JOBS = 100_000;
const CLIENTS = 16;
const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 6;
/** After a start, the site writes its snapshot and frees what building took. */
const SETTLE_MS = 10_000;
const MOST_PAGES = 200;
/** Words of the generated texts that tens of thousands of jobs have, so that each is work to rank. */
const WORDS = ["con", "ter", "tion", "ment", "ing", "ble", "pa", "qui", "re", "st"];
const ROLES = ["software-engineer", "backend-engineer", "data-engineer", "product-manager"];

interface Round {
  perSecond: number;
  p99: number;
  errors: number;
  /** Cores that the site's process used. */
  cores: number;
}

/**
 * Measures searches a second of the product with several numbers of threads, each over the same jobs with texts of 3,000 characters, in turn
 * so that other load affects them equally, and the memory that each takes afterwards. No search is asked twice, so caches answer none.
 */
export async function measureThreads(args: readonly string[]): Promise<object> {
  const given = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const counts = (given("threads") ?? "1,2").split(",").map(Number);
  const jobs = Number(given("jobs") ?? JOBS);
  return await withFilledSite(jobs, (site) => compare(site, jobs, counts));
}

async function compare({ databaseUrl, dataDir }: FilledSite, jobs: number, counts: readonly number[]): Promise<object> {
  const products: Product[] = [];
  try {
    for (const count of counts) {
      // One after the other: the first one's snapshot is what the others start from.
      const settings = { DATA_DIR: dataDir, OPEN_SEARCH: "on", LOG_LEVEL: "error", WEB_THREADS: String(count) };
      const product = await startProduct({ databaseUrl, role: "web", settings });
      products.push(product);
      await product.ready();
      await sleep(SETTLE_MS);
    }
    const rounds = counts.map((): Round[] => []);
    for (const product of products) await load(product, WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, product] of products.entries()) rounds[index]!.push(await load(product, SECONDS));
    await sleep(SETTLE_MS);
    const measured = counts.map((threads, index) => ({
      threads,
      ...medianOf(rounds[index]!),
      memory_mib: products[index]!.memoryMib(),
    }));
    const [one] = measured;
    for (const { threads, perSecond, p99, cores, memory_mib } of measured)
      console.log(
        `${threads} threads: ${perSecond} searches/s, p99 ${p99} ms, ${cores} cores, ${memory_mib} MiB; ${rounded(perSecond / one!.perSecond)} times the searches, ${rounded(memory_mib / one!.memory_mib)} times the memory of the first`,
      );
    return { bench: "api-threads", n: jobs, clients: CLIENTS, measured };
  } finally {
    for (const product of products) await product.stop();
  }
}

let asked = 0;

/** Returns a search that was not asked before. */
function nextSearch(): string {
  asked += 1;
  const word = WORDS[asked % WORDS.length]!;
  const role = ROLES[Math.floor(asked / 3) % ROLES.length]!;
  const page = 1 + (asked % MOST_PAGES);
  // A floor that nobody gave before makes each search a new one.
  const filters = `salaryMin=${1000 + asked}&page=${page}`;
  return asked % 3 === 0 ? `/api/jobs?q=${word}&${filters}` : `/api/jobs?role=${role}&${filters}`;
}

async function load({ port, pid }: Product, duration: number): Promise<Round> {
  const before = processUse(pid).cpuS;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CLIENTS,
    requests: [{ setupRequest: (request) => ({ ...request, path: nextSearch() }) }],
    duration,
  });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
    cores: (processUse(pid).cpuS - before) / duration,
  };
}

function medianOf(rounds: readonly Round[]): Round {
  const median = (read: (round: Round) => number): number =>
    rounded(rounds.map(read).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]!);
  return {
    perSecond: median(({ perSecond }) => perSecond),
    p99: median(({ p99 }) => p99),
    cores: median(({ cores }) => cores),
    errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
  };
}
