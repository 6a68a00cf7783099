import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { CaseDetail, CasesResponse, LogEntry } from "#contract/schemas/moderation/desk.ts";
import type { CaseAction, Ground } from "#contract/values/moderation/decision.ts";
import { renderOutboxMail } from "#mail/deliver.ts";
import { erasePersonalData } from "#store/accounts/personal-data.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { setOperator } from "#store/referrals/operators.ts";
import { accountApiTestbed } from "#test/account-api.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const { api, database } = await accountApiTestbed();
const { db } = database;

interface Operator {
  id: string;
  token: string;
}
const operators: Operator[] = [];
let strangerToken: string;
let jobs = 0;
let network = 0;

beforeAll(async () => {
  for (const name of ["mo", "nia", "oz"]) {
    const { token } = await api.signedIn({ name, email: `${name}@example.com` });
    const { id } = await db
      .selectFrom("account")
      .select("id")
      .where("email", "=", `${name}@example.com`)
      .executeTakeFirstOrThrow();
    await setOperator(db, id, true);
    operators.push({ id, token });
  }
  await sql`insert into source (id, name) values ('greenhouse', 'Greenhouse') on conflict do nothing`.execute(db);
  strangerToken = (await api.signedIn({ email: "eve@example.com" })).token;
});
beforeEach(() => api.forgetLimits());

const [mo, nia] = [() => operators[0]!, () => operators[1]!];

const newJob = (company = `Company ${(jobs += 1)}`) => saveTestJob(database, { title: `Engineer ${jobs}`, company });

async function notice(jobId: string, changes: object = {}): Promise<string> {
  network += 1;
  const about = { kind: "job", id: jobId };
  const sent = { about, category: "scam", words: `They ask for money, says ${network}.`, goodFaith: true, ...changes };
  const { status, body } = await api.post("/api/notices", sent, { from: `198.18.${network >> 8}.${network & 255}` });
  expect(status, JSON.stringify(body)).toBe(201);
  return (body["data"] as { token: string }).token;
}

const queue = async ({ token }: Operator) =>
  (await api.get("/api/operate/cases", { token })).body as unknown as CasesResponse;
async function caseOf(jobId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from moderation_case where subject_kind = 'job' and subject_id = ${jobId} order by id desc limit 1`.execute(
    db,
  );
  return rows[0]!.id;
}
const read = async ({ token }: Operator, id: string) => await api.get(`/api/operate/cases/${id}`, { token });
const detail = async (operator: Operator, id: string) => (await read(operator, id)).body["data"] as CaseDetail;
const decide = async (
  { token }: Operator,
  id: string,
  action: CaseAction,
  ground: Ground = "fraud",
  words = "We looked.",
) => await api.post(`/api/operate/cases/${id}/decisions`, { action, ground, words }, { token });
const appeal = async (token: string) =>
  await api.post(
    `/api/notices/${token}/appeal`,
    { words: "Please look again." },
    { from: `198.19.0.${(network += 1) & 255}` },
  );
const status = async (token: string) =>
  (await api.get(`/api/notices/${token}`)).body["data"] as Record<string, unknown>;
const isOpen = async (jobId: string) =>
  (await sql<{ open: boolean }>`select closed_at is null as open from job where id = ${jobId}`.execute(db)).rows[0]!
    .open;

test("a notice waits at the desk until an operator decides, and both sides can read why", async () => {
  const jobId = await newJob();
  const token = await notice(jobId, { email: "ana@example.com", words: "Write to me at ana@example.com." });
  const id = await caseOf(jobId);
  expect((await queue(mo())).data.map((line) => line.id)).toContain(id);
  const before = await detail(mo(), id);
  expect(before).toMatchObject({ kind: "job", category: "scam", voices: 1, log: [] });
  expect(before.voicesWords[0]!.words).toContain("•••••");
  expect(JSON.stringify(before)).not.toContain("ana@");

  expect((await decide(mo(), id, "hide-job")).status).toBe(200);
  expect(await isOpen(jobId)).toBe(false);
  expect((await api.get(`/api/jobs/${jobId}`)).status).toBe(404);
  expect((await queue(mo())).data.map((line) => line.id)).not.toContain(id);
  expect(await status(token)).toMatchObject({
    state: "decided",
    decision: { action: "hide-job", ground: "fraud", words: "We looked." },
    mayAppeal: true,
  });
  const mail = (await recentMails(db, 20)).find((each) => each.message === "notice-decided")!;
  expect(mail.toAddress).toBe("ana@example.com");
  expect(renderOutboxMail(mail, api.accounts.secrets).text).toContain("We removed the job from the site.");
});

test("a closed job keeps its page, which says why", async () => {
  const jobId = await newJob();
  await notice(jobId, { category: "expired", words: "" });
  await decide(mo(), await caseOf(jobId), "close-job", "closed");
  const { status: code, body } = await api.get(`/api/jobs/${jobId}`);
  expect(code).toBe(200);
  expect((body["data"] as { closedAt?: string }).closedAt).toBeDefined();
});

test("what an operator closed stays closed whatever a board says, and isn't announced", async () => {
  const jobId = await newJob();
  await notice(jobId);
  await decide(mo(), await caseOf(jobId), "close-job");
  await sql`update job set closed_at = null, closed_reason = null where id = ${jobId}`.execute(db);
  expect(await isOpen(jobId)).toBe(false);
  await sql`insert into job_change (job_id, kind) values (${jobId}, 'reopened')`.execute(db);
  const { rows } = await sql<{ kind: string }>`
    select kind from job_change where job_id = ${jobId} order by seq desc limit 1`.execute(db);
  expect(rows).toEqual([{ kind: "changed" }]);
});

test("blocking a company closes its jobs, new ones too, and no other company's", async () => {
  const [first, second] = [await newJob("Fake Firm"), await newJob("Fake Firm")];
  const other = await newJob("Honest Firm");
  await notice(first);
  await decide(mo(), await caseOf(first), "block-company");
  const third = await newJob("Fake Firm");
  expect(await Promise.all([first, second, third, other].map(isOpen))).toEqual([false, false, false, true]);
});

test("an appeal is never offered to the operator who decided, and reversing opens the job again", async () => {
  const jobId = await newJob();
  await sql`
    with b as (insert into board (source, token) values ('greenhouse', ${`board-${jobId}`}) returning id),
      p as (insert into posting (board_id, external_id, url, content_hash, rules_version, facts, first_seen_at, last_seen_at)
        select id, '1', 'https://jobs.example.org/1', '', 1, '{}', now(), now() from b returning id)
    insert into job_posting (posting_id, job_id, is_primary, evidence) select id, ${jobId}, true, 'test' from p`.execute(
    db,
  );
  const token = await notice(jobId);
  const id = await caseOf(jobId);
  await decide(mo(), id, "hide-job");
  expect((await appeal(token)).status).toBe(200);
  expect(await status(token)).toMatchObject({ state: "appealed", mayAppeal: false });
  expect((await appeal(token)).status).toBe(409);

  expect((await queue(mo())).data.map((line) => line.id)).not.toContain(id);
  expect((await read(mo(), id)).status).toBe(404);
  expect((await decide(mo(), id, "uphold")).status).toBe(404);
  const log = (await api.get("/api/operate/log", { token: mo().token })).body["data"] as LogEntry[];
  expect(log.filter((entry) => entry.caseId === id && entry.kind === "appeal")).toEqual([]);

  expect((await detail(nia(), id)).actions).toEqual(["uphold", "reverse"]);
  expect((await decide(nia(), id, "reverse", "no-breach", "It was a mistake.")).status).toBe(200);
  expect(await isOpen(jobId)).toBe(true);
  expect((await api.get(`/api/jobs/${jobId}`)).status).toBe(200);
  expect(await status(token)).toMatchObject({ state: "decided", decision: { action: "reverse" }, mayAppeal: false });
});

test("the database itself refuses an appeal decided by the first operator, a restriction without a log line, and a changed log", async () => {
  const jobId = await newJob();
  const token = await notice(jobId);
  const id = await caseOf(jobId);
  await decide(mo(), id, "hide-job");
  await appeal(token);
  const insert = sql`insert into moderation_event (case_id, kind, action, ground, words, operator_id)
    values (${id}, 'appeal-decision', 'uphold', 'fraud', 'No.', ${mo().id})`;
  await expect(insert.execute(db)).rejects.toThrow("another operator");
  await expect(
    sql`insert into restriction select max(id) + 1, 'job', '1', 'hide-job' from moderation_event`.execute(db),
  ).rejects.toThrow("follow from the log");
  await expect(sql`delete from restriction`.execute(db)).rejects.toThrow("follow from the log");
  await expect(sql`update moderation_event set words = 'other'`.execute(db)).rejects.toThrow("only added to");
  await expect(sql`delete from moderation_event`.execute(db)).rejects.toThrow("only added to");
  await expect(
    sql`insert into moderation_event (case_id, kind, action, words, operator_id) values (${id}, 'decision', 'hide-job', 'x', ${mo().id})`.execute(
      db,
    ),
  ).rejects.toThrow("check");
});

test("decides a case once, and refuses what doesn't fit it", async () => {
  const jobId = await newJob();
  await notice(jobId);
  const id = await caseOf(jobId);
  expect((await decide(mo(), id, "reverse")).status).toBe(400);
  expect((await decide(mo(), id, "approve-board")).status).toBe(400);
  expect((await decide(mo(), id, "hide-job", "no-breach")).body.field).toBe("ground");
  expect((await decide(mo(), id, "hide-job", "fraud", "  ")).body.field).toBe("words");
  const answers = await Promise.all([decide(mo(), id, "hide-job"), decide(nia(), id, "dismiss", "no-breach")]);
  expect(answers.map((each) => each.status).toSorted()).toEqual([200, 409]);
  expect((await detail(mo(), id)).log).toHaveLength(1);
});

test("job reports are cases too, and one decision answers them and the notices", async () => {
  const jobId = await newJob();
  for (const from of ["198.51.100.1", "198.51.100.2"])
    await api.post(
      `/api/jobs/${jobId}/reports`,
      { reason: "scam", note: `Called from +351 912 345 678 (${from})` },
      { from },
    );
  await notice(jobId);
  const id = await caseOf(jobId);
  expect(await detail(mo(), id)).toMatchObject({ voices: 3 });
  expect(JSON.stringify(await detail(mo(), id))).not.toContain("912 345");
  await decide(mo(), id, "close-job");
  const { rows } = await sql`select confirmed, answer from job_report where job_id = ${jobId}`.execute(db);
  expect(rows).toEqual(Array(2).fill({ confirmed: true, answer: "We looked." }));
});

test("answering the reports from the command line ends the case", async () => {
  const jobId = await newJob();
  await api.post(`/api/jobs/${jobId}/reports`, { reason: "closed" });
  const id = await caseOf(jobId);
  await sql`update job_report set answered_at = now(), answer = 'done' where job_id = ${jobId}`.execute(db);
  expect((await queue(mo())).data.map((line) => line.id)).not.toContain(id);
});

test("a guest's board waits at the desk and is approved or refused there", async () => {
  const suggest = async (token: string) =>
    (
      await sql<{ id: string }>`
      insert into board (source, token, origin, state, enabled) values ('greenhouse', ${token}, 'discovered', 'pending', false) returning id`.execute(
        db,
      )
    ).rows[0]!.id;
  for (const [action, state] of [
    ["approve-board", "candidate"],
    ["refuse-board", "refused"],
  ] as const) {
    const boardId = await suggest(`suggested-${action}`);
    const line = (await queue(mo())).data.find((each) => each.title === `greenhouse:suggested-${action}`)!;
    expect((await decide(mo(), line.id, action, "spam")).status).toBe(200);
    const { rows } = await sql`select state from board where id = ${boardId}`.execute(db);
    expect(rows).toEqual([{ state }]);
  }
});

test("orders by harm, reach and age", async () => {
  const [scam, popularScam, oldWrong, expired] = [await newJob(), await newJob(), await newJob(), await newJob()];
  await notice(scam);
  for (let at = 0; at < 4; at += 1) await notice(popularScam);
  await notice(oldWrong, { category: "wrong" });
  await notice(expired, { category: "expired", words: "" });
  await sql`update moderation_case set opened_at = now() - interval '30 days' where subject_id = ${oldWrong}`.execute(
    db,
  );
  const wanted = await Promise.all([oldWrong, popularScam, scam, expired].map(caseOf));
  const order = (await queue(mo())).data.map((line) => line.id).filter((id) => wanted.includes(id));
  expect(order).toEqual(wanted);
});

test("an erased operator's decisions stay, without who it was", async () => {
  const { token } = await api.signedIn({ name: "Quit", email: "quit@example.com" });
  const { id: accountId } = await db
    .selectFrom("account")
    .select("id")
    .where("email", "=", "quit@example.com")
    .executeTakeFirstOrThrow();
  await setOperator(db, accountId, true);
  const jobId = await newJob();
  await notice(jobId);
  const id = await caseOf(jobId);
  await decide({ id: accountId, token }, id, "hide-job");
  await erasePersonalData(db, accountId);
  expect((await detail(mo(), id)).log).toMatchObject([{ action: "hide-job", operator: null }]);
  expect(await isOpen(jobId)).toBe(false);
});

test("counts by month what came and what was decided", async () => {
  const { body } = await api.get("/api/transparency");
  const [month] = (body["data"] as { months: Record<string, unknown>[] }).months;
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from moderation_event where kind = 'appeal'`.execute(db);
  expect(month).toMatchObject({ month: new Date().toISOString().slice(0, 7), appeals: rows[0]!.count });
  expect((month!["notices"] as Record<string, number>)["scam"]).toBeGreaterThan(0);
});

test.each(["/api/operate/cases", "/api/operate/cases/1", "/api/operate/log"])(
  "%s doesn't exist for other accounts",
  async (path) => {
    expect((await api.get(path, { token: strangerToken })).status).toBe(404);
    expect((await api.get(path)).status).toBe(401);
  },
);

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test.each([1, 2, 3])("whatever operators and people do, the log explains every restriction (seed %i)", async (seed) => {
  const random = numbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next().value * items.length)]!;
  const targets = await Promise.all(["Fold A", "Fold A", "Fold B", "Fold C"].map((name) => newJob(`${name} ${seed}`)));
  const filed: string[] = [];
  const notices = new Map<string, string>();
  for (let step = 0; step < 40; step += 1) {
    await sql`delete from rate_limit`.execute(db);
    const deed = pick(["notice", "decide", "decide", "appeal"] as const);
    const jobId = pick(targets);
    if (deed === "notice") {
      const email = `person-${seed}-${step}@example.com`;
      const token = await notice(jobId, { email, category: pick(["scam", "illegal", "wrong"]) });
      filed.push(token);
      notices.set(email, token);
    } else if (deed === "appeal" && filed.length > 0) await appeal(pick(filed));
    else if (deed === "decide") {
      const operator = pick(operators);
      const line = (await queue(operator)).data.find(({ title }) => new RegExp(` at Fold [ABC] ${seed}$`).test(title));
      if (line === undefined) continue;
      const { actions } = await detail(operator, line.id);
      if (actions.length > 0) expect((await decide(operator, line.id, pick(actions), "fraud")).status).toBe(200);
    }
    await expectExplained();
  }
  // Everybody who gave an address and whose notice was decided has been told.
  const mails = await recentMails(db, 2000);
  for (const [email, token] of notices) {
    const decided = (await status(token))["state"] !== "waiting";
    expect(
      mails.some((mail) => mail.toAddress === email && mail.message === "notice-decided"),
      email,
    ).toBe(decided);
  }
});

/** Folds the log by hand and compares: the restrictions in force, and which jobs are closed by them. */
async function expectExplained(): Promise<void> {
  const events = await db.selectFrom("moderationEvent").selectAll().orderBy("id").execute();
  const folded = new Map<string, { target: string; action: string | null; caseId: string }>();
  const deciders = new Map<string, (string | null)[]>();
  for (const { id, caseId, kind, action, ground, words, targetKind, targetId, operatorId } of events) {
    if (kind === "appeal-decision")
      expect(deciders.get(caseId), "an appeal decided by another operator").not.toContain(operatorId);
    if (kind !== "appeal") deciders.set(caseId, [...(deciders.get(caseId) ?? []), operatorId]);
    if (["close-job", "hide-job", "block-company"].includes(action ?? "")) {
      expect(
        [ground, words].every((reason) => reason !== null && reason !== ""),
        "a statement of reasons",
      ).toBe(true);
      folded.set(id, { target: `${targetKind} ${targetId}`, action, caseId });
    } else if (action === "reverse")
      for (const [event, restriction] of folded) if (restriction.caseId === caseId) folded.delete(event);
  }
  const stored = await db.selectFrom("restriction").selectAll().execute();
  const inForce = stored.map(({ eventId, targetKind, targetId, action }) => [
    eventId,
    `${targetKind} ${targetId}`,
    action,
  ]);
  expect(inForce.toSorted()).toEqual([...folded].map(([id, { target, action }]) => [id, target, action]).toSorted());
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from job j where j.closed_at is null and exists (select from restriction r
      where (r.target_kind = 'job' and r.target_id = j.id::text) or (r.target_kind = 'company' and r.target_id = j.company_id::text))`.execute(
    db,
  );
  expect(rows[0]!.open, "open jobs under a restriction").toBe(0);
}
