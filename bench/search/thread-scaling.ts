import { setTimeout as sleep } from "node:timers/promises";
import { type Product, startProduct } from "../faults/site/product.ts";
import { rounded } from "../measuring/rounded.ts";
import { type FilledSite, withFilledSite } from "./filled-site.ts";
import { CLIENTS, loadSite, medianRound, type Round } from "./site-load.ts";

const JOBS = 100_000;
const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 6;
/** Long enough for the site to write its snapshot after starting, and for V8 to return unused memory, which it does after about ten idle seconds. */
const SETTLE_MS = 25_000;
/** Visitors rarely go further, and the jobs of these pages stay in the site's cache: what is measured is the site, not PostgreSQL. */
const MOST_PAGES = 5;
/** Words of the generated texts that tens of thousands of jobs have, so that each is work to rank. */
const WORDS = ["con", "ter", "tion", "ment", "ing", "ble", "pa", "qui", "re", "st"];
const ROLES = ["software-engineer", "backend-engineer", "data-engineer", "product-manager"];

/** Searches made for a round, more than a round can ask. */
const SEARCHES = 6000;

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
    const start = async (count: number): Promise<void> => {
      const settings = { DATA_DIR: dataDir, OPEN_SEARCH: "on", LOG_LEVEL: "error", WEB_THREADS: String(count) };
      const product = await startProduct({ databaseUrl, role: "web", settings });
      products.push(product);
      await product.ready();
      await sleep(SETTLE_MS);
    };
    // This one writes the snapshot that all measured sites start from: a process that builds the model itself stays larger.
    await start(1);
    await products.pop()!.stop();
    for (const count of counts) await start(count);
    const rounds = counts.map((): Round[] => []);
    for (const product of products) await loadSite(product, searches(), WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, product] of products.entries())
        rounds[index]!.push(await loadSite(product, searches(), SECONDS));
    await sleep(SETTLE_MS);
    const measured = counts.map((threads, index) => ({
      threads,
      ...medianRound(rounds[index]!),
      memory_mib: products[index]!.memoryMib(),
    }));
    const [one] = measured;
    for (const { threads, perSecond, p99, cores, perCpuSecond, errors, memory_mib } of measured)
      console.log(
        `${threads} threads: ${perSecond} searches/s, p99 ${p99} ms, ${cores} cores, ${perCpuSecond} searches a CPU second, ${errors} failed, ${memory_mib} MiB; ${rounded(perSecond / one!.perSecond, 2)} times the searches, ${rounded(memory_mib / one!.memory_mib, 2)} times the memory of the first`,
      );
    return { bench: "api-threads", n: jobs, clients: CLIENTS, measured };
  } finally {
    for (const product of products) await product.stop();
  }
}

let asked = 0;

const searches = () => Array.from({ length: SEARCHES }, nextSearch);

/** Returns a search that was not asked before, as it goes over the wire. */
function nextSearch(): string {
  asked += 1;
  const word = WORDS[asked % WORDS.length]!;
  const role = ROLES[Math.floor(asked / 3) % ROLES.length]!;
  const page = 1 + (asked % MOST_PAGES);
  // A floor that nobody gave before makes each search a new one.
  const filters = `salaryMin=${1000 + asked}&page=${page}`;
  const path = asked % 3 === 0 ? `/api/jobs?q=${word}&${filters}` : `/api/jobs?role=${role}&${filters}`;
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
}
