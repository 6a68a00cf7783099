import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { TransparencyResponse } from "#contract/schemas/moderation/transparency.ts";
import { renderOutboxMail } from "#mail/deliver.ts";
import { erasePersonalData } from "#store/accounts/personal-data.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { isSuspended, setOperator } from "#store/referrals/operators.ts";
import { appealNewest, newestStatement, readNewest } from "#test/referrals/appeals.ts";
import { mailReasons } from "#test/referrals/mail-reasons.ts";
import { referralFaults } from "#test/referrals/referral-invariants.ts";
import { referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";
import { liftSuspension } from "./lift-suspension.ts";

const testbed = await referralTestbed();
const { database } = testbed;
const { db } = database;
let job: string;
let seeker: TestPerson;
let referrer: TestPerson;
/** Mails about what came before the decision. */
let earlier: Set<string>;
let operators: [TestPerson, TestPerson, TestPerson];

beforeEach(async () => {
  ({ job, seeker } = await testbed.reset());
  await sql`truncate moderation_case cascade`.execute(db);
  referrer = await testbed.referrer("Ahond Brlk", "Kestrow Grid");
  operators = [await operator("Odette Prator"), await operator("Second Prator"), await operator("Third Prator")];
});

async function operator(name: string): Promise<TestPerson> {
  const person = await testbed.person(name);
  await setOperator(db, person.id, true);
  return person;
}

async function disputed(): Promise<string> {
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer, request, "accept");
  await testbed.act(referrer, request, "submit", { confirmation: "REF-17" });
  await testbed.act(seeker, request, "dispute", { checked: "inbox-and-spam" });
  earlier = new Set((await recentMails(db, 200)).map(({ id }) => id));
  return request;
}

const settle = async (by: TestPerson, request: string, verdict: "confirmed" | "refunded") =>
  (
    await testbed.post(by, `/api/operate/referrals/disputes/${request}/settle`, {
      verdict,
      reason: "The company’s answer.",
    })
  ).status;
const decide = async (by: TestPerson, caseId: string, action: string) =>
  (
    await testbed.post(by, `/api/operate/cases/${caseId}/decisions`, {
      action,
      ground: "referral-made",
      words: "We read it again.",
    })
  ).status;
const seen = async (by: TestPerson, caseId: string) =>
  (await testbed.get(by, `/api/operate/cases/${caseId}`)).body["data"] as { actions: string[] } | undefined;
const mailsTo = async (person: TestPerson) => {
  await mailReasons(testbed);
  return (await recentMails(db, 50))
    .filter(({ id, toAddress }) => toAddress === person.email && !earlier.has(id))
    .map((mail) => renderOutboxMail(mail, testbed.context.secrets));
};

test("the loser of a dispute gets one mail, with reasons and an appeal; the other side gets the decision", async () => {
  const request = await disputed();
  expect(await settle(operators[0], request, "refunded")).toBe(200);
  const [statement, ...more] = await mailsTo(referrer);
  expect(more).toEqual([]);
  expect(statement!.subject).toBe("Our decision: Backend Engineer at Kestrow Grid");
  for (const part of ["closed the request without a referral", "The company’s answer.", "Read or appeal"])
    expect(statement!.text).toContain(part);
  expect(statement!.text).not.toMatch(/zebrina|odette/i);
  expect((await mailsTo(seeker)).map(({ subject }) => subject)).toEqual([
    "Dispute decided: Backend Engineer at Kestrow Grid",
  ]);
  expect(await newestStatement(testbed, seeker)).toBeNull();
});

test("each appeal is read by another operator, moves the credit once, and ends when both sides have had theirs", async () => {
  const request = await disputed();
  expect(await settle(operators[0], request, "confirmed")).toBe(200);
  expect(await testbed.credits(seeker)).toMatchObject({ free: 2, held: 0, spent: 1 });
  const caseId = await appealNewest(testbed, seeker);
  expect(await seen(operators[0], caseId), "the first decider").toBeUndefined();
  expect((await seen(operators[1], caseId))?.actions).toEqual(["uphold", "settle-refunded"]);
  expect(await decide(operators[1], caseId, "settle-confirmed"), "what holds already").toBe(400);
  expect(await decide(operators[1], caseId, "settle-refunded")).toBe(200);
  expect((await testbed.mine(seeker, request)).state).toBe("refunded");
  expect((await testbed.mine(seeker, request)).timeline.at(-1)!.text).toBe(
    "After an appeal, we closed it, credit returned",
  );
  expect(await testbed.credits(seeker)).toMatchObject({ free: 3, held: 0, spent: 0 });
  expect(await readNewest(testbed, seeker)).toMatchObject({ action: "settle-refunded", mayAppeal: false });
  expect(await readNewest(testbed, referrer)).toMatchObject({ action: "settle-refunded", mayAppeal: true });
  expect((await mailsTo(seeker)).map(({ subject }) => subject)).toEqual(
    Array.from({ length: 2 }, () => "Our decision: Backend Engineer at Kestrow Grid"),
  );

  await appealNewest(testbed, referrer);
  for (const decider of operators.slice(0, 2)) expect(await seen(decider, caseId)).toBeUndefined();
  expect(await decide(operators[2], caseId, "settle-confirmed")).toBe(200);
  expect((await testbed.mine(seeker, request)).state).toBe("confirmed");
  expect(await testbed.credits(seeker)).toMatchObject({ free: 2, held: 0, spent: 1 });
  for (const side of [seeker, referrer]) expect(await readNewest(testbed, side)).toMatchObject({ mayAppeal: false });
  expect(await referralFaults(database)).toEqual([]);
});

test("an upheld settlement moves nothing", async () => {
  const request = await disputed();
  await settle(operators[0], request, "confirmed");
  expect(await decide(operators[1], await appealNewest(testbed, seeker), "uphold")).toBe(200);
  expect((await testbed.mine(seeker, request)).state).toBe("confirmed");
  expect(await testbed.credits(seeker)).toMatchObject({ free: 2, spent: 1 });
  expect(await readNewest(testbed, seeker)).toMatchObject({ action: "uphold", mayAppeal: false });
  expect(await referralFaults(database)).toEqual([]);
});

test("a seeker who has used the returned credit owes none when the referrer's appeal is granted", async () => {
  const request = await disputed();
  await settle(operators[0], request, "refunded");
  await sql`
    insert into referral_credit (account_id, grant_id, request_id, kind, free, held, spent)
    select ${seeker.id}, g.id, null, move.kind, move.free, move.held, move.spent
    from referral_credit g, (values ('hold', -1, 1, 0), ('spend', 0, -1, 1)) move (kind, free, held, spent), generate_series(1, 3)
    where g.account_id = ${seeker.id} and g.kind = 'grant' order by move.kind`.execute(db);
  expect(await testbed.credits(seeker)).toMatchObject({ free: 0, spent: 3 });
  expect(await decide(operators[1], await appealNewest(testbed, referrer), "settle-confirmed")).toBe(200);
  expect((await testbed.mine(seeker, request)).state).toBe("confirmed");
  expect(await testbed.credits(seeker)).toMatchObject({ free: 0, spent: 3 });
  expect(await decide(operators[2], await appealNewest(testbed, seeker), "settle-refunded")).toBe(200);
  expect(await testbed.credits(seeker), "nothing was taken, so nothing comes back").toMatchObject({
    free: 0,
    spent: 3,
  });
  expect(await referralFaults(database)).toEqual([]);
});

test("no dispute ends, and no end of one is turned, without a line of the log", async () => {
  const request = await disputed();
  const force = (state: string) =>
    sql`update referral_request set state = ${state}, ended_at = now(), deadline = null where id = ${request}`.execute(
      db,
    );
  for (const state of ["confirmed", "refunded"]) await expect(force(state)).rejects.toThrow("by a decision");
  await settle(operators[0], request, "confirmed");
  await expect(force("refunded")).rejects.toThrow("by a decision");
});

test("nobody decides about a referral of their own, nor lifts their own suspension", async () => {
  const request = await disputed();
  for (const side of [seeker, referrer]) {
    await setOperator(db, side.id, true);
    expect(await settle(side, request, "confirmed")).toBe(409);
  }
  await settle(operators[0], request, "confirmed");
  const caseId = await appealNewest(testbed, seeker);
  for (const side of [seeker, referrer]) expect(await decide(side, caseId, "settle-refunded")).toBe(409);
  await testbed.act(seeker, request, "report", { reason: "abuse" });
  const { rows } = await sql<{ id: string }>`select id from referral_report`.execute(db);
  const resolve = (by: TestPerson) =>
    testbed.post(by, `/api/operate/referrals/reports/${rows[0]!.id}/resolve`, {
      measure: "suspended",
      reason: "Rude.",
    });
  for (const side of [seeker, referrer]) expect((await resolve(side)).status).toBe(409);
  expect((await resolve(operators[0])).status).toBe(200);
  expect((await lift(referrer)).status).toBe(409);
  expect(await isSuspended(db, referrer.id)).toBe(true);
});

async function lift(by: TestPerson) {
  const { rows } = await sql<{ id: string }>`select id from referral_suspension`.execute(db);
  return await testbed.post(by, `/api/operate/referrals/suspensions/${rows[0]!.id}/lift`, {
    reason: "A misunderstanding.",
  });
}

test("a settlement against an erased account has no statement, and stands", async () => {
  const request = await disputed();
  await erasePersonalData(db, referrer.id);
  expect(await settle(operators[0], request, "refunded")).toBe(200);
  const { rows } = await sql<{ target: string | null; told: number }>`
    select target_id as target, (select count(*)::int from statement_of_reasons) as told from moderation_event`.execute(
    db,
  );
  expect(rows).toEqual([{ target: null, told: 0 }]);
  expect((await testbed.mine(seeker, request)).state).toBe("refunded");
});

test("lifting a suspension from referrals is a mail to the person, a line of the log and one more decision in the public counts", async () => {
  const request = await disputed();
  await testbed.act(seeker, request, "report", { reason: "asks-for-money" });
  const { rows } = await sql<{ id: string }>`select id from referral_report`.execute(db);
  await testbed.post(operators[0], `/api/operate/referrals/reports/${rows[0]!.id}/resolve`, {
    measure: "suspended",
    reason: "Asked for 200 dollars.",
  });
  const [suspended] = await mailsTo(referrer);
  expect(suspended!.text).toContain("We suspended you from referrals");
  // The appeal against the suspension still waits for another operator after it is lifted.
  const appealed = await appealNewest(testbed, referrer);
  expect((await lift(operators[0])).status).toBe(200);
  expect(await isSuspended(db, referrer.id)).toBe(false);
  const [lifted] = await mailsTo(referrer);
  expect(lifted!.text).toContain("You’re no longer suspended from referrals.");
  expect(lifted!.text).toContain("A misunderstanding.");
  expect(await readNewest(testbed, referrer)).toMatchObject({ mayAppeal: false });
  expect((await seen(operators[1], appealed))?.actions).toEqual(["uphold", "reverse"]);
  await sql`update moderation_case set opened_at = opened_at - interval '10 hours' where subject_kind = 'report'`.execute(
    db,
  );
  const { body } = await testbed.get(null, "/api/transparency");
  const [month] = (body as unknown as TransparencyResponse).data.months;
  expect(month!.decisions).toEqual({ "suspend-referrals": 1, "lift-referral-suspension": 1 });
  expect(month!.medianHours, "nobody waited for the end of the suspension").toBeGreaterThan(9);
});

test("the command line lifts a suspension by a line of the log too", async () => {
  const request = await disputed();
  await testbed.act(seeker, request, "report", { reason: "abuse" });
  const { rows: reports } = await sql<{ id: string }>`select id from referral_report`.execute(db);
  await testbed.post(operators[0], `/api/operate/referrals/reports/${reports[0]!.id}/resolve`, {
    measure: "suspended",
    reason: "Rude.",
  });
  const { rows } = await sql<{ id: string }>`select id from referral_suspension`.execute(db);
  await liftSuspension(testbed.context, { name: "mo", accountId: null }, rows[0]!.id, "A mistake.");
  expect(await newestStatement(testbed, referrer)).toMatchObject({ action: "lift-referral-suspension" });
});
