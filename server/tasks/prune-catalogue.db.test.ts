import { beforeEach, expect, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import { knownPostings } from "#store/catalogue/postings.ts";
import { RETENTIONS, ROWS_PER_STEP } from "#store/catalogue/retention.ts";
import { openings, startBoardRuns, type BoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { pruneCatalogue } from "./prune-catalogue.ts";

const database: Database = await testDatabase();
const runs: BoardRuns = await startBoardRuns(database);
const DAY_MS = 86_400_000;
let nowMs = 0;

beforeEach(async () => {
  nowMs = (await databaseNow(database)).getTime();
});

const ago = (days: number) => new Date(nowMs - days * DAY_MS);

/** Reads a board that lists four openings, one of them on site, until the first and the one on site are closed since `days` days ago. */
async function boardClosedFor(days: number): Promise<string> {
  const all = [
    ...openings("a", "b"),
    { id: "c", workplace: "onsite" as const, text: "Five days a week in our office." },
  ];
  const token = await runs.newBoard(all);
  await runs.run(token, ago(days + 2));
  runs.feed.list(token, openings("b", "d"));
  await runs.run(token, ago(days + 1));
  await runs.run(token, ago(days));
  return token;
}

async function rowsOf(token: string): Promise<object[]> {
  const { rows } = await database.pool.query<object>(
    `select external_id as id, raw is not null as "hasText", jp.job_id is not null as "hasJob" from posting p join board b on b.id = p.board_id
     left join job_posting jp on jp.posting_id = p.id where b.token = $1 order by 1`,
    [token],
  );
  return rows;
}

const open = ["b", "d"].map((id) => ({ id, hasText: true, hasJob: true }));

test("keeps the text of closed postings for 60 days, and postings without a job no longer", async () => {
  const [young, old] = [await boardClosedFor(59), await boardClosedFor(61)];
  await pruneCatalogue(database);
  expect(await rowsOf(young)).toEqual([
    { id: "a", hasText: true, hasJob: true },
    open[0],
    { id: "c", hasText: true, hasJob: false },
    open[1],
  ]);
  expect(await rowsOf(old)).toEqual([{ id: "a", hasText: false, hasJob: true }, ...open]);
  const before = (await runs.open(old)).jobs;
  runs.feed.list(old, openings("a", "b", "d"));
  await runs.run(old, ago(0));
  expect(await rowsOf(old)).toEqual([{ id: "a", hasText: true, hasJob: true }, ...open]);
  expect([before, (await runs.open(old)).jobs]).toEqual([
    ["b", "d"],
    ["a", "b", "d"],
  ]);
  expect(await runs.changesOf(old)).toEqual(["opened", "opened", "opened", "closed", "reopened"]);
});

test("removes old runs, changes and edits, and goes on until none is left", async () => {
  const token = await boardClosedFor(1);
  const { id } = await runs.boardOf(token);
  await database.pool.query("delete from board_run");
  await database.pool.query(
    `insert into board_run (board_id, started_at, outcome) select $1, now() - make_interval(days => d), o
     from (values (6, 'unchanged'), (8, 'unchanged'), (89, 'ok'), (91, 'ok')) as r (d, o)`,
    [id],
  );
  await database.pool.query(
    `insert into board_run (board_id, started_at, outcome) select $1, now() - interval '100 days', 'failed' from generate_series(1, $2)`,
    [id, 2 * ROWS_PER_STEP],
  );
  await database.pool.query(
    "update job_change set created_at = now() - interval '401 days' where seq = (select min(seq) from job_change)",
  );
  const removed = await pruneCatalogue(database);
  expect(removed).toMatchObject({ runs: 2 * ROWS_PER_STEP + 1, "unchanged runs": 1, changes: 1 });
  expect((await database.pool.query("select from board_run")).rows).toHaveLength(2);
  expect(await pruneCatalogue(database)).toEqual({});
});

test("stops when its time is over", async () => {
  expect(RETENTIONS.length).toBeGreaterThan(0);
  await boardClosedFor(61);
  expect(await pruneCatalogue(database, 0)).toEqual({});
});

test("a run reads a board's open and newly closed postings only", async () => {
  const [token, newly] = [await boardClosedFor(31), await boardClosedFor(29)];
  const known = async (each: string) => [
    ...(await knownPostings(database, (await runs.boardOf(each)).id, ago(0))).keys(),
  ];
  expect((await known(token)).toSorted()).toEqual(["b", "d"]);
  expect((await known(newly)).toSorted()).toEqual(["a", "b", "c", "d"]);
});
