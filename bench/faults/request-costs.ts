import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import type { FirstReadingReader } from "#api/cache/first-reading.ts";
import { mountWeb } from "#api/http/web-pages.ts";
import { buildDocumentedApp, type DeclaredRoute } from "#api/app.ts";
import { openAccounts } from "#accounts/open-accounts.ts";
import { readConfig } from "#app/config.ts";
import { createLog } from "#app/log.ts";
import { openDatabase, type Database } from "#postgres/database.ts";
import { sources } from "#sources/registry.ts";
import { ensureSources } from "#store/catalogue/boards.ts";
import type { SearchModel } from "#search/model.ts";
import { keepFigures } from "#tasks/figures/keep-figures.ts";
import { openModel } from "#test/search/open-model.ts";
import { writtenSitemaps } from "#test/search/written-sitemaps.ts";
import { saveGeneratedJobs } from "../search/saved-jobs.ts";

/** What one request cost. */
export interface RequestCost {
  route: string;
  status: number;
  /** Rows and index entries that the database read. */
  rows: number;
  /** CPU of this process, ms. */
  cpuMs: number;
  /** CPU of the database's process, ms, in steps of ten; 0 where the system doesn't tell. */
  databaseCpuMs: number;
}

const CONNECTIONS = 4;
/** Linux counts a process's CPU in hundredths of a second. */
const TICK_MS = 10;
/** The path of the planted route. */
export const PLANTED = "/planted";

/** An address for every public GET route with a parameter; `*` is a job, `COMPANY` an employer of few jobs. */
const EXAMPLES: Readonly<Record<string, string>> = {
  "/api/jobs/:id": "/api/jobs/*",
  "/api/companies/:slug": "/api/companies/COMPANY",
  "/api/landings/:role": "/api/landings/software-engineer",
  "/api/landings/:role/:place": "/api/landings/software-engineer/germany",
  "/api/desk/jobs": "/api/desk/jobs?ids=*",
  "/api/search/suggest": "/api/search/suggest?q=eng",
  "/sitemaps/:file": "/sitemaps/jobs-1.xml",
  // Redirects to the address with the job's own name.
  "/job/:name.md": "/job/job-*.md",
  "/company/:slug.md": "/company/COMPANY.md",
};
/** Pages that read the catalogue. */
const PAGES: readonly string[] = [
  "/",
  "/jobs",
  "/job/job-*",
  "/company/COMPANY",
  "/remote-jobs",
  "/remote-software-engineer-jobs",
  "/remote-software-engineer-jobs/germany",
  "/status",
];
/** Routes whose cost doesn't depend on the catalogue: files, and what one person owns. */
const UNRELATED = new Set([
  "/livez",
  "/mcp",
  "/metrics",
  "/logos/:file",
  "/share/job/:file",
  "/share/company/:file",
  "/share/role/:file",
  "/share/role/:role/:file",
  "/calendar/:file",
  "/feeds/:token/:file",
  "/api/auth/verify/:token",
  "/api/boards/lookups/:id",
  "/api/notices/:token",
  "/api/statements/:token",
  "/api/desk/posting-lookups/:id",
  "/direct-posts/:post/apply",
  "/direct-posts/:post/mail",
  "/api/alerts/unsubscribe/:token",
  "/api/guest-alerts/:token",
  "/api/guest-alerts/unsubscribe/:token",
  "/api/openapi.json",
  "/.well-known/security.txt",
  "/robots.txt",
  "/api/dataset",
  "/data/:file",
]);

/** Fills a catalogue with jobs, each with a posting at its employer's board, and with a board and a run for each ten of them. */
export async function fillCatalogue(database: Database, jobs: number, textOf?: () => string): Promise<void> {
  await saveGeneratedJobs(database, jobs, textOf);
  await ensureSources(database, sources.values());
  await database.pool.query(
    `insert into board (source, token, last_run_at, last_success_at)
     select 'greenhouse', 'generated-' || n, now(), now() from generate_series(1, $1::int / 10) n`,
    [jobs],
  );
  await database.pool.query(
    "insert into board_run (board_id, started_at, finished_at, outcome) select id, now(), now(), 'ok' from board",
  );
  await database.pool.query(
    `insert into posting (board_id, external_id, url, content_hash, rules_version, facts, first_seen_at, last_seen_at)
     select (select min(id) from board) + j.company_id % $1::int, j.id::text, 'https://jobs.example.org/' || j.id, '', 1, '{}',
       j.first_seen_at, j.last_seen_at
     from job j order by j.id`,
    [Math.floor(jobs / 10)],
  );
  await database.pool.query(
    "insert into job_posting (posting_id, job_id, is_primary, evidence) select id, external_id::bigint, true, 'generated' from posting",
  );
  await keepFigures(database, 0);
  await database.pool.query("vacuum analyze");
  await countNow(database);
}

export interface CostOptions {
  /** Plans as the database does over large tables, for a small catalogue. */
  isPlannedAsLarge?: boolean;
  /** Measures each request at a server of its own, after one that got all of them, so that neither caches nor compiling code count. */
  isAlone?: boolean;
  /** A further route that reads every job, which must be found. */
  isPlanted?: boolean;
  /** Measures the pages too, for which they must be built. */
  hasPages?: boolean;
}

/**
 * Measures the first request of each public GET route over a filled catalogue, with nothing cached. `serverUrl` names its database.
 */
export async function measureCosts(
  serverUrl: string,
  { isPlannedAsLarge = true, isAlone = false, isPlanted = false, hasPages = false }: CostOptions = {},
): Promise<RequestCost[]> {
  const log = createLog("silent");
  const own = openDatabase(serverUrl, { max: CONNECTIONS });
  // Of one connection, because the database tells only a connection itself its figures at once.
  const measured = openDatabase(isPlannedAsLarge ? plannedAsIfLarge(serverUrl) : serverUrl, { max: 1 });
  const search = await openModel({ database: own, log });
  try {
    const { rows } = await own.pool.query<{ id: string; slug: string }>(
      `select min(j.id)::text as id, c.slug from job j join company c on c.id = j.company_id
       group by c.id having count(*) between 2 and 6 order by c.id limit 1`,
    );
    await countNow(own);
    const example = { jobId: rows[0]!.id, companySlug: rows[0]!.slug };
    const server = { measured, search, isPlanted, hasPages, ...example };
    const together = await measureServer(server);
    if (!isAlone) return together;
    const alone: RequestCost[] = [];
    for (const { route } of together) alone.push(...(await measureServer({ ...server, only: route })));
    return alone;
  } finally {
    await search.close();
    await measured.close();
    await own.close();
  }
}

interface MeasuredServer {
  measured: Database;
  search: SearchModel;
  isPlanted: boolean;
  hasPages: boolean;
  jobId: string;
  companySlug: string;
  /** The one route to measure. */
  only?: string;
}

/** Starts a server with empty caches and measures a request to each of its routes, or to one. */
async function measureServer({
  measured,
  search,
  isPlanted,
  hasPages,
  jobId,
  companySlug,
  only,
}: MeasuredServer): Promise<RequestCost[]> {
  const log = createLog("silent");
  const read = readConfig({ AUTH_SECRET: "a secret of more than thirty-two characters" });
  // Open, so that the full search is measured and not its refusal.
  const config = { ...read, comingSoon: [], openSearch: true };
  const accounts = openAccounts({ config, database: measured, log });
  async function web(instance: FastifyInstance, firstReading: FirstReadingReader): Promise<void> {
    if (isPlanted)
      instance.get(PLANTED, { config: { bucket: "network", cost: 1 } }, async () => {
        const { rows } = await measured.pool.query("select count(*) from job where title like '%planted%'");
        return rows;
      });
    if (hasPages) await mountWeb(instance, { development: false, baseUrl: config.baseUrl, heldBack: [], firstReading });
  }
  const sitemaps = writtenSitemaps({ config, reading: measured, search });
  // Requests send what lies on the disk.
  if (only === undefined || only.startsWith("/sitemap")) await sitemaps.write();
  const { app, routes } = await buildDocumentedApp({
    config,
    log,
    database: measured,
    search,
    accounts,
    sitemaps,
    web,
  });
  try {
    // The first request of a server compiles its routes.
    await app.inject("/livez");
    const costs: RequestCost[] = [];
    const pages = hasPages ? PAGES.map((page) => [page, page] as const) : [];
    for (const [route, url] of [...addressesOf(routes), ...pages]) {
      if (only !== undefined && route !== only) continue;
      const address = url.replace("*", jobId).replace("COMPANY", companySlug);
      costs.push({ route, ...(await costOfRequest(app, measured, address)) });
    }
    return costs;
  } finally {
    await app.close();
    await sitemaps.remove();
  }
}

/** Makes every idle connection report what it has read, which it otherwise does ten seconds later: in some request's figure. */
async function countNow({ pool }: Database): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of clients) {
    await client.query("select pg_stat_force_next_flush()");
    client.release();
  }
}

/** Makes the database prefer indexes, as it does over large tables: over small ones it reads them whole. */
function plannedAsIfLarge(url: string): string {
  const large = new URL(url);
  large.searchParams.set("options", "-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off");
  return large.href;
}

/**
 * Returns each public GET route with an address of it, in which `*` stands for a job's id and COMPANY for an employer's slug. Throws for a route with
 * parameters that has no example.
 */
export function addressesOf(routes: readonly DeclaredRoute[]): [route: string, url: string][] {
  const gets = routes.filter(({ method, url }) => [method].flat().includes("GET") && !url.includes("*"));
  return gets
    .map(({ url }) => url)
    .filter((url) => !UNRELATED.has(url) && !/^\/(api\/(me|operate|referrals|referrer)|dev)\b/.test(url))
    .map((url): [string, string] => {
      const example = EXAMPLES[url] ?? url;
      if (example.includes(":")) throw new Error(`Give ${url} an example in EXAMPLES.`);
      return [url, example];
    });
}

async function costOfRequest(
  app: FastifyInstance,
  database: Database,
  url: string,
): Promise<Omit<RequestCost, "route">> {
  const before = await rowsRead(database);
  const pid = await backendPid(database);
  const databaseBegan = cpuMsOf(pid);
  const began = process.cpuUsage();
  const first = await app.inject(url);
  const { statusCode } = first.statusCode === 301 ? await app.inject(String(first.headers["location"])) : first;
  const { user, system } = process.cpuUsage(began);
  const databaseCpuMs = cpuMsOf(pid) - databaseBegan;
  const rows = (await rowsRead(database)) - before;
  return { status: statusCode, rows, cpuMs: (user + system) / 1000, databaseCpuMs };
}

async function backendPid({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]!.pid;
}

/** Returns the CPU that a process of this machine has used, ms; 0 where the system doesn't tell. */
function cpuMsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** Returns how many rows and index entries the database has read, without those of its own catalogue. */
async function rowsRead({ pool }: Database): Promise<number> {
  await pool.query("select pg_stat_force_next_flush()");
  const { rows } = await pool.query<{ n: string }>(
    `select (select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0) from pg_stat_user_tables)
       + (select coalesce(sum(idx_tup_read), 0) from pg_stat_user_indexes) as n`,
  );
  return Number(rows[0]!.n);
}
