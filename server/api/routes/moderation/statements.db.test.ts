import { sql } from "kysely";
import { expect, test } from "vitest";
import type { EmployerChangesResponse } from "#contract/schemas/employers/statements.ts";
import { composeMessage } from "#mail/messages.ts";
import { mailStatements } from "#moderation/statements/mail-statements.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { erasePersonalData } from "#store/accounts/personal-data.ts";
import { employerRole } from "#store/employers/claims.ts";
import { decisionTestbed } from "#test/employers/decision-testbed.ts";

const bed = await decisionTestbed();
const { api, database, operator, second, hiring, openCase, detail, waiting, settle, statementsTo, statement, contest } =
  bed;
const { db } = database;

const isOpen = async (jobId: string) =>
  (await sql<{ open: boolean }>`select closed_at is null as open from job where id = ${jobId}`.execute(db)).rows[0]!
    .open;
const changes = async ({ who, claim }: Awaited<ReturnType<typeof hiring>>) =>
  (await api.get(`/api/me/employers/${claim}/changes`, { token: who.token })).body[
    "data"
  ] as EmployerChangesResponse["data"];

test("people who speak for a company at that moment get the reasons of a decision on its job, and nobody else", async () => {
  const [own, other] = [await hiring(), await hiring()];
  const former = await bed.person("Former");
  const gone = await bed.employer(former, own.at);
  await api.post(`/api/me/employers/${gone.id}/end`, undefined, { token: former.token });
  const id = await openCase(own.job);
  expect((await settle(operator, id, { action: "hide-job" })).status).toBe(200);
  const [token = "", ...more] = await statementsTo(own.who.email);
  expect(more).toEqual([]);
  expect(await statementsTo(other.who.email)).toEqual([]);
  expect(await statementsTo(former.email)).toEqual([]);
  expect(await statement(token)).toMatchObject({
    action: "hide-job",
    ground: "fraud",
    words: "We looked at it.",
    isAutomatic: false,
    state: "stands",
    mayAppeal: true,
  });
  const { data } = await bed.lastMail("statement-of-reasons");
  const { paragraphs } = composeMessage("statement-of-reasons", data);
  expect(paragraphs.join("\n")).toContain("We removed the job from the site.");
  for (const wrong of [`${token}x`, token.slice(2), "s-1.x", "s-1"])
    expect((await api.get(`/api/statements/${wrong}`)).status, wrong).toBe(404);
});

test("an employer appeals by the secret link, another operator reads it, and a reversal opens the job again", async () => {
  const { who, job } = await hiring();
  const id = await openCase(job);
  await settle(operator, id, { action: "close-job", ground: "closed" });
  const [token = ""] = await statementsTo(who.email);
  expect((await contest(token)).status).toBe(200);
  expect(await statement(token)).toMatchObject({ state: "appealed", mayAppeal: false });
  expect((await contest(token)).status).toBe(409);
  expect(await detail(operator, id)).toBeUndefined();
  expect((await waiting(operator)).data.map((line) => line.id)).not.toContain(id);
  expect((await detail(second, id))?.actions).toEqual(["uphold", "reverse"]);
  expect((await settle(second, id, { action: "reverse", ground: "no-breach" })).status).toBe(200);
  expect(await isOpen(job)).toBe(true);
  expect(await statement(token)).toMatchObject({ state: "replaced", mayAppeal: false });
  const [, later = ""] = await statementsTo(who.email);
  expect(await statement(later)).toMatchObject({ action: "reverse", state: "stands", mayAppeal: false });
});

test("a decision that restricts an employer only after somebody else's appeal can be appealed too", async () => {
  const { who, job } = await hiring();
  const about = { kind: "job", id: job };
  const sent = { about, category: "scam", words: "They ask for money.", goodFaith: true };
  const { body } = await api.post("/api/notices", sent, { from: "198.20.0.1" });
  const { rows } = await sql<{ id: string }>`
    select id from moderation_case where subject_id = ${job} and category = 'scam'`.execute(db);
  const id = rows[0]!.id;
  await settle(operator, id, { action: "dismiss", ground: "no-breach" });
  expect(await statementsTo(who.email)).toEqual([]);
  const notice = (body["data"] as { token: string }).token;
  await api.post(`/api/notices/${notice}/appeal`, { words: "They really do." }, { from: "198.20.0.1" });
  expect((await settle(second, id, { action: "hide-job" })).status).toBe(200);
  const [token = ""] = await statementsTo(who.email);
  expect(await statement(token)).toMatchObject({ action: "hide-job", mayAppeal: true });
  expect((await contest(token)).status).toBe(200);
  for (const decider of [operator, second]) expect(await detail(decider, id)).toBeUndefined();
});

test("a refused claim can be appealed, and a reversal approves it", async () => {
  const [ana, acme] = [await bed.person(), await bed.company()];
  const made = await bed.claim(ana, acme);
  await bed.prove(made);
  const id = (await bed.caseOf(made.id))!;
  expect((await settle(operator, id, { action: "refuse-claim", ground: "unproved" })).status).toBe(200);
  const [token = ""] = await statementsTo(ana.email);
  expect((await contest(token)).status).toBe(200);
  expect((await detail(second, id))?.facts).toContainEqual(expect.objectContaining({ name: "Claimed with" }));
  expect((await settle(second, id, { action: "reverse", ground: "no-breach" })).status).toBe(200);
  expect(await employerRole(db, ana.id, acme.id)).toBe("owner");
  expect((await statementsTo(ana.email)).length).toBe(2);
});

test("a company hears that its board is read on, and an appeal can have it refused", async () => {
  const own = await hiring();
  const path = `/api/me/employers/${own.claim}/boards/${own.board}/disowned`;
  expect((await api.put(path, { disowned: true }, { token: own.who.token })).status).toBe(200);
  const { rows } = await sql<{ id: string }>`
    select id from moderation_case where category = 'disowned-board' and subject_id = ${own.board}`.execute(db);
  const id = rows[0]!.id;
  await settle(operator, id, { action: "approve-board", ground: "no-breach" });
  const [token = ""] = await statementsTo(own.who.email);
  expect(await statement(token)).toMatchObject({ action: "approve-board", mayAppeal: true });
  await contest(token);
  expect((await detail(second, id))?.actions).toEqual(["uphold", "refuse-board"]);
  await settle(second, id, { action: "refuse-board", ground: "owner-asked" });
  const { rows: boards } = await sql<{ state: string }>`select state from board where id = ${own.board}`.execute(db);
  expect(boards[0]!.state).toBe("refused");
});

test("an operator undoes what an employer said, with reasons; only an appeal brings it back", async () => {
  const own = await hiring();
  const statementOf = { countries: ["DE"], timeZones: null, visaSponsorship: null };
  const put = () =>
    api.put(`/api/me/employers/${own.claim}/statement`, { statement: statementOf }, { token: own.who.token });
  expect((await put()).status).toBe(200);
  const id = await openCase(`/company/${own.at.slug}`);
  const offered = (await detail(operator, id))?.choices["undo-change"] ?? [];
  expect(offered.map(({ label }) => label)).toEqual([expect.stringContaining("can hire in Germany")]);
  expect((await settle(operator, id, { action: "undo-change", target: "999999" })).status).toBe(400);
  const target = offered[0]!.value;
  expect((await settle(operator, id, { action: "undo-change", ground: "inaccurate", target })).status).toBe(200);
  const { statement: now, changes: log } = await changes(own);
  expect(now).toBeNull();
  expect(log[0]).toMatchObject({ by: "An operator", isUndo: true });
  const undo = `/api/me/employers/${own.claim}/changes/${log[0]!.id}/undo`;
  expect((await api.post(undo, undefined, { token: own.who.token })).status).toBe(409);
  const [token = ""] = await statementsTo(own.who.email);
  await contest(token);
  expect((await settle(second, id, { action: "reverse", ground: "no-breach" })).status).toBe(200);
  expect((await changes(own)).statement).toEqual(statementOf);
  await expect(
    sql`insert into employer_change (company_id, claim_id, field, value, event_id)
      select ${own.at.id}, ${own.claim}, 'statement', 'null', min(id) from moderation_event where action = 'hide-job'`.execute(
      db,
    ),
  ).rejects.toThrow("by a decision");
});

test("what a program holds is stated within a minute, as a program's, and can't be appealed before somebody decides", async () => {
  const { who, job } = await hiring();
  for (const from of ["198.21.0.1", "198.21.1.1", "198.21.2.1"])
    await api.post(`/api/jobs/${job}/reports`, { reason: "scam" }, { from });
  expect(await isOpen(job)).toBe(false);
  expect(await statementsTo(who.email)).toEqual([]);
  await inTransaction(database, (trx) => mailStatements(api.accounts, trx));
  const [token = ""] = await statementsTo(who.email);
  expect(await statement(token)).toMatchObject({ action: "hold-job", isAutomatic: true, mayAppeal: false });
  expect((await contest(token)).status).toBe(409);
  expect(await inTransaction(database, (trx) => mailStatements(api.accounts, trx))).toBe(0);
});

test("erasing an account ends its links and keeps the log", async () => {
  const { who, job } = await hiring();
  await settle(operator, await openCase(job), { action: "hide-job" });
  const [token = ""] = await statementsTo(who.email);
  await erasePersonalData(db, who.id);
  expect((await api.get(`/api/statements/${token}`)).status).toBe(404);
  expect((await contest(token)).status).toBe(404);
});
