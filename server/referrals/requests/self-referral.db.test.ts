import { sql } from "kysely";
import { inTransaction } from "#postgres/transaction.ts";
import { earnCredit } from "#store/referrals/credits.ts";
import { beforeEach, expect, test } from "vitest";
import { rememberNetwork } from "#store/accounts/account-networks.ts";
import { referralFaults } from "#test/referrals/referral-invariants.ts";
import { COMPANY, referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";

const testbed = await referralTestbed();
const { database } = testbed;
let seeker: TestPerson;
let referrer: TestPerson;

beforeEach(async () => {
  ({ seeker } = await testbed.reset());
  referrer = await testbed.referrer("Ahond Brlk", COMPANY, { capacity: 20 });
});

/** Plays one referral from the request to its outcome. */
async function fullReferral(by: TestPerson): Promise<void> {
  const request = await testbed.ask(by, await testbed.job(COMPANY, `Engineer ${Math.random()}`));
  await testbed.act(referrer, request, "accept");
  await testbed.act(referrer, request, "submit", {});
  await testbed.act(by, request, "confirm");
  expect((await testbed.act(by, request, "outcome", { outcome: "hired" })).status).toBe(200);
}

/** Returns the credits granted after the welcome: to the seeker and to the referrer. */
async function earned(): Promise<{ seeker: number; referrer: number }> {
  const of = async ({ id }: TestPerson) =>
    (
      await sql<{ n: number }>`
        select coalesce(sum(free), 0)::int as n from referral_credit
        where account_id = ${id} and kind = 'grant' and cause <> 'welcome'`.execute(database.db)
    ).rows[0]!.n;
  return { seeker: await of(seeker), referrer: await of(referrer) };
}

test("two people earn credits for their first referral with each other only", async () => {
  await fullReferral(seeker);
  expect(await earned()).toEqual({ seeker: 1, referrer: 1 });
  await fullReferral(seeker);
  await fullReferral(seeker);
  expect(await earned()).toEqual({ seeker: 1, referrer: 1 });
  const other = await testbed.person("Another Seeker");
  await fullReferral(other);
  expect(await earned()).toEqual({ seeker: 1, referrer: 2 });
  expect(await referralFaults(database)).toEqual([]);
});

test("accounts that log in from one network earn no credits from each other", async () => {
  for (const each of [seeker, referrer]) await rememberNetwork(database.db, each.id, [Buffer.from("the home of both")]);
  await fullReferral(seeker);
  expect(await earned()).toEqual({ seeker: 0, referrer: 0 });
  expect(await referralFaults(database)).toEqual([]);
});

test("answers to one seeker, or to people of the same network, don't add up to a credit", async () => {
  const neighbours = await Promise.all(["One", "Two", "Three"].map((name) => testbed.person(name)));
  for (const each of [referrer, ...neighbours])
    await rememberNetwork(database.db, each.id, [Buffer.from("the home of all")]);
  for (const by of [seeker, seeker, seeker, ...neighbours]) {
    const request = await testbed.ask(by, await testbed.job(COMPANY, `Engineer ${Math.random()}`));
    await testbed.act(referrer, request, "accept");
    await testbed.act(by, request, "withdraw");
    await sql`update referral_request set created_at = created_at - interval '2 days'`.execute(database.db);
  }
  expect((await earned()).referrer).toBe(0);
  for (const name of ["Four", "Five"]) {
    const by = await testbed.person(name);
    await testbed.act(referrer, await testbed.ask(by, await testbed.job(COMPANY)), "accept");
  }
  expect((await earned()).referrer).toBe(1);
});

test("nobody earns more than three credits within seven days, even at once", async () => {
  const person = await testbed.person("Ahond Brlk");
  const earn = (cause: string) =>
    inTransaction(testbed.database, (trx) => earnCredit(trx, person.id, `confirmed:${cause}`));
  const earned = await Promise.all(["a", "b", "c", "d", "e"].map(earn));
  expect(earned.filter(Boolean)).toHaveLength(3);
  expect(await earn("f")).toBe(false);
  await testbed.pass(7 * 24 + 1);
  expect(await earn("f")).toBe(true);
  expect(await earn("f")).toBe(false);
});
