import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { sources } from "#sources/registry.ts";
import { addBoards, ensureSources } from "#store/catalogue/boards.ts";
import { openDatabase, type Database } from "#postgres/database.ts";
import { migrate } from "#postgres/migrate.ts";
import { withServer } from "./measuring/own-database.ts";
import {
  compareDifference,
  compareFirstDay,
  countDoubled,
  countStored,
  keepFirstDay,
  loadLists,
} from "./night/compare-days.ts";
import { DAY_FILES, readGreenhouseDays, type GreenhouseDays } from "./night/greenhouse-days.ts";
import type { RoundTotals } from "./night/worker-process.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_NIGHT = Date.parse("2026-01-06T03:00:00Z");

/**
 * The rounds of the night. A posting closes on a second look, which for one that was never kept is the next regular read, a week
 * later at most. A board that lost more than half of its postings is believed after a week. The last two rounds close the rest.
 */
const ROUNDS = [
  { name: "day 1", day: 1, at: FIRST_NIGHT },
  { name: "day 2", day: 2, at: FIRST_NIGHT + 2 * DAY_MS },
  { name: "second look", day: 2, at: FIRST_NIGHT + 2 * DAY_MS + 2 * HOUR_MS },
  { name: "a week later", day: 2, at: FIRST_NIGHT + 10 * DAY_MS },
  { name: "two weeks later", day: 2, at: FIRST_NIGHT + 18 * DAY_MS },
] as const;

/**
 * Reads Greenhouse as recorded on two days (3,100 boards, 112,000 postings) over HTTP through the whole pipeline and compares
 * the database with the lists. `--lists=FOLDER` names the folder of the lists, `--boards=N` takes the first N boards,
 * `--workers=1,2` says how many workers share the work in each run.
 */
export async function run(args: readonly string[] = []): Promise<object> {
  const flag = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const folder = path.resolve(flag("lists") ?? path.join(import.meta.dirname, "..", "..", "shared", "datasets"));
  if (!existsSync(path.join(folder, DAY_FILES[0])))
    throw new Error(`The lists are not in ${folder}. Name their folder with --lists=FOLDER.`);
  const mostBoards = Number(flag("boards") ?? Infinity);
  const lists = readGreenhouseDays(folder, mostBoards);
  const results: object[] = [];
  for (const workers of (flag("workers") ?? "1,2").split(",").map(Number)) {
    const result = await withServer({}, (url) => night({ url, folder, lists, workers }));
    console.log(`${workers} worker${workers > 1 ? "s" : ""}: ${JSON.stringify(result, null, 2)}`);
    results.push(result);
  }
  return { boards: lists.boards.length, nights: results };
}

interface Night {
  url: string;
  folder: string;
  lists: GreenhouseDays;
  workers: number;
}

async function night({ url, folder, lists, workers }: Night): Promise<object> {
  const database = openDatabase(url, { max: 4, applicationName: "afield-night" });
  const web = start("web-process.ts", [folder, String(lists.boards.length)]);
  try {
    await migrate(database);
    await prepare(database, lists);
    const [origin] = (await once(web, "message")) as [string];
    const pool = Array.from({ length: workers }, () => start("worker-process.ts", [url, origin]));
    await Promise.all(pool.map((worker) => once(worker, "message")));
    try {
      return { workers, ...(await measure(database, web, pool)) };
    } finally {
      for (const worker of pool) worker.disconnect();
    }
  } finally {
    web.disconnect();
    await database.close();
  }
}

async function prepare(database: Database, lists: GreenhouseDays): Promise<void> {
  await ensureSources(database, sources.values());
  await addBoards(
    database,
    lists.boards.map((token) => ({ source: "greenhouse", token, companyName: null })),
    "import",
  );
  // The night plays in the past, before these boards would fall due.
  await database.pool.query("update board set next_run_at = $1", [new Date(FIRST_NIGHT - HOUR_MS)]);
  await loadLists(database, lists);
}

async function measure(database: Database, web: ChildProcess, workers: readonly ChildProcess[]): Promise<object> {
  const rounds: object[] = [];
  let peakMiB = 0;
  let firstDay: object = {};
  const started = performance.now();
  for (const { name, day, at } of ROUNDS) {
    web.send(day);
    await once(web, "message");
    const roundStarted = performance.now();
    const totals = await Promise.all(workers.map((worker) => runRound(worker, at)));
    const seconds = (performance.now() - roundStarted) / 1000;
    const failed = totals.flatMap((total) => total.failed);
    if (failed.length > 0) throw new Error(`${failed.length} boards failed, first ${failed[0]}`);
    peakMiB = Math.max(peakMiB, ...totals.map((total) => total.peakMiB));
    rounds.push({
      name,
      seconds: Math.round(seconds),
      boardsPerWorker: totals.map((total) => total.runs),
      ...sum(totals),
    });
    if (rounds.length === 1) {
      firstDay = await compareFirstDay(database);
      await keepFirstDay(database);
    }
  }
  return {
    minutes: Number(((performance.now() - started) / 60_000).toFixed(1)),
    peakMiBPerWorker: peakMiB,
    ...(await countStored(database)),
    rounds,
    firstDay,
    ...(await compareDifference(database)),
    doubled: await countDoubled(database),
  };
}

async function runRound(worker: ChildProcess, at: number): Promise<RoundTotals> {
  const gone = once(worker, "exit").then(([code]) => Promise.reject(new Error(`a worker ended with code ${code}`)));
  worker.send(at);
  const [totals] = (await Promise.race([once(worker, "message"), gone])) as [RoundTotals];
  return totals;
}

function sum(totals: readonly RoundTotals[]): object {
  const add = (field: "seen" | "kept" | "opened" | "changed" | "closed") =>
    totals.reduce((total, each) => total + each[field], 0);
  return {
    seen: add("seen"),
    kept: add("kept"),
    opened: add("opened"),
    changed: add("changed"),
    closed: add("closed"),
  };
}

function start(file: string, args: string[]): ChildProcess {
  return fork(path.join(import.meta.dirname, "night", file), args);
}
