import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import {
  addCandidates,
  approveBoard,
  foundAt,
  pendingBoards,
  rejectBoard,
  type Discovery,
} from "#store/catalogue/board-candidates.ts";
import { addBoards, summariseBoards } from "#store/catalogue/boards.ts";
import { hours } from "#test/board-runs.ts";
import { claimNext } from "#test/claim-next.ts";
import { testDatabase } from "#test/database/database.ts";
import { startGreenhouseBoards } from "#test/greenhouse-boards.ts";

const database = await testDatabase();
const { boards, boardOf, run } = await startGreenhouseBoards(database);
beforeEach(() => database.pool.query("update board set enabled = false"));

const GUEST: Discovery = { by: "pasted", pending: true };

/** Adds a candidate for a board that lists this. Returns its token. */
async function candidate(
  lists: { employer: string; titles: string[] } | null,
  companyName: string | null = null,
  discovery: Discovery = { by: "apply-link" },
): Promise<string> {
  const token = `b${randomUUID().replaceAll("-", "")}`;
  if (lists !== null) boards.set(token, lists);
  await addCandidates(
    database,
    [{ source: "greenhouse", token, companyName, foundAt: "https://acme.example/jobs" }],
    discovery,
  );
  return token;
}

const isClaimable = async (now: Date) =>
  (await claimNext(database, { owner: randomUUID(), source: "greenhouse", now })) !== null;

test("a candidate with valid postings becomes live and keeps its origin", async () => {
  const token = await candidate({ employer: "Acme", titles: ["Engineer", "Designer"] }, "Acme", {
    by: "careers-page",
  });
  expect(await run(token, hours(0))).toMatchObject({ outcome: "ok", seen: 2 });
  expect(await boardOf(token)).toMatchObject({ state: "live", origin: "discovered" });
  const summary = (await summariseBoards(database, { limit: 1000 })).find((each) => each.token === token);
  expect(summary).toMatchObject({ discoveredBy: "careers-page", discoveredFrom: "https://acme.example/jobs" });
});

test.each([
  ["doesn't exist", null],
  ["lists nothing", { employer: "Acme", titles: [] }],
])("a candidate that %s is tried three times, then once a month", async (_why, lists) => {
  const token = await candidate(lists);
  const waits: number[] = [];
  for (let day = 0, look = 0; look < 4; look += 1) {
    await run(token, hours(day * 24));
    const board = await boardOf(token);
    expect(board.state).toBe(look < 2 ? "candidate" : "quarantined");
    const days = (board.nextRunAt.getTime() - hours(day * 24).getTime()) / 86_400_000;
    waits.push(Math.round(days));
    day += Math.ceil(days);
  }
  expect(waits).toEqual([1, 3, 30, 30]);
  boards.set(token, { employer: "Acme", titles: ["Engineer"] });
  await run(token, hours(24 * 200));
  expect(await boardOf(token)).toMatchObject({ state: "live", failures: 0 });
});

test.each(["Globex", "Аcme", "Acme HR Team"])(
  "a candidate for Acme that answers for %s is refused, and stores nothing",
  async (employer) => {
    const token = await candidate({ employer, titles: ["Engineer"] }, "Acme");
    expect(await run(token, hours(0))).toMatchObject({ outcome: "failed" });
    const board = await boardOf(token);
    expect(board).toMatchObject({ state: "refused", enabled: false });
    expect(board.lastError).toContain(`it answers for "${employer}"`);
    const { rows } = await database.pool.query("select from posting where board_id = $1", [board.id]);
    expect(rows).toHaveLength(0);
    expect(await isClaimable(hours(10_000))).toBe(false);
    // An operator who knows better can try it as whatever company it is.
    expect(await approveBoard(database, "greenhouse", token)).toBe(true);
    expect(await run(token, hours(1))).toMatchObject({ outcome: "ok" });
  },
);

test("a name that the token says too is still the board's own statement", async () => {
  boards.set("globex", { employer: "Globex", titles: ["Engineer"] });
  const candidate = { source: "greenhouse", token: "globex", companyName: "Acme", foundAt: null };
  await addCandidates(database, [candidate], { by: "apply-link" });
  await run("globex", hours(0));
  expect(await boardOf("globex")).toMatchObject({ state: "refused" });
});

test("a board that states no employer is kept under the expected name", async () => {
  boards.set("nameless", { employer: "", titles: ["Engineer"] });
  const candidate = { source: "greenhouse", token: "nameless", companyName: "Acme Kitchens", foundAt: null };
  await addCandidates(database, [candidate], { by: "apply-link" });
  await run("nameless", hours(0));
  await run("nameless", hours(2));
  const { rows } = await database.pool.query(
    "select distinct raw->'company'->>'name' as name from posting where board_id = $1",
    [(await boardOf("nameless")).id],
  );
  expect(rows).toEqual([{ name: "Acme Kitchens" }]);
});

test("two boards whose companies share a name stay two companies", async () => {
  boards.set("mercury", { employer: "Mercury", titles: ["Banker"] });
  await addBoards(database, [{ source: "greenhouse", token: "mercury", companyName: "Mercury" }], "manual");
  await run("mercury", hours(0));
  const namesake = await candidate({ employer: "Mercury", titles: ["Driver"] }, "Mercury", { by: "pasted" });
  await run(namesake, hours(0));
  const { rows } = await database.pool.query<{ name: string; held: string | null }>(
    `select name, held_reason as held from company where name = 'Mercury' order by id`,
  );
  expect(rows).toMatchObject([{ held: null }, { held: expect.any(String) }]);
});

test("a guest's find is not read until an operator approves it or a member finds it too", async () => {
  const lists = { employer: "Acme", titles: ["Engineer"] };
  const [first, second, third] = [
    await candidate(lists, null, GUEST),
    await candidate(lists, null, GUEST),
    await candidate(lists, null, GUEST),
  ];
  expect(await isClaimable(new Date(Date.now() + 60_000))).toBe(false);
  expect((await pendingBoards(database, 10)).map((each) => each.token)).toEqual([first, second, third]);
  expect(await approveBoard(database, "greenhouse", first)).toBe(true);
  expect(await rejectBoard(database, "greenhouse", second, "a list of spam")).toBe(true);
  const again = { source: "greenhouse", token: third, companyName: null, foundAt: null };
  expect(await addCandidates(database, [again], GUEST)).toBe(0);
  expect(await addCandidates(database, [again], { by: "common-crawl" })).toBe(1);
  expect(await boardOf(first)).toMatchObject({ state: "candidate", enabled: true });
  expect(await boardOf(second)).toMatchObject({ state: "refused", enabled: false, lastError: "a list of spam" });
  expect(await boardOf(third)).toMatchObject({ state: "candidate", enabled: true });
  expect(await approveBoard(database, "greenhouse", "unknown")).toBe(false);
});

test("a guest's find is approved in whatever case its token is found again", async () => {
  const [one, other] = [await candidate(null, null, GUEST), await candidate(null, null, GUEST)];
  const again = { source: "greenhouse", token: one.toUpperCase(), companyName: null, foundAt: null };
  expect(await addCandidates(database, [again], { by: "pasted" })).toBe(1);
  expect(await boardOf(one)).toMatchObject({ token: one, state: "candidate" });
  const board = { source: "greenhouse", token: other.toUpperCase(), companyName: "Acme" };
  expect(await addBoards(database, [board], "manual")).toBe(1);
  expect(await boardOf(other)).toMatchObject({ token: other, state: "live", origin: "manual" });
});

test("a guest's find that an operator or the directory adds is theirs from then on", async () => {
  const token = await candidate({ employer: "Acme", titles: ["Engineer"] }, null, GUEST);
  const board = { source: "greenhouse", token, companyName: "Acme" };
  expect(await addBoards(database, [board], "discovered")).toBe(0);
  expect(await boardOf(token)).toMatchObject({ state: "pending", enabled: false });
  expect(await addBoards(database, [board], "directory")).toBe(1);
  expect(await boardOf(token)).toMatchObject({
    state: "live",
    enabled: true,
    origin: "directory",
    companyName: "Acme",
  });
  expect(await addBoards(database, [board], "manual")).toBe(0);
  const shouted = { source: "greenhouse", token: token.toUpperCase(), companyName: null, foundAt: null };
  expect(await addCandidates(database, [shouted], { by: "pasted" })).toBe(0);
});

test("where a board was found holds no query, password or e-mail address", () => {
  expect(foundAt("https://ana:secret@acme.example/jobs/ana@example.com/1?utm=ana#x")).toBe(
    "https://acme.example/jobs/…/1",
  );
  expect(foundAt(`https://acme.example/${"x".repeat(500)}`)).toHaveLength(200);
  expect(foundAt("greenhouse")).toBeNull();
});
