import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { deliverDueMails, renderOutboxMail } from "#mail/deliver.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { mailDelivery } from "#test/mail-delivery.ts";
import { startMailServer } from "#test/mail-server.ts";
import { referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";

const testbed = await referralTestbed();
const { database } = testbed;
let job: string;
let seeker: TestPerson;
let referrer: TestPerson;

beforeEach(async () => {
  ({ job, seeker } = await testbed.reset());
  referrer = await testbed.referrer("Ahond Brlk", "Kestrow Grid");
});

async function mailsTo(person: TestPerson): Promise<{ subject: string; text: string; unsubscribeUrl?: string }[]> {
  const mails = (await recentMails(database.db, 50)).filter((mail) => mail.toAddress === person.email);
  return mails.map((mail) => renderOutboxMail(mail, testbed.context.secrets)).toReversed();
}

test("mails every change to the people it concerns, and names only who accepted", async () => {
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer, request, "accept");
  const toSeeker = await mailsTo(seeker);
  const toReferrer = await mailsTo(referrer);
  expect(toSeeker.map((mail) => mail.subject)).toEqual([
    "Request sent: Backend Engineer at Kestrow Grid",
    "Accepted: Backend Engineer at Kestrow Grid",
  ]);
  expect(toReferrer.map((mail) => mail.subject)).toEqual([
    "A referral request: Backend Engineer",
    "Accepted: Backend Engineer at Kestrow Grid",
  ]);
  expect(toSeeker[0]!.text).not.toMatch(/ahond|brlk/i);
  expect(toSeeker[1]!.text).toContain("Ahond Brlk accepted.");
  for (const mail of toReferrer) expect(mail.text).not.toMatch(/zebrina|quax/i);
});

test("the mail about an acceptance has the name that the referrer shows, not that of their account", async () => {
  await sql`update referrer set display_name = 'A. from Kestrow'`.execute(database.db);
  await testbed.act(referrer, await testbed.ask(seeker, job), "accept");
  const text = (await mailsTo(seeker)).at(-1)!.text;
  expect(text).toContain("A. from Kestrow accepted.");
  expect(text).not.toMatch(/ahond|brlk/i);
});

test("a daily digest collects the day in one mail and never repeats a line", async () => {
  await testbed.post(seeker, "/api/referrals/mail", { mail: "daily" });
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer, request, "accept");
  expect(await mailsTo(seeker)).toEqual([]);
  await testbed.tick();
  await testbed.tick();
  const [digest, ...more] = await mailsTo(seeker);
  expect(more).toEqual([]);
  expect(digest!.subject).toBe("Your referrals: 2 updates");
  await testbed.act(referrer, request, "submit", {});
  await testbed.pass(25);
  expect((await mailsTo(seeker)).map((mail) => mail.subject)).toEqual([
    "Your referrals: 2 updates",
    "Your referrals: 1 update",
  ]);
});

test("one click in the mail program unsubscribes; opening the URL doesn't", async () => {
  await testbed.ask(seeker, job);
  const path = new URL((await mailsTo(seeker))[0]!.unsubscribeUrl!).pathname;
  const opened = await testbed.app.inject({ method: "GET", url: path });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, "https://afield.example/referrals?view=settings"]);
  const choice = async () => (await testbed.get(seeker, "/api/referrals")).body["mail"];
  expect(await choice()).toBe("at-once");
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const clicked = await testbed.app.inject({
    method: "POST",
    url: path,
    payload: "List-Unsubscribe=One-Click",
    headers: form,
  });
  expect(clicked.statusCode).toBe(200);
  expect(await choice()).toBe("off");
  const forged = path.replace(seeker.id, referrer.id);
  expect((await testbed.app.inject({ method: "POST", url: forged, payload: "x=y", headers: form })).statusCode).toBe(
    404,
  );
});

test("mails have headers for one-click unsubscribing, and the mail with the code leaves no address behind", async () => {
  await sql`insert into company_domain (domain, company_id) select 'kestrowgrid.com', id from company on conflict do nothing`.execute(
    database.db,
  );
  await testbed.ask(seeker, job);
  await testbed.post(seeker, "/api/referrals/referrer/code", { email: "zq@kestrowgrid.com" });
  const server = await startMailServer();
  const delivery = mailDelivery({ database, secrets: testbed.context.secrets, smtpUrl: server.url });
  await deliverDueMails(delivery);
  delivery.transport.close();
  await server.close();
  const raw = server.received.find((mail) => mail.to[0] === seeker.email)!.raw.replaceAll(/\r?\n\s+/g, " ");
  expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/afield\.example\/api\/referrals\/unsubscribe\/.+>\r?$/m);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(server.received.some((mail) => mail.to[0] === "zq@kestrowgrid.com")).toBe(true);
  const { rows } = await sql<{ row: string }>`select outbox_mail::text as row from outbox_mail`.execute(database.db);
  for (const { row } of rows) expect(row).not.toContain("zq@");
});

test("a link in the mail reports the outcome with one tap, and a forged link does nothing", async () => {
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer, request, "accept");
  await testbed.act(referrer, request, "submit", {});
  await testbed.act(seeker, request, "confirm");
  await testbed.pass(14 * 24 + 1);
  const mail = (await mailsTo(seeker)).at(-1)!;
  const [, token, answer] = /\/referrals\/outcome\/([^?]+)\?answer=(hired)/.exec(mail.text)!;
  expect((await testbed.post(null, `/api/referrals/outcome/${token!}x`, { outcome: answer })).status).toBe(404);
  expect((await testbed.post(null, `/api/referrals/outcome/${token!}`, { outcome: "riches" })).status).toBe(400);
  expect((await testbed.post(null, `/api/referrals/outcome/${token!}`, { outcome: answer })).status).toBe(200);
  expect(await testbed.mine(seeker, request)).toMatchObject({ outcome: "hired", outcomeWanted: false });
});

/** Returns a request that the referrer has accepted, after whose mails the outbox is empty. */
async function acceptedRequest(): Promise<string> {
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer, request, "accept");
  await sql`truncate outbox_mail, rate_limit`.execute(database.db);
  return request;
}

test("a thread mails its reader once an hour, then the rest in one digest, and loses no message", async () => {
  const request = await acceptedRequest();
  for (let n = 0; n < 8; n++)
    expect((await testbed.act(referrer, request, "message", { body: `message ${n}` })).status).toBe(200);
  await testbed.tick();
  expect((await mailsTo(seeker)).map((mail) => mail.subject)).toEqual([
    "A new message: Backend Engineer at Kestrow Grid",
  ]);
  // The other side has a limit of its own.
  await testbed.act(seeker, request, "message", { body: "Thank you" });
  expect(await mailsTo(referrer)).toHaveLength(1);
  await testbed.pass(2);
  await testbed.tick();
  const [, digest, ...more] = await mailsTo(seeker);
  expect(more).toEqual([]);
  expect(digest!.text).toContain("Your referrer sent you a message. (7 times)");
  expect(digest!.text).not.toContain("You chose one email a day");
  expect((await testbed.mine(seeker, request)).messages).toHaveLength(9);
  await testbed.act(referrer, request, "message", { body: "again" });
  expect(await mailsTo(seeker)).toHaveLength(2);
});

test("a held mail about messages isn't sent to people who have unsubscribed since", async () => {
  const request = await acceptedRequest();
  for (let n = 0; n < 3; n++) await testbed.act(referrer, request, "message", { body: `message ${n}` });
  await testbed.post(seeker, "/api/referrals/mail", { mail: "off" });
  await testbed.pass(2);
  expect(await mailsTo(seeker)).toHaveLength(1);
});

test("a person writes at most thirty messages an hour", async () => {
  const request = await acceptedRequest();
  const statuses: number[] = [];
  for (let n = 0; n < 32; n++)
    statuses.push((await testbed.act(referrer, request, "message", { body: `message ${n}` })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect((await testbed.act(seeker, request, "message", { body: "Thank you" })).status).toBe(200);
});

test("a seeker changes the outcome at most twice, and the referrer gets no more mails than that", async () => {
  const request = await acceptedRequest();
  await testbed.act(referrer, request, "submit", {});
  await testbed.act(seeker, request, "confirm");
  await sql`truncate outbox_mail`.execute(database.db);
  const statuses: number[] = [];
  for (const outcome of ["interview", "hired", "rejected", "hired", "waiting", "rejected", "interview"])
    statuses.push((await testbed.act(seeker, request, "outcome", { outcome })).status);
  expect(statuses).toEqual([200, 200, 200, 409, 409, 200, 409]);
  expect(await testbed.mine(seeker, request)).toMatchObject({ outcome: "rejected" });
  expect(await mailsTo(referrer)).toHaveLength(3);
});
