import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { renderOutboxMail } from "#mail/deliver.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { activityOf } from "#store/desk/activity.ts";
import { companyFigures } from "#store/referrals/figures.ts";
import {
  contactCode,
  inviteBody,
  inviteContact,
  invited,
  look,
  provedContact,
} from "#test/referrals/invited-contact.ts";
import { COMPANY, referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";

const testbed = await referralTestbed();
const { database } = testbed;
const WORK = "ana.li@kestrowgrid.com";
let job: string;
let seeker: TestPerson;

beforeEach(async () => {
  await sql`truncate rate_limit`.execute(database.db);
  ({ job, seeker } = await testbed.reset());
  await sql`insert into company_domain (domain, company_id) select 'kestrowgrid.com', id from company where name = ${COMPANY}`.execute(
    database.db,
  );
});

const requests = async () =>
  (await testbed.get(seeker, "/api/referrals")).body["requests"] as { id: string; state: string }[];
const mails = async () =>
  (await recentMails(database.db, 50)).map((mail) => ({
    to: mail.toAddress,
    ...renderOutboxMail(mail, testbed.context.secrets),
  }));

test("a contact without an account proves, accepts and submits; it costs no credit and asks nobody else", async () => {
  const others = await testbed.referrers(2);
  const contact = await provedContact(testbed, await inviteContact(testbed, seeker, job), WORK);
  const view = await look(testbed, contact);
  expect(view).toMatchObject({ state: "answer", request: { seeker: { name: seeker.name, email: null }, links: [] } });
  expect((await invited(testbed, contact, "accept", { connect: true })).status).toBe(200);
  expect((await look(testbed, contact)).request).toMatchObject({
    state: "accepted",
    seeker: { email: seeker.email },
    links: ["https://cv.example.org/me"],
  });
  const [request] = await requests();
  expect(request).toMatchObject({ state: "accepted", invited: true, referrer: { name: "Ana from work" } });
  expect(await testbed.credits(seeker)).toMatchObject({ free: 3, held: 0 });
  // Nobody would read it.
  expect((await testbed.act(seeker, request!.id, "message", { body: "Thank you" })).status).toBe(409);
  expect((await invited(testbed, contact, "submit", { confirmation: "REF-1" })).status).toBe(200);
  await testbed.act(seeker, request!.id, "confirm");
  await testbed.act(seeker, request!.id, "outcome", { outcome: "interview" });
  expect(await testbed.mine(seeker, request!.id)).toMatchObject({ state: "confirmed", outcome: "interview" });
  expect(await testbed.credits(seeker)).toMatchObject({ free: 3, held: 0, spent: 0 });
  for (const other of others) expect(await testbed.item(other, request!.id)).toBeUndefined();
});

test("the link shows nothing before the proof, and nobody learns what became of it", async () => {
  const contact = await inviteContact(testbed, seeker, job);
  const answer = await invited(testbed, contact, "look");
  expect(answer.body).toEqual({ state: "prove", request: null });
  await testbed.post(seeker, `/api/referrals/invitations/${contact.id}/revoke`);
  const revoked = await invited(testbed, contact, "look");
  const never = await invited(testbed, { token: "x".repeat(43) }, "look");
  expect([revoked.status, revoked.text]).toEqual([never.status, never.text]);
});

test("every address gets the same answer, and only one of the company gets a code", async () => {
  await sql`insert into company_domain (domain, company_id) select 'lanternfish.com', id from company where name <> ${COMPANY} limit 1`.execute(
    database.db,
  );
  const contact = await inviteContact(testbed, seeker, job);
  const answers: string[] = [];
  for (const email of [WORK, "b@lanternfish.com", "c@unheard-of.com"]) {
    const { status, text } = await invited(testbed, contact, "code", { email });
    answers.push(`${status} ${text}`);
  }
  expect(new Set(answers).size).toBe(1);
  expect((await mails()).map(({ to }) => to)).toEqual([WORK]);
  expect((await invited(testbed, contact, "code", { email: "d@gmail.com" })).status).toBe(400);
});

test("a link belongs to the first mailbox that proves itself, on any of its devices", async () => {
  const first = await provedContact(testbed, await inviteContact(testbed, seeker, job), WORK);
  expect(await contactCode(testbed, first, "eve@kestrowgrid.com")).toBeNull();
  expect((await look(testbed, { token: first.token })).request).toBeNull();
  const phone = await provedContact(testbed, first, "Ana.Li+x@kestrowgrid.com");
  expect((await look(testbed, phone)).request).not.toBeNull();
  expect((await invited(testbed, first, "accept", { connect: false })).status).toBe(404);
  expect((await invited(testbed, phone, "accept", { connect: false })).status).toBe(200);
  expect((await invited(testbed, phone, "accept", { connect: false })).status).toBe(409);
  expect(await requests()).toHaveLength(1);
});

test("two accept at once, and one request comes of it", async () => {
  const contact = await provedContact(testbed, await inviteContact(testbed, seeker, job), WORK);
  const answers = await Promise.all([1, 2, 3].map(() => invited(testbed, contact, "accept", { connect: false })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test("five wrong codes and five codes are the most", async () => {
  const contact = await inviteContact(testbed, seeker, job);
  const code = await contactCode(testbed, contact, WORK);
  for (let n = 0; n < 5; n++)
    expect((await invited(testbed, contact, "prove", { code: "AAAA-AAAA" })).body.code).toBe("wrong-code");
  expect((await invited(testbed, contact, "prove", { code })).body.code).toBe("wrong-code");
  for (let n = 0; n < 4; n++) await invited(testbed, contact, "code", { email: `p${n}@kestrowgrid.com` });
  expect((await invited(testbed, contact, "code", { email: "q@kestrowgrid.com" })).status).toBe(429);
});

test("a seeker can't answer their own invitation", async () => {
  await testbed.post(seeker, "/api/referrals/referrer/code", { email: WORK });
  const mail = (await mails()).at(0)!;
  await testbed.post(seeker, "/api/referrals/referrer/verify", { code: mail.subject.slice(0, 9) });
  const refused = await testbed.post(seeker, "/api/referrals/invitations", inviteBody(job));
  expect(refused.body.code).toBe("own-company");
  await testbed.post(seeker, "/api/referrals/referrer/leave");
  const contact = await inviteContact(testbed, seeker, job);
  expect(await contactCode(testbed, contact, WORK)).toBeNull();
});

test("declining asks nobody else and tells the seeker why", async () => {
  const [other] = await testbed.referrers(1);
  const contact = await provedContact(testbed, await inviteContact(testbed, seeker, job), WORK);
  expect((await invited(testbed, contact, "decline", { reason: "cannot-vouch" })).status).toBe(200);
  expect((await mails()).find(({ to }) => to === seeker.email)!.text).toContain("declined: can't vouch");
  const { body } = await testbed.get(seeker, "/api/referrals/invitations");
  expect(body["data"]).toMatchObject([{ state: "declined", declineReason: "cannot-vouch", connected: false }]);
  expect(await requests()).toEqual([]);
  expect((await testbed.get(other!, "/api/referrals/inbox")).body["items"]).toEqual([]);
});

test("what a contact hands back or forgets ends, and goes to nobody else", async () => {
  const [other] = await testbed.referrers(1);
  const first = await provedContact(testbed, await inviteContact(testbed, seeker, job), WORK);
  await invited(testbed, first, "accept", { connect: false });
  await invited(testbed, first, "decline", { reason: "too-busy" });
  const second = await provedContact(testbed, await inviteContact(testbed, seeker, job), WORK);
  await invited(testbed, second, "accept", { connect: false });
  await testbed.pass(8 * 24);
  expect((await requests()).map(({ state }) => state)).toEqual(["expired", "expired"]);
  expect((await testbed.get(other!, "/api/referrals/inbox")).body["items"]).toEqual([]);
  const texts = (await mails()).filter(({ to }) => to === seeker.email).map(({ text }) => text);
  for (const text of texts) expect(text).not.toContain("credit");
});

test("a request that nobody has accepted gives way to the contact, and its credit comes back", async () => {
  await testbed.referrers(1);
  const before = await testbed.ask(seeker, job);
  const contact = await provedContact(testbed, await inviteContact(testbed, seeker, job), WORK);
  await invited(testbed, contact, "accept", { connect: false });
  expect(await testbed.mine(seeker, before)).toMatchObject({ state: "withdrawn" });
  expect(await testbed.credits(seeker)).toMatchObject({ free: 3, held: 0 });
});

test("a contact can't accept while somebody else is referring the seeker", async () => {
  const [referrer] = await testbed.referrers(1);
  await testbed.act(referrer!, await testbed.ask(seeker, job), "accept");
  const contact = await provedContact(testbed, await inviteContact(testbed, seeker, job), WORK);
  expect((await invited(testbed, contact, "accept", { connect: false })).body.code).toBe("already-accepted");
});

test("both sides count as connections while both want it", async () => {
  const contact = await inviteContact(testbed, seeker, job);
  const proved = await provedContact(testbed, contact, WORK);
  await invited(testbed, proved, "accept", { connect: false });
  const connections = async (id: string) => (await activityOf(database.db, id)).connections;
  expect(await connections(seeker.id)).toBe(0);
  await invited(testbed, proved, "connect", { connect: true });
  expect(await connections(seeker.id)).toBe(1);
  const ana = await testbed.person("Ana Li");
  const stay = () => testbed.post(ana, "/api/referrals/invited/stay", proved);
  expect((await stay()).status).toBe(200);
  expect((await stay()).status).toBe(409);
  expect(await connections(ana.id)).toBe(1);
  expect((await testbed.get(ana, "/api/referrals/inbox")).body["referrer"]).toMatchObject({ live: true });
  const choose = (person: TestPerson, wish: boolean) =>
    testbed.post(person, `/api/referrals/invitations/${contact.id}/connect`, { connect: wish });
  await choose(seeker, false);
  expect([await connections(seeker.id), await connections(ana.id)]).toEqual([0, 0]);
  await choose(seeker, true);
  expect((await testbed.get(ana, "/api/referrals/invitations")).body["met"]).toMatchObject([
    { name: seeker.name, connects: true, connected: true },
  ]);
  await choose(ana, false);
  expect([await connections(seeker.id), await connections(ana.id)]).toEqual([0, 0]);
  expect((await choose(await testbed.person("Eve"), true)).status).toBe(404);
});

test("invited answers count in no company's figures", async () => {
  for (let n = 0; n < 3; n++) {
    const person = await testbed.person(`Seeker ${"abc"[n]!}`);
    const contact = await provedContact(testbed, await inviteContact(testbed, person, job), `p${n}@kestrowgrid.com`);
    await invited(testbed, contact, "accept", { connect: false });
  }
  expect(await companyFigures(database.db, ["kestrow-grid"])).toEqual([]);
});

test("an invitation ends after 14 days, and 30 days later nothing of it is left", async () => {
  const contact = await inviteContact(testbed, seeker, job);
  await testbed.pass(14 * 24 + 1);
  expect((await invited(testbed, contact, "look")).status).toBe(404);
  expect(await contactCode(testbed, contact, WORK)).toBeNull();
  await testbed.pass(31 * 24);
  const { rows } = await sql`select 1 from referral_invitation`.execute(database.db);
  expect(rows).toEqual([]);
});

test("one mail goes to a typed address, and one click blocks all invitations to it", async () => {
  const address = "Ana@home.example";
  await inviteContact(testbed, seeker, job, { email: address });
  const mail = (await mails()).find(({ to }) => to.toLowerCase() === address.toLowerCase());
  expect(mail!.text).toContain("/referrals/invitation#");
  expect(mail!.text).not.toContain(COMPANY);
  const path = new URL(mail!.unsubscribeUrl!).pathname;
  const opened = await testbed.app.inject({ method: "GET", url: path });
  expect(opened.statusCode).toBe(303);
  await sql`truncate rate_limit, outbox_mail`.execute(database.db);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const blocked = await testbed.app.inject({
    method: "POST",
    url: path,
    payload: "List-Unsubscribe=One-Click",
    headers: form,
  });
  expect(blocked.statusCode).toBe(200);
  const eve = await testbed.person("Eve Quill");
  await inviteContact(testbed, eve, job, { email: "ana@home.example" });
  expect(await mails()).toEqual([]);
});

test("a person mails three invitations a day, and an address gets one", async () => {
  await inviteContact(testbed, seeker, job, { email: "a@home.example" });
  const again = await testbed.post(seeker, "/api/referrals/invitations", inviteBody(job, { email: "a@home.example" }));
  expect(again.status).toBe(429);
  for (const name of ["b", "c"]) await inviteContact(testbed, seeker, job, { email: `${name}@home.example` });
  const fourth = await testbed.post(seeker, "/api/referrals/invitations", inviteBody(job, { email: "d@home.example" }));
  expect(fourth.status).toBe(429);
});

test("the export of a person's data holds no contact's address, hash or key", async () => {
  const contact = await provedContact(testbed, await inviteContact(testbed, seeker, job), WORK);
  await invited(testbed, contact, "accept", { connect: true });
  const { exportPersonalData } = await import("#store/accounts/personal-data.ts");
  const text = JSON.stringify(await exportPersonalData(database.db, seeker.id));
  expect(text).toContain("Ana from work");
  expect(text).not.toContain("kestrowgrid.com");
  expect(text).not.toContain("_hash");
});

test("nobody can invite to a company whose addresses prove nothing yet", async () => {
  await sql`truncate company_domain`.execute(database.db);
  const refused = await testbed.post(seeker, "/api/referrals/invitations", inviteBody(job));
  expect(refused.body.code).toBe("unknown-domain");
});
