import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ReviewResponse } from "#contract/schemas/referral-operator.ts";
import { renderOutboxMail } from "#mail/deliver.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { erasePersonalData } from "#store/accounts/personal-data.ts";
import { setOperator } from "#store/referrals/operators.ts";
import { testDatabase } from "#test/database/database.ts";
import { overdue, referralFaults } from "#test/referrals/referral-invariants.ts";
import { askBody, type ReferralWorld, referralWorld, type TestPerson } from "#test/referrals/referral-testbed.ts";

const database = await testDatabase();
let world: ReferralWorld;
let job: string;
let seeker: TestPerson;
let referrer: TestPerson;
let operator: TestPerson;

beforeAll(async () => {
  world = await referralWorld(database);
});
afterAll(() => world.close());
beforeEach(async () => {
  await sql`truncate account, outbox_mail, referrer, referral_request, referral_audit cascade`.execute(database.db);
  job = await world.job("Kestrow Grid");
  seeker = await world.person("Zebrina Quax");
  referrer = await world.referrer("Ahond Brlk", "Kestrow Grid");
  operator = await world.person("Odette Prator");
  await setOperator(database.db, operator.id, true);
});

async function review(): Promise<ReviewResponse> {
  return ReviewResponse.parse((await world.get(operator, "/api/operate/referrals")).body);
}

async function disputed(): Promise<string> {
  const request = await world.ask(seeker, job, { why: `Write to ${seeker.email}, see https://zebrina.example.org.` });
  await world.act(referrer, request, "accept");
  await world.act(referrer, request, "message", { body: `I am at ${referrer.email} or +351 912 345 678.` });
  await world.act(referrer, request, "submit", { confirmation: "REF-17" });
  await world.act(seeker, request, "dispute");
  return request;
}

const mailsTo = async (person: TestPerson) =>
  (await recentMails(database.db, 50))
    .filter((mail) => mail.toAddress === person.email)
    .map((mail) => renderOutboxMail(mail, world.context.secrets));

test.each([
  ["confirmed", { held: 0, spent: 1 }],
  ["refunded", { free: 3, held: 0, spent: 0 }],
] as const)("a dispute is read without a way to reach anybody, and decided once: %s", async (verdict, credits) => {
  const request = await disputed();
  const [waiting] = (await review()).disputes;
  expect(waiting!.request).toMatchObject({
    id: request,
    state: "disputed",
    confirmation: "REF-17",
    seeker: { name: "Zebrina Quax", reports: 0, suspended: false },
    referrer: { name: "Ahond Brlk" },
  });
  expect(waiting!.request.timeline.at(-1)!.text).toBe("The seeker said that it did not arrive");
  expect(waiting!.request.messages).toMatchObject([{ by: "referrer" }]);
  const { text } = await world.get(operator, "/api/operate/referrals");
  for (const way of ["@", "zebrina.example", "912"]) expect(text).not.toContain(way);

  const path = `/api/operate/referrals/disputes/${request}/settle`;
  expect(await world.post(operator, path, { verdict, reason: "  " })).toMatchObject({
    status: 400,
    body: { field: "reason" },
  });
  expect((await world.post(operator, path, { verdict, reason: "I asked the company." })).status).toBe(200);
  expect(await world.credits(seeker)).toMatchObject(credits);
  expect((await world.mine(seeker, request)).state).toBe(verdict);
  expect((await world.post(operator, path, { verdict, reason: "Again." })).status).toBe(409);
  const after = await review();
  expect(after.disputes).toEqual([]);
  expect(after.audit).toMatchObject([
    { operator: "Odette Prator", action: `settle ${verdict}`, requestId: request, reason: "I asked the company." },
  ]);
});

test("a report is dismissed or answered with a warning, which names neither the report nor who made it", async () => {
  const request = await world.ask(seeker, job);
  await world.act(referrer, request, "accept");
  for (const note of ["first", "second"]) await world.act(seeker, request, "report", { reason: "abuse", note });
  const [first, second] = (await review()).reports;
  expect(first).toMatchObject({
    about: "referrer",
    reason: "abuse",
    note: "first",
    person: { name: "Ahond Brlk", reports: 2 },
  });
  const act = (id: string, measure: string) =>
    world.post(operator, `/api/operate/referrals/reports/${id}/resolve`, { measure, reason: `It was ${measure}.` });
  await sql`truncate outbox_mail`.execute(database.db);
  expect((await act(first!.id, "dismissed")).status).toBe(200);
  expect(await mailsTo(referrer)).toEqual([]);
  expect((await act(second!.id, "warned")).status).toBe(200);
  expect((await act(second!.id, "warned")).status).toBe(404);
  const [mail] = await mailsTo(referrer);
  expect(mail!.subject).toBe("A warning about your part in referrals");
  expect(mail!.text).not.toMatch(/zebrina|second|Backend Engineer/i);
  expect(await review()).toMatchObject({
    reports: [],
    suspended: [],
    audit: [{ action: "report warned" }, { action: "report dismissed" }],
  });
  expect((await world.mine(seeker, request)).state).toBe("accepted");
});

test("a suspended referrer gives back what was accepted, is asked nothing more, and cannot verify again until let back in", async () => {
  const other = await world.referrer("Bea Vo", "Kestrow Grid");
  const request = await world.ask(seeker, job);
  const past = await world.person("Zebrina Twin");
  const made = await world.ask(past, job);
  await world.act(referrer, made, "accept");
  await world.act(referrer, made, "submit", {});
  expect((await world.get(referrer, "/api/referrals/inbox")).text).toContain(past.email);
  await world.act(referrer, request, "accept");
  await world.act(seeker, request, "report", { reason: "asks-for-money" });
  const [report] = (await review()).reports;
  await world.post(operator, `/api/operate/referrals/reports/${report!.id}/resolve`, {
    measure: "suspended",
    reason: "Asked for 200 dollars.",
  });
  await world.tick();
  expect((await world.mine(seeker, request)).state).toBe("offered");
  expect((await world.item(other, request))!.offer.state).toBe("live");
  expect((await world.act(referrer, request, "submit", {})).status).toBe(409);
  const inbox = await world.get(referrer, "/api/referrals/inbox");
  expect(inbox.body["suspended"]).toBe(true);
  for (const secret of ["Zebrina", past.email, "cv.example.org"]) expect(inbox.text).not.toContain(secret);
  const code = () => world.post(referrer, "/api/referrals/referrer/code", { email: "a@kestrowgrid.com" });
  expect(await code()).toMatchObject({ status: 409, body: { code: "suspended" } });
  const [suspension] = (await review()).suspended;
  expect(suspension).toMatchObject({ name: "Ahond Brlk", reason: "Asked for 200 dollars." });
  await world.post(operator, `/api/operate/referrals/suspensions/${suspension!.id}/lift`, { reason: "A mistake." });
  expect((await code()).body.code).not.toBe("suspended");
  expect((await review()).suspended).toEqual([]);
  expect(await referralFaults(database)).toEqual([]);
});

test("a suspended seeker's requests end with their credits back, and nothing new can be asked or written", async () => {
  const held = await world.ask(seeker, job);
  await world.act(referrer, held, "accept");
  await world.act(referrer, held, "report", { reason: "spam" });
  const elsewhere = await world.job("Lanternfish");
  const far = await world.referrer("Far Referrer", "Lanternfish");
  const submitted = await world.ask(seeker, elsewhere);
  await world.act(far, submitted, "accept");
  await world.act(far, submitted, "submit", {});
  const [report] = (await review()).reports;
  await world.post(operator, `/api/operate/referrals/reports/${report!.id}/resolve`, {
    measure: "suspended",
    reason: "The same text to forty companies.",
  });
  expect((await world.mine(seeker, held)).timeline.at(-1)!.text).toBe("Closed by us, credit back");
  expect((await world.mine(seeker, submitted)).state).toBe("submitted");
  expect(await world.credits(seeker)).toMatchObject({ free: 2, held: 1 });
  expect(await world.post(seeker, "/api/referrals", askBody(job))).toMatchObject({
    status: 409,
    body: { code: "suspended" },
  });
  expect((await world.act(seeker, submitted, "message", { body: "?" })).body.code).toBe("suspended");
  expect(await referralFaults(database)).toEqual([]);
  expect(await overdue(database)).toEqual([]);
});

test("metrics count what waits for an operator", async () => {
  const request = await disputed();
  await world.act(seeker, request, "report", { reason: "other" });
  const { payload } = await world.app.inject({ method: "GET", url: "/metrics", remoteAddress: "127.0.0.1" });
  expect(payload).toContain('afield_referral_cases{kind="dispute"} 1');
  expect(payload).toContain('afield_referral_cases{kind="report"} 1');
});

test("the audit log cannot be changed, and keeps no name of an operator who is erased", async () => {
  const request = await disputed();
  await world.post(operator, `/api/operate/referrals/disputes/${request}/settle`, { verdict: "refunded", reason: "x" });
  await expect(sql`update referral_audit set detail = 'y'`.execute(database.db)).rejects.toThrow(/only added to/);
  await expect(sql`delete from referral_audit`.execute(database.db)).rejects.toThrow(/only added to/);
  await erasePersonalData(database.db, operator.id);
  const { rows } = await sql<{ row: string }>`select l::text as row from referral_audit l`.execute(database.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.row).not.toContain("Odette");
});
