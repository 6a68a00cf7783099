import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { buildWebWhenStale } from "#app/web-build.ts";
import { CAPABILITIES } from "#contract/values/capabilities.ts";
import { openDatabase, type Database } from "#postgres/database.ts";
import { migrate } from "#postgres/migrate.ts";
import { callOver, type Answer, type Call } from "../../attacks/http-client.ts";
import { withFolder, withServer } from "../../measuring/own-database.ts";
import { type ChangingBoards, freeLeases, startChangingBoards } from "./changing-boards.ts";
import { freePort } from "#postgres/embedded/free-port.ts";
import { type CountedMails, startCountingMails } from "./counted-mails.ts";
import { type Product, startProduct } from "./product.ts";

const RECOVERY_LIMIT_MS = 300_000;
const RESTART_MS = 300;
const ROLES = ["web-role.ts", "worker-role.ts"].map((file) =>
  path.resolve(import.meta.dirname, "../../../server/app", file),
);

/** What is killed: the site's process, the worker's, the worker's parser, or the whole database server. */
export const VICTIMS = ["web", "worker", "parser", "postgres"] as const;
export type Victim = (typeof VICTIMS)[number];

/** A site, a worker and a database of their own, which can be killed at any moment and come back. */
export interface KillSite {
  database: Database;
  boards: ChangingBoards;
  mails: CountedMails;
  ledgerFile: string;
  call(path: string, options?: Call): Promise<Answer>;
  /** Kills with SIGKILL and starts again what doesn't come back by itself. False when it was not there to be killed. */
  kill(victim: Victim): Promise<boolean>;
  /** Whether it works, so that a kill interrupts something. */
  isUp(victim: Victim): Promise<boolean>;
  /** Waits until the site, the worker and the database work. */
  recovered(): Promise<void>;
  /** The end of what the site and the worker wrote. */
  output(): string;
  /** Whether a board is being read now. */
  isReading(): Promise<boolean>;
}

export interface KillSiteOptions {
  boards: number;
  openings: number;
  random: () => number;
  /** PostgreSQL settings, for planted faults. */
  settings?: Record<string, string>;
}

/** Runs `use` with a running site and stops everything afterwards. */
export async function withKillSite<T>(options: KillSiteOptions, use: (site: KillSite) => Promise<T>): Promise<T> {
  await buildWebWhenStale();
  return withFolder((folder) =>
    withServer(options.settings ?? {}, async (databaseUrl) => {
      const database = openDatabase(databaseUrl, { max: 8, applicationName: "afield-kills", onError: () => {} });
      await migrate(database);
      const boards = await startChangingBoards(database, options);
      const mails = await startCountingMails();
      const codeCache = await compileOnce(folder);
      const site = await start(
        { database, boards, mails, ledgerFile: path.join(folder, "acknowledged.jsonl") },
        codeCache,
      );
      try {
        return await use(site);
      } finally {
        await site.stop();
        await boards.close();
        await mails.close();
        await database.close();
      }
    }),
  );
}

/** Compiles the product into a cache, which halves the work of each restart: a killed process leaves none. */
async function compileOnce(folder: string): Promise<Record<string, string>> {
  const cache = { NODE_COMPILE_CACHE: path.join(folder, "compiled") };
  const load = ROLES.map((file) => `await import(${JSON.stringify(pathToFileURL(file).href)});`).join("\n");
  const env = { ...process.env, ...cache };
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", `${load}\nprocess.exit(0);`], { env });
  return cache;
}

async function start(
  given: Pick<KillSite, "database" | "boards" | "mails" | "ledgerFile">,
  codeCache: Record<string, string>,
): Promise<KillSite & { stop(): Promise<void> }> {
  const { database, boards, mails } = given;
  const port = await freePort();
  const comingSoon = CAPABILITIES.filter((each) => each !== "referrals").join(",");
  const startWeb = () =>
    startProduct({
      databaseUrl: database.url,
      role: "web",
      port,
      settings: {
        ...codeCache,
        TRUST_PROXY: "127.0.0.1",
        COMING_SOON: comingSoon,
        BASE_URL: "https://afield.example",
      },
    });
  // Only outside production does the worker read recorded boards.
  const startWorker = () =>
    startProduct({
      databaseUrl: database.url,
      role: "worker",
      settings: {
        ...codeCache,
        NODE_ENV: "development",
        SAMPLE: "off",
        FEED_REPLAY: boards.origin,
        SMTP_URL: mails.url,
        COMING_SOON: comingSoon,
      },
    });
  const buryWorker = async () => {
    await freeLeases(database);
    await mails.buryWorker(database);
  };
  const running = { web: await keepRunning(startWeb), worker: await keepRunning(startWorker, buryWorker) };
  const site = {
    ...given,
    call: callOver(`http://127.0.0.1:${port}`),
    async kill(victim: Victim) {
      const pids = await pidsOf(victim, running, database).catch(() => []);
      return pids.filter(kill9).length > 0;
    },
    async isUp(victim: Victim) {
      if (victim === "web") return isReady(port);
      const like = `%:${running.worker.pid()}:%`;
      const { rows } = await database.pool
        .query("select from worker where id like $1", [like])
        .catch(() => ({ rows: [] }));
      return victim === "postgres" || rows.length > 0;
    },
    async recovered() {
      const until = performance.now() + RECOVERY_LIMIT_MS;
      while (performance.now() < until) {
        if ((await isReady(port)) && (await site.isUp("worker"))) return;
        await sleep(200);
      }
      throw new Error(`the site has not come back: ${site.output()}`);
    },
    output: () => `${running.web.output()}\n${running.worker.output()}`,
    async isReading() {
      const { rows } = await database.pool.query("select from board where lease_until > now() limit 1");
      return rows.length > 0;
    },
    async stop() {
      await Promise.all([running.web.stop(), running.worker.stop()]);
    },
  };
  await site.recovered();
  return site;
}

async function isReady(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
    () => null,
  );
  await response?.body?.cancel();
  return response?.status === 200;
}

interface Kept {
  pid(): number;
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts a process again whenever it ends, as a service manager does: one that starts while the database is away gives up. `bury` frees
 * what a dead one held, so that nobody waits for a lease to end.
 */
async function keepRunning(startOne: () => Promise<Product>, bury = () => Promise.resolve()): Promise<Kept> {
  let current = await startOne();
  let isStopping = false;
  const keeping = (async () => {
    for (;;) {
      await current.ended;
      if (isStopping) return;
      for (let isBuried = false; !isBuried;) {
        await sleep(RESTART_MS);
        if (isStopping) return;
        isBuried = await bury().then(
          () => true,
          () => false,
        );
      }
      current = await startOne();
    }
  })();
  return {
    pid: () => current.pid,
    output: () => current.output(),
    async stop() {
      isStopping = true;
      await current.stop();
      await keeping;
      // One that started at the last moment.
      await current.stop();
    },
  };
}

async function pidsOf(victim: Victim, running: Record<"web" | "worker", Kept>, database: Database): Promise<number[]> {
  if (victim === "web" || victim === "worker") return [running[victim].pid()];
  if (victim === "parser")
    return childrenOf(running.worker.pid()).filter((pid) => commandOf(pid).includes("parser-process"));
  const { rows } = await database.pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  const postmaster = parentOf(rows[0]!.pid);
  // All of them at once, so that nothing in shared memory is written on the way out.
  return [postmaster, ...childrenOf(postmaster)];
}

function kill9(pid: number): boolean {
  try {
    process.kill(pid, "SIGKILL");
    return true;
  } catch {
    return false;
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
    .map(Number);
}

function parentOf(pid: number): number {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
