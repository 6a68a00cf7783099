import { beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { RequestCheckResponse } from "#contract/schemas/referral.ts";
import { grantCredits } from "#store/referrals/credits.ts";
import { inviteBody } from "#test/referrals/invited-contact.ts";
import { askBody, offeredTo, referralTestbed, type TestPerson, COMPANY } from "#test/referrals/referral-testbed.ts";
import { settleDispute } from "#referrals/operators/settle-dispute.ts";

const testbed = await referralTestbed();
const { database } = testbed;
let job: string;
let seeker: TestPerson;

beforeEach(async () => {
  ({ job, seeker } = await testbed.reset());
});

test("a request goes from asking through decline, acceptance, thread, submission and confirmation to its outcome", async () => {
  const people = await testbed.referrers(4);
  const request = await testbed.ask(seeker, job);
  expect(await testbed.credits(seeker)).toMatchObject({ free: 2, held: 1, spent: 0 });
  const first = await offeredTo(testbed, people, request);
  expect(first).toHaveLength(3);
  expect((await testbed.act(first[0]!, request, "decline", { reason: "too-busy" })).status).toBe(200);
  expect((await testbed.act(first[1]!, request, "accept")).status).toBe(200);
  expect(await testbed.mine(seeker, request)).toMatchObject({ state: "accepted", referrer: { name: first[1]!.name } });
  expect(await testbed.item(first[1]!, request)).toMatchObject({
    seeker: { name: seeker.name, email: seeker.email },
    links: ["https://cv.example.org/me"],
  });
  expect(await offeredTo(testbed, people, request)).toEqual([]);
  expect((await testbed.act(seeker, request, "message", { body: "Thank you." })).status).toBe(200);
  expect((await testbed.act(first[1]!, request, "message", { body: "Send me the CV." })).status).toBe(200);
  expect((await testbed.mine(seeker, request)).messages.map(({ mine, body }) => [mine, body])).toEqual([
    [true, "Thank you."],
    [false, "Send me the CV."],
  ]);
  expect((await testbed.act(first[1]!, request, "submit", { confirmation: "REF-17" })).status).toBe(200);
  expect(await testbed.credits(seeker)).toMatchObject({ free: 2, held: 1, spent: 0 });
  expect((await testbed.act(seeker, request, "confirm")).status).toBe(200);
  expect(await testbed.credits(seeker)).toMatchObject({ free: 2, held: 0, spent: 1 });
  expect(await testbed.credits(first[1]!)).toMatchObject({ free: 1 });
  expect((await testbed.act(seeker, request, "outcome", { outcome: "interview" })).status).toBe(200);
  expect((await testbed.act(seeker, request, "outcome", { outcome: "hired" })).status).toBe(200);
  expect(await testbed.credits(seeker)).toMatchObject({ free: 3, held: 0, spent: 1 });
  expect((await testbed.mine(seeker, request)).timeline.map((line) => line.text)).toEqual([
    "Request sent, one credit held",
    "Sent to 3 referrers",
    "Declined by one referrer: too busy",
    `Accepted by ${first[1]!.name}`,
    `Submitted by ${first[1]!.name}`,
    "You confirmed it, credit spent",
    "I got an interview",
    "I was hired",
  ]);
});

test("asks the next three after 48 hours without an answer, or once all three decline", async () => {
  const people = await testbed.referrers(7);
  const request = await testbed.ask(seeker, job);
  const first = await offeredTo(testbed, people, request);
  await testbed.pass(47);
  expect(await offeredTo(testbed, people, request)).toEqual(first);
  await testbed.pass(2);
  const second = await offeredTo(testbed, people, request);
  expect(second).toHaveLength(3);
  expect(second.some((each) => first.includes(each))).toBe(false);
  for (const each of second) await testbed.act(each, request, "decline", { reason: "not-a-fit" });
  expect(await offeredTo(testbed, people, request)).toHaveLength(1);
  const late = await testbed.act(first[0]!, request, "accept");
  expect(late).toMatchObject({
    status: 409,
    body: { message: "The 48 hours to answer have passed, so the request went to other referrers." },
  });
});

test("keeps an unanswered offer open if nobody else can be asked, until the request expires and returns the credit", async () => {
  const people = await testbed.referrers(1);
  const request = await testbed.ask(seeker, job);
  await testbed.pass(100);
  expect(await offeredTo(testbed, people, request)).toHaveLength(1);
  await testbed.pass(69);
  expect(await testbed.mine(seeker, request)).toMatchObject({ state: "expired", creditReturned: true, deadline: null });
  expect(await testbed.credits(seeker)).toMatchObject({ free: 3, held: 0, spent: 0 });
  expect((await testbed.post(seeker, "/api/referrals", askBody(job))).status).toBe(200);
});

test("a request that everybody declined ends, and the seeker can't ask there for 60 days", async () => {
  const people = await testbed.referrers(2);
  const request = await testbed.ask(seeker, job);
  for (const each of people) await testbed.act(each, request, "decline", { reason: "role-closed" });
  expect((await testbed.mine(seeker, request)).state).toBe("declined");
  const again = await testbed.post(seeker, "/api/referrals", askBody(job));
  expect(again).toMatchObject({ status: 409, body: { code: "declined-at-company" } });
  await testbed.pass(60 * 24 + 1);
  expect((await testbed.post(seeker, "/api/referrals", askBody(job))).status).toBe(200);
});

test("a request not submitted within 7 days goes back to the pool and is never offered to its holder again", async () => {
  const people = await testbed.referrers(4);
  const request = await testbed.ask(seeker, job);
  const asked = await offeredTo(testbed, people, request);
  const [first] = asked;
  await testbed.act(first!, request, "accept");
  await testbed.pass(169);
  expect(await testbed.mine(seeker, request)).toMatchObject({ state: "offered", referrer: null });
  expect(await offeredTo(testbed, people, request)).toEqual(people.filter((each) => each !== first));
  expect(await testbed.credits(seeker)).toMatchObject({ free: 2, held: 1 });
  expect((await testbed.act(first!, request, "submit", {})).status).toBe(409);
});

test("closing the job cancels open requests and returns their credits, but keeps submitted ones", async () => {
  const [referrer] = await testbed.referrers(1);
  const other = await testbed.person("Second Seeker");
  const submitted = await testbed.ask(other, job);
  await testbed.act(referrer!, submitted, "accept");
  await testbed.act(referrer!, submitted, "submit", {});
  const request = await testbed.ask(seeker, job);
  await testbed.closeJob(job);
  await testbed.tick();
  expect((await testbed.mine(seeker, request)).state).toBe("cancelled");
  expect((await testbed.mine(other, submitted)).state).toBe("submitted");
  expect(await testbed.credits(seeker)).toMatchObject({ free: 3, held: 0 });
  expect(await testbed.post(seeker, "/api/referrals", askBody(job))).toMatchObject({
    status: 409,
    body: { code: "job-closed" },
  });
});

test("confirms after five days without an answer, and asks for the outcome on days 14, 30 and 60", async () => {
  const [referrer] = await testbed.referrers(1);
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer!, request, "accept");
  await testbed.act(referrer!, request, "submit", {});
  await testbed.pass(5 * 24 + 1);
  expect(await testbed.mine(seeker, request)).toMatchObject({ state: "confirmed", outcomeWanted: true });
  expect(await testbed.credits(seeker)).toMatchObject({ held: 0, spent: 1 });
  for (const days of [9, 17, 31, 40]) {
    await testbed.pass(days * 24);
    await testbed.tick();
  }
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from outbox_mail where message = 'referral-outcome'`.execute(database.db);
  expect(rows[0]!.n).toBe(3);
});

test("holds the credit of a dispute until an operator decides", async () => {
  const [referrer] = await testbed.referrers(1);
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer!, request, "accept");
  await testbed.act(referrer!, request, "submit", {});
  expect((await testbed.act(seeker, request, "dispute", { checked: "inbox-and-spam" })).status).toBe(200);
  await testbed.pass(30 * 24);
  expect((await testbed.mine(seeker, request)).state).toBe("disputed");
  const operator = { name: "test", accountId: null };
  const reason = "no mail from the company was found";
  await settleDispute(testbed.context, operator, request, { verdict: "refunded", reason });
  expect(await testbed.mine(seeker, request)).toMatchObject({ state: "refunded", creditReturned: true });
  expect(await testbed.credits(seeker)).toMatchObject({ free: 3, held: 0, spent: 0 });
  await expect(
    settleDispute(testbed.context, operator, request, { verdict: "confirmed", reason: "again" }),
  ).rejects.toMatchObject({ code: "not-now" });
});

test("only one of two concurrent acceptances succeeds, and the other learns that somebody was first", async () => {
  const people = await testbed.referrers(3);
  for (let times = 0; times < 10; times++) {
    const asking = await testbed.person(`Seeker ${times}`);
    await sql`update referral_offer set offered_at = offered_at - interval '8 days'`.execute(database.db);
    const request = await testbed.ask(asking, job);
    const answers = await Promise.all(people.map((each) => testbed.act(each, request, "accept")));
    expect(answers.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const losers = answers.filter((each) => each.status === 409);
    expect(losers.map((each) => each.body.message)).toEqual(
      Array(2).fill(`Somebody else at ${COMPANY} accepted this request first. There's nothing left to do.`),
    );
    expect(losers[0]!.body.code).toBe("already-accepted");
  }
});

test("limits requests to one active per company, three a day and the three welcome credits", async () => {
  await testbed.referrers(1, 20);
  await testbed.ask(seeker, job);
  expect(await testbed.post(seeker, "/api/referrals", askBody(job))).toMatchObject({
    status: 409,
    body: { code: "active-at-company" },
  });
  const companies = ["Lanternfish", "Quillmark", "Palisade Pay"];
  const jobs = await Promise.all(companies.map((company) => testbed.job(company)));
  for (const company of companies) await testbed.referrer(`Somebody ${company}`, company);
  await testbed.ask(seeker, jobs[0]!);
  await testbed.ask(seeker, jobs[1]!);
  expect(await testbed.post(seeker, "/api/referrals", askBody(jobs[2]!))).toMatchObject({
    status: 409,
    body: { code: "too-many-today" },
  });
  await testbed.pass(25);
  expect(await testbed.post(seeker, "/api/referrals", askBody(jobs[2]!))).toMatchObject({
    status: 409,
    body: { code: "no-credit" },
  });
});

test("limits open requests to five, however many credits are free", async () => {
  const companies = ["Kestrow Grid", "Lanternfish", "Quillmark", "Palisade Pay", "Norrsken Maps", "Tidewell Health"];
  const jobs = await Promise.all(companies.map((company) => testbed.job(company)));
  for (const company of companies) await testbed.referrer(`Somebody ${company}`, company);
  await grantCredits(database.db, seeker.id, 10, "test");
  const requests = [];
  for (const [at, each] of jobs.slice(0, 5).entries()) {
    if (at === 3) await testbed.pass(25);
    requests.push(await testbed.ask(seeker, each));
  }
  await testbed.pass(25);
  expect(await testbed.post(seeker, "/api/referrals", askBody(jobs[5]!))).toMatchObject({
    status: 409,
    body: { code: "too-many-open" },
  });
  await testbed.act(seeker, requests[0]!, "withdraw");
  expect((await testbed.post(seeker, "/api/referrals", askBody(jobs[5]!))).status).toBe(200);
});

test("concurrent requests never exceed a quota", async () => {
  await testbed.referrers(3, 20);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => testbed.post(seeker, "/api/referrals", askBody(job))),
  );
  expect(answers.filter((each) => each.status === 200)).toHaveLength(1);
  expect(answers.filter((each) => each.body.code === "active-at-company")).toHaveLength(5);
});

test("never offers a referrer more than their weekly capacity: without room, asking is refused and holds no credit", async () => {
  const [referrer] = await testbed.referrers(1, 1);
  const other = await testbed.person("Second Seeker");
  await testbed.act(referrer!, await testbed.ask(seeker, job), "accept");
  expect((await testbed.post(other, "/api/referrals", askBody(job))).body.code).toBe("no-room");
  expect(await testbed.credits(other)).toMatchObject({ free: 3, held: 0 });
  await testbed.pass(7 * 24 + 1);
  expect(await testbed.item(referrer!, await testbed.ask(other, job))).toMatchObject({ offer: { state: "live" } });
  const answer = await testbed.get(other, `/api/referrals/check?job=${job}`);
  expect(RequestCheckResponse.parse(answer.body).figures).toMatchObject({ referrers: null, freeSlots: null });
});

test("nobody can be asked for a job that a staffing firm fills for another company, but for the firm's own jobs", async () => {
  await testbed.referrers(1);
  await sql`update job set agency = true where id = ${job}`.execute(database.db);
  const refused = { status: 409, body: { code: "agency-job" } };
  expect(await testbed.post(seeker, "/api/referrals", askBody(job))).toMatchObject(refused);
  expect(await testbed.post(seeker, "/api/referrals/invitations", inviteBody(job))).toMatchObject(refused);
  expect(await testbed.credits(seeker)).toMatchObject({ free: 3, held: 0 });
  const own = await testbed.job(COMPANY, "Recruiter");
  expect((await testbed.post(seeker, "/api/referrals", askBody(own))).status).toBe(200);
});
