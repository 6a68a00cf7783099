import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { ReviewResponse } from "#contract/schemas/referral-operator.ts";
import { renderOutboxMail } from "#mail/deliver.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { erasePersonalData } from "#store/accounts/personal-data.ts";
import { resolveReport } from "#referrals/operators/resolve-report.ts";
import { isSuspended, setOperator } from "#store/referrals/operators.ts";
import { makeOperator } from "#test/moderation/make-operator.ts";
import { mailReasons } from "#test/referrals/mail-reasons.ts";
import { overdue, referralFaults } from "#test/referrals/referral-invariants.ts";
import { askBody, referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";

const testbed = await referralTestbed();
const { database } = testbed;
let job: string;
let seeker: TestPerson;
let referrer: TestPerson;
let operator: TestPerson;

beforeEach(async () => {
  ({ job, seeker } = await testbed.reset());
  referrer = await testbed.referrer("Ahond Brlk", "Kestrow Grid");
  operator = await testbed.person("Odette Prator");
  await setOperator(database.db, operator.id, true);
});

async function review(): Promise<ReviewResponse> {
  return ReviewResponse.parse((await testbed.get(operator, "/api/operate/referrals")).body);
}

async function disputed(): Promise<string> {
  const request = await testbed.ask(seeker, job, { why: `Write to ${seeker.email}, see https://zebrina.example.org.` });
  await testbed.act(referrer, request, "accept");
  await testbed.act(referrer, request, "message", { body: `I am at ${referrer.email} or +351 912 345 678.` });
  await testbed.act(referrer, request, "submit", { confirmation: "REF-17" });
  await testbed.act(seeker, request, "dispute", { checked: "inbox-and-spam" });
  return request;
}

const mailsTo = async (person: TestPerson) =>
  (await recentMails(database.db, 50))
    .filter((mail) => mail.toAddress === person.email)
    .map((mail) => renderOutboxMail(mail, testbed.context.secrets));

test.each([
  ["confirmed", { held: 0, spent: 1 }],
  ["refunded", { free: 3, held: 0, spent: 0 }],
] as const)("an operator reads a dispute without contact details and decides it once: %s", async (verdict, credits) => {
  const request = await disputed();
  const [waiting] = (await review()).disputes;
  expect(waiting!.request).toMatchObject({
    id: request,
    state: "disputed",
    confirmation: "REF-17",
    seeker: { name: "Zebrina Quax", reports: 0, suspended: false },
    referrer: { name: "Ahond Brlk" },
  });
  expect(waiting!.request.timeline.at(-1)!.text).toBe(
    "The seeker said that it didn’t arrive. Checked: My inbox and my spam folder",
  );
  expect(waiting!.request.messages).toMatchObject([{ by: "referrer" }]);
  const { text } = await testbed.get(operator, "/api/operate/referrals");
  for (const way of ["@", "zebrina.example", "912 345"]) expect(text).not.toContain(way);

  const path = `/api/operate/referrals/disputes/${request}/settle`;
  expect(await testbed.post(operator, path, { verdict, reason: "  " })).toMatchObject({
    status: 400,
    body: { field: "reason" },
  });
  expect((await testbed.post(operator, path, { verdict, reason: "I asked the company." })).status).toBe(200);
  expect(await testbed.credits(seeker)).toMatchObject(credits);
  expect((await testbed.mine(seeker, request)).state).toBe(verdict);
  expect((await testbed.post(operator, path, { verdict, reason: "Again." })).status).toBe(409);
  const after = await review();
  expect(after.disputes).toEqual([]);
  expect(after.audit).toMatchObject([
    { operator: "Odette Prator", action: `settle ${verdict}`, requestId: request, reason: "I asked the company." },
  ]);
});

test("an operator dismisses a report or sends a warning that names neither the report nor its author", async () => {
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer, request, "accept");
  const act = (id: string, measure: string) =>
    testbed.post(operator, `/api/operate/referrals/reports/${id}/resolve`, { measure, reason: `It was ${measure}.` });
  await testbed.act(seeker, request, "report", { reason: "abuse", note: "first" });
  const [first] = (await review()).reports;
  expect(first).toMatchObject({
    about: "referrer",
    reason: "abuse",
    note: "first",
    person: { name: "Ahond Brlk", reports: 1 },
  });
  await sql`truncate outbox_mail`.execute(database.db);
  expect((await act(first!.id, "dismissed")).status).toBe(200);
  expect(await mailsTo(referrer)).toEqual([]);
  await testbed.act(seeker, request, "report", { reason: "abuse", note: "second" });
  const [second] = (await review()).reports;
  expect((await act(second!.id, "warned")).status).toBe(200);
  expect((await act(second!.id, "warned")).status).toBe(404);
  await mailReasons(testbed);
  const [mail] = await mailsTo(referrer);
  expect(mail!.subject).toBe("Our decision: Your part in a referral");
  expect(mail!.text).toContain("It was warned.");
  expect(mail!.text).not.toMatch(/zebrina|second|Backend Engineer/i);
  expect(await review()).toMatchObject({
    reports: [],
    suspended: [],
    audit: [{ action: "report warned" }, { action: "report dismissed" }],
  });
  expect((await testbed.mine(seeker, request)).state).toBe("accepted");
});

/** Somebody with the link of a statement appeals it, and another operator decides that. */
async function reversed(person: TestPerson): Promise<number> {
  await mailReasons(testbed);
  const [mail] = await mailsTo(person);
  const token = /notices\/(s-[\w.-]+)/.exec(mail!.text)![1]!;
  const appeal = { words: "It was a misunderstanding." };
  expect((await testbed.post(person, `/api/statements/${token}/appeal`, appeal)).status).toBe(200);
  const { rows } = await sql<{ id: string }>`
    select id from moderation_case where appealed_at is not null order by id desc limit 1`.execute(database.db);
  const second = await testbed.person("Second Operator");
  await makeOperator(database.db, second.id);
  await makeOperator(database.db, operator.id);
  expect((await testbed.get(operator, `/api/operate/cases/${rows[0]!.id}`)).status, "the first decider").toBe(404);
  const shown = await testbed.get(second, `/api/operate/cases/${rows[0]!.id}`);
  expect(shown.body["data"]).toMatchObject({ kind: "report", actions: ["uphold", "reverse"] });
  const decision = { action: "reverse", ground: "no-breach", words: "We read it again." };
  return (await testbed.post(second, `/api/operate/cases/${rows[0]!.id}/decisions`, decision)).status;
}

test.each(["warned", "suspended"])(
  "a person %s after a report gets the reasons, appeals, and another operator reverses it",
  async (measure) => {
    const request = await testbed.ask(seeker, job);
    await testbed.act(referrer, request, "accept");
    await testbed.act(seeker, request, "report", { reason: "asks-for-money" });
    const [report] = (await review()).reports;
    await sql`truncate outbox_mail`.execute(database.db);
    const path = `/api/operate/referrals/reports/${report!.id}/resolve`;
    expect((await testbed.post(operator, path, { measure, reason: "Asked for 200 dollars." })).status).toBe(200);
    expect(await isSuspended(database.db, referrer.id)).toBe(measure === "suspended");
    expect(await reversed(referrer)).toBe(200);
    expect(await isSuspended(database.db, referrer.id)).toBe(false);
    const { rows } = await sql<{ measure: string }>`
      select measure from referral_report where id = ${report!.id}`.execute(database.db);
    expect(rows[0]!.measure, "it no longer counts against the person").toBe("dismissed");
  },
);

test("a report decided from the command line is a line of the log too, with reasons for the person", async () => {
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer, request, "accept");
  await testbed.act(seeker, request, "report", { reason: "spam" });
  const [report] = (await review()).reports;
  const decision = { measure: "warned", reason: "The same text to forty people." } as const;
  await resolveReport(testbed.context, { name: "mo", accountId: null }, report!.id, decision);
  const { rows } = await sql<{ action: string; told: string }>`
    select e.action, s.account_id as told from moderation_event e join statement_of_reasons s on s.event_id = e.id
    order by e.id desc limit 1`.execute(database.db);
  expect(rows).toEqual([{ action: "warn", told: referrer.id }]);
});

test("a person has one open report about a request at a time", async () => {
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer, request, "accept");
  const reports = await Promise.all(
    Array.from({ length: 5 }, () => testbed.act(seeker, request, "report", { reason: "abuse" })),
  );
  expect(reports.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  expect(reports.find(({ status }) => status === 409)!.body).toMatchObject({
    code: "already-reported",
    message: "You’ve already reported this. We’ll look at it.",
  });
  // The other side's report is another one.
  expect((await testbed.act(referrer, request, "report", { reason: "spam" })).status).toBe(200);
  expect((await review()).reports).toHaveLength(2);
});

test("an operator's page shows the oldest fifty reports and disputes, and how many wait", async () => {
  const request = await testbed.ask(seeker, job);
  const stranger = await testbed.person("Some Reporter");
  await sql`
    insert into referral_report (request_id, reporter_id, about, reason, note, created_at)
    select ${request}, ${stranger.id}, 'seeker', 'spam', 'note ' || n, now() - make_interval(mins => 100 - n)
    from generate_series(1, 60) n`.execute(database.db);
  const { reports, waiting } = await review();
  expect(reports.map((report) => report.note)).toEqual(Array.from({ length: 50 }, (_, n) => `note ${n + 1}`));
  expect(waiting).toEqual({ disputes: 0, reports: 60 });
});

test("suspending a referrer returns accepted requests and blocks new ones and verification until it is lifted", async () => {
  const other = await testbed.referrer("Bea Vo", "Kestrow Grid");
  const request = await testbed.ask(seeker, job);
  const past = await testbed.person("Zebrina Twin");
  const made = await testbed.ask(past, job);
  await testbed.act(referrer, made, "accept");
  await testbed.act(referrer, made, "submit", {});
  expect((await testbed.get(referrer, "/api/referrals/inbox")).text).toContain(past.email);
  await testbed.act(referrer, request, "accept");
  await testbed.act(seeker, request, "report", { reason: "asks-for-money" });
  const [report] = (await review()).reports;
  await testbed.post(operator, `/api/operate/referrals/reports/${report!.id}/resolve`, {
    measure: "suspended",
    reason: "Asked for 200 dollars.",
  });
  await testbed.tick();
  expect((await testbed.mine(seeker, request)).state).toBe("offered");
  expect((await testbed.item(other, request))!.offer.state).toBe("live");
  expect((await testbed.act(referrer, request, "submit", {})).status).toBe(409);
  const inbox = await testbed.get(referrer, "/api/referrals/inbox");
  expect(inbox.body["suspended"]).toBe(true);
  for (const secret of ["Zebrina", past.email, "cv.example.org"]) expect(inbox.text).not.toContain(secret);
  const code = () => testbed.post(referrer, "/api/referrals/referrer/code", { email: "a@kestrowgrid.com" });
  expect(await code()).toMatchObject({ status: 409, body: { code: "suspended" } });
  const [suspension] = (await review()).suspended;
  expect(suspension).toMatchObject({ name: "Ahond Brlk", reason: "Asked for 200 dollars." });
  await testbed.post(operator, `/api/operate/referrals/suspensions/${suspension!.id}/lift`, { reason: "A mistake." });
  expect((await code()).body.code).not.toBe("suspended");
  expect((await review()).suspended).toEqual([]);
  expect(await referralFaults(database)).toEqual([]);
});

test("suspending a seeker ends their requests, returns the credits and blocks new requests and messages", async () => {
  const held = await testbed.ask(seeker, job);
  await testbed.act(referrer, held, "accept");
  await testbed.act(referrer, held, "report", { reason: "spam" });
  const elsewhere = await testbed.job("Lanternfish");
  const far = await testbed.referrer("Far Referrer", "Lanternfish");
  const submitted = await testbed.ask(seeker, elsewhere);
  await testbed.act(far, submitted, "accept");
  await testbed.act(far, submitted, "submit", {});
  const [report] = (await review()).reports;
  await testbed.post(operator, `/api/operate/referrals/reports/${report!.id}/resolve`, {
    measure: "suspended",
    reason: "The same text to forty companies.",
  });
  expect((await testbed.mine(seeker, held)).timeline.at(-1)!.text).toBe("Closed by us, credit returned");
  expect((await testbed.mine(seeker, submitted)).state).toBe("submitted");
  expect(await testbed.credits(seeker)).toMatchObject({ free: 2, held: 1 });
  expect(await testbed.post(seeker, "/api/referrals", askBody(job))).toMatchObject({
    status: 409,
    body: { code: "suspended" },
  });
  expect((await testbed.act(seeker, submitted, "message", { body: "?" })).body.code).toBe("suspended");
  expect(await referralFaults(database)).toEqual([]);
  expect(await overdue(database)).toEqual([]);
});

test("metrics count the cases that wait for an operator", async () => {
  const request = await disputed();
  await testbed.act(seeker, request, "report", { reason: "other" });
  const { payload } = await testbed.app.inject({ method: "GET", url: "/metrics", remoteAddress: "127.0.0.1" });
  expect(payload).toContain('afield_referral_cases{kind="dispute"} 1');
  expect(payload).toContain('afield_referral_cases{kind="report"} 1');
});

test("the audit log can't be changed and keeps no name of an erased operator", async () => {
  const request = await disputed();
  await testbed.post(operator, `/api/operate/referrals/disputes/${request}/settle`, {
    verdict: "refunded",
    reason: "x",
  });
  await expect(sql`update referral_audit set detail = 'y'`.execute(database.db)).rejects.toThrow(/only added to/);
  await expect(sql`delete from referral_audit`.execute(database.db)).rejects.toThrow(/only added to/);
  await erasePersonalData(database.db, operator.id);
  const { rows } = await sql<{ row: string }>`select l::text as row from referral_audit l`.execute(database.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.row).not.toContain("Odette");
});

test("a seeker takes a dispute back once, and then has five days again to confirm", async () => {
  const request = await disputed();
  expect(await testbed.mine(seeker, request)).toMatchObject({ state: "disputed", canWithdrawDispute: true });
  expect((await testbed.act(seeker, request, "withdraw-dispute")).status).toBe(200);
  expect((await review()).disputes).toEqual([]);
  const taken = await testbed.mine(seeker, request);
  expect(taken).toMatchObject({ state: "submitted", canWithdrawDispute: false });
  expect(Math.round((Date.parse(taken.deadline!) - Date.now()) / 3_600_000)).toBe(5 * 24);
  expect(await testbed.credits(seeker)).toMatchObject({ free: 2, held: 1 });
  expect((await testbed.act(seeker, request, "dispute", {})).body.message).toBe("Please say what you have checked");
  await testbed.act(seeker, request, "dispute", { checked: "asked-company" });
  expect(await testbed.mine(seeker, request)).toMatchObject({ state: "disputed", canWithdrawDispute: false });
  expect((await testbed.act(seeker, request, "withdraw-dispute")).status).toBe(409);
});
