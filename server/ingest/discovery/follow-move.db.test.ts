import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { ReplayAnswer } from "#http/replay-server.ts";
import { closeUnreachable } from "#ingest/close-unreachable.ts";
import { addCandidates } from "#store/catalogue/board-candidates.ts";
import type { RunReport } from "#store/catalogue/board-runs.ts";
import { addBoards, findBoard, type BoardOrigin } from "#store/catalogue/boards.ts";
import { hours } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { startGreenhouseBoards } from "#test/greenhouse-boards.ts";
import type { InventedBoard } from "#test/link-web.ts";
import { silentLog } from "#test/log.ts";
import { followMove } from "./follow-move.ts";

const database = await testDatabase();
const { boards, boardOf, http, run: runOnce } = await startGreenhouseBoards(database);

/** Runs a board and follows its move, as the worker does. */
async function run(token: string, now: Date): Promise<RunReport> {
  const board = await boardOf(token);
  const report = await runOnce(token, now);
  if (report.movedTo === undefined) return report;
  const move = { board, to: report.movedTo, found: null };
  const signal = AbortSignal.timeout(30_000);
  await followMove({ database, http, log: silentLog, keys: {}, now, signal, ...move });
  return report;
}

const redirect = (status: number, token: string): ReplayAnswer => ({
  status,
  headers: { location: `https://boards-api.greenhouse.io/v1/boards/${token}/jobs?content=true` },
});

/** Adds a board that was read once and now redirects to another one. Returns the tokens of both. */
async function moved(
  from: InventedBoard,
  to: InventedBoard,
  { status = 301, origin = "directory" }: { status?: number; origin?: BoardOrigin } = {},
): Promise<[string, string]> {
  const [old, next] = [`old${randomUUID()}`, `new${randomUUID()}`];
  boards.set(old, from).set(next, to);
  await addBoards(database, [{ source: "greenhouse", token: old, companyName: from.employer }], origin);
  await run(old, hours(0));
  boards.set(old, redirect(status, next));
  return [old, next];
}

const titles = ["Backend Engineer", "Product Designer"];

async function openOf(employer: string): Promise<{ jobs: string[]; postings: string[] }> {
  const { rows } = await database.pool.query<{ title: string; tokens: string[] }>(
    `select j.title, array_agg(b.token order by b.token) as tokens from job j join company c on c.id = j.company_id
     join job_posting jp on jp.job_id = j.id join posting p on p.id = jp.posting_id and p.closed_at is null join board b on b.id = p.board_id
     where c.name = $1 and j.closed_at is null group by j.id, j.title order by 1`,
    [employer],
  );
  return { jobs: rows.map((row) => row.title), postings: rows.flatMap((row) => row.tokens) };
}

test.each([301, 308])(
  "a board that redirects with %i is followed without a job doubling or closing",
  async (status) => {
    const employer = `Larch ${status}`;
    const [old, next] = await moved(
      { employer, titles },
      { employer: `${employer} GmbH`, titles: [...titles, "Writer"] },
      { status },
    );
    expect(await run(old, hours(24))).toMatchObject({
      outcome: "failed",
      movedTo: { source: "greenhouse", token: next },
    });
    expect(await boardOf(old)).toMatchObject({ state: "moved" });
    expect(await boardOf(next)).toMatchObject({ state: "live", origin: "directory", companyName: employer });
    // Until the new board has been read, the old one's jobs stay.
    await closeUnreachable(database, hours(25));
    expect(await openOf(employer)).toEqual({ jobs: titles, postings: [old, old] });
    await run(next, hours(26));
    await closeUnreachable(database, hours(27));
    expect(await openOf(employer)).toEqual({
      jobs: ["Backend Engineer", "Product Designer", "Writer"],
      postings: [next, next, next],
    });
    const { rows } = await database.pool.query(
      "select distinct closed_reason from posting p join board b on b.id = p.board_id where b.token = $1",
      [old],
    );
    expect(rows).toEqual([{ closed_reason: "board-moved" }]);
  },
);

test("a temporary redirect is not a move", async () => {
  const [old, next] = await moved({ employer: "Birch", titles }, { employer: "Birch", titles }, { status: 302 });
  expect(await run(old, hours(24))).not.toHaveProperty("movedTo");
  expect(await boardOf(old)).toMatchObject({ state: "live" });
  expect(await findBoard(database, "greenhouse", next)).toBeNull();
});

test.each(["Globex", "Ωak", "Oak HR Team"])("a board of Oak that redirects to %s is not followed", async (employer) => {
  const [old, next] = await moved({ employer: "Oak", titles }, { employer, titles });
  await run(old, hours(24));
  expect(await boardOf(old)).toMatchObject({ state: "live", failures: 1 });
  expect(await findBoard(database, "greenhouse", next)).toBeNull();
});

test("a brand's new board with other openings is only a discovered candidate", async () => {
  const [old, next] = await moved(
    { employer: "Elm", titles },
    { employer: "Elm Robotics", titles: ["Welder, remote"] },
  );
  await run(old, hours(24));
  expect(await boardOf(old)).toMatchObject({ state: "moved" });
  expect(await boardOf(next)).toMatchObject({ state: "candidate", origin: "discovered" });
});

test("a known board takes over the origin, unless it was refused or leads back", async () => {
  const [old, next] = await moved({ employer: "Fir", titles }, { employer: "Fir", titles }, { origin: "manual" });
  const candidate = { source: "greenhouse", token: next, companyName: null, foundAt: null };
  await addCandidates(database, [candidate], { by: "pasted", pending: true });
  await run(old, hours(24));
  expect(await boardOf(next)).toMatchObject({ state: "live", origin: "manual" });
  // The new one now redirects to the old one.
  boards.set(old, { employer: "Fir", titles }).set(next, redirect(301, old));
  await run(next, hours(48));
  expect(await boardOf(next)).toMatchObject({ state: "live", failures: 1 });

  const [refusing, refused] = await moved({ employer: "Ash", titles }, { employer: "Ash", titles });
  await addCandidates(database, [{ ...candidate, token: refused }], { by: "pasted" });
  await database.pool.query("update board set state = 'refused', enabled = false where token = $1", [refused]);
  await run(refusing, hours(24));
  expect(await boardOf(refusing)).toMatchObject({ state: "live" });
  expect(await boardOf(refused)).toMatchObject({ state: "refused" });
});

test("a board that redirects to its own token in another case is read there", async () => {
  const employer = "Rowan";
  const [old] = await moved({ employer, titles }, { employer, titles });
  boards.set(old, redirect(301, old.toUpperCase())).set(old.toUpperCase(), { employer, titles });
  expect(await run(old, hours(24))).toMatchObject({ outcome: "ok", seen: 2 });
});

test("a board that moves to a known one in another case doesn't add it twice", async () => {
  const employer = "Alder";
  const [old, next] = await moved({ employer, titles }, { employer, titles });
  await addBoards(database, [{ source: "greenhouse", token: next, companyName: employer }], "directory");
  boards.set(old, redirect(301, next.toUpperCase())).set(next.toUpperCase(), { employer, titles });
  await run(old, hours(24));
  expect(await boardOf(old)).toMatchObject({ state: "moved" });
  const { rows } = await database.pool.query("select token from board where lower(token) = $1", [next]);
  expect(rows).toEqual([{ token: next }]);
});

test("a board whose new address can't be read yet is tried again", async () => {
  const [old, next] = await moved({ employer: "Yew", titles }, { employer: "Yew", titles });
  boards.set(next, { status: 500 });
  await run(old, hours(24));
  expect(await boardOf(old)).toMatchObject({ state: "live", failures: 1 });
  boards.set(next, { employer: "Yew", titles });
  await run(old, hours(48));
  expect(await boardOf(old)).toMatchObject({ state: "moved" });
});
