import { beforeAll, expect, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { hours, start, startBoardRuns, type BoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import type { FeedOpening } from "#test/feed.ts";
import { addBoards } from "#store/catalogue/boards.ts";
import { type GreenhouseBoards, startGreenhouseBoards } from "#test/greenhouse-boards.ts";

let database: Database;
let runs: BoardRuns;
let greenhouse: GreenhouseBoards;

beforeAll(async () => {
  database = await testDatabase();
  runs = await startBoardRuns(database);
  greenhouse = await startGreenhouseBoards(database);
});

/** Makes openings of one kind, with ids in order. */
function many(kind: string, count: number): FeedOpening[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${kind}-${String(at).padStart(4, "0")}`,
    title: `${kind} Engineer ${at}`,
    text: `This is a fully remote position. ${kind} ${at}`,
  }));
}

const idsOf = (openings: readonly FeedOpening[]) => openings.map(({ id }) => id).toSorted();
const own = many("own", 60);

test.each([
  ["lists fifty times as many", [...own, ...many("false", 440)]],
  ["lists another company's postings", many("other", 200)],
  ["lists half as many of another company", many("other", 25)],
])("a board that %s once publishes none of them, and its own postings stay", async (_name, lie) => {
  const token = await runs.newBoard(own);
  await runs.run(token, start);
  runs.feed.list(token, lie);
  expect(await runs.run(token, hours(2))).toMatchObject({
    outcome: "implausible",
    seen: lie.length,
    opened: 0,
    closed: 0,
    error: expect.stringContaining("wait"),
  });
  expect((await runs.open(token)).postings).toEqual(idsOf(own));
  runs.feed.list(token, own);
  expect(await runs.run(token, hours(4))).toMatchObject({ outcome: "ok", opened: 0, closed: 0 });
  expect(await runs.boardOf(token)).toMatchObject({ lastGoodCount: 60, doubtedSince: null });
});

test("a board that has really grown is published at its second look, and every item counts once", async () => {
  const token = await runs.newBoard(many("own", 30));
  await runs.run(token, start);
  const grown = many("own", 120);
  runs.feed.list(token, grown);
  const { seen, kept, dropped } = await runs.run(token, hours(2));
  expect(kept + Object.values(dropped).reduce((sum, count) => sum + count, 0)).toBe(seen);
  expect(await runs.run(token, hours(3.1))).toMatchObject({ outcome: "ok", opened: 90, closed: 0 });
  expect((await runs.open(token)).jobs).toEqual(idsOf(grown));
});

test(
  "a lie that was believed closes after two looks once the board tells the truth again",
  { timeout: 60_000 },
  async () => {
    const token = await runs.newBoard(own);
    await runs.run(token, start);
    const other = many("other", 200);
    runs.feed.list(token, other);
    for (const at of [2, 27, 29]) await runs.run(token, hours(at));
    expect((await runs.open(token)).postings).toEqual(idsOf(other));
    runs.feed.list(token, own);
    expect(await runs.run(token, hours(50))).toMatchObject({ outcome: "ok", reopened: 60 });
    expect(await runs.run(token, hours(52))).toMatchObject({ closed: 200 });
    expect((await runs.open(token)).postings).toEqual(idsOf(own));
    expect(await runs.boardOf(token)).toMatchObject({ grownAt: null, earlierCount: null });
  },
);

test("a small board whose postings are all replaced at once is published at once", async () => {
  const token = await runs.newBoard(many("old", 9));
  await runs.run(token, start);
  runs.feed.list(token, many("new", 40));
  expect(await runs.run(token, hours(2))).toMatchObject({ outcome: "ok", opened: 40 });
});

test("a board that names another company for its new postings is believed after a week only", async () => {
  const titles = (count: number) => Array.from({ length: count }, (_, at) => `Engineer ${at}`);
  await addBoards(database, [{ source: "greenhouse", token: "northwind", companyName: "Northwind" }], "manual");
  greenhouse.boards.set("northwind", { employer: "Northwind", titles: titles(12) });
  await greenhouse.run("northwind", start);
  greenhouse.boards.set("northwind", { employer: "Brightwater", titles: titles(200) });
  for (const at of [2, 27, 6 * 24])
    expect(await greenhouse.run("northwind", hours(at))).toMatchObject({ outcome: "implausible", opened: 0 });
  expect(await greenhouse.run("northwind", hours(7 * 24 + 3))).toMatchObject({ outcome: "ok", opened: 188 });
});
