import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "#postgres/database.ts";
import { SITEMAP_SIZE } from "#api/feeds/sitemap-xml.ts";
import { places } from "#taxonomy/places.ts";
import { roles } from "#taxonomy/roles.ts";
import { loadFromProcess } from "../faults/site/own-load.ts";
import { type Product, startProduct } from "../faults/site/product.ts";
import { rounded } from "../measuring/rounded.ts";
import { type FilledSite, withFilledSite } from "./filled-site.ts";
import { SeededRandom } from "./seeded-random.ts";
import { CLIENTS, loadSite, medianRound, middle, type Round } from "./site-load.ts";

const JOBS = 100_000;
const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP_SECONDS = 3;
/** Different addresses of each endpoint. */
const PATHS = 3000;
const SETTLE_MS = 10_000;
const READY_MS = 600_000;
/** Searches a second beside the crawl: a share of what the site can answer. */
const SEARCH_SHARE = 0.25;
const CRAWL_SECONDS = 10;
/** A round's p99 rests on a handful of searches, so it needs more rounds than a rate does. */
const CRAWL_ROUNDS = 7;
/** The most frequent of the generated jobs, which have a landing page each. */
const LANDING_ROLES = 60;
const LANDING_PLACES = ["united-states", "europe", "germany", "united-kingdom", "canada"];
/** Syllables that words of the generated texts begin with. */
const WORDS = ["con", "ter", "tion", "ment", "ing", "ble", "pa", "qui", "re", "st"];
const HOME = "home page, cached";

interface Endpoint {
  name: string;
  requests: string[];
}

/**
 * Measures every public endpoint of a site with one thread over HTTP, in turn beside the home page from cache: requests a second and for each second of
 * CPU. Then searches while all sitemaps are crawled without a pause. `--jobs=N` sets the number of jobs, `--text=N` the characters of each.
 */
export async function measureEndpoints(args: readonly string[]): Promise<object> {
  const given = (name: string) => Number(args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3));
  const jobs = given("jobs") || JOBS;
  const began = performance.now();
  return await withFilledSite(
    jobs,
    async (site) => {
      console.log(`${jobs} jobs stored in ${Math.round((performance.now() - began) / 1000)} s`);
      return await measureSite(site, jobs);
    },
    given("text") || undefined,
  );
}

/** Starts a site on what is stored and measures its endpoints. */
export async function measureSite(site: FilledSite, jobs: number): Promise<object> {
  const settings = { DATA_DIR: site.dataDir, OPEN_SEARCH: "on", LOG_LEVEL: "error" };
  const product = await startProduct({ databaseUrl: site.databaseUrl, role: "web", settings });
  try {
    await product.ready();
    return { bench: "api-endpoints", n: jobs, clients: CLIENTS, ...(await measure(product, site, jobs)) };
  } finally {
    await product.stop();
  }
}

async function measure(product: Product, site: FilledSite, jobs: number): Promise<object> {
  const sitemaps = await sitemapPaths(product, jobs);
  await sleep(SETTLE_MS);
  const endpoints = await endpointsOf(site, sitemaps);
  for (const { requests } of endpoints) await loadSite(product, requests, WARM_UP_SECONDS);
  const rounds = endpoints.map((): Round[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, { requests }] of endpoints.entries())
      rounds[at]!.push(await loadSite(product, startingLater(requests, (round + 1) / (ROUNDS + 1)), SECONDS));
  const measured = endpoints.map(({ name }, at) => ({ name, ...medianRound(rounds[at]!) }));
  for (const { name, perSecond, perCpuSecond, p99, errors } of measured)
    console.log(
      `${name.padEnd(24)} ${String(perSecond).padStart(6)} requests/s, ${String(perCpuSecond).padStart(6)} a core, p99 ${p99} ms, ${errors} failed`,
    );
  const crawl = await searchDuringCrawl(product, endpoints, measured);
  return { endpoints: measured, crawl };
}

/** Returns the requests from a share of them on, then the others: a round that began like the last would find its pages in the cache. */
function startingLater(requests: readonly string[], share: number): string[] {
  const from = Math.floor(requests.length * share);
  return [...requests.slice(from), ...requests.slice(0, from)];
}

/** Returns the paths of all sitemaps once they are written. */
async function sitemapPaths({ port }: Product, jobs: number): Promise<string[]> {
  const files = Math.ceil(jobs / SITEMAP_SIZE);
  for (const until = performance.now() + READY_MS; performance.now() < until; await sleep(500)) {
    const index = await (await fetch(`http://127.0.0.1:${port}/sitemap.xml`)).text();
    const paths = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
    if (paths.filter((each) => each.includes("jobs")).length >= files) return ["/sitemap.xml", ...paths];
  }
  throw new Error("the sitemaps were not written in time");
}

async function endpointsOf({ databaseUrl }: FilledSite, sitemaps: readonly string[]): Promise<Endpoint[]> {
  const database = openDatabase(databaseUrl, { max: 1 });
  const { rows } = await database.pool.query<{ ids: string[]; slugs: string[] }>(
    `select array(select id::text from job where closed_at is null order by id desc limit $1) as ids,
       array(select slug from company order by id limit $1) as slugs`,
    [PATHS],
  );
  await database.close();
  const { ids, slugs } = rows[0]!;
  const random = new SeededRandom(4);
  const paths = (make: (at: number) => string) => Array.from({ length: PATHS }, (_, at) => make(at));
  const filters = () => `role=${random.pick(roles).slug}&location=${random.pick(places).slug}`;
  const landing = (at: number) => {
    const role = `/remote-${roles[at % LANDING_ROLES]!.slug}-jobs`;
    return at % 2 === 0 ? role : `${role}/${random.pick(LANDING_PLACES)}`;
  };
  const site = (name: string, each: readonly string[], encodings = "br") => ({
    name,
    requests: each.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encodings}\r\n\r\n`),
  });
  // A floor that nobody gave before makes each search a new one, though all of these find the same jobs.
  const floor = (at: number) => `salaryMin=${1000 + at}`;
  // Few of these do.
  const stated = (at: number) => `salaryMin=${30_000 + at * 73}`;
  return [
    site(HOME, ["/"]),
    site(
      "search with counts",
      paths((at) => `/api/jobs?${filters()}&${floor(at)}`),
    ),
    site(
      "free text",
      paths((at) => `/api/jobs?q=${WORDS[at % WORDS.length]}&${floor(at)}`),
    ),
    site(
      "free text, any pay",
      paths((at) => `/api/jobs?q=${WORDS[at % WORDS.length]}&${stated(at)}`),
    ),
    site(
      "job page",
      ids.map((id) => `/job/job-${id}`),
    ),
    site(
      "company page",
      slugs.map((slug) => `/company/${slug}`),
    ),
    site("landing page", paths(landing)),
    site(
      "suggestions",
      paths((at) =>
        `/api/search/suggest?q=${roles[at % roles.length]!.title.slice(0, 2 + (at % 5))}`.replaceAll(" ", "+"),
      ),
    ),
    site(
      "RSS",
      paths(() => `/jobs.rss?${filters()}`),
    ),
    // As search engines ask for it.
    site("sitemap", sitemaps, "gzip, deflate, br"),
  ];
}

/** Sends searches at the same rate with and without a crawler beside them. */
async function searchDuringCrawl(
  { port }: Product,
  endpoints: readonly Endpoint[],
  measured: readonly Round[],
): Promise<object> {
  const named = (name: string) => endpoints.findIndex((endpoint) => endpoint.name === name);
  const search = endpoints[named("search with counts")]!;
  const perSecond = Math.max(1, Math.round(measured[named("search with counts")]!.perSecond * SEARCH_SHARE));
  const searches = { port, requests: search.requests, perSecond, seconds: CRAWL_SECONDS };
  const idle: number[] = [];
  const crawled: number[] = [];
  let files = 0;
  for (let round = 0; round < CRAWL_ROUNDS; round += 1) {
    idle.push((await loadFromProcess(searches)).p99);
    const crawler = { port, requests: endpoints[named("sitemap")]!.requests, clients: 1, seconds: CRAWL_SECONDS };
    const [during, crawl] = await Promise.all([loadFromProcess(searches), loadFromProcess(crawler)]);
    crawled.push(during.p99);
    files += crawl.good;
  }
  const figures = { perSecond, idleP99: middle(idle), crawlP99: middle(crawled), files };
  console.log(
    `p99 of ${perSecond} searches a second: ${figures.idleP99} ms, and ${figures.crawlP99} ms (${rounded(figures.crawlP99 / Math.max(1, figures.idleP99))} times) while ${files} sitemaps are read`,
  );
  return figures;
}
