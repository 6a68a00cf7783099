import { sql } from "kysely";
import { expect, test } from "vitest";
import { erasePersonalData } from "#store/accounts/personal-data.ts";
import { referralTestbed } from "#test/referrals/referral-testbed.ts";
import { activityOf } from "./activity.ts";

const testbed = await referralTestbed();
const { database } = testbed;

test("people met through referrals are those who accepted, each once, on both sides", async () => {
  const { job, seeker } = await testbed.reset();
  const referrer = await testbed.referrer("Ahond Brlk", "Kestrow Grid");
  const met = async (id: string) => {
    const { connections, recent } = await activityOf(database.db, id);
    return [connections, recent.met];
  };
  const request = await testbed.ask(seeker, job);
  expect([await met(seeker.id), await met(referrer.id)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  await testbed.act(referrer, request, "accept");
  expect([await met(seeker.id), await met(referrer.id)]).toEqual([
    [1, 1],
    [1, 1],
  ]);
  await sql`update referral_event set created_at = now() - interval '31 days'`.execute(database.db);
  expect(await met(seeker.id)).toEqual([1, 0]);
  await testbed.act(referrer, request, "submit", {});
  await erasePersonalData(database.db, referrer.id);
  expect(await met(seeker.id)).toEqual([1, 0]);
});
