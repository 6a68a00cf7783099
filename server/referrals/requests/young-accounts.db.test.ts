import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { askBody, offeredTo, referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";

const testbed = await referralTestbed();
const { database } = testbed;
let job: string;
let referrers: TestPerson[];

beforeEach(async () => {
  ({ job } = await testbed.reset());
  referrers = await testbed.referrers(3, 3);
});

/** Returns a person who registered some days ago. */
async function registered(name: string, daysAgo: number): Promise<TestPerson> {
  const person = await testbed.person(name);
  await sql`update account set created_at = now() - make_interval(days => ${daysAgo}) where id = ${person.id}`.execute(
    database.db,
  );
  return person;
}

test("three new accounts leave places at a company for the next seeker", async () => {
  for (let n = 0; n < 3; n++) {
    const sybil = await registered(`Sybil ${n}`, 0);
    expect((await testbed.post(sybil, "/api/referrals", askBody(job))).body).toMatchObject({ asked: 1 });
  }
  const genuine = await registered("Zebrina Quax", 30);
  expect((await testbed.post(genuine, "/api/referrals", askBody(job))).body).toMatchObject({ asked: 3 });
});

test("a request of a new account goes to one referrer after the other", async () => {
  const young = await registered("Young Seeker", 1);
  const request = await testbed.ask(young, job);
  const [first, ...others] = await offeredTo(testbed, referrers, request);
  expect(others).toEqual([]);
  await testbed.act(first!, request, "decline", { reason: "too-busy" });
  expect(await offeredTo(testbed, referrers, request)).toHaveLength(1);
});

test("an account younger than a week has one open request, an older one up to five", async () => {
  const young = await registered("Young Seeker", 6);
  const other = await testbed.job("Lanternfish");
  await testbed.referrer("Bea Vo", "Lanternfish");
  await testbed.ask(young, job);
  expect(await testbed.post(young, "/api/referrals", askBody(other))).toMatchObject({
    status: 409,
    body: {
      code: "too-many-open",
      message: "Your account is new, so you can have one open request at a time for its first 7 days.",
    },
  });
  await sql`update account set created_at = created_at - interval '1 day' where id = ${young.id}`.execute(database.db);
  expect((await testbed.post(young, "/api/referrals", askBody(other))).status).toBe(200);
});

test("an unanswered offer gives its place back after 48 hours", async () => {
  await sql`update referrer set weekly_capacity = 1`.execute(database.db);
  await testbed.ask(await registered("Zebrina Quax", 30), job);
  const next = await registered("Next Seeker", 30);
  expect((await testbed.post(next, "/api/referrals", askBody(job))).body.code).toBe("no-room");
  await testbed.pass(49);
  expect(await offeredTo(testbed, referrers, await testbed.ask(next, job))).toHaveLength(3);
});

test("a request under way waits until somebody has room", async () => {
  await sql`update referrer set weekly_capacity = 1`.execute(database.db);
  const waiting = await testbed.ask(await registered("Young Seeker", 1), job);
  const [first] = await offeredTo(testbed, referrers, waiting);
  for (let n = 0; n < referrers.length; n++)
    await testbed.post(await registered(`Seeker ${n}`, 30), "/api/referrals", askBody(job));
  await testbed.act(first!, waiting, "decline", { reason: "too-busy" });
  expect(await offeredTo(testbed, referrers, waiting)).toEqual([]);
  await testbed.pass(49);
  expect(await offeredTo(testbed, referrers, waiting)).toHaveLength(1);
});

test("referrers who leave two requests unanswered rest for the week", async () => {
  for (const n of [1, 2]) {
    await testbed.ask(await registered(`Seeker ${n}`, 30), job);
    await testbed.pass(49);
  }
  const next = await registered("Zebrina Quax", 30);
  expect((await testbed.post(next, "/api/referrals", askBody(job))).body.code).toBe("no-room");
  await testbed.pass(6 * 24);
  expect(await offeredTo(testbed, referrers, await testbed.ask(next, job))).toHaveLength(3);
});
