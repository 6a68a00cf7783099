import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#postgres/database.ts";
import { openings, startBoardRuns, type BoardRuns } from "#test/board-runs.ts";
import { recallBoards } from "#store/catalogue/board-claims.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { startBoardWorker } from "./board-worker.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let database: Database;
let runs: BoardRuns;

beforeAll(async () => {
  database = await testDatabase();
  runs = await startBoardRuns(database);
});

/** Makes the board due and waits until the worker has read it. */
async function readAgain(token: string): Promise<void> {
  const asked = runs.feed.asked.get(token) ?? 0;
  await database.pool.query("update board set next_run_at = now() where token = $1", [token]);
  const isRead = async () => {
    const { rows } = await database.pool.query("select from board where token = $1 and next_run_at <= now()", [token]);
    return rows.length === 0 && (runs.feed.asked.get(token) ?? 0) > asked;
  };
  await vi.waitUntil(isRead, { timeout: 20_000, interval: 20 });
}

test.each([
  ["an hour behind", -HOUR_MS],
  ["an hour ahead", HOUR_MS],
  ["a day behind", -DAY_MS],
  ["a day ahead", DAY_MS],
])(
  "a worker whose clock steps to %s goes on reading and closes nothing early",
  { timeout: 60_000 },
  async (_name, step) => {
    const token = await runs.newBoard(openings("a", "b", "c"));
    const worker = startBoardWorker({ database, http: runs.feed.http, log: silentLog }, { idleMs: 20 });
    onTestFinished(async () => {
      vi.useRealTimers();
      await worker.stop();
    });
    await readAgain(token);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + step });
    runs.feed.list(token, openings("a", "b"));
    await readAgain(token);
    await readAgain(token);
    expect((await runs.open(token)).postings).toEqual(["a", "b", "c"]);
    const { nextRunAt, lastSuccessAt } = await runs.boardOf(token);
    const now = (await databaseNow(database)).getTime();
    expect(Math.abs(lastSuccessAt!.getTime() - now)).toBeLessThan(HOUR_MS / 2);
    expect(nextRunAt.getTime() - now).toBeGreaterThan(0);
    expect(nextRunAt.getTime() - now).toBeLessThan(1.2 * DAY_MS);
  },
);

test.each([
  ["a leap day", "2028-02-29T23:30:00Z"],
  ["the hour that summer time skips in Berlin", "2027-03-28T01:30:00Z"],
  ["the hour that winter time repeats in Berlin", "2027-10-31T00:30:00Z"],
])("a posting closes on a second look an hour later, also across %s", async (_name, at) => {
  const zone = process.env["TZ"];
  process.env["TZ"] = "Europe/Berlin";
  onTestFinished(() => {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  });
  const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000);
  const token = await runs.newBoard(openings("a", "b", "c"));
  await runs.run(token, later(-120));
  runs.feed.list(token, openings("a", "b"));
  await runs.run(token, later(0));
  expect(await runs.run(token, later(59))).toMatchObject({ closed: 0 });
  expect(await runs.run(token, later(60))).toMatchObject({ closed: 1 });
});

test("boards that a wrong clock of the database has scheduled far ahead are due within the hour", async () => {
  const token = await runs.newBoard(openings("a"));
  const calm = await runs.newBoard(openings("a"));
  await recallBoards(database);
  await database.pool.query(
    "update board set last_run_at = now(), next_run_at = now() + interval '33 days' where token = $1",
    [calm],
  );
  const { nextRunAt: before } = await runs.boardOf(calm);
  for (const [lastRun, nextRun] of [
    ["1 day", "2 days"],
    ["0", "1 year"],
  ]) {
    await database.pool.query(
      "update board set last_run_at = now() + $2::interval, next_run_at = now() + $3::interval where token = $1",
      [token, lastRun, nextRun],
    );
    expect(await recallBoards(database)).toBe(1);
    expect(await recallBoards(database)).toBe(0);
    const dueInMs = (await runs.boardOf(token)).nextRunAt.getTime() - (await databaseNow(database)).getTime();
    expect(dueInMs).toBeLessThan(HOUR_MS);
  }
  expect((await runs.boardOf(calm)).nextRunAt).toEqual(before);
});
