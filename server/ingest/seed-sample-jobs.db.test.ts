import { beforeAll, expect, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { GAIN_CLASSES } from "./board-gain.ts";
import { dueHeads } from "#store/catalogue/board-claims.ts";
import { catalogueFreshness } from "#store/operations/catalogue-freshness.ts";
import { operatorStatus } from "#store/operations/operator-status.ts";
import { openings, startBoardRuns, type BoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { seedSampleJobs } from "./seed-sample-jobs.ts";

let database: Database;
let runs: BoardRuns;
const now = new Date("2026-11-21T10:30:00Z");

beforeAll(async () => {
  database = await testDatabase();
  runs = await startBoardRuns(database);
});

test("sample jobs are seeded, refresh without changes, and vanish with the first live jobs", async () => {
  expect(await seedSampleJobs({ database, log: silentLog, now })).toBeGreaterThan(400);
  expect(await catalogueFreshness(database)).toMatchObject({ sample: true });
  const { openJobs, sampleJobs, openedToday } = await operatorStatus(database, now);
  expect(sampleJobs).toBe(openJobs);
  expect(openJobs).toBeGreaterThan(300);
  expect(openedToday).toBe(0);

  const changes = async () =>
    (await database.pool.query<{ n: number }>("select count(*)::int as n from job_change")).rows[0]!.n;
  const before = await changes();
  await seedSampleJobs({ database, log: silentLog, now: new Date(now.getTime() + 3_600_000) });
  expect(await changes()).toBe(before);
  expect(await dueHeads(database, { now: new Date("2100-01-01"), classes: GAIN_CLASSES })).toEqual([]);

  const empty = await runs.newBoard([]);
  await runs.run(empty, now);
  expect(await catalogueFreshness(database)).toMatchObject({ sample: true });

  const live = await runs.newBoard(openings("a", "b"));
  await runs.run(live, now);
  expect(await catalogueFreshness(database)).toMatchObject({ sample: false });
  const { rows } = await database.pool.query("select closed_reason, count(*)::int from job where sample group by 1");
  expect(rows).toEqual([{ closed_reason: "sample-ended", count: openJobs }]);
  const { rows: left } = await database.pool.query(
    "select from posting p join board b on b.id = p.board_id where b.origin = 'sample' and p.closed_at is null",
  );
  expect(left).toEqual([]);
  expect(await seedSampleJobs({ database, log: silentLog, now })).toBeNull();
});
