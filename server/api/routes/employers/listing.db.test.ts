import { sql } from "kysely";
import { expect, test } from "vitest";
import type { EmployerChangesResponse, ListingResponse } from "#contract/schemas/employers/statements.ts";
import { employerTestbed, type TestPerson } from "#test/employers/employer-testbed.ts";
import { listedJob, mergeAgain } from "#test/employers/listed-job.ts";

const bed = await employerTestbed();
const { api, database, operator, person, company, employer } = bed;
const { db } = database;
async function hiring() {
  const [who, at] = [await person(), await company()];
  await sql`update company set name = slug where id = ${at.id}`.execute(db);
  const { id: claim } = await employer(who, at);
  return { who, at, claim, ...(await listedJob(database, at.slug)) };
}
const put = (who: TestPerson, claim: string, part: string, body: object) =>
  api.put(`/api/me/employers/${claim}/${part}`, body, { token: who.token });
const listing = async (who: TestPerson, claim: string) =>
  (await api.get(`/api/me/employers/${claim}/listing`, { token: who.token })).body["data"] as ListingResponse["data"];
const stateOf = async (job: string) => {
  const { rows } = await sql<{ reason: string | null; open: boolean }>`
    select closed_reason as reason, closed_at is null as open from job where id = ${job}`.execute(db);
  return rows[0]!;
};
const boardOf = async (board: string) =>
  (await sql<{ state: string; enabled: boolean }>`select state, enabled from board where id = ${board}`.execute(db))
    .rows[0]!;
const lastChange = async (job: string) =>
  (await sql<{ kind: string }>`select kind from job_change where job_id = ${job} order by seq desc limit 1`.execute(db))
    .rows[0]?.kind;
const decide = async (board: string, action: "approve-board" | "refuse-board") => {
  const { rows } = await sql<{ id: string }>`
    select id from moderation_case where subject_kind = 'board' and subject_id = ${board} and category = 'disowned-board' and decided_at is null`.execute(
    db,
  );
  const body = { action, ground: action === "refuse-board" ? "inaccurate" : "no-breach", words: "We looked." };
  return await api.post(`/api/operate/cases/${rows[0]?.id ?? 999_999}/decisions`, body, { token: operator.token });
};

test("a filled job stays closed whatever its board lists, says why, and opens again when that is taken back", async () => {
  const { who, claim, job, posting } = await hiring();
  expect((await put(who, claim, `jobs/${job}/filled`, { filled: true })).status).toBe(200);
  expect(await stateOf(job)).toEqual({ reason: "filled", open: false });
  expect(await lastChange(job)).toBe("closed");
  await mergeAgain(database, posting);
  expect(await stateOf(job)).toEqual({ reason: "filled", open: false });
  expect(await lastChange(job)).not.toBe("reopened");
  expect((await api.get(`/api/jobs/${job}`)).text).toContain("Its employer says that it is filled.");
  expect((await listing(who, claim)).jobs).toEqual([expect.objectContaining({ id: job, isFilled: true })]);
  const { body } = await api.get(`/api/me/employers/${claim}/changes`, { token: who.token });
  const { changes } = body["data"] as EmployerChangesResponse["data"];
  expect(changes).toEqual([expect.objectContaining({ field: "filled", subject: job, value: true, isCurrent: true })]);
  expect(
    (await api.post(`/api/me/employers/${claim}/changes/${changes[0]!.id}/undo`, undefined, { token: who.token }))
      .status,
  ).toBe(200);
  expect(await stateOf(job)).toEqual({ reason: null, open: true });
  expect(await lastChange(job)).toBe("reopened");
});

test("nobody marks another company's job or disowns a board that lists others", async () => {
  const [own, other] = [await hiring(), await hiring()];
  expect((await put(own.who, own.claim, `jobs/${other.job}/filled`, { filled: true })).status).toBe(404);
  expect((await put(own.who, own.claim, `boards/${other.board}/disowned`, { disowned: true })).status).toBe(404);
  expect((await stateOf(other.job)).open).toBe(true);
  await expect(
    sql`insert into employer_change (company_id, claim_id, field, subject_id, value) values (${own.at.id}, ${own.claim}, 'filled', ${other.job}, 'true')`.execute(
      db,
    ),
  ).rejects.toThrow("no job or board of the company");
  const shared = await listedJob(database, own.at.slug, { token: "shared" });
  await listedJob(database, other.at.slug, { token: "shared" });
  const site = await listedJob(database, own.at.slug, { source: "remotive", token: "all" });
  for (const { board } of [shared, site]) {
    expect((await put(own.who, own.claim, `boards/${board}/disowned`, { disowned: true })).status).toBe(409);
    expect(await boardOf(board)).toMatchObject({ state: "live" });
  }
});

test("a company confirms a board, which is an entry that can be undone, and changes nothing about its reading", async () => {
  const { who, claim, board } = await hiring();
  const [before] = (await listing(who, claim)).boards;
  expect(before).toMatchObject({ id: board, isConfirmed: false, isDisowned: false });
  for (let time = 0; time < 2; time += 1)
    expect((await put(who, claim, `boards/${board}/disowned`, { disowned: false })).status).toBe(200);
  expect((await listing(who, claim)).boards).toEqual([{ ...before, isConfirmed: true }]);
  expect(await boardOf(board)).toMatchObject({ state: "live", enabled: true });
  const { body } = await api.get(`/api/me/employers/${claim}/changes`, { token: who.token });
  const { changes } = body["data"] as EmployerChangesResponse["data"];
  expect(changes.map(({ field, value }) => [field, value])).toEqual([["disowned", false]]);
  const undo = `/api/me/employers/${claim}/changes/${changes[0]!.id}/undo`;
  expect((await api.post(undo, undefined, { token: who.token })).status).toBe(200);
  expect((await listing(who, claim)).boards).toEqual([before]);
});

test("a disowned board isn't read until an operator has looked, who can refuse it with its jobs", async () => {
  const { who, claim, job, board } = await hiring();
  expect((await put(who, claim, `boards/${board}/disowned`, { disowned: true })).status).toBe(200);
  expect(await boardOf(board)).toEqual({ state: "quarantined", enabled: false });
  expect((await stateOf(job)).open, "until somebody has looked").toBe(true);
  expect((await decide(board, "refuse-board")).status).toBe(200);
  expect(await boardOf(board)).toEqual({ state: "refused", enabled: false });
  expect(await stateOf(job)).toEqual({ reason: "removed", open: false });
});

test("an operator, or the company itself, has a disowned board read again", async () => {
  const [first, second] = [await hiring(), await hiring()];
  for (const { who, claim, board } of [first, second])
    await put(who, claim, `boards/${board}/disowned`, { disowned: true });
  expect((await decide(first.board, "approve-board")).status).toBe(200);
  expect(await boardOf(first.board)).toEqual({ state: "candidate", enabled: true });
  await put(second.who, second.claim, `boards/${second.board}/disowned`, { disowned: false });
  expect(await boardOf(second.board)).toEqual({ state: "candidate", enabled: true });
  expect((await decide(second.board, "refuse-board")).status, "nothing waits any more").toBe(404);
});

test("a board that was refused is read again once an operator finds it right after all", async () => {
  const { who, claim, board } = await hiring();
  for (const disowned of [true, false, true]) {
    expect((await put(who, claim, `boards/${board}/disowned`, { disowned })).status).toBe(200);
    if (disowned && (await boardOf(board)).state === "quarantined")
      expect((await decide(board, "refuse-board")).status).toBe(200);
  }
  expect(await boardOf(board)).toEqual({ state: "refused", enabled: false });
  expect((await decide(board, "approve-board")).status).toBe(200);
  expect(await boardOf(board)).toEqual({ state: "candidate", enabled: true });
});
