import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { InboxResponse } from "#contract/schemas/referral.ts";
import { renderOutboxMail } from "#mail/deliver.ts";
import { markMailSent, recentMails } from "#store/operations/outbox.ts";
import { testDatabase } from "#test/database/database.ts";
import { askBody, type ReferralWorld, referralWorld, type TestPerson } from "#test/referrals/referral-testbed.ts";

const database = await testDatabase();
let world: ReferralWorld;
let person: TestPerson;

beforeAll(async () => {
  world = await referralWorld(database);
  await world.job("Kestrow Grid");
  await world.job("Lanternfish");
  await sql`update company set domains = '{kestrow.example.com,kestrowgrid.com}' where name = 'Kestrow Grid'`.execute(
    database.db,
  );
  await sql`insert into company_domain (domain, company_id) select 'lanternfish.io', id from company where name = 'Lanternfish'`.execute(
    database.db,
  );
});
afterAll(() => world.close());
beforeEach(async () => {
  await sql`truncate account, outbox_mail, referrer, referral_request, rate_limit cascade`.execute(database.db);
  person = await world.person("Iris Moreau");
});

const sendTo = (email: string, by = person) => world.post(by, "/api/referrals/referrer/code", { email });
const type = (code: string, by = person) => world.post(by, "/api/referrals/referrer/verify", { code });

async function mailedCode(): Promise<string> {
  const mail = (await recentMails(database.db, 10)).find(
    (each) => each.message === "referrer-code" && each.encryptedData !== null,
  );
  return /\d{6}/.exec(renderOutboxMail(mail!, world.context.secrets).subject)![0];
}

test("a work address, six digits, and the person is a referrer for 180 days", async () => {
  expect(await sendTo("iris@mail.kestrowgrid.com")).toMatchObject({ status: 200, body: { company: "Kestrow Grid" } });
  expect(await type(await mailedCode())).toMatchObject({
    status: 200,
    body: { message: "You are a referrer for Kestrow Grid." },
  });
  const { referrer } = InboxResponse.parse((await world.get(person, "/api/referrals/inbox")).body);
  expect(referrer).toMatchObject({
    company: { name: "Kestrow Grid" },
    domain: "kestrowgrid.com",
    live: true,
    weeklyCapacity: 3,
    paused: false,
  });
  const days = (Date.parse(referrer!.verifiedUntil) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(180);
  await world.pass(181 * 24);
  expect(InboxResponse.parse((await world.get(person, "/api/referrals/inbox")).body).referrer).toMatchObject({
    live: false,
  });
});

test("after 180 days nothing new is offered and nothing can be accepted until the address is verified again", async () => {
  const job = await world.job("Kestrow Grid");
  const seeker = await world.person("Zebrina Quax");
  await sendTo("iris@kestrowgrid.com");
  await type(await mailedCode());
  await world.pass(179 * 24);
  const request = await world.ask(seeker, job);
  await world.pass(25);
  expect(await world.act(person, request, "accept")).toMatchObject({ status: 409, body: { code: "not-a-referrer" } });
  await world.act(seeker, request, "withdraw");
  expect(await world.post(seeker, "/api/referrals", askBody(job))).toMatchObject({
    status: 409,
    body: { code: "no-referrers" },
  });
  await sql`truncate outbox_mail`.execute(database.db);
  await sendTo("iris@kestrowgrid.com");
  await type(await mailedCode());
  const again = await world.ask(seeker, job);
  expect((await world.act(person, again, "accept")).status).toBe(200);
});

test("only a keyed hash of the address stays once the mail is out", async () => {
  await sendTo("iris.moreau@kestrowgrid.com");
  const mail = (await recentMails(database.db, 1))[0]!;
  const code = await mailedCode();
  expect(renderOutboxMail(mail, world.context.secrets).text).not.toMatch(/https?:/);
  await markMailSent(database.db, mail.id);
  await type(code);
  for (const table of ["outbox_mail", "referrer", "referrer_code", "rate_limit"]) {
    const { rows } = await sql<{
      row: string;
    }>`select ${sql.table(table)}::text as row from ${sql.table(table)}`.execute(database.db);
    for (const { row } of rows) expect(row).not.toContain("iris.moreau");
  }
});

test.each([
  ["iris@gmail.com", "free-mail"],
  ["iris@mailinator.com", "free-mail"],
  ["iris@sub.yahoo.co.uk", "free-mail"],
  ["iris@iris.github.io", "free-mail"],
  ["iris@nowhere-known.com", "unknown-domain"],
  ["iris@localhost", "invalid-input"],
  ["iris@192.168.0.1", "invalid-input"],
  ["iris@kestrowgrid.com, eve@example.com", "invalid-input"],
  ["no address", "invalid-input"],
])("%s is refused: %s", async (email, code) => {
  expect(await sendTo(email)).toMatchObject({ status: 400, body: { code, field: "email" } });
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from outbox_mail`.execute(database.db);
  expect(rows[0]!.n).toBe(0);
});

test("five wrong tries end the code, and a code runs out after 15 minutes", async () => {
  await sendTo("iris@lanternfish.io");
  const code = await mailedCode();
  const wrong = code === "000000" ? "000001" : "000000";
  for (let left = 4; left > 0; left--)
    expect((await type(wrong)).body.message).toContain(`${left} ${left === 1 ? "try" : "tries"} left`);
  expect((await type(wrong)).status).toBe(400);
  expect(await type(code)).toMatchObject({ status: 400, body: { code: "wrong-code" } });
  await sendTo("iris@lanternfish.io");
  const { rows } = await sql<{
    encryptedData: Buffer;
  }>`select encrypted_data from outbox_mail order by created_at desc limit 1`.execute(database.db);
  const second = (JSON.parse(world.context.secrets.decrypt(rows[0]!.encryptedData)) as { code: string }).code;
  await world.pass(1);
  expect((await type(second)).status).toBe(400);
});

test("five codes an hour, and another person's code is of no use", async () => {
  await sendTo("iris@lanternfish.io");
  const other = await world.person("Eve");
  expect((await type(await mailedCode(), other)).status).toBe(400);
  for (let n = 0; n < 4; n++) await sendTo("iris@lanternfish.io");
  expect(await sendTo("iris@lanternfish.io")).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
});

test("one mailbox stands for one account, in any spelling", async () => {
  await sendTo("iris@lanternfish.io");
  await type(await mailedCode());
  const other = await world.person("Eve");
  await sql`truncate outbox_mail`.execute(database.db);
  await sendTo("IRIS@Lanternfish.io", other);
  expect(await type(await mailedCode(), other)).toMatchObject({ status: 409, body: { code: "mailbox-taken" } });
});

test("who waits for a company hears once when somebody joins", async () => {
  const waiting = await world.person("Waiting");
  expect((await world.post(waiting, "/api/referrals/watch", { company: "lanternfish", watch: true })).status).toBe(200);
  await sendTo("iris@lanternfish.io");
  await type(await mailedCode());
  const { rows } = await sql<{
    toAddress: string;
  }>`select to_address from outbox_mail where message = 'referral-update'`.execute(database.db);
  expect(rows).toEqual([{ toAddress: waiting.email }]);
});

test("settings are kept, a pause takes the person out of the odds, and leaving gives back what was accepted", async () => {
  const job = await world.job("Kestrow Grid");
  const referrer = await world.referrer("Ana Li", "Kestrow Grid");
  await world.referrer("Bea Vo", "Kestrow Grid");
  const settings = {
    shownName: "A. from Grid",
    weeklyCapacity: 5,
    roles: ["backend-engineer"],
    languages: ["en", "pt"],
    paused: false,
  };
  expect((await world.post(referrer, "/api/referrals/referrer/settings", settings)).status).toBe(200);
  expect(InboxResponse.parse((await world.get(referrer, "/api/referrals/inbox")).body).referrer).toMatchObject(
    settings,
  );
  const request = await world.ask(person, job);
  await world.act(referrer, request, "accept");
  expect((await world.mine(person, request)).referrer).toEqual({ name: "A. from Grid" });
  expect((await world.post(referrer, "/api/referrals/referrer/leave")).status).toBe(200);
  expect(await world.mine(person, request)).toMatchObject({ state: "offered", referrer: null });
  expect((await world.post(referrer, "/api/referrals/referrer/settings", settings)).status).toBe(409);
  await world.tick();
  expect((await world.mine(person, request)).timeline.map((line) => line.text)).toContain("Put before 1 referrer");
});
