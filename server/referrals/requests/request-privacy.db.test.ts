import { ACTION_BODIES } from "#test/referrals/action-bodies.ts";
import { beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { InboxResponse, MyReferralsResponse, RequestCheckResponse } from "#contract/schemas/referral.ts";
import { askBody, COMPANY, offeredTo, referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";

const testbed = await referralTestbed();
const { database } = testbed;
let job: string;
let seeker: TestPerson;

beforeEach(async () => {
  ({ job, seeker } = await testbed.reset());
});

test("hides names and contact details until acceptance", async () => {
  const [referrer] = await testbed.referrers(1);
  const request = await testbed.ask(seeker, job, {
    why: `I am Zebrina Quax, write to ${seeker.email} or zeb (at) mail (dot) example.`,
    evidence: "Call +351 912 345 678, see https://zebrina.example.org or zebrina.dev, @zebquax. Node.js, 214 pages.",
  });
  const before = (await testbed.item(referrer!, request))!;
  expect(before).toMatchObject({ seeker: null, links: [] });
  expect(JSON.stringify(before)).not.toMatch(/zebrina|quax|912|mail \(dot\)/i);
  expect(before.evidence).toContain("Node.js, 214 pages.");
  await testbed.act(referrer!, request, "question", { question: `Ask me, ${referrer!.name}, at ${referrer!.email}?` });
  const mine = await testbed.get(seeker, "/api/referrals");
  expect(mine.text).not.toContain(referrer!.email);
  expect(mine.text).not.toContain("Ahond");
  const { questions } = await testbed.mine(seeker, request);
  await testbed.act(seeker, request, "answer", { offerId: questions[0]!.offerId, answer: "Zebrina, two years" });
  expect((await testbed.item(referrer!, request))!.offer.answer).toBe("•••••, two years");
  await testbed.act(referrer!, request, "accept");
  expect((await testbed.item(referrer!, request))!.why).toContain("Zebrina Quax");
  expect((await testbed.mine(seeker, request)).questions[0]!.question).toContain(referrer!.email);
});

test("a referrer who accepts a returned request can't read the earlier thread", async () => {
  const people = await testbed.referrers(4);
  const request = await testbed.ask(seeker, job);
  const [first] = await offeredTo(testbed, people, request);
  await testbed.act(first!, request, "accept");
  await testbed.act(first!, request, "message", { body: `I am ${first!.name}, ${first!.email}` });
  await testbed.act(seeker, request, "message", { body: `Hello ${first!.name}` });
  expect((await testbed.mine(seeker, request)).messages).toHaveLength(2);
  await testbed.act(first!, request, "hand-back");
  expect((await testbed.mine(seeker, request)).messages).toEqual([]);
  const [next] = await offeredTo(testbed, people, request);
  await testbed.act(next!, request, "accept");
  expect((await testbed.get(next!, "/api/referrals/inbox")).text).not.toContain(first!.name);
  await testbed.act(seeker, request, "message", { body: "Hello again" });
  for (const messages of [
    (await testbed.mine(seeker, request)).messages,
    (await testbed.item(next!, request))!.messages,
  ])
    expect(messages.map(({ body }) => body)).toEqual(["Hello again"]);
});

test("hides a request from everybody who has no part in it", async () => {
  const people = await testbed.referrers(1);
  const stranger = await testbed.person("Eve Stranger");
  const elsewhere = await testbed.job("Lanternfish").then(() => testbed.referrer("Far Referrer", "Lanternfish"));
  const request = await testbed.ask(seeker, job);
  const actions = [
    "accept",
    "decline",
    "question",
    "answer",
    "message",
    "submit",
    "hand-back",
    "confirm",
    "dispute",
    "withdraw-dispute",
    "withdraw",
    "outcome",
    "report",
    "block",
  ];
  for (const person of [stranger, elsewhere]) {
    for (const action of actions)
      expect(await testbed.act(person, request, action, ACTION_BODIES[action]), action).toMatchObject({
        status: 404,
        body: { code: "not-found" },
      });
    expect((await testbed.get(person, "/api/referrals")).text).not.toContain(request);
    expect((await testbed.get(person, "/api/referrals/inbox")).text).not.toContain(request);
  }
  for (const action of ["accept", "decline", "question", "submit", "hand-back"])
    expect((await testbed.act(seeker, request, action, ACTION_BODIES[action])).status, action).toBe(404);
  for (const action of ["answer", "confirm", "dispute", "withdraw-dispute", "withdraw", "outcome"])
    expect((await testbed.act(people[0]!, request, action, ACTION_BODIES[action])).status, action).toBe(404);
});

test("withdrawing removes a request from every inbox and returns the credit", async () => {
  const people = await testbed.referrers(3);
  const request = await testbed.ask(seeker, job);
  expect((await testbed.act(seeker, request, "withdraw")).status).toBe(200);
  expect(await offeredTo(testbed, people, request)).toEqual([]);
  expect(await testbed.credits(seeker)).toMatchObject({ free: 3, held: 0 });
  expect(await testbed.act(people[0]!, request, "accept")).toMatchObject({
    status: 409,
    body: { message: "The request was withdrawn." },
  });
});

test("never matches people after a block, and passes reports to the operators", async () => {
  const [referrer] = await testbed.referrers(1);
  const request = await testbed.ask(seeker, job);
  expect(
    (await testbed.act(referrer!, request, "report", { reason: "asks-for-money", note: "offers cash" })).status,
  ).toBe(200);
  const { rows } = await sql`select about, reason from referral_report`.execute(database.db);
  expect(rows).toEqual([{ about: "seeker", reason: "asks-for-money" }]);
  expect((await testbed.mine(seeker, request)).state).toBe("declined");
  expect((await testbed.act(referrer!, request, "block")).status).toBe(200);
  await testbed.pass(61 * 24);
  expect(await testbed.post(seeker, "/api/referrals", askBody(job))).toMatchObject({
    status: 409,
    body: { code: "no-referrers" },
  });
});

test("scrubs unsuccessful requests after 30 days, including questions and thread", async () => {
  const [referrer] = await testbed.referrers(1);
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer!, request, "question", { question: "Which queue?" });
  await testbed.act(referrer!, request, "decline", { reason: "cannot-vouch" });
  await testbed.pass(29 * 24);
  expect((await testbed.mine(seeker, request)).why).not.toBe("");
  await testbed.pass(2 * 24);
  expect(await testbed.mine(seeker, request)).toMatchObject({
    why: "",
    evidence: "",
    links: [],
    country: null,
    questions: [],
  });
});

test("every third answer earns a referrer one credit, whether they accept or decline", async () => {
  const [referrer] = await testbed.referrers(1, 20);
  for (let times = 0; times < 3; times++) {
    const request = await testbed.ask(await testbed.person(`Seeker ${times}`), job);
    await testbed.act(
      referrer!,
      request,
      times === 0 ? "accept" : "decline",
      times === 0 ? undefined : { reason: "too-busy" },
    );
  }
  const { rows } = await sql<{
    n: number;
  }>`select sum(free)::int as n from referral_credit where account_id = ${referrer!.id}`.execute(database.db);
  expect(rows[0]!.n).toBe(1);
});

test("a company with one referrer shows only that it accepts requests", async () => {
  const [referrer] = await testbed.referrers(1, 20);
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer!, request, "accept");
  await testbed.act(referrer!, request, "submit", { confirmation: "REF-1" });
  await testbed.act(seeker, request, "confirm");
  const expected = {
    referrers: null,
    freeSlots: null,
    answered: null,
    answeredRange: null,
    medianHours: null,
    confirmed: 0,
    waiting: null,
  };
  const { body } = await testbed.get(null, "/api/referrals/companies?companies=kestrow-grid");
  expect(body).toEqual({ data: [{ company: "kestrow-grid", ...expected }] });
});

test("a company's figures are public, come from real counts and never describe one person", async () => {
  const people = await testbed.referrers(4, 20);
  const slug = "kestrow-grid";
  const figures = async () =>
    (
      (await testbed.get(null, `/api/referrals/companies?companies=${slug},unknown`)).body as unknown as {
        data: object[];
      }
    ).data;
  expect(await figures()).toMatchObject([{ company: slug, referrers: null, freeSlots: null }]);
  people.push(await testbed.referrer("Last Referrer", COMPANY, { capacity: 20 }));
  expect(await figures()).toEqual([
    {
      company: slug,
      referrers: 5,
      freeSlots: 100,
      answered: null,
      answeredRange: null,
      medianHours: null,
      confirmed: 0,
      waiting: null,
    },
  ]);
  for (let times = 0; times < 5; times++) {
    const request = await testbed.ask(await testbed.person(`Seeker ${times}`), job);
    if (times < 2) continue;
    await testbed.pass(10);
    const [asked] = await offeredTo(testbed, people, request);
    await testbed.act(asked!, request, "accept");
    if (times === 3) expect(await figures()).toMatchObject([{ answered: null, answeredRange: null }]);
  }
  await testbed.pass(170);
  const [counted] = (await figures()) as { answered: number; answeredRange: [number, number] }[];
  // The median of 10 hours is published in steps of six, and Wilson's interval of three in five, 0.231 to 0.882, in steps of five points.
  expect(counted).toMatchObject({ referrers: 5, answered: 3 / 5, answeredRange: [0.2, 0.9], medianHours: 12 });
});

test("the check names what the posting requires first, with the words that speak of it", async () => {
  const description =
    "<h2>Requirements</h2><ul><li>Years with PostgreSQL and Kubernetes</li><li>Go or Rust</li></ul><h2>Nice to have</h2><ul><li>Terraform</li></ul>";
  await sql`update job set description = ${description} where id = ${job}`.execute(database.db);
  const { body } = await testbed.get(seeker, `/api/referrals/check?job=${job}`);
  const { requirements } = RequestCheckResponse.parse(body);
  expect(requirements.map(({ name }) => name)).toEqual(["PostgreSQL", "Kubernetes", "Go or Rust"]);
  expect(requirements[1]!.words.map((word) => word.toLowerCase())).toContain("k8s");
});

test("responses follow the contract", async () => {
  const people = await testbed.referrers(3);
  const request = await testbed.ask(seeker, job);
  await testbed.act(people[0]!, request, "accept");
  const answers = [
    [MyReferralsResponse, await testbed.get(seeker, "/api/referrals")],
    [InboxResponse, await testbed.get(people[0]!, "/api/referrals/inbox")],
    [InboxResponse, await testbed.get(seeker, "/api/referrals/inbox")],
    [RequestCheckResponse, await testbed.get(seeker, `/api/referrals/check?job=${job}`)],
  ] as const;
  for (const [schema, answer] of answers) expect(schema.safeParse(answer.body).error).toBeUndefined();
});
