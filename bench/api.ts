import { writeFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import autocannon from "autocannon";
import { fastify } from "fastify";
import { buildApp } from "#api/app.ts";
import { mountWeb } from "#api/http/web-pages.ts";
import { openModel } from "#test/search/open-model.ts";
import { readConfig } from "#app/config.ts";
import { createLog } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import { buildWebWhenStale } from "#app/web-build.ts";
import { withDatabase, withFolder } from "./measuring/own-database.ts";
import { rounded } from "./measuring/rounded.ts";
import { saveGeneratedJobs } from "./search/saved-jobs.ts";
import { measureCapacity } from "./search/site-capacity.ts";
import { measureEndpoints } from "./search/site-endpoints.ts";
import { measureThreads } from "./search/thread-scaling.ts";

const CLIENTS = 16;
/** Targets take turns, so that other load on the machine affects them equally. */
const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;
const JOBS = 20_000;
const SEARCH = "/api/jobs";
const MEMORY = "/api/memory";
const JSON_TYPE = "application/json; charset=utf-8";
const FILE = "home.br";
const PAGE_HEADERS = { "accept-encoding": "br" };

const SEARCHES = [
  "/api/jobs?limit=9",
  "/api/jobs?role=software-engineer&limit=9",
  "/api/jobs?location=germany&experienceLevel=senior",
  "/api/jobs?techStack=javascript,python&employmentType=full-time&sortBy=salary",
  "/api/jobs?location=united-states&datePosted=month&page=3",
];

/**
 * Measures requests a second of the full search with counts, compared with the same bytes sent from memory by the same server and
 * by a bare Fastify server, and of the home page from the page cache, compared with a file of the same bytes. `--capacity` measures what a site takes
 * at several sizes of the catalogue instead, `--threads=1,2` searches and memory with so many threads, `--endpoints` every public endpoint of a site.
 */
export async function run(args: readonly string[] = []): Promise<object> {
  if (args.includes("--capacity")) return await measureCapacity(args);
  if (args.some((arg) => arg.startsWith("--threads"))) return await measureThreads(args);
  if (args.includes("--endpoints")) return await measureEndpoints(args);
  return withFolder((folder) => withDatabase({ settings: { fsync: "off" } }, (database) => measure(database, folder)));
}

async function measure(database: Database, folder: string): Promise<object> {
  const log = createLog("error");
  await saveGeneratedJobs(database, JOBS);
  const search = await openModel({ database, log });
  const sessions = { accountOf: () => Promise.resolve({ id: "1" }) };
  const config = readConfig({});
  await buildWebWhenStale();
  const app = await buildApp({
    config,
    log,
    database,
    search,
    sessions,
    async web(instance) {
      await mountWeb(instance, {
        development: false,
        baseUrl: config.baseUrl,
        heldBack: config.comingSoon,
        firstReading: { expected: false },
      });
    },
  });
  const headers = { authorization: "Bearer bench" };
  const inMemory = new Map<string, Buffer>();
  app.get(MEMORY, { config: { bucket: "network", cost: 1 } }, (request, reply) =>
    reply.type(JSON_TYPE).send(inMemory.get(request.url)),
  );
  const bodies = new Map<string, string>();
  for (const url of SEARCHES) {
    const { body, rawPayload } = await app.inject({ url, headers });
    bodies.set(url, body);
    inMemory.set(url.replace(SEARCH, MEMORY), rawPayload);
  }
  const home = await app.inject({ url: "/", headers: PAGE_HEADERS });
  writeFileSync(path.join(folder, FILE), home.rawPayload);
  const bare = fastify();
  await bare.register(fastifyStatic, { root: folder, serve: false });
  bare.get(`/${FILE}`, (_request, reply) => reply.sendFile(FILE));
  bare.get(SEARCH, (request, reply) => reply.type(JSON_TYPE).send(bodies.get(request.url)));
  try {
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    const bareOrigin = await bare.listen({ port: 0, host: "127.0.0.1" });
    const [searched, fromMemory, fromBare] = await loadInTurn([
      { url: origin, headers, paths: SEARCHES },
      { url: origin, headers, paths: [...inMemory.keys()] },
      { url: bareOrigin, headers, paths: SEARCHES },
    ]);
    const [page, file] = await loadInTurn([
      { url: origin, headers: PAGE_HEADERS, paths: ["/"] },
      { url: bareOrigin, headers: PAGE_HEADERS, paths: [`/${FILE}`] },
    ]);
    const bytes = [...bodies.values()].reduce((sum, body) => sum + body.length, 0) / bodies.size;
    console.log(`${JOBS} jobs, ${CLIENTS} clients, ${Math.round(bytes / 1000)} kB a response`);
    print("search with counts", searched!);
    print("same bytes, memory", fromMemory!);
    print("same bytes, bare server", fromBare!);
    console.log(`${Math.round(home.rawPayload.length / 1000)} kB of home page`);
    print("home page, cached", page!);
    print("file of these bytes", file!);
    return {
      bench: "api",
      n: JOBS,
      requests_per_s: Math.round(searched!.perSecond),
      throughput_share_of_memory: share(searched!, fromMemory!),
      throughput_share_of_bare_server: share(searched!, fromBare!),
      p99_ratio_to_memory: rounded(searched!.p99 / Math.max(fromMemory!.p99, 1)),
      home_requests_per_s: Math.round(page!.perSecond),
      home_throughput_share_of_file: share(page!, file!),
      errors: [searched, fromMemory, fromBare, page, file].reduce((sum, each) => sum + each!.errors, 0),
    };
  } finally {
    await bare.close();
    await app.close();
    await search.close();
  }
}

interface Round {
  perSecond: number;
  p99: number;
  errors: number;
}

interface Target {
  url: string;
  headers: Record<string, string>;
  paths: readonly string[];
}

/** Loads the targets in turn and returns the median round of each. */
async function loadInTurn(targets: readonly Target[]): Promise<Round[]> {
  for (const target of targets) await load(target, WARM_UP_SECONDS);
  const rounds = targets.map((): Round[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, target] of targets.entries()) rounds[index]!.push(await load(target, SECONDS));
  return rounds.map(medianRound);
}

function share(one: Round, of: Round): number {
  return Math.round((one.perSecond / of.perSecond) * 1000) / 1000;
}

function print(what: string, { perSecond, p99 }: Round): void {
  console.log(`${what.padEnd(24)} ${Math.round(perSecond)} requests/s, p99 ${p99} ms`);
}

async function load({ url, headers, paths }: Target, duration: number): Promise<Round> {
  const requests = paths.map((each) => ({ path: each }));
  const result = await autocannon({ url, headers, connections: CLIENTS, workers: 1, requests, duration });
  return { perSecond: result.requests.average, p99: result.latency.p99, errors: result.errors + result.non2xx };
}

/** Returns the medians of the rounds and the sum of their errors. */
function medianRound(rounds: readonly Round[]): Round {
  const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p99: median(rounds.map(({ p99 }) => p99)),
    errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
  };
}

if (import.meta.main) console.log(JSON.stringify(await run()));
