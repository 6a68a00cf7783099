import { beforeEach, expect, test } from "vitest";
import { InboxResponse, MyReferralsResponse, ReferralNews } from "#contract/schemas/referral.ts";
import { referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";

const testbed = await referralTestbed();
let seeker: TestPerson;
let job: string;
beforeEach(async () => {
  ({ seeker, job } = await testbed.reset());
});

const news = async (person: TestPerson) => ReferralNews.parse((await testbed.get(person, "/api/referrals/news")).body);
const mine = async (person: TestPerson) =>
  MyReferralsResponse.parse((await testbed.get(person, "/api/referrals")).body);
const inbox = async (person: TestPerson) =>
  InboxResponse.parse((await testbed.get(person, "/api/referrals/inbox")).body);
const seen = (person: TestPerson, upTo: string | null) => testbed.post(person, "/api/referrals/seen", { upTo });

test("counts the requests with a question, an answer or an acceptance until the person has seen them", async () => {
  const [referrer] = await testbed.referrers(1);
  const id = await testbed.ask(seeker, job);
  expect(await news(seeker)).toMatchObject({
    updates: 0,
    asked: [{ id, jobId: job, state: "offered", question: false }],
  });
  expect(await news(referrer!)).toEqual({ updates: 1, asked: [] });
  const offered = await inbox(referrer!);
  expect((await seen(referrer!, offered.newestNotice)).status).toBe(200);
  expect((await news(referrer!)).updates).toBe(0);

  await testbed.act(referrer!, id, "question", { question: "Which queue was it?" });
  expect(await news(seeker)).toMatchObject({ updates: 1, asked: [{ question: true }] });
  const question = (await testbed.mine(seeker, id)).questions[0]!;
  await testbed.act(seeker, id, "answer", { offerId: question.offerId, answer: "Our own." });
  expect((await news(referrer!)).updates).toBe(1);
  await testbed.act(referrer!, id, "accept");
  expect(await news(seeker)).toMatchObject({ updates: 1, asked: [{ state: "accepted", question: false }] });
});

test("keeps what came after the lists that a person has seen", async () => {
  const [referrer] = await testbed.referrers(1);
  const id = await testbed.ask(seeker, job);
  await testbed.act(referrer!, id, "question", { question: "Which queue was it?" });
  const before = await mine(seeker);
  await testbed.act(referrer!, id, "accept");
  await seen(seeker, before.newestNotice);
  expect((await news(seeker)).updates).toBe(1);
  await seen(seeker, (await mine(seeker)).newestNotice);
  expect((await news(seeker)).updates).toBe(0);
  expect((await mine(seeker)).newestNotice).toBeNull();
});

test("marks nobody else's news, and refuses a notice that isn't one", async () => {
  const [referrer] = await testbed.referrers(1);
  await testbed.ask(seeker, job);
  await seen(seeker, "999999999999");
  expect((await news(referrer!)).updates).toBe(1);
  expect((await testbed.post(seeker, "/api/referrals/seen", { upTo: "all" })).status).toBe(400);
});
