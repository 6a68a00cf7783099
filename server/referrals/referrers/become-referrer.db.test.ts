import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { InboxResponse } from "#contract/schemas/referral.ts";
import { renderOutboxMail } from "#mail/deliver.ts";
import { markMailSent, recentMails } from "#store/operations/outbox.ts";
import { askBody, referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";

const testbed = await referralTestbed();
const { database } = testbed;
let person: TestPerson;

beforeAll(async () => {
  await testbed.job("Kestrow Grid");
  await testbed.job("Lanternfish");
  await sql`update company set domains = '{claimed-by-a-posting.com}' where name = 'Lanternfish'`.execute(database.db);
});
beforeEach(async () => {
  await sql`truncate account, outbox_mail, referrer, referral_request, rate_limit cascade`.execute(database.db);
  // Operators' decisions go with their accounts, and domains that decisions may have changed with those.
  await sql`
    insert into company_domain (domain, company_id)
    select d.domain, c.id from (values ('kestrowgrid.com', 'Kestrow Grid'), ('lanternfish.io', 'Lanternfish')) as d (domain, name)
    join company c on c.name = d.name`.execute(database.db);
  person = await testbed.person("Iris Moreau");
});

const sendTo = (email: string, by = person) => testbed.post(by, "/api/referrals/referrer/code", { email });
const type = (code: string, by = person) => testbed.post(by, "/api/referrals/referrer/verify", { code });

async function mailedCode(): Promise<string> {
  const mail = (await recentMails(database.db, 10)).find(
    (each) => each.message === "referrer-code" && each.encryptedData !== null,
  );
  return /^\S+/.exec(renderOutboxMail(mail!, testbed.context.secrets).subject)![0];
}

test("verifying a work address with a code makes the person a referrer for 180 days", async () => {
  expect(await sendTo("iris@mail.kestrowgrid.com")).toMatchObject({ status: 200, body: { company: "Kestrow Grid" } });
  expect(await type(await mailedCode())).toMatchObject({
    status: 200,
    body: { message: "You’re now a referrer for Kestrow Grid." },
  });
  const { referrer } = InboxResponse.parse((await testbed.get(person, "/api/referrals/inbox")).body);
  expect(referrer).toMatchObject({
    company: { name: "Kestrow Grid" },
    domain: "kestrowgrid.com",
    live: true,
    weeklyCapacity: 3,
    paused: false,
  });
  const days = (Date.parse(referrer!.verifiedUntil) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(180);
  await testbed.pass(181 * 24);
  expect(InboxResponse.parse((await testbed.get(person, "/api/referrals/inbox")).body).referrer).toMatchObject({
    live: false,
  });
});

test("after 180 days a referrer gets and accepts nothing until they verify the address again", async () => {
  const job = await testbed.job("Kestrow Grid");
  const seeker = await testbed.person("Zebrina Quax");
  await sendTo("iris@kestrowgrid.com");
  await type(await mailedCode());
  await testbed.pass(179 * 24);
  const request = await testbed.ask(seeker, job);
  await testbed.pass(25);
  expect(await testbed.act(person, request, "accept")).toMatchObject({ status: 409, body: { code: "not-a-referrer" } });
  await testbed.act(seeker, request, "withdraw");
  expect(await testbed.post(seeker, "/api/referrals", askBody(job))).toMatchObject({
    status: 409,
    body: { code: "no-referrers" },
  });
  await sql`truncate outbox_mail`.execute(database.db);
  await sendTo("iris@kestrowgrid.com");
  await type(await mailedCode());
  const again = await testbed.ask(seeker, job);
  expect((await testbed.act(person, again, "accept")).status).toBe(200);
});

test("keeps only a keyed hash of the address once the mail is sent", async () => {
  await sendTo("iris.moreau@kestrowgrid.com");
  const mail = (await recentMails(database.db, 1))[0]!;
  const code = await mailedCode();
  expect(renderOutboxMail(mail, testbed.context.secrets).text).not.toMatch(/https?:/);
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
  ["iris@claimed-by-a-posting.com", "unknown-domain"],
  ["iris@hotmail.se", "free-mail"],
  ["iris@yahoo.com.sg", "free-mail"],
  ["iris@163.net", "free-mail"],
  ["iris@proton.ch", "free-mail"],
  ["iris@alumni.stanford.edu", "free-mail"],
  ["iris@students.kestrowgrid.com", "free-mail"],
  ["iris@cs.stanford.edu", "unknown-domain"],
  ["iris@nowhere-known.example", "unknown-domain"],
  ["iris@kestrowgrid.internal", "invalid-input"],
  ["iris@localhost", "invalid-input"],
  ["iris@192.168.0.1", "invalid-input"],
  ["iris@kestrowgrid.com, eve@example.com", "invalid-input"],
  ["no address", "invalid-input"],
])("%s is refused: %s", async (email, code) => {
  expect(await sendTo(email)).toMatchObject({ status: 400, body: { code, field: "email" } });
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from outbox_mail`.execute(database.db);
  expect(rows[0]!.n).toBe(0);
});

test("an address that emails can't reach gets another answer than a malformed one", async () => {
  expect((await sendTo("iris@mail.kestrowgrid.internal")).body.message).toBe(
    "Emails from outside can’t reach an address at mail.kestrowgrid.internal. Please use the work address that people outside your company write to.",
  );
  expect((await sendTo("no address")).body.message).toBe("Please enter a valid email address");
});

test("an address at a sample company's domain proves employment there, and at no other company's", async () => {
  await sql`
    update company set sample = name = 'Lanternfish', domains = array[case name when 'Lanternfish' then 'lanternfish.example' else 'kestrow.example' end]
    where name in ('Lanternfish', 'Kestrow Grid')`.execute(database.db);
  expect(await sendTo("iris@lanternfish.example")).toMatchObject({ status: 200, body: { company: "Lanternfish" } });
  expect(await type(await mailedCode())).toMatchObject({ status: 200 });
  expect(await sendTo("iris@kestrow.example")).toMatchObject({ status: 400, body: { code: "unknown-domain" } });
});

test("five wrong attempts invalidate the code, and it expires after 15 minutes", async () => {
  await sendTo("iris@lanternfish.io");
  const code = await mailedCode();
  const wrong = code === "AAAA-AAAA" ? "AAAA-AAAB" : "AAAA-AAAA";
  for (let left = 4; left > 0; left--)
    expect((await type(wrong)).body.message).toContain(`${left} ${left === 1 ? "attempt" : "attempts"} left`);
  expect((await type(wrong)).status).toBe(400);
  expect(await type(code)).toMatchObject({ status: 400, body: { code: "wrong-code" } });
  await sendTo("iris@lanternfish.io");
  const { rows } = await sql<{
    encryptedData: Buffer;
  }>`select encrypted_data as "encryptedData" from outbox_mail order by created_at desc limit 1`.execute(database.db);
  const second = (JSON.parse(testbed.context.secrets.decrypt(rows[0]!.encryptedData)) as { code: string }).code;
  await testbed.pass(1);
  expect((await type(second)).status).toBe(400);
});

test("nobody can use another person's code", async () => {
  await sendTo("iris@lanternfish.io");
  const other = await testbed.person("Eve");
  expect((await type(await mailedCode(), other)).status).toBe(400);
});

test("a code is eight letters and digits, typed with or without the hyphen, in either case", async () => {
  await sendTo("iris@lanternfish.io");
  const code = await mailedCode();
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
  expect((await type("123456")).body).toMatchObject({ code: "invalid-input", field: "code" });
  expect((await type(code.replace("-", " ").toLowerCase())).status).toBe(200);
});

test("an account gets three codes a day, to whatever addresses", async () => {
  for (const name of ["iris", "ann", "bob"]) expect((await sendTo(`${name}@lanternfish.io`)).status).toBe(200);
  expect(await sendTo("eve@lanternfish.io")).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
});

test("a mailbox gets three codes a day, from whatever accounts", async () => {
  const people = await Promise.all(["A", "B", "C", "D"].map((name) => testbed.person(name)));
  const answers = [];
  for (const by of people) answers.push((await sendTo("iris@lanternfish.io", by)).status);
  expect(answers).toEqual([200, 200, 200, 429]);
  // The refused request doesn't count for the account.
  for (const name of ["ann", "bob", "cid"]) {
    expect((await sendTo(`${name}@lanternfish.io`, people[3])).status).toBe(200);
  }
});

test("a domain gets fifty codes a day from all accounts together, then an alarm", async () => {
  const alarms: unknown[] = [];
  const warn = vi.spyOn(testbed.context.log, "warn").mockImplementation((fields: unknown) => void alarms.push(fields));
  const statuses: number[] = [];
  for (let n = 0; n < 51; n++) {
    const by = await testbed.person(`Person ${n}`);
    statuses.push((await sendTo(`person${n}@lanternfish.io`, by)).status);
  }
  warn.mockRestore();
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  expect(statuses.at(-1)).toBe(429);
  expect(alarms).toEqual([{ domain: "lanternfish.io", alarm: "work-codes" }]);
  expect((await sendTo("iris@kestrowgrid.com")).status).toBe(200);
});

test("an address that no company has costs none of the day's codes", async () => {
  for (let n = 0; n < 4; n++) expect((await sendTo("iris@nowhere-known.com")).body.code).toBe("unknown-domain");
  expect((await sendTo("iris@lanternfish.io")).status).toBe(200);
});

test("a mailbox belongs to one account, in any spelling", async () => {
  await sendTo("iris@lanternfish.io");
  await type(await mailedCode());
  const other = await testbed.person("Eve");
  await sql`truncate outbox_mail`.execute(database.db);
  await sendTo("IRIS@Lanternfish.io", other);
  expect(await type(await mailedCode(), other)).toMatchObject({ status: 409, body: { code: "mailbox-taken" } });
});

test.each(["iris+two@lanternfish.io", "i.ris@lanternfish.io", "IRIS+x+y@lanternfish.io"])(
  "%s is the mailbox of iris@lanternfish.io",
  async (spelling) => {
    await sendTo("iris@lanternfish.io");
    await type(await mailedCode());
    const other = await testbed.person("Eve");
    await sql`truncate outbox_mail`.execute(database.db);
    await sendTo(spelling, other);
    expect(await type(await mailedCode(), other)).toMatchObject({ status: 409, body: { code: "mailbox-taken" } });
  },
);

test("notifies people who watch a company once when somebody joins", async () => {
  const waiting = await testbed.person("Waiting");
  expect((await testbed.post(waiting, "/api/referrals/watch", { company: "lanternfish", watch: true })).status).toBe(
    200,
  );
  await sendTo("iris@lanternfish.io");
  await type(await mailedCode());
  const { rows } = await sql<{
    toAddress: string;
  }>`select to_address from outbox_mail where message = 'referral-update'`.execute(database.db);
  expect(rows).toEqual([{ toAddress: waiting.email }]);
});

test("stores settings, matches nobody who is paused, and returns accepted requests when a referrer leaves", async () => {
  const job = await testbed.job("Kestrow Grid");
  const referrer = await testbed.referrer("Ana Li", "Kestrow Grid");
  await testbed.referrer("Bea Vo", "Kestrow Grid");
  const settings = {
    displayName: "A. from Grid",
    weeklyCapacity: 5,
    roles: ["backend-engineer"],
    languages: ["en", "pt"],
    paused: false,
  };
  expect((await testbed.post(referrer, "/api/referrals/referrer/settings", settings)).status).toBe(200);
  expect(InboxResponse.parse((await testbed.get(referrer, "/api/referrals/inbox")).body).referrer).toMatchObject(
    settings,
  );
  const request = await testbed.ask(person, job);
  await testbed.act(referrer, request, "accept");
  expect((await testbed.mine(person, request)).referrer).toEqual({ name: "A. from Grid" });
  expect((await testbed.post(referrer, "/api/referrals/referrer/leave")).status).toBe(200);
  expect(await testbed.mine(person, request)).toMatchObject({ state: "offered", referrer: null });
  expect((await testbed.post(referrer, "/api/referrals/referrer/settings", settings)).status).toBe(409);
  await testbed.tick();
  expect((await testbed.mine(person, request)).timeline.map((line) => line.text)).toContain("Sent to 1 referrer");
});
