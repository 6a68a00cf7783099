import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { addBoards, ensureSources } from "./boards.ts";
import { sourceLoads } from "./source-loads.ts";

const database = await testDatabase();
const now = new Date();

beforeEach(async () => {
  await database.pool.query("truncate source cascade");
  await ensureSources(database, [{ id: "alpha", name: "alpha", terms: {} }]);
  const boards = ["one", "two"].map((token) => ({ source: "alpha", token, companyName: null }));
  await addBoards(database, boards, "manual");
});

test("returns the load of a source: boards by interval, requests and tokens", async () => {
  await database.pool.query(
    "update board set last_run_at = now(), interval_s = case token when 'two' then 80000 else 3600 end where source = 'alpha'",
  );
  await database.pool.query(
    "insert into board_run (board_id, outcome, requests) select id, 'ok', 4 from board where source = 'alpha' and token = 'one'",
  );
  const loads = await sourceLoads(database, now);
  const alpha = loads.find((load) => load.source === "alpha")!;
  expect(alpha.requestsPerRun).toBe(4);
  expect(alpha.tokens.toSorted()).toEqual(["one", "two"]);
  expect(alpha.intervals.map(({ boards }) => boards)).toEqual([1, 1]);
  for (const [at, wanted] of [3600, 80_000].entries()) {
    const found = alpha.intervals.map(({ intervalS }) => intervalS).toSorted((a, b) => a - b)[at]!;
    expect(Math.abs(Math.log(found / wanted))).toBeLessThan(Math.log(1.2));
  }
});
