import { sql } from "kysely";
import { expect, test } from "vitest";
import type { LogEntry } from "#contract/schemas/moderation/desk.ts";
import { renderOutboxMail } from "#mail/deliver.ts";
import { mailRefusedFinds } from "#moderation/statements/mail-refused-finds.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { replaceByStubs } from "#store/search/archived-jobs.ts";
import { erasePersonalData } from "#store/accounts/personal-data.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { makeOperator } from "#test/moderation/make-operator.ts";
import { deskTestbed } from "#test/moderation/desk-testbed.ts";

const { api, database, operators, newJob, notice, queue, caseOf, read, detail, decide, appeal, status, isOpen } =
  await deskTestbed();
const { db } = database;
const [mo, nia] = [operators[0]!, operators[1]!];
test("a hidden job, and every job of a blocked company, stays off the site after it has moved to the archive", async () => {
  const [hidden, ofBlocked, other] = [await newJob(), await newJob(), await newJob()];
  await notice(hidden);
  await decide(mo, await caseOf(hidden), "hide-job");
  await notice(ofBlocked);
  await decide(mo, await caseOf(ofBlocked), "block-company");
  const ids = [hidden, ofBlocked, other];
  await sql`update job set closed_at = now() - interval '91 days', closed_reason = coalesce(closed_reason, 'missing')
    where id = any(${ids}::bigint[])`.execute(db);
  expect(await replaceByStubs(database, ids)).toBe(3);
  const statuses = await Promise.all(ids.map(async (id) => (await api.get(`/api/jobs/${id}`)).status));
  expect(statuses).toEqual([404, 404, 410]);
});

test("a notice waits at the desk until an operator decides, and both sides can read why", async () => {
  const jobId = await newJob();
  const token = await notice(jobId, { email: "ana@example.com", words: "Write to me at ana@example.com." });
  const id = await caseOf(jobId);
  expect((await queue(mo)).data.map((line) => line.id)).toContain(id);
  const before = await detail(mo, id);
  expect(before).toMatchObject({ kind: "job", category: "scam", voices: 1, log: [] });
  expect(before.voicesWords[0]!.words).toContain("•••••");
  expect(JSON.stringify(before)).not.toContain("ana@");

  expect((await decide(mo, id, "hide-job")).status).toBe(200);
  expect(await isOpen(jobId)).toBe(false);
  expect((await api.get(`/api/jobs/${jobId}`)).status).toBe(404);
  expect((await queue(mo)).data.map((line) => line.id)).not.toContain(id);
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
  await decide(mo, await caseOf(jobId), "close-job", "closed");
  const { status: code, body } = await api.get(`/api/jobs/${jobId}`);
  expect(code).toBe(200);
  expect((body["data"] as { closedAt?: string }).closedAt).toBeDefined();
});

test("what an operator closed stays closed whatever a board says, and isn't announced", async () => {
  const jobId = await newJob();
  await notice(jobId);
  await decide(mo, await caseOf(jobId), "close-job");
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
  await decide(mo, await caseOf(first), "block-company");
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
  await decide(mo, id, "hide-job");
  expect((await appeal(token)).status).toBe(200);
  expect(await status(token)).toMatchObject({ state: "appealed", mayAppeal: false });
  expect((await appeal(token)).status).toBe(409);

  expect((await queue(mo)).data.map((line) => line.id)).not.toContain(id);
  expect((await read(mo, id)).status).toBe(404);
  expect((await decide(mo, id, "uphold")).status).toBe(404);
  const log = (await api.get("/api/operate/log", { token: mo.token })).body["data"] as LogEntry[];
  expect(log.filter((entry) => entry.caseId === id && entry.kind === "appeal")).toEqual([]);

  expect((await detail(nia, id)).actions).toEqual(["uphold", "reverse"]);
  expect((await decide(nia, id, "reverse", "no-breach", "It was a mistake.")).status).toBe(200);
  expect(await isOpen(jobId)).toBe(true);
  expect((await api.get(`/api/jobs/${jobId}`)).status).toBe(200);
  expect(await status(token)).toMatchObject({ state: "decided", decision: { action: "reverse" }, mayAppeal: false });
});

test("the database itself refuses an appeal decided by the first operator, a restriction without a log line, and a changed log", async () => {
  const jobId = await newJob();
  const token = await notice(jobId);
  const id = await caseOf(jobId);
  await decide(mo, id, "hide-job");
  await appeal(token);
  const insert = sql`insert into moderation_event (case_id, kind, action, ground, words, operator_id)
    values (${id}, 'appeal-decision', 'uphold', 'fraud', 'No.', ${mo.id})`;
  await expect(insert.execute(db)).rejects.toThrow("another operator");
  await expect(
    sql`insert into restriction select max(id) + 1, 'job', '1', 'hide-job' from moderation_event`.execute(db),
  ).rejects.toThrow("follow from the log");
  await expect(sql`delete from restriction`.execute(db)).rejects.toThrow("follow from the log");
  await expect(sql`update moderation_event set words = 'other'`.execute(db)).rejects.toThrow("only added to");
  await expect(sql`delete from moderation_event`.execute(db)).rejects.toThrow("only added to");
  await expect(
    sql`insert into moderation_event (case_id, kind, action, words, operator_id) values (${id}, 'decision', 'hide-job', 'x', ${mo.id})`.execute(
      db,
    ),
  ).rejects.toThrow("check");
});

test("decides a case once, and refuses what doesn't fit it", async () => {
  const jobId = await newJob();
  await notice(jobId);
  const id = await caseOf(jobId);
  expect((await decide(mo, id, "reverse")).status).toBe(400);
  expect((await decide(mo, id, "approve-board")).status).toBe(400);
  expect((await decide(mo, id, "hide-job", "no-breach")).body.field).toBe("ground");
  expect((await decide(mo, id, "hide-job", "fraud", "  ")).body.field).toBe("words");
  const answers = await Promise.all([decide(mo, id, "hide-job"), decide(nia, id, "dismiss", "no-breach")]);
  expect(new Set(answers.map((each) => each.status))).toEqual(new Set([200, 409]));
  expect((await detail(mo, id)).log).toHaveLength(1);
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
  expect(await detail(mo, id)).toMatchObject({ voices: 3 });
  expect(JSON.stringify(await detail(mo, id))).not.toContain("912 345");
  await decide(mo, id, "close-job");
  const { rows } = await sql`select confirmed, answer from job_report where job_id = ${jobId}`.execute(db);
  const answered = { confirmed: true, answer: "We looked." };
  expect(rows).toEqual([answered, answered]);
});

test("answering the reports from the command line ends the case", async () => {
  const jobId = await newJob();
  await api.post(`/api/jobs/${jobId}/reports`, { reason: "closed" });
  const id = await caseOf(jobId);
  await sql`update job_report set answered_at = now(), answer = 'done' where job_id = ${jobId}`.execute(db);
  expect((await queue(mo)).data.map((line) => line.id)).not.toContain(id);
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
    const line = (await queue(mo)).data.find((each) => each.title === `greenhouse:suggested-${action}`)!;
    expect((await decide(mo, line.id, action, "spam")).status).toBe(200);
    const { rows } = await sql`select state from board where id = ${boardId}`.execute(db);
    expect(rows).toEqual([{ state }]);
  }
});

test("the person who found a board hears once why it's refused, by an operator or by a program", async () => {
  const { email } = await api.signedIn({ name: "Fin", email: "fin@example.com" });
  const find = async (token: string, state: string) => {
    await sql`
      insert into board (source, token, origin, state, discovered_by, discovered_by_account, last_error)
      select 'greenhouse', ${token}, 'discovered', ${state}, 'pasted', id, 'it names another company' from account
      where email = ${email}`.execute(db);
  };
  await find("found-and-blocked", "live");
  await find("found-elsewhere", "refused");
  await find("found-and-read", "live");
  const jobId = await newJob();
  await notice(jobId);
  const blocked = { action: "block-board", target: "greenhouse:found-and-blocked" } as const;
  expect((await decide(mo, await caseOf(jobId), blocked, "spam", "Staffing agencies only.")).status).toBe(200);
  const mail = () => inTransaction(database, (trx) => mailRefusedFinds(api.accounts, trx));
  expect(await mail()).toBe(2);
  expect(await mail(), "once").toBe(0);
  const mails = (await recentMails(db, 100)).filter(({ message }) => message === "board-refused");
  expect(mails.map(({ toAddress }) => toAddress)).toEqual([email, email]);
  const said = mails.map(
    ({ encryptedData }) => JSON.parse(api.accounts.secrets.decrypt(encryptedData!)) as { board: string },
  );
  expect(said.toSorted((one, other) => (one.board < other.board ? -1 : 1))).toEqual([
    expect.objectContaining({ board: "found-and-blocked", words: "Staffing agencies only.", isAutomatic: false }),
    expect.objectContaining({ board: "found-elsewhere", words: "it names another company", isAutomatic: true }),
  ]);
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
  const order = (await queue(mo)).data.map((line) => line.id).filter((id) => wanted.includes(id));
  expect(order).toEqual(wanted);
});

test("an erased operator's decisions stay, without who it was", async () => {
  const { token } = await api.signedIn({ name: "Quit", email: "quit@example.com" });
  const { id: accountId } = await db
    .selectFrom("account")
    .select("id")
    .where("email", "=", "quit@example.com")
    .executeTakeFirstOrThrow();
  await makeOperator(db, accountId);
  const jobId = await newJob();
  await notice(jobId);
  const id = await caseOf(jobId);
  await decide({ id: accountId, token }, id, "hide-job");
  await erasePersonalData(db, accountId);
  expect((await detail(mo, id)).log).toMatchObject([{ action: "hide-job", operator: null }]);
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
    const { token } = await api.signedIn({ email: "eve@example.com" });
    expect((await api.get(path, { token })).status).toBe(404);
    expect((await api.get(path)).status).toBe(401);
  },
);
