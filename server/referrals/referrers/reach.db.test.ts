import { beforeEach, expect, test } from "vitest";
import { askBody, COMPANY, offeredTo, referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";

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

const settings = (changes: object) => ({
  displayName: "",
  weeklyCapacity: 3,
  roles: [],
  languages: [],
  paused: false,
  ...changes,
});
const choose = (person: TestPerson, changes: object) =>
  testbed.post(person, "/api/referrals/referrer/settings", settings(changes));

test("requests for other roles don't reach a referrer who only refers for some", async () => {
  const designers = await testbed.referrer("Dora", COMPANY);
  const anybody = await testbed.referrer("Ana", COMPANY);
  expect((await choose(designers, { roles: ["product-designer"], onlyRoles: true })).status).toBe(200);
  const request = await testbed.ask(seeker, job);
  expect(await offeredTo(testbed, [designers, anybody], request)).toEqual([anybody]);
  await testbed.act(anybody, request, "decline", { reason: "not-a-fit" });
  // Nobody is left to ask, so it ends at once.
  expect((await testbed.mine(seeker, request)).state).toBe("declined");
});

test("asking says at once that nobody refers for the role", async () => {
  const designers = await testbed.referrer("Dora", COMPANY);
  await choose(designers, { roles: ["product-designer"], onlyRoles: true });
  expect((await testbed.post(seeker, "/api/referrals", askBody(job))).body).toMatchObject({
    code: "no-referrers",
    message: "Nobody at Kestrow Grid refers for this role yet. We can email you when somebody joins.",
  });
  await choose(designers, { roles: ["product-designer", "backend-engineer"], onlyRoles: true });
  expect(await offeredTo(testbed, [designers], await testbed.ask(seeker, job))).toEqual([designers]);
});

test("without roles, or without the choice, every request reaches a referrer", async () => {
  const ana = await testbed.referrer("Ana", COMPANY);
  const bo = await testbed.referrer("Bo", COMPANY);
  await choose(ana, { roles: [], onlyRoles: true });
  await choose(bo, { roles: ["product-designer"] });
  expect(await offeredTo(testbed, [ana, bo], await testbed.ask(seeker, job))).toEqual([ana, bo]);
});
