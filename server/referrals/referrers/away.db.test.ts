import { beforeEach, expect, test } from "vitest";
import { COMPANY, referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";

const testbed = await referralTestbed();
let job: string;
let seeker: TestPerson;

beforeEach(async () => {
  ({ job, seeker } = await testbed.reset());
});

const figures = async () =>
  (await testbed.get(null, "/api/referrals/companies?companies=kestrow-grid")).body["data"] as object[];

test("while away, a referrer gets no requests, keeps what they have, and counts nowhere", async () => {
  const referrer = await testbed.referrer("Ahond Brlk", COMPANY);
  const held = await testbed.ask(seeker, job);
  await testbed.act(referrer, held, "accept");
  const awayUntil = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const body = { displayName: "", weeklyCapacity: 3, roles: [], languages: [], paused: false, awayUntil };
  expect((await testbed.post(referrer, "/api/referrals/referrer/settings", body)).status).toBe(200);
  expect((await testbed.get(referrer, "/api/referrals/inbox")).body["referrer"]).toMatchObject({ awayUntil });
  const other = await testbed.person("Next Seeker");
  const check = () => testbed.get(other, `/api/referrals/check?job=${job}`);
  expect((await check()).body["refusal"]).toMatchObject({ code: "no-referrers" });
  expect(await testbed.item(referrer, held)).toMatchObject({ state: "accepted" });
  await testbed.pass(73);
  expect((await check()).body["refusal"]).toBeNull();
  expect((await testbed.get(referrer, "/api/referrals/inbox")).body["referrer"]).toMatchObject({ awayUntil: null });
  expect(await testbed.item(referrer, await testbed.ask(other, job))).toMatchObject({ offer: { state: "live" } });
});

test("a company shows from five people on how many wait, in steps of five", async () => {
  const watch = async (n: number) =>
    await testbed.post(await testbed.person(`Seeker ${n}`), "/api/referrals/watch", {
      company: "kestrow-grid",
      watch: true,
    });
  for (let n = 0; n < 4; n++) await watch(n);
  expect(await figures()).toEqual([]);
  for (let n = 4; n < 8; n++) await watch(n);
  expect(await figures()).toMatchObject([{ company: "kestrow-grid", referrers: 0, waiting: 5 }]);
});
