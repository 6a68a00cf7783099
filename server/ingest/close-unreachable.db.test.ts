import { beforeAll, expect, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { hours, openings, start, startBoardRuns, type BoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { closeUnreachable } from "./close-unreachable.ts";

let database: Database;
let runs: BoardRuns;

beforeAll(async () => {
  database = await testDatabase();
  runs = await startBoardRuns(database);
});

async function reasons(token: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ closed_reason: string }>(
    `select j.closed_reason from job j join job_posting jp on jp.job_id = j.id join posting p on p.id = jp.posting_id join board b on b.id = p.board_id
     where b.token = $1 and j.closed_at is not null order by 1`,
    [token],
  );
  return rows.map((row) => row.closed_reason);
}

test("postings of a dead board close two days after its death", async () => {
  const token = await runs.newBoard(openings("a", "b"));
  await runs.run(token, start);
  runs.feed.answer(token, null);
  for (const at of [2, 9, 16]) await runs.run(token, hours(at));
  await closeUnreachable(database, hours(40));
  expect((await runs.open(token)).jobs).toEqual(["a", "b"]);
  await closeUnreachable(database, hours(16 + 49));
  expect(await reasons(token)).toEqual(["board-gone", "board-gone"]);
  runs.feed.list(token, openings("a", "b"));
  expect(await runs.run(token, hours(200))).toMatchObject({ reopened: 2, opened: 0 });
});

test("postings of a board that fails for two weeks close; those of a board that was not run stay open", async () => {
  const [failing, resting] = [await runs.newBoard(openings("a")), await runs.newBoard(openings("a"))];
  await runs.run(failing, start);
  await runs.run(resting, start);
  runs.feed.answer(failing, { status: 500 });
  await runs.run(failing, hours(24 * 13));
  await closeUnreachable(database, hours(24 * 13));
  expect((await runs.open(failing)).jobs).toEqual(["a"]);
  await runs.run(failing, hours(24 * 15));
  await closeUnreachable(database, hours(24 * 15));
  expect(await reasons(failing)).toEqual(["board-unreadable"]);
  expect((await runs.open(resting)).jobs).toEqual(["a"]);
});

test("postings of a disabled board close after a day", async () => {
  const token = await runs.newBoard(openings("a"));
  await runs.run(token, start);
  await database.pool.query("update board set enabled = false where token = $1", [token]);
  await closeUnreachable(database, hours(20));
  expect((await runs.open(token)).jobs).toEqual(["a"]);
  await closeUnreachable(database, hours(25));
  expect(await reasons(token)).toEqual(["board-off"]);
});

test("a posting past its own closing date closes without a run", async () => {
  const token = await runs.newBoard(openings("a", "b"));
  await runs.run(token, start);
  await database.pool.query(
    "update posting p set closes_at = $2 from board b where b.id = p.board_id and b.token = $1 and p.external_id = 'a'",
    [token, hours(5)],
  );
  await closeUnreachable(database, hours(4));
  expect((await runs.open(token)).jobs).toEqual(["a", "b"]);
  expect(await closeUnreachable(database, hours(6))).toBe(1);
  expect(await runs.open(token)).toEqual({ postings: ["b"], jobs: ["b"] });
  expect(await reasons(token)).toEqual(["expired"]);
});
