import { sql } from "kysely";
import { expect, test } from "vitest";
import { endHolds } from "#moderation/desk/end-holds.ts";
import { hours, start, startBoardRuns } from "#test/board-runs.ts";
import { ageHolds } from "#test/moderation/age-holds.ts";
import { deskTestbed } from "#test/moderation/desk-testbed.ts";

const { api, database, operators, queue, detail, decide, isOpen } = await deskTestbed();
const runs = await startBoardRuns(database);
const mo = operators[0]!;

const SCAM =
  "You work from home. You receive and inspect packages at your home and pay a training fee before you start.";
const HONEST = "You design boats from home. We never ask for a deposit or a training fee.";

async function jobOf(token: string, externalId: string): Promise<string> {
  const { rows } = await sql<{ jobId: string }>`
    select jp.job_id from job_posting jp join posting p on p.id = jp.posting_id join board b on b.id = p.board_id
    where b.token = ${token} and p.external_id = ${externalId}`.execute(database.db);
  return rows[0]!.jobId;
}

/** Runs a board with a suspect opening and an honest one. */
async function suspectBoard() {
  const token = await runs.newBoard([
    { id: "scam", text: SCAM },
    { id: "boat", text: HONEST },
  ]);
  await runs.run(token, start);
  return { token, jobId: await jobOf(token, "scam") };
}

const waitingCase = async (jobId: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from moderation_case where subject_kind = 'job' and subject_id = ${jobId}`.execute(database.db);
  expect(rows).toHaveLength(1);
  return rows[0]!.id;
};

test("a posting with signs of a scam waits for an operator, with a case, its signs and a line in the log", async () => {
  const { token, jobId } = await suspectBoard();
  expect((await runs.open(token)).jobs).toEqual(["boat"]);
  const { status, body } = await api.get(`/api/jobs/${jobId}`);
  expect(status).toBe(404);
  expect(JSON.stringify(body)).toContain("off the site until somebody has looked");
  const id = await waitingCase(jobId);
  const found = (await queue(mo)).data.find((each) => each.id === id);
  expect(found?.marks).toEqual(["asks for money", "has people receive and forward parcels"]);
  expect((await detail(mo, id)).log).toMatchObject([
    { kind: "hold", action: "hold-job", ground: "fraud", operator: null },
  ]);
});

test("the hold outlasts a day and later runs, until an operator dismisses the case", async () => {
  const { token, jobId } = await suspectBoard();
  const id = await waitingCase(jobId);
  await ageHolds(database.db);
  expect(await endHolds(database)).toBe(0);
  await runs.run(token, hours(30));
  expect(await isOpen(jobId)).toBe(false);

  await decide(mo, id, "dismiss", "no-breach");
  expect(await isOpen(jobId)).toBe(true);
  runs.feed.list(token, [{ id: "scam", text: `${SCAM} Now with a chat.` }]);
  await runs.run(token, hours(60));
  expect(await isOpen(jobId), "what somebody has looked at isn’t held again").toBe(true);
  expect((await detail(mo, await waitingCase(jobId))).log.map(({ kind }) => kind)).toEqual(["decision", "hold"]);
});

test("closing the job keeps it closed", async () => {
  const { token, jobId } = await suspectBoard();
  await decide(mo, await waitingCase(jobId), "close-job");
  runs.feed.list(token, [{ id: "scam", text: `${SCAM} Still hiring.` }]);
  await runs.run(token, hours(30));
  expect(await isOpen(jobId)).toBe(false);
});
