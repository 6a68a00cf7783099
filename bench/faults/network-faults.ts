import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { buildWebWhenStale } from "#app/web-build.ts";
import { type Database, openDatabase } from "#postgres/database.ts";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { migrate } from "#postgres/migrate.ts";
import { addTask } from "#store/operations/queue.ts";
import { startMailServer } from "#test/mail-server.ts";
import { type FaultProxy, type NetworkFault, openFaultProxy } from "#test/network/fault-proxy.ts";
import { withFolder } from "../measuring/own-database.ts";
import type { FaultTest } from "./fault-test.ts";
import { deathsOfUnguardedQueue } from "./site/unguarded-queue.ts";
import { type LeverBoards, startLeverBoards } from "./site/lever-boards.ts";
import { type Product, startProduct } from "./site/product.ts";
import { startTraffic, type Traffic } from "./site/traffic.ts";
import { randomNumbers } from "#test/random/random-numbers.ts";

const ROUNDS = 210;
const STOPS = 50;
const CONTROL_STOPS = 10;
const HALF_OPEN_MS = 40_000;
const RECOVERY_LIMIT_MS = 90_000;
const BOARDS = 4;

interface Bed {
  out: (line: string) => void;
  database: Database;
  product: Product;
  links: Record<"database" | "feeds" | "mail", FaultProxy>;
  traffic: Traffic;
  boards: LeverBoards;
  /** Ends the database's server as a crash does; it restarts by itself. */
  crash(): void;
}

interface Damage {
  faults: number;
  recoveries: number[];
  neverRecovered: number;
}

/** T19: what the network does between the product and its database, the boards and the mail server; and T19's part about stops of the database. */
export const networkFaults: FaultTest = {
  id: "T19",
  bar: `${ROUNDS} network faults on the links to the database, the boards and the mail server, one silence of 40 s, ${STOPS} crashes of the database: nothing hangs, nothing acknowledged is lost, the process never ends`,
  async run(out, flags) {
    const rounds = numberOf(flags, "--faults=") ?? ROUNDS;
    const stops = numberOf(flags, "--crashes=") ?? STOPS;
    await buildWebWhenStale();
    return await withFolder((folder) =>
      withBed(folder, out, async (bed) => {
        const damage = await throwFaults(bed, rounds);
        const silence = await silenceDatabase(bed);
        const crashes = await crashDatabase(bed, stops);
        const boards = await bed.boards.difference(180_000);
        await bed.traffic.stop();
        const lost = await bed.traffic.lost(bed.database);
        const mails = await waitForMails(bed);
        const control = await controls(folder);
        const { report } = bed.traffic;
        const ended = bed.product.output().includes("stopping") || !isRunning(bed.product.pid) ? 1 : 0;
        out(JSON.stringify({ answers: report.answers, longestMs: report.longestMs, recoveries: damage.recoveries }));
        return {
          figure: `${damage.faults} faults and ${crashes.stops} crashes: process ends ${ended}, requests without an answer in 16 s ${report.hung}, never recovered ${damage.neverRecovered + crashes.neverRecovered}, acknowledged writes ${report.acknowledged} and registrations ${report.registered.length}: lost ${lost}; mails not delivered after 3 min ${mails.missing}, of these lost ${mails.missing - mails.waiting}; postings that differ ${boards}; 401 ${report.unauthenticated}; after 40 s of silence right again in ${seconds(silence)} s; recovery p50 ${seconds(median(damage.recoveries))} s, longest ${seconds(Math.max(...damage.recoveries))} s`,
          control: `a pool without limits hung ${control.hung} of 1 times; a queue with the library's defaults ended its process in ${control.deaths} of ${CONTROL_STOPS} crashes`,
          isHeld:
            ended +
              report.hung +
              damage.neverRecovered +
              crashes.neverRecovered +
              lost +
              mails.missing +
              boards +
              report.unauthenticated ===
              0 &&
            silence !== null &&
            control.hung === 1 &&
            control.deaths > 0,
        };
      }),
    );
  },
};

async function withBed<T>(folder: string, out: Bed["out"], use: (bed: Bed) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres(folder);
  const database = openDatabase(postgres.url, { max: 4, applicationName: "afield-bench" });
  await migrate(database);
  const mail = await startMailServer();
  const boards = await startLeverBoards(database, BOARDS);
  const proxyTo = (url: string) => openFaultProxy({ host: "127.0.0.1", port: Number(new URL(url).port) });
  const links = {
    database: await proxyTo(postgres.url),
    feeds: await proxyTo(boards.origin),
    mail: await proxyTo(mail.url),
  };
  const product = await startProduct({
    databaseUrl: links.database.through(postgres.url),
    role: "all",
    settings: {
      NODE_ENV: "",
      SAMPLE: "off",
      FEED_REPLAY: new URL(links.feeds.through(boards.origin)).origin,
      SMTP_URL: links.mail.through(mail.url),
      TRUST_PROXY: "127.0.0.1",
    },
  });
  const postmasterFile = path.join(postgres.directory, "data/postmaster.pid");
  try {
    await product.ready();
    const traffic = await startTraffic(`http://127.0.0.1:${product.port}`, database);
    const crash = () => void process.kill(Number(readFileSync(postmasterFile, "utf8").split("\n")[0]), "SIGQUIT");
    received = mail.received;
    return await use({ out, database, product, links, traffic, boards, crash });
  } finally {
    await product.stop();
    await Promise.all(Object.values(links).map((link) => link.close()));
    await boards.close();
    await mail.close();
    await database.close();
    await postgres.stop();
  }
}

let received: readonly { to: string[] }[] = [];

/** Each round breaks one link in one way for a moment, while people, boards and mails go on. */
async function throwFaults(bed: Bed, rounds: number): Promise<Damage> {
  const damage: Damage = { faults: 0, recoveries: [], neverRecovered: 0 };
  const random = randomNumbers(15);
  for (let round = 0; round < rounds; round += 1) {
    const name = (["database", "database", "feeds", "mail"] as const)[round % 4]!;
    const link = bed.links[name];
    const fault = pick(random);
    if (round % 4 === 0) await bed.boards.change().catch(() => undefined);
    const registering = bed.traffic.register();
    if (fault === "reset") link.reset();
    else link.set(fault);
    damage.faults += 1;
    await sleep(300 + Math.floor(random() * 900));
    link.set({ kind: "none" });
    if (name === "database") {
      const ms = await bed.traffic.recovered(RECOVERY_LIMIT_MS);
      if (ms === null) damage.neverRecovered += 1;
      else damage.recoveries.push(ms);
    }
    await registering;
    if (round % 20 === 19)
      bed.out(`${round + 1} faults, never recovered ${damage.neverRecovered}, hung ${bed.traffic.report.hung}`);
  }
  return damage;
}

function pick(random: () => number): NetworkFault | "reset" {
  const kinds: (NetworkFault | "reset")[] = [
    "reset",
    { kind: "refuse" },
    { kind: "delay", ms: 50 + Math.floor(random() * 400) },
    { kind: "cut", bytes: 2000 + Math.floor(random() * 40_000) },
    { kind: "slice", bytes: 7 },
    { kind: "half-open" },
  ];
  return kinds[Math.floor(random() * kinds.length)]!;
}

/** Returns how long after the silence everything worked again, ms; null when it never did. */
async function silenceDatabase({ links, traffic, out }: Bed): Promise<number | null> {
  links.database.set({ kind: "half-open" });
  await sleep(HALF_OPEN_MS);
  links.database.set({ kind: "none" });
  const ms = await traffic.recovered(RECOVERY_LIMIT_MS);
  out(`40 s of silence: right again ${ms === null ? "never" : `in ${seconds(ms)} s`}`);
  return ms;
}

async function crashDatabase({ crash, database, traffic, out }: Bed, stops: number) {
  let neverRecovered = 0;
  for (let stop = 0; stop < stops; stop += 1) {
    for (let task = 0; task < 20; task += 1)
      await addTask(database.db, { name: "referral-timers" }).catch(() => undefined);
    crash();
    await sleep(200);
    if ((await traffic.recovered(RECOVERY_LIMIT_MS)) === null) neverRecovered += 1;
    if (stop % 10 === 9) out(`${stop + 1} crashes of the database, never recovered ${neverRecovered}`);
  }
  return { stops, neverRecovered };
}

/** Waits until every registered address has its mail. Returns how many have none, and of these, how many still wait in the outbox. */
async function waitForMails({ traffic, database }: Bed): Promise<{ missing: number; waiting: number }> {
  const until = performance.now() + 180_000;
  for (;;) {
    const arrived = new Set(received.flatMap(({ to }) => to));
    const missing = traffic.report.registered.filter((address) => !arrived.has(address));
    if (missing.length === 0 || performance.now() > until) {
      const { rows } = await database.pool.query<{ waiting: number }>(
        "select count(distinct to_address)::int as waiting from outbox_mail where sent_at is null and abandoned_at is null and to_address = any($1)",
        [missing],
      );
      return { missing: missing.length, waiting: rows[0]?.waiting ?? 0 };
    }
    await sleep(1000);
  }
}

/** What the same faults do to a pool and a queue as their libraries come. */
async function controls(folder: string): Promise<{ hung: number; deaths: number }> {
  const postgres = await startEmbeddedPostgres(folder);
  const proxy = await openFaultProxy({ host: "127.0.0.1", port: Number(new URL(postgres.url).port) });
  const pool = new pg.Pool({ connectionString: proxy.through(postgres.url), max: 1 });
  pool.on("error", () => undefined);
  await pool.query("select 1");
  proxy.set({ kind: "half-open" });
  const query = pool.query("select 1").then(
    () => 0,
    () => 0,
  );
  const hung = await Promise.race([query, sleep(20_000, 1)]);
  proxy.reset();
  await query;
  await pool.end();
  await proxy.close();
  const deaths = await deathsOfUnguardedQueue(postgres, CONTROL_STOPS);
  await postgres.stop();
  return { hung, deaths };
}

function numberOf(flags: readonly string[], name: string): number | undefined {
  const flag = flags.find((each) => each.startsWith(name));
  return flag === undefined ? undefined : Number(flag.slice(name.length));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const seconds = (ms: number | null) => (ms === null ? "never" : (ms / 1000).toFixed(1));
