import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { startBoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { makeText } from "#test/factories.ts";
import type { FeedOpening } from "#test/feed.ts";

const KILLS = 20;
const BOARDS = 12;
const OPENINGS = 60;

/** Returns the openings of a round. A tenth of them differs from the round before. */
function openingsOf(board: number, round: number): FeedOpening[] {
  return Array.from({ length: OPENINGS }, (_, at) => {
    const version = at % 10 === 0 ? round : 0;
    const title = `Engineer ${board} ${at}`;
    return {
      id: `${board}-${at}`,
      title,
      text: `This is a fully remote position. ${makeText(`${title} ${version}`, 600)}`,
    };
  });
}

async function startWorker(databaseUrl: string, origin: string): Promise<ChildProcess> {
  const script = path.resolve(import.meta.dirname, "../../test/processes/worker-process.ts");
  const worker = spawn(process.execPath, [script, databaseUrl, origin], { stdio: ["ignore", "pipe", "inherit"] });
  await once(worker.stdout, "data");
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  const gone = once(worker, "exit");
  worker.kill("SIGKILL");
  await gone;
}

/** Makes every board due and releases the leases of killed workers, as happens after half a minute. */
async function makeDue(database: Database): Promise<void> {
  await database.pool.query("update host_pace set holder = null, lease_until = null");
  await database.pool.query("update board set next_run_at = now(), lease_owner = null, lease_until = null");
}

async function drained(database: Database): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query(
      "select from board where lease_owner is not null or next_run_at <= now() limit 1",
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test(
  `a worker killed at ${KILLS} random moments leaves exactly what the boards list, without duplicates`,
  { timeout: 300_000 },
  async () => {
    const database = await testDatabase();
    const runs = await startBoardRuns(database);
    const tokens: string[] = [];
    for (let board = 0; board < BOARDS; board += 1)
      tokens.push(await runs.newBoard(openingsOf(board, 0), { companyName: `Company ${board}` }));

    let halfDone = 0;
    for (let round = 0; round < KILLS; round += 1) {
      tokens.forEach((token, board) => runs.feed.list(token, openingsOf(board, round)));
      await makeDue(database);
      const worker = await startWorker(database.url, runs.feed.origin);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 700));
      await kill(worker);
      const { rows } = await database.pool.query<{ held: number }>(
        "select count(*)::int as held from board where lease_owner is not null",
      );
      if ((rows[0]?.held ?? 0) > 0) halfDone += 1;
    }
    await makeDue(database);
    const last = await startWorker(database.url, runs.feed.origin);
    await drained(database);
    await kill(last);

    // Without a kill during a run this test would prove nothing.
    expect(halfDone).toBeGreaterThan(0);
    for (const [board, token] of tokens.entries()) {
      const listed = openingsOf(board, KILLS - 1)
        .map((opening) => opening.id)
        .toSorted();
      const open = await runs.open(token);
      expect(open.postings.toSorted()).toEqual(listed);
      expect(open.jobs.toSorted()).toEqual(listed);
    }
    const { rows: counts } = await database.pool.query(
      `select (select count(*)::int from job where closed_at is null) as jobs, (select count(*)::int from job_posting where is_primary) as "primary",
       (select count(*)::int from job_change where kind = 'opened') as opened,
       (select count(*)::int from posting where closed_at is not null) as closed,
       (select count(*)::int from job j where not exists (select from job_posting where job_id = j.id)) as without_posting`,
    );
    const total = BOARDS * OPENINGS;
    expect(counts).toEqual([{ jobs: total, primary: total, opened: total, closed: 0, without_posting: 0 }]);
  },
);
