import { beforeAll, describe, expect, test } from "vitest";
import { sources } from "#sources/registry.ts";
import { proveSource, sourceHealth, updateSourceYields } from "#store/operations/source-health.ts";
import type { Database } from "#postgres/database.ts";
import { hours, openings, startBoardRuns, type BoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { checkSources } from "./check-sources.ts";

let database: Database;
let runs: BoardRuns;
const ids = (count: number) => openings(...Array.from({ length: count }, (_, at) => `p${at}`));

beforeAll(async () => {
  database = await testDatabase();
  runs = await startBoardRuns(database);
});

async function check(which: "enabled" | "every" = "enabled") {
  return checkSources({ database, http: runs.feed.http, keys: {}, which, now: hours(1) });
}

async function healthOf(source: string) {
  return (await sourceHealth(database)).find((health) => health.source === source);
}

describe("the daily check", () => {
  test("reads the largest live board of each source that is on, and compares it with the day before", async () => {
    await runs.run(await runs.newBoard(ids(2)), hours(0));
    const large = await runs.newBoard(ids(8));
    await runs.run(large, hours(0));
    expect(await check()).toMatchObject([{ source: "lever", token: large, outcome: "ok", changes: [] }]);
    expect(await check()).toMatchObject([{ source: "lever", token: large, outcome: "ok" }]);
    expect(await healthOf("lever")).toMatchObject({ outcome: "ok", changedAt: null });

    const renamed = Array.from({ length: 8 }, (_, at) => ({
      id: `p${at}`,
      text: `Opening ${at}`,
      hostedUrl: `https://jobs.lever.co/${large}/p${at}`,
      workplaceType: "remote",
      descriptionHtml: "<p>The text has moved to another field.</p>",
    }));
    runs.feed.answer(large, { headers: { "content-type": "application/json" }, body: JSON.stringify(renamed) });
    const [changed] = await check();
    expect(changed).toMatchObject({ outcome: "changed" });
    expect(changed!.changes).toContainEqual({ field: "body", before: 1, now: 0 });
    expect(await healthOf("lever")).toMatchObject({ outcome: "changed", changedAt: hours(1) });
    // The new shape is what the next check compares with; the date of the change stays.
    expect(await check()).toMatchObject([{ outcome: "ok" }]);
    expect(await healthOf("lever")).toMatchObject({ outcome: "ok", changedAt: hours(1) });
  });

  test("says that a source which can't be read has changed, and one that doesn't answer has failed", async () => {
    const { token } = (await check())[0]!;
    runs.feed.answer(token, { headers: { "content-type": "application/json" }, body: '{"jobs":"moved"}' });
    expect(await check()).toMatchObject([{ outcome: "changed" }]);
    runs.feed.answer(token, { status: 500 });
    const [failed] = await check();
    expect(failed).toMatchObject({ outcome: "failed" });
    expect(failed!.problem).toContain("500");
  });

  test("turns an unproven source on when it can be read, and only once", async () => {
    const unproven = [...sources.values()].find((source) => source.unproven === true && source.keys === undefined)!;
    const enabled = async () =>
      (await database.pool.query<{ enabled: boolean }>("select enabled from source where id = $1", [unproven.id]))
        .rows[0]!.enabled;
    expect(await enabled()).toBe(false);
    expect(await proveSource(database, unproven.id, hours(1))).toBe(true);
    expect(await enabled()).toBe(true);
    await database.pool.query("update source set enabled = false where id = $1", [unproven.id]);
    expect(await proveSource(database, unproven.id, hours(2))).toBe(false);
    expect(await enabled()).toBe(false);
  });

  test("finds a board in the directory for a source that has none", async () => {
    const checked = await check("every");
    expect(checked.length).toBeGreaterThan(20);
    const greenhouse = checked.find(({ source }) => source === "greenhouse");
    expect(greenhouse).toMatchObject({ outcome: "failed" });
    expect((await database.pool.query("select from board where source = 'greenhouse'")).rowCount).toBe(0);
  });
});

describe("the yield of a source", () => {
  test("falls when its boards keep half of the day before, and recovers", async () => {
    await database.pool.query("update board set enabled = false");
    const tokens = [await runs.newBoard(ids(20)), await runs.newBoard(ids(20))];
    for (const token of tokens) await runs.run(token, hours(0));
    expect(await updateSourceYields(database, hours(1))).toEqual([]);
    for (const token of tokens) await runs.run(token, hours(30));
    expect(await updateSourceYields(database, hours(31))).toEqual([]);
    runs.feed.answer(tokens[0]!, { status: 500 });
    await runs.run(tokens[0]!, hours(60));
    await runs.run(tokens[1]!, hours(60));
    const [fallen] = await updateSourceYields(database, hours(61));
    expect(fallen).toMatchObject({ source: "lever", keptBefore: 40, keptNow: 20, fellAt: hours(61) });
    expect(await updateSourceYields(database, hours(62))).toEqual([]);
    expect(await healthOf("lever")).toMatchObject({ fellAt: hours(61) });
    runs.feed.list(tokens[0]!, ids(20));
    await runs.run(tokens[0]!, hours(63));
    expect(await updateSourceYields(database, hours(64))).toMatchObject([
      { source: "lever", keptNow: 40, fellAt: null },
    ]);
  });
});
