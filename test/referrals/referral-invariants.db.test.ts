import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { databaseMoment, referralFaults } from "./referral-invariants.ts";
import { referralTestbed, type TestPerson } from "./referral-testbed.ts";

const testbed = await referralTestbed();
const { database } = testbed;
let seeker: TestPerson;
let request: string;

/** A confirmed referral, and one that waits. */
beforeEach(async () => {
  const reset = await testbed.reset();
  ({ seeker } = reset);
  const referrer = await testbed.referrer("Ahond Brlk", "Kestrow Grid");
  request = await testbed.ask(seeker, reset.job);
  await testbed.act(referrer, request, "accept");
  await testbed.act(referrer, request, "submit", {});
  await testbed.act(seeker, request, "confirm");
  await testbed.ask(await testbed.person("Ottilie Vrdl"), reset.job);
});

test("whole and sound data has no faults, and nothing was touched since a later moment", async () => {
  expect(await referralFaults(database)).toEqual([]);
  expect(await referralFaults(database, await databaseMoment(database))).toEqual([]);
});

test.each([
  [
    "more credits are held than were granted",
    "update referral_credit set free = 1 where kind = 'grant'; update referral_credit set grant_id = (select min(id) from referral_credit where kind = 'grant') where kind = 'hold'",
    /^grant/,
  ],
  [
    "a held credit is lost",
    "delete from referral_credit where kind = 'spend'; update referral_request set links = links",
    /^(?:account|request) .*credit/,
  ],
  [
    "a credit isn't spent",
    "update referral_credit set kind = 'release', free = 1, spent = 0 where kind = 'spend'",
    /its credit is release/,
  ],
  [
    "a request skips a state",
    "update referral_event set to_state = 'confirmed' where to_state = 'accepted'",
    /went from offered to confirmed/,
  ],
  [
    "the timeline ends elsewhere",
    "update referral_request set state = 'refunded' where state = 'confirmed'",
    /the timeline of/,
  ],
  ["a notice is missing", "delete from referral_notice; update referral_event set detail = detail", /no notice says/],
  ["a mail is missing", "delete from outbox_mail; update referral_notice set role = role", /no mail was written/],
  [
    "an offer stays live",
    "update referral_offer set state = 'live' where state = 'accepted'",
    /live and 0 accepted offers/,
  ],
  [
    "an invited request moves a credit",
    "update referral_request set invited = true where state = 'confirmed'",
    /moved a credit/,
  ],
] as const)("a check of the touched rows finds that %s, as one of all rows does", async (_, damage, fault) => {
  const before = await databaseMoment(database);
  await database.db.transaction().execute(async (trx) => {
    // Neither triggers nor foreign keys may refuse the damage.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of damage.split("; ")) await sql.raw(statement).execute(trx);
  });
  const touched = await referralFaults(database, before);
  expect(touched.join("\n")).toMatch(fault);
  expect(touched.toSorted()).toEqual((await referralFaults(database)).toSorted());
});
