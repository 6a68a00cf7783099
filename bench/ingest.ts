import { fork } from "node:child_process";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { from as copyFrom } from "pg-copy-streams";
import { createOutboundHttp, type OutboundHttp } from "#http/outbound-http.ts";
import { parserClient } from "#ingest/parser/parser-client.ts";
import { buildSnapshotWhenStale } from "#ingest/parser/snapshot/build-snapshot.ts";
import { runBoard } from "#ingest/run/run-board.ts";
import { createLog } from "#app/log.ts";
import { sources } from "#sources/registry.ts";
import { claimBoard } from "#store/catalogue/board-claims.ts";
import type { RunReport } from "#store/catalogue/board-runs.ts";
import { addBoards, ensureSources, listBoards } from "#store/catalogue/boards.ts";
import { type Database } from "#postgres/database.ts";
import { withDatabase } from "./measuring/own-database.ts";
import { processUse } from "./ingest/process-use.ts";

const POSTINGS_PER_BOARD = 100;
const DEFAULT_POSTINGS = 5000;

/**
 * Measures ingest over HTTP with full normalising: postings per second, fresh and unchanged, beside a COPY of the same rows.
 * Then prints how much sooner expressions are built as they run than as they are written and how much less code that makes, how much faster several postings are read together, how much sooner a parser process starts from its snapshot, and what each field of terms and conditions costs. `--postings=N` sets their number (5,000 by default). Ignores DATABASE_URL.
 */
export async function run(args: readonly string[] = []): Promise<object> {
  const wanted = Number(args.find((arg) => arg.startsWith("--postings="))?.split("=")[1] ?? DEFAULT_POSTINGS);
  const boards = Math.max(1, Math.round(wanted / POSTINGS_PER_BOARD));
  await buildSnapshotWhenStale();
  const measured = await withDatabase({ max: 6 }, (database) => measure(database, boards));
  // Only now, because they read ads in this process, whose memory and collections would count as the worker's.
  const { buildingExpressions } = await import("./ingest/building-expressions.ts");
  const built = await buildingExpressions();
  console.log(
    `${built.expressions} expressions, as they run: built ${built.times} times as fast, ${built.code} times less machine code`,
  );
  const { timesFasterTogether } = await import("./ingest/reading-together.ts");
  const together = timesFasterTogether();
  console.log(
    `several postings, read one field of all before the next: ${together} times as fast as one posting after another`,
  );
  const { timesFasterFromSnapshot } = await import("./ingest/parser-starts.ts");
  const starts = await timesFasterFromSnapshot();
  console.log(`a parser process starts from its snapshot ${starts} times as fast as from its modules`);
  const { fieldCosts } = await import("./ingest/field-costs.ts");
  const microsecondsPerPosting = fieldCosts();
  for (const [field, cost] of Object.entries(microsecondsPerPosting)) console.log(`${cost} µs per posting: ${field}`);
  return {
    ...measured,
    expressionsBuiltTimesAsFast: built.times,
    expressionsTimesLessCode: built.code,
    togetherTimesAsFast: together,
    startsTimesAsFastFromSnapshot: starts,
    microsecondsPerPosting,
  };
}

async function measure(database: Database, boards: number): Promise<object> {
  const web = fork(path.join(import.meta.dirname, "ingest", "web-process.ts"), [String(POSTINGS_PER_BOARD)]);
  const [origin] = (await once(web, "message")) as [string];
  const http = createOutboundHttp({ replayOrigin: origin });
  await ensureSources(database, sources.values());
  await addBoards(
    database,
    Array.from({ length: boards }, (_, at) => ({ source: "lever", token: `bench-${at}`, companyName: `Bench ${at}` })),
    "manual",
  );
  const peak = { worker: 0, parser: 0, both: 0 };
  const watch = setInterval(() => void notePeak(peak), 50);
  try {
    const fresh = await runAll(database, http, new Date());
    web.send("reverse");
    await once(web, "message");
    const unchanged = await runAll(database, http, new Date(Date.now() + 7_200_000));
    const same = await runAll(database, http, new Date(Date.now() + 14_400_000));
    // The COPY holds all rows in memory, which must not count as the worker's.
    clearInterval(watch);
    const copy = await copyRows(database);
    const freshS = fresh.postings / fresh.postingsPerS;
    return {
      postings: fresh.postings,
      fresh: round(fresh),
      unchanged: round(unchanged),
      sameBody: round(same),
      copy: round(copy),
      freshTimesSlowerThanCopy: Number((freshS / (copy.postings / copy.postingsPerS)).toFixed(1)),
      peakMiB: Math.round(peak.both),
      peakWorkerMiB: Math.round(peak.worker),
      peakParserMiB: Math.round(peak.parser),
    };
  } finally {
    clearInterval(watch);
    await http.close();
    web.disconnect();
  }
}

interface Rate {
  /** Read, kept or dropped. */
  postings: number;
  postingsPerS: number;
  /** Per second of CPU time of the worker: this process and its parser. */
  postingsPerCpuS: number;
}

/** Updates the peak of memory, MiB. */
async function notePeak(peak: { worker: number; parser: number; both: number }): Promise<void> {
  const worker = process.memoryUsage().rss / 2 ** 20;
  const parser = processUse((await parserClient().pid()) ?? 0).rssMiB;
  peak.worker = Math.max(peak.worker, worker);
  peak.parser = Math.max(peak.parser, parser);
  peak.both = Math.max(peak.both, worker + parser);
}

async function cpuSeconds(): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + processUse((await parserClient().pid()) ?? 0).cpuS;
}

const CONCURRENCY = 3;

async function runAll(database: Database, http: OutboundHttp, now: Date): Promise<Rate & { changed: number }> {
  const log = createLog("warn", { destination: process.stderr });
  const queue = await listBoards(database);
  const reports: RunReport[] = [];
  const next = async () => {
    for (let listed = queue.shift(); listed !== undefined; listed = queue.shift()) {
      const owner = randomUUID();
      const board = await claimBoard(database, { owner, boardId: listed.id });
      if (board) reports.push(await runBoard({ database, http, board, owner, now, log }));
    }
  };
  const rate = await timed(async () => {
    await Promise.all(Array.from({ length: CONCURRENCY }, next));
    return reports.reduce((sum, report) => sum + report.seen, 0);
  });
  const bad = reports.find((report) => report.outcome !== "ok" && report.outcome !== "unchanged");
  if (bad) throw new Error(`${bad.board.token} ended ${bad.outcome}: ${bad.error}`);
  return { ...rate, changed: reports.reduce((sum, report) => sum + report.changed + report.opened, 0) };
}

async function timed(work: () => Promise<number>): Promise<Rate> {
  const cpuBefore = await cpuSeconds();
  const started = performance.now();
  const postings = await work();
  const wallS = (performance.now() - started) / 1000;
  return {
    postings,
    postingsPerS: postings / wallS,
    postingsPerCpuS: postings / ((await cpuSeconds()) - cpuBefore),
  };
}

/** The least work that stores the same rows: one COPY into a table without indexes or constraints. */
async function copyRows(database: Database): Promise<Rate> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select concat_ws(E'\\t', p.external_id, p.url, encode(p.content_hash, 'hex'), replace(p.raw::text, '\\', '\\\\'), replace(p.facts::text, '\\', '\\\\'),
       replace(replace(j.text, '\\', '\\\\'), E'\\n', '\\n')) as line
     from posting p join job_posting jp on jp.posting_id = p.id join job j on j.id = jp.job_id`,
  );
  await database.pool.query(
    "create table copied (external_id text, url text, content_hash text, raw jsonb, facts jsonb, text text)",
  );
  const client = await database.pool.connect();
  try {
    return await timed(async () => {
      await pipeline(
        Readable.from(rows.map((row) => `${row.line}\n`)),
        client.query(copyFrom("copy copied from stdin")),
      );
      return rows.length;
    });
  } finally {
    client.release();
  }
}

function round<T extends Rate>(rate: T): T {
  return { ...rate, postingsPerS: Math.round(rate.postingsPerS), postingsPerCpuS: Math.round(rate.postingsPerCpuS) };
}
