import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { hours, openings, start, startBoardRuns, type BoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { feedBody, type Feed } from "#test/feed.ts";

let database: Database;
let runs: BoardRuns;
let feed: Feed;

beforeAll(async () => {
  database = await testDatabase();
  runs = await startBoardRuns(database);
  feed = runs.feed;
});

describe("a first run", () => {
  test("publishes the remote openings and counts the others by drop reason", async () => {
    const token = await runs.newBoard([
      { id: "a" },
      { id: "b", workplace: "hybrid", text: "Two days a week in our office." },
      { id: "c" },
    ]);
    const report = await runs.run(token, start);
    expect(report).toMatchObject({ outcome: "ok", seen: 3, kept: 2, opened: 2, changed: 0, closed: 0 });
    expect(Object.values(report.dropped).reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await runs.open(token)).toEqual({ postings: ["a", "c"], jobs: ["a", "c"] });
    expect(await runs.changesOf(token)).toEqual(["opened", "opened"]);
  });

  test("keeps ids verbatim", async () => {
    const token = await runs.newBoard(openings("9007199254740992", "9007199254740993", "007", "7"));
    await runs.run(token, start);
    expect((await runs.open(token)).postings).toEqual(["007", "7", "9007199254740992", "9007199254740993"]);
  });
});

describe("a second run of the same answer", () => {
  test("changes nothing", async () => {
    const token = await runs.newBoard(openings("a", "b"));
    await runs.run(token, start);
    const { rows: before } = await database.pool.query("select * from job_change order by seq");
    expect(await runs.run(token, hours(2))).toMatchObject({
      outcome: "unchanged",
      kept: 2,
      changed: 0,
      opened: 0,
      closed: 0,
      reopened: 0,
    });
    expect((await database.pool.query("select * from job_change order by seq")).rows).toEqual(before);
  });

  test("changes nothing if only the order of the openings differs", async () => {
    const token = await runs.newBoard(openings("a", "b"));
    await runs.run(token, start);
    feed.list(token, openings("b", "a"));
    expect(await runs.run(token, hours(2))).toMatchObject({ outcome: "ok", kept: 2, changed: 0, opened: 0, closed: 0 });
    expect(await runs.changesOf(token)).toEqual(["opened", "opened"]);
  });

  test("records a changed opening once", async () => {
    const token = await runs.newBoard(openings("a", "b"));
    await runs.run(token, start);
    feed.list(token, [{ id: "a", title: "Staff Backend Engineer" }, { id: "b" }]);
    expect(await runs.run(token, hours(2))).toMatchObject({ kept: 2, changed: 1, opened: 0 });
    expect(await runs.changesOf(token)).toEqual(["opened", "opened", "changed"]);
  });
});

describe("closing", () => {
  test("takes two complete runs at least an hour apart", async () => {
    const token = await runs.newBoard(openings("a", "b", "c"));
    await runs.run(token, start);
    feed.list(token, openings("a", "b"));
    expect(await runs.run(token, hours(2))).toMatchObject({ closed: 0 });
    expect((await runs.open(token)).postings).toEqual(["a", "b", "c"]);
    expect(await runs.run(token, hours(2.9))).toMatchObject({ closed: 0 });
    expect(await runs.run(token, hours(3.1))).toMatchObject({ closed: 1 });
    expect(await runs.open(token)).toEqual({ postings: ["a", "b"], jobs: ["a", "b"] });
  });

  test("also happens on an unchanged answer", async () => {
    const token = await runs.newBoard(openings("a", "b", "c"));
    await runs.run(token, start);
    feed.list(token, openings("a", "b"));
    await runs.run(token, hours(2));
    expect(await runs.run(token, hours(4))).toMatchObject({ outcome: "unchanged", closed: 1 });
  });

  test("is undone when the opening returns, with the same job", async () => {
    const token = await runs.newBoard(openings("a", "b", "c"));
    await runs.run(token, start);
    feed.list(token, openings("a", "b"));
    await runs.run(token, hours(2));
    await runs.run(token, hours(4));
    feed.list(token, openings("a", "b", "c"));
    expect(await runs.run(token, hours(6))).toMatchObject({ opened: 0, reopened: 1 });
    expect(await runs.open(token)).toEqual({ postings: ["a", "b", "c"], jobs: ["a", "b", "c"] });
    expect(await runs.changesOf(token)).toEqual(["opened", "opened", "opened", "closed", "reopened"]);
  });

  test("starts over if the opening was listed in between", async () => {
    const token = await runs.newBoard(openings("a", "b", "c"));
    await runs.run(token, start);
    feed.list(token, openings("a", "b"));
    await runs.run(token, hours(2));
    feed.list(token, openings("a", "b", "c"));
    await runs.run(token, hours(4));
    feed.list(token, openings("a", "b"));
    expect(await runs.run(token, hours(6))).toMatchObject({ closed: 0 });
    expect(await runs.run(token, hours(8))).toMatchObject({ closed: 1 });
  });

  test("is immediate for an opening that stops being remote", async () => {
    const token = await runs.newBoard(openings("a", "b"));
    await runs.run(token, start);
    feed.list(token, [{ id: "a" }, { id: "b", workplace: "onsite", text: "Five days a week in our office." }]);
    expect(await runs.run(token, hours(2))).toMatchObject({ kept: 1, closed: 1 });
    expect(await runs.open(token)).toEqual({ postings: ["a"], jobs: ["a"] });
  });

  test("does not follow from runs that list nothing or fewer than half", async () => {
    const token = await runs.newBoard(openings("a", "b", "c", "d", "e", "f"));
    await runs.run(token, start);
    for (const [at, listed] of [openings("a", "b"), [], openings("a")].entries()) {
      feed.list(token, listed);
      expect(await runs.run(token, hours(2 * at + 2))).toMatchObject({
        outcome: "implausible",
        closed: 0,
        error: expect.stringContaining("nothing is closed"),
      });
    }
    expect((await runs.open(token)).postings).toHaveLength(6);
  });

  test("does not follow from a truncated body between two runs", async () => {
    const token = await runs.newBoard(openings("a", "b", "c"));
    await runs.run(token, start);
    const whole = feedBody(openings("a", "b", "c"));
    feed.answer(token, { headers: { "content-type": "application/json" }, body: whole.slice(0, whole.length / 2) });
    expect(await runs.run(token, hours(2))).toMatchObject({ outcome: "failed", closed: 0 });
    feed.list(token, openings("a", "b"));
    expect(await runs.run(token, hours(4))).toMatchObject({ outcome: "ok", closed: 0 });
    expect((await runs.open(token)).postings).toEqual(["a", "b", "c"]);
  });

  test("does not follow from a run with more than a tenth of unreadable items", async () => {
    const token = await runs.newBoard(openings("a", "b", "c", "d"));
    await runs.run(token, start);
    const broken = JSON.stringify([
      ...(JSON.parse(feedBody(openings("a", "e"))) as object[]),
      { id: "b" },
      { nothing: true },
    ]);
    for (const at of [2, 4]) {
      feed.answer(token, { headers: { "content-type": "application/json" }, body: broken });
      const report = await runs.run(token, hours(at));
      expect(report).toMatchObject({
        outcome: "changed-shape",
        seen: 4,
        kept: 2,
        closed: 0,
        dropped: { "wrong-shape": 2 },
      });
    }
    expect((await runs.open(token)).postings).toEqual(["a", "b", "c", "d", "e"]);
  });
});

describe("a bad answer", () => {
  test.each([
    ["404", { status: 404, body: "Not Found" }],
    ["500", { status: 500, body: "oops" }],
    ["an HTML page", { headers: { "content-type": "text/html" }, body: "<!doctype html><p>Welcome</p>" }],
    ["an empty body", { headers: { "content-type": "application/json" }, body: "" }],
    ["another root", { headers: { "content-type": "application/json" }, body: '{"error":"no"}' }],
    [
      "a redirect to a private address",
      { status: 302, headers: { location: "http://169.254.169.254/latest/meta-data" } },
    ],
  ])("%s ends the run with one clear error and loses no job", async (_name, answer) => {
    const token = await runs.newBoard(openings("a", "b"));
    await runs.run(token, start);
    feed.answer(token, answer);
    const report = await runs.run(token, hours(2));
    expect(report).toMatchObject({ outcome: "failed", closed: 0, error: expect.stringMatching(/\w{3}/) });
    expect(report.error).not.toContain("\n");
    expect(await runs.open(token)).toEqual({ postings: ["a", "b"], jobs: ["a", "b"] });
    const board = await runs.boardOf(token);
    expect(board).toMatchObject({ failures: 1, lastError: report.error });
    expect(board.nextRunAt.getTime()).toBeGreaterThan(hours(2).getTime());
    feed.list(token, openings("a", "b"));
    expect(await runs.run(token, hours(9))).toMatchObject({ kept: 2, opened: 0, closed: 0 });
    expect(await runs.boardOf(token)).toMatchObject({ failures: 0, lastError: null });
  });

  test("404 three times in a row makes the board dead; a good answer revives it", async () => {
    const token = await runs.newBoard(openings("a"));
    await runs.run(token, start);
    feed.answer(token, null);
    for (const at of [2, 9, 16]) await runs.run(token, hours(at));
    expect(await runs.boardOf(token)).toMatchObject({ state: "dead", goneCount: 3 });
    expect((await runs.open(token)).jobs).toEqual(["a"]);
    feed.list(token, openings("a"));
    await runs.run(token, hours(40));
    expect(await runs.boardOf(token)).toMatchObject({ state: "live", goneCount: 0, deadSince: null });
  });
});
