import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { InboxResponse } from "#contract/schemas/referral.ts";
import { renderOutboxMail } from "#mail/deliver.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { inviteContact, invited, look, provedContact } from "#test/referrals/invited-contact.ts";
import { COMPANY } from "#test/referrals/referral-testbed.ts";
import { twoPeople } from "#test/referrals/two-people.ts";

const { testbed, two } = await twoPeople();
const { database } = testbed;
let request: string;

beforeEach(async () => {
  request = await testbed.ask(two.seeker, two.job);
});

async function confirmed(outcome?: string): Promise<void> {
  await testbed.act(two.referrer, request, "accept");
  await testbed.act(two.referrer, request, "submit", {});
  await testbed.act(two.seeker, request, "confirm");
  if (outcome !== undefined) await testbed.act(two.seeker, request, "outcome", { outcome });
}
const thank = (body = "Thank you, it was a good talk.", by = two.seeker) => testbed.act(by, request, "thank", { body });
const record = async () =>
  ((await testbed.get(two.referrer, "/api/referrals/inbox")).body as unknown as InboxResponse).referrer!;

test("a seeker thanks once, after the outcome; the referrer reads it, hears of it, and it counts for them alone", async () => {
  await confirmed();
  expect((await thank()).body).toMatchObject({ code: "not-now", message: "Tell us first how it went." });
  await testbed.act(two.seeker, request, "outcome", { outcome: "interview" });
  expect((await thank()).status).toBe(200);
  expect((await thank("Again")).body).toMatchObject({ code: "not-now", message: "You’ve thanked them already." });
  const item = await testbed.item(two.referrer, request);
  expect(item!.messages).toMatchObject([{ body: "Thank you, it was a good talk.", mine: false, thanks: true }]);
  expect(item!.timeline.map(({ text }) => text)).toContain("The seeker thanked you");
  expect(await record()).toMatchObject({ answered: 1, confirmed: 1, interviews: 1, hired: 0, thanks: 1 });
  const mail = (await recentMails(database.db, 50)).find(({ toAddress }) => toAddress === two.referrer.email)!;
  const { subject, text } = renderOutboxMail(mail, testbed.context.secrets);
  expect(subject).toBe("A thank-you: Backend Engineer at Kestrow Grid");
  // The words themselves stay behind the login, where they can be reported.
  expect(text).not.toContain("good talk");
});

test("only the seeker of a confirmed referral can thank", async () => {
  expect((await thank()).status).toBe(409);
  await confirmed("hired");
  expect((await thank("Me", two.referrer)).status).toBe(404);
  expect((await thank("x".repeat(301))).status).toBe(400);
  await sql`insert into referral_suspension (account_id, reason) values (${two.seeker.id}, 'test')`.execute(
    database.db,
  );
  expect((await thank()).body).toMatchObject({ code: "suspended" });
});

test("thanks that come long after the referral are in the inbox", async () => {
  await confirmed("waiting");
  await testbed.pass(61 * 24);
  expect(await testbed.item(two.referrer, request)).toBeUndefined();
  await testbed.act(two.seeker, request, "outcome", { outcome: "hired" });
  await thank();
  expect((await testbed.item(two.referrer, request))!.messages).toHaveLength(1);
  expect(await record()).toMatchObject({ hired: 1, interviews: 1, thanks: 1 });
});

test("an invited contact without an account reads the thanks on the page of their link", async () => {
  await testbed.act(two.seeker, request, "withdraw");
  await sql`insert into company_domain (domain, company_id) select 'kestrowgrid.com', id from company where name = ${COMPANY}`.execute(
    database.db,
  );
  const contact = await provedContact(
    testbed,
    await inviteContact(testbed, two.seeker, two.job),
    "ana@kestrowgrid.com",
  );
  await invited(testbed, contact, "accept", { connect: false });
  await invited(testbed, contact, "submit");
  const { body } = await testbed.get(two.seeker, "/api/referrals");
  request = (body["requests"] as { id: string; invited: boolean }[]).find((each) => each.invited)!.id;
  await testbed.act(two.seeker, request, "confirm");
  await testbed.act(two.seeker, request, "outcome", { outcome: "interview" });
  expect((await look(testbed, contact)).request!.thanks).toBeNull();
  expect((await thank("Thanks, Ana")).status).toBe(200);
  expect((await look(testbed, contact)).request!.thanks).toBe("Thanks, Ana");
});
