import { sql } from "kysely";
import { expect, test } from "vitest";
import { OfferedView } from "#contract/schemas/referral.ts";
import { renderOutboxMail } from "#mail/deliver.ts";
import { recentMails } from "#store/operations/outbox.ts";
import type { TestPerson } from "#test/referrals/referral-testbed.ts";
import { twoPeople } from "#test/referrals/two-people.ts";

const { testbed, two } = await twoPeople();
const { database } = testbed;

const NOTE = { why: "I am Zebrina.", evidence: "Six years of TypeScript, see zebrina@example.org." };

/** Returns the secrets of the mails about offers that a person has got, oldest first. */
async function linksOf(person: TestPerson): Promise<string[]> {
  const mails = (await recentMails(database.db, 50)).filter(
    ({ toAddress, message }) => toAddress === person.email && message === "referral-offer",
  );
  return mails
    .map((mail) => renderOutboxMail(mail, testbed.context.secrets).text)
    .toReversed()
    .map((text) => {
      const tokens = [...text.matchAll(/\/referrals\/offer#(?:accept|decline)\.([\w-]{43})/g)].map(
        ([, token]) => token!,
      );
      expect(new Set(tokens).size).toBe(1);
      return tokens[0]!;
    });
}

const offered = (action: string, body: object) => testbed.post(null, `/api/referrals/offered/${action}`, body);
const look = async (token: string) => OfferedView.parse((await offered("look", { token })).body);
const offers = async () => (await sql`select * from referral_offer order by id`.execute(database.db)).rows;

test("the mail's link shows the request with the seeker masked, and answers it without a session", async () => {
  const request = await testbed.ask(two.seeker, two.job, NOTE);
  const [token] = await linksOf(two.referrer);
  const { state, request: shown } = await look(token!);
  expect(state).toBe("open");
  expect(shown).toMatchObject({ company: { name: "Kestrow Grid" }, evidence: "Six years of TypeScript, see •••••" });
  expect(JSON.stringify(shown)).not.toMatch(/zebrina|quax/i);
  expect((await offered("accept", { token })).status).toBe(200);
  expect(await testbed.mine(two.seeker, request)).toMatchObject({
    state: "accepted",
    referrer: { name: "Ahond Brlk" },
  });
  // Who asks is in the inbox, behind the login: a forwarded mail must not show it.
  expect(await look(token!)).toEqual({ state: "accepted", request: null });
});

test("declines with the reason that the page asks for", async () => {
  const request = await testbed.ask(two.seeker, two.job);
  const [token] = await linksOf(two.referrer);
  expect((await offered("decline", { token, reason: "no idea" })).status).toBe(400);
  expect((await offered("decline", { token, reason: "too-busy" })).status).toBe(200);
  expect(await look(token!)).toEqual({ state: "declined", request: null });
  expect((await testbed.mine(two.seeker, request)).timeline.map(({ text }) => text)).toContain(
    "Declined by one referrer: too busy",
  );
  expect((await offered("accept", { token })).body).toMatchObject({ code: "not-now" });
});

test("opening a link changes nothing, whatever the method", async () => {
  await testbed.ask(two.seeker, two.job);
  const [token] = await linksOf(two.referrer);
  const before = await offers();
  for (const method of ["GET", "HEAD"] as const)
    for (const action of ["look", "accept", "decline"])
      await testbed.app.inject({ method, url: `/api/referrals/offered/${action}?token=${token!}` });
  await look(token!);
  expect(await offers()).toEqual(before);
});

test("keeps only a hash of the secret, and refuses any other", async () => {
  await testbed.ask(two.seeker, two.job);
  const [token] = await linksOf(two.referrer);
  const { rows } = await sql<{ row: string }>`select referral_offer::text as row from referral_offer`.execute(
    database.db,
  );
  expect(rows[0]!.row).not.toContain(token);
  for (const action of ["look", "accept"]) {
    expect((await offered(action, { token: `${token!.slice(0, -1)}${token!.endsWith("A") ? "Q" : "A"}` })).status).toBe(
      404,
    );
    expect((await offered(action, { token: "short" })).status).toBe(400);
  }
});

test("a link ends with its round, and the mail of a later round brings a new one", async () => {
  const second = await testbed.person("Other Seeker");
  const request = await testbed.ask(two.seeker, two.job);
  const [first] = await linksOf(two.referrer);
  await sql`update referral_offer set lapses_at = now()`.execute(database.db);
  expect(await look(first!)).toEqual({ state: "ended", request: null });
  expect((await offered("accept", { token: first })).body).toMatchObject({ code: "not-now" });
  await testbed.act(two.seeker, request, "withdraw");
  await testbed.ask(second, two.job);
  const [, next] = await linksOf(two.referrer);
  expect(await look(next!)).toMatchObject({ state: "open" });
  expect(await look(first!)).toMatchObject({ state: "ended" });
});

test("a suspended referrer's link shows nothing, and an erased one's doesn't exist", async () => {
  await testbed.ask(two.seeker, two.job);
  const [token] = await linksOf(two.referrer);
  await sql`insert into referral_suspension (account_id, reason) values (${two.referrer.id}, 'test')`.execute(
    database.db,
  );
  expect(await look(token!)).toEqual({ state: "ended", request: null });
  await sql`update referrer set account_id = null, mailbox_hash = null, ended_at = now()`.execute(database.db);
  expect((await offered("look", { token })).status).toBe(404);
});

test("the inbox shows what the postings of open requests ask for", async () => {
  await sql`update job set description = 'Requirements: - 5 years of TypeScript - Solid PostgreSQL', title = 'Backend Engineer'`.execute(
    database.db,
  );
  await testbed.ask(two.seeker, two.job);
  const { body } = await testbed.get(two.referrer, "/api/referrals/inbox");
  const names = (body["requirements"] as Record<string, { name: string }[]>)[two.job]!.map(({ name }) => name);
  expect(names).toEqual(["TypeScript", "PostgreSQL"]);
});
