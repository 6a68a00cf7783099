import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase, type Database } from "#postgres/database.ts";
import { buildSnapshotWhenStale } from "#ingest/parser/snapshot/build-snapshot.ts";
import { ensureSources } from "#store/catalogue/boards.ts";
import { sources } from "#sources/registry.ts";
import { withMigratedServer } from "./site/busy-site.ts";
import { liveToken, mixedPaths, wireRequests } from "./site/catalogue-requests.ts";
import type { FaultTest } from "./fault-test.ts";
import { HOSTILE_BOARDS, HOSTILE_SOURCES, startHostileFeed } from "./site/hostile-feed.ts";
import { loadFromProcess } from "./site/own-load.ts";
import { startProduct, type Product } from "./site/product.ts";

const CGROUPS = "/sys/fs/cgroup/memory";
const LIMIT_MIB = 512;
const CONTROL_MIB = 64;
const JOBS = 5000;
const HONEST = ["honest-one", "honest-two"];
const OPENINGS = 200;
const HOSTILE_READS = HOSTILE_BOARDS.length * HOSTILE_SOURCES.length;
const WORKER_S = 420;
const MIB = 1024 * 1024;

/** T24: the worker and the site in 512 MiB each, with hostile boards and hostile requests. Needs root and the memory controller of cgroup v1. */
export const memoryLimits: FaultTest = {
  id: "T24",
  bar: "with hostile boards and requests, neither the worker nor the site is killed in a cgroup of 512 MiB, and honest boards are read",
  async run(out) {
    if (!existsSync(path.join(CGROUPS, "memory.limit_in_bytes")) || process.getuid?.() !== 0)
      return { figure: `not run: it needs root and ${CGROUPS}`, control: "not measured", isHeld: false };
    await buildSnapshotWhenStale();
    return withMigratedServer(async (databaseUrl) => {
      const worker = await withDatabase(databaseUrl, (database) => readHostileBoards(database, out));
      const site = await askHostileQuestions(databaseUrl, out);
      const control = await killsOf(databaseUrl, out);
      return {
        figure:
          `worker: ${worker.kills} kills, peak ${worker.peakMib} MiB, ${worker.tried} of ${HOSTILE_READS} hostile boards tried, ` +
          `${worker.stored} of ${HONEST.length * OPENINGS} honest jobs stored; site: ${site.kills} kills, peak ${site.peakMib} MiB`,
        control: `a worker in ${CONTROL_MIB} MiB is killed ${control} times`,
        isHeld:
          worker.kills + site.kills === 0 &&
          worker.tried === HOSTILE_READS &&
          worker.stored === HONEST.length * OPENINGS &&
          control > 0,
      };
    }, JOBS);
  },
};

type Out = (line: string) => void;

interface Group {
  /** A command that runs its arguments in the group. */
  through: readonly string[];
  kills(): number;
  peakMib(): number;
  remove(): void;
}

function createGroup(name: string, limitMib: number): Group {
  const folder = path.join(CGROUPS, `afield-${process.pid}-${name}`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, "memory.limit_in_bytes"), String(limitMib * MIB));
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  return {
    through: ["sh", "-c", `echo $$ > ${folder}/cgroup.procs && exec "$@"`, "sh"],
    kills: () => Number(/oom_kill (\d+)/.exec(read("memory.oom_control"))?.[1] ?? 0),
    peakMib: () => Math.round(Number(read("memory.max_usage_in_bytes")) / MIB),
    remove: () => rmdirSync(folder),
  };
}

async function inGroup<T>(
  name: string,
  limitMib: number,
  start: (through: readonly string[]) => Promise<Product>,
  use: (product: Product, group: Group) => Promise<T>,
): Promise<T> {
  const group = createGroup(name, limitMib);
  const product = await start(group.through);
  try {
    return await use(product, group);
  } finally {
    await product.stop();
    await sleep(500);
    group.remove();
  }
}

async function withDatabase<T>(url: string, use: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url, { max: 2 });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

async function readHostileBoards(database: Database, out: Out) {
  const feed = await startHostileFeed(OPENINGS);
  await ensureSources(database, sources.values());
  await database.pool.query(
    `insert into board (source, token, company_name)
     select s, t, t from unnest($1::text[]) t, unnest($2::text[]) s union all select 'lever', t, t from unnest($3::text[]) t`,
    [HOSTILE_BOARDS, HOSTILE_SOURCES, HONEST],
  );
  const start = (through: readonly string[]) =>
    startProduct({
      databaseUrl: database.url,
      role: "worker",
      through,
      // Replay is not available in production.
      settings: { NODE_ENV: "", FEED_REPLAY: feed.origin, SAMPLE: "off", SMTP_URL: "" },
    });
  try {
    return await inGroup("worker", LIMIT_MIB, start, async (_product, group) => {
      const until = performance.now() + WORKER_S * 1000;
      let state = await boardsRead(database);
      while (performance.now() < until && state.tried + state.honest < HOSTILE_READS + HONEST.length) {
        await sleep(1000);
        state = await boardsRead(database);
      }
      out(`worker: ${JSON.stringify(state)}, peak ${group.peakMib()} MiB, ${group.kills()} kills`);
      return { ...state, kills: group.kills(), peakMib: group.peakMib() };
    });
  } finally {
    feed.close();
  }
}

async function boardsRead({ pool }: Database): Promise<{ tried: number; honest: number; stored: number }> {
  const { rows } = await pool.query<{ tried: number; honest: number; stored: number }>(
    `select (count(*) filter (where token = any($1) and last_run_at is not null))::int as tried,
       (count(*) filter (where token = any($2) and last_success_at is not null))::int as honest,
       (select count(*) from posting where closed_at is null)::int as stored
     from board`,
    [HOSTILE_BOARDS, HONEST],
  );
  return rows[0]!;
}

/** Sends searches, bodies of the largest size, long addresses and many filters for a minute. */
async function askHostileQuestions(databaseUrl: string, out: Out) {
  const token = await liveToken(databaseUrl);
  const start = (through: readonly string[]) => startProduct({ databaseUrl, role: "web", through });
  return inGroup("site", LIMIT_MIB, start, async (product, group) => {
    await product.ready();
    const body = JSON.stringify({ email: "a".repeat(60_000), password: "x" });
    const requests = [
      ...wireRequests(mixedPaths(JOBS).slice(0, 400), token),
      ...Array.from(
        { length: 100 },
        () =>
          `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ),
      ...wireRequests(
        [`/?q=${"a".repeat(12_000)}`, `/api/jobs?role=${"a,".repeat(3000)}`, "/jobs.csv", "/sitemap.xml"],
        token,
      ),
    ];
    const load = { port: product.port, requests };
    const result = await loadFromProcess({ ...load, seconds: 25, perSecond: 300 });
    out(
      `site: ${result.good} good, ${result.shed} shed, ${result.other} other, peak ${group.peakMib()} MiB, ${group.kills()} kills`,
    );
    return { kills: group.kills(), peakMib: group.peakMib() };
  });
}

/** Returns how often the kernel kills a worker that has far too little memory. */
async function killsOf(databaseUrl: string, out: Out): Promise<number> {
  const start = (through: readonly string[]) => startProduct({ databaseUrl, role: "worker", through });
  return inGroup("control", CONTROL_MIB, start, async (_product, group) => {
    for (let each = 0; each < 30 && group.kills() === 0; each += 1) await sleep(500);
    out(`control: ${group.kills()} kills`);
    return group.kills();
  });
}
