import { beforeEach, expect, test } from "vitest";
import { ReviewResponse } from "#contract/schemas/referral-operator.ts";
import { renderOutboxMail } from "#mail/deliver.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { setOperator } from "#store/referrals/operators.ts";
import { mailReasons } from "#test/referrals/mail-reasons.ts";
import { referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";

const testbed = await referralTestbed();
const { database } = testbed;
const SALE = "I refer you for $200, by PayPal.";
let job: string;
let seeker: TestPerson;
let referrer: TestPerson;
let operator: TestPerson;

beforeEach(async () => {
  const town = await testbed.reset();
  operator = await testbed.person("Odette Prator");
  await setOperator(database.db, operator.id, true);
  [job, seeker] = [town.job, town.seeker];
  referrer = await testbed.referrer("Ahond Brlk", "Kestrow Grid");
});

const reports = async () =>
  ReviewResponse.parse((await testbed.get(operator, "/api/operate/referrals")).body).reports.map(
    ({ about, marked, note, person }) => ({ about, marked, note, person }),
  );

async function accepted(): Promise<string> {
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer, request, "accept");
  return request;
}

test("a message that sells the referral reaches the operators and its reader, and changes nothing else", async () => {
  const request = await accepted();
  expect((await testbed.act(referrer, request, "message", { body: "When could you start?" })).status).toBe(200);
  expect(await reports()).toEqual([]);
  expect((await testbed.act(referrer, request, "message", { body: SALE })).status).toBe(200);
  expect(await reports()).toEqual([
    {
      about: "referrer",
      marked: true,
      note: "Found in a text: money for a referral, a way to pay",
      person: { name: "Ahond Brlk", reports: 0, suspended: false },
    },
  ]);
  const mine = await testbed.mine(seeker, request);
  expect(mine.state).toBe("accepted");
  expect(JSON.stringify(mine)).toContain("I refer you for $200");
  expect(JSON.stringify(mine)).not.toMatch(/mark|Found in a text/);
  expect((await testbed.act(referrer, request, "message", { body: "Are you there?" })).status).toBe(200);
});

test("many such messages are one mark until an operator has closed it", async () => {
  const request = await accepted();
  for (const body of [SALE, "My fee is small.", SALE]) await testbed.act(referrer, request, "message", { body });
  expect(await reports()).toHaveLength(1);
  const { reports: open } = ReviewResponse.parse((await testbed.get(operator, "/api/operate/referrals")).body);
  const path = `/api/operate/referrals/reports/${open[0]!.id}/resolve`;
  expect((await testbed.post(operator, path, { measure: "dismissed", reason: "A joke." })).status).toBe(200);
  expect(await reports()).toEqual([]);
  await testbed.act(referrer, request, "message", { body: SALE });
  expect(await reports()).toMatchObject([{ person: { reports: 0 } }]);
});

test.each([
  ["the note of a request", (request: Promise<string>) => request, "seeker"],
  [
    "a question",
    async (request: Promise<string>) => await testbed.act(referrer, await request, "question", { question: SALE }),
    "referrer",
  ],
])("%s is read too", async (what, write, about) => {
  await write(testbed.ask(seeker, job, what === "a question" ? {} : { why: "I’ll pay you if you refer me." }));
  expect(await reports()).toMatchObject([{ about, marked: true }]);
});

test("after a mark, an operator's warning says why, and not that somebody reported it", async () => {
  const request = await accepted();
  await testbed.act(referrer, request, "message", { body: SALE });
  const { reports: open } = ReviewResponse.parse((await testbed.get(operator, "/api/operate/referrals")).body);
  await testbed.post(operator, `/api/operate/referrals/reports/${open[0]!.id}/resolve`, {
    measure: "warned",
    reason: "Asked for 200 dollars.",
  });
  await mailReasons(testbed);
  const mail = (await recentMails(database.db, 50)).find(
    ({ toAddress, message }) => toAddress === referrer.email && message === "statement-of-reasons",
  );
  const { subject, text } = renderOutboxMail(mail!, testbed.context.secrets);
  expect(subject).toContain("Our decision: Your part in a referral");
  expect(text).toContain("This is a warning.");
  expect(text).toContain("Asked for 200 dollars.");
  expect(text).not.toContain("reported");
});

test("after a block neither side can write in the thread, and the referral goes on", async () => {
  const request = await accepted();
  expect((await testbed.act(referrer, request, "message", { body: "Hello." })).status).toBe(200);
  expect((await testbed.act(seeker, request, "block")).status).toBe(200);
  for (const person of [referrer, seeker])
    expect(await testbed.act(person, request, "message", { body: "Answer me." })).toMatchObject({
      status: 409,
      body: { message: "This thread is closed. The referral itself goes on." },
    });
  expect((await testbed.act(referrer, request, "submit", {})).status).toBe(200);
});
