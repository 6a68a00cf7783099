import { sql } from "kysely";
import { expect, test } from "vitest";
import { renderOutboxMail } from "#mail/deliver.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { companyOfDomain } from "#store/referrals/company-domains.ts";
import { referralCommand } from "#server/commands/referral.ts";
import { commandLines } from "#test/command-lines.ts";
import { referralTestbed } from "#test/referrals/referral-testbed.ts";

const testbed = await referralTestbed();
const { database } = testbed;

const run = (...args: string[]) => commandLines(referralCommand, database, args);
const why = ["--reason", "not theirs", "--operator", "mo"];

async function mailedCode(): Promise<string> {
  const mail = (await recentMails(database.db, 10)).find((each) => each.message === "referrer-code")!;
  return /^\S+/.exec(renderOutboxMail(mail, testbed.context.secrets).subject)![0];
}

test("withdrawing a domain ends its referrers, returns what they accepted, and mails them and the seekers", async () => {
  const job = await testbed.job("Kestrow Grid");
  await run("add-domain", "kestrow-hiring.com", "kestrow-grid", "--operator", "mo");
  const mallory = await testbed.person("Mallory");
  await testbed.post(mallory, "/api/referrals/referrer/code", { email: "mallory@kestrow-hiring.com" });
  await testbed.post(mallory, "/api/referrals/referrer/verify", { code: await mailedCode() });
  const seeker = await testbed.person("Zebrina");
  const request = await testbed.ask(seeker, job);
  expect((await testbed.act(mallory, request, "accept")).status).toBe(200);
  const waiting = await testbed.person("Eve");
  await testbed.post(waiting, "/api/referrals/referrer/code", { email: "eve@kestrow-hiring.com" });
  const pending = await mailedCode();
  await sql`delete from outbox_mail`.execute(database.db);

  expect(await run("remove-domain", "kestrow-hiring.com", ...why)).toEqual([
    "Addresses at kestrow-hiring.com no longer belong to Kestrow Grid. Referrers ended: 1. Seekers told: 1.",
  ]);
  const { rows } = await sql<{
    toAddress: string;
  }>`select to_address from outbox_mail order by to_address`.execute(database.db);
  expect(rows.map((row) => row.toAddress)).toEqual([mallory.email, seeker.email]);
  expect(await companyOfDomain(database.db, "kestrow-hiring.com")).toBeNull();
  expect(await testbed.mine(seeker, request)).toMatchObject({ state: "offered", referrer: null });
  expect((await testbed.post(waiting, "/api/referrals/referrer/verify", { code: pending })).status).toBe(400);
  expect(
    (await testbed.post(mallory, "/api/referrals/referrer/code", { email: "mallory@kestrow-hiring.com" })).body.code,
  ).toBe("unknown-domain");
  expect((await run("audit"))[0]).toContain("remove-domain\t–\tkestrow-hiring.com of kestrow-grid, 1 referrers ended");
});

test("a code for a domain that moved to another company makes nobody a referrer", async () => {
  await testbed.job("Lanternfish");
  await testbed.job("Heron Freight");
  await run("add-domain", "fishing.com", "lanternfish", "--operator", "mo");
  const person = await testbed.person("Iris");
  await testbed.post(person, "/api/referrals/referrer/code", { email: "iris@fishing.com" });
  const code = await mailedCode();
  await run("add-domain", "fishing.com", "heron-freight", "--operator", "mo");
  expect((await testbed.post(person, "/api/referrals/referrer/verify", { code })).body.code).toBe("unknown-domain");
});

test("refuses to remove a domain that nobody uses, and to add one where anybody can have an address", async () => {
  expect(await run("remove-domain", "nobody-uses.com", ...why)).toEqual(["No company uses nobody-uses.com."]);
  expect(await run("add-domain", "hotmail.se", "lanternfish", "--operator", "mo")).toEqual([
    "Anybody can have an address at hotmail.se, so it proves nothing about an employer.",
  ]);
});
