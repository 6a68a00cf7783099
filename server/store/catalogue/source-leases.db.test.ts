import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { dueHeads } from "./board-claims.ts";
import { addBoards, ensureSources } from "./boards.ts";
import { hostHolds, leaseSource, noteHostHold, releaseSources, renewSources, sourceLoads } from "./source-leases.ts";

const database = await testDatabase();
const now = new Date();
const due = async (worker: string) => {
  const heads = await dueHeads(database, { now: new Date(), worker, classes: { lowest: -1, highest: 1 } });
  return [...new Set(heads.map((head) => head.source))];
};
const passed = (seconds: number) =>
  database.pool.query("update source set lease_until = lease_until - make_interval(secs => $1)", [seconds]);

beforeEach(async () => {
  await database.pool.query("truncate source, host_hold cascade");
  await ensureSources(
    database,
    ["alpha", "beta"].map((id) => ({ id, name: id, terms: {} })),
  );
  for (const source of ["alpha", "beta"])
    await addBoards(
      database,
      [
        { source, token: "one", companyName: null },
        { source, token: "two", companyName: null },
      ],
      "manual",
    );
});

test("leases a source to one worker, and to another once the heartbeat stops", async () => {
  const all = await Promise.all(
    Array.from({ length: 8 }, (_, at) => leaseSource(database, { worker: `w${at}`, source: "alpha" })),
  );
  expect(all.filter((lease) => lease === "taken")).toHaveLength(1);
  const holder = `w${all.indexOf("taken")}`;
  expect(await leaseSource(database, { worker: holder, source: "alpha" })).toBe("renewed");
  expect(await due("next")).toEqual(["beta"]);
  expect((await due(holder)).toSorted()).toEqual(["alpha", "beta"]);
  await passed(20);
  await renewSources(database, { worker: holder, sources: ["alpha"] });
  await passed(20);
  expect(await leaseSource(database, { worker: "next", source: "alpha" })).toBeNull();
  await passed(20);
  expect(await leaseSource(database, { worker: "next", source: "alpha" })).toBe("taken");
  await renewSources(database, { worker: holder, sources: ["alpha"] });
  expect(await leaseSource(database, { worker: holder, source: "alpha" })).toBeNull();
});

test("releases the sources of a worker that shuts down after a few seconds, not at once", async () => {
  await leaseSource(database, { worker: "first", source: "alpha" });
  await releaseSources(database, "first");
  expect(await leaseSource(database, { worker: "next", source: "alpha" })).toBeNull();
  await passed(6);
  expect(await leaseSource(database, { worker: "next", source: "alpha" })).toBe("taken");
});

test("returns host holds until they expire", async () => {
  const later = new Date(Date.now() + 60_000);
  await noteHostHold(database, { host: "a.example", until: later });
  await noteHostHold(database, { host: "a.example", until: new Date(Date.now() + 1000) });
  await noteHostHold(database, { host: "b.example", until: new Date(Date.now() - 1000) });
  expect(await hostHolds(database)).toEqual([{ host: "a.example", until: later }]);
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
