import { sql } from "kysely";
import { expect, test } from "vitest";
import { renderOutboxMail } from "#mail/deliver.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { companyOfDomain } from "#store/referrals/domains/company-of-domain.ts";
import { referralCommand } from "#server/commands/referral.ts";
import { commandLines } from "#test/command-lines.ts";
import { mailReasons } from "#test/referrals/mail-reasons.ts";
import { referralTestbed } from "#test/referrals/referral-testbed.ts";

const testbed = await referralTestbed();
const { database } = testbed;

const run = (...args: string[]) => commandLines(referralCommand, database, args);
const why = ["--reason", "not theirs", "--operator", "mo"];

async function mailedCode(): Promise<string> {
  const mail = (await recentMails(database.db, 10)).find((each) => each.message === "referrer-code")!;
  return /^\S+/.exec(renderOutboxMail(mail, testbed.context.secrets).subject)![0];
}

test("withdrawing a domain ends its referrers with reasons, returns what they accepted, and mails the seekers", async () => {
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
  await mailReasons(testbed);
  const { rows } = await sql<{
    toAddress: string;
  }>`select to_address from outbox_mail order by to_address`.execute(database.db);
  expect(rows.map((row) => row.toAddress)).toEqual([mallory.email, seeker.email]);
  const statement = (await recentMails(database.db, 10)).find(({ toAddress }) => toAddress === mallory.email)!;
  const { subject, text } = renderOutboxMail(statement, testbed.context.secrets);
  expect(subject).toBe("Our decision: Kestrow Grid");
  for (const part of ["so we ended your verification", "Domain: kestrow-hiring.com", "not theirs", "Read or appeal"])
    expect(text).toContain(part);
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

test("adding an acquired company's domain to the acquirer ends its referrers there, and keeps the acquirer's", async () => {
  const job = await testbed.job("Kestrow Grid");
  await testbed.job("Lanternfish");
  await run("add-domain", "fishing.com", "kestrow-grid", "--operator", "mo");
  const iris = await testbed.person("Iris");
  await testbed.post(iris, "/api/referrals/referrer/code", { email: "iris@fishing.com" });
  await testbed.post(iris, "/api/referrals/referrer/verify", { code: await mailedCode() });
  const seeker = await testbed.person("Zebrina");
  const request = await testbed.ask(seeker, job);
  expect((await testbed.act(iris, request, "accept")).status).toBe(200);
  await sql`delete from outbox_mail`.execute(database.db);

  expect(await run("add-domain", "fishing.com", "kestrow-grid", "--operator", "mo")).toEqual([
    "Addresses at fishing.com now belong to Kestrow Grid.",
  ]);
  expect((await testbed.mine(seeker, request)).state).toBe("accepted");
  expect(await run("add-domain", "fishing.com", "lanternfish", "--operator", "mo")).toEqual([
    "Addresses at fishing.com now belong to Lanternfish. Referrers of another company who must verify again: 1.",
  ]);
  await mailReasons(testbed);
  expect(await companyOfDomain(database.db, "fishing.com")).toMatchObject({ name: "Lanternfish" });
  expect((await testbed.mine(seeker, request)).state).not.toBe("accepted");
  const mails = await recentMails(database.db, 10);
  const mail = mails.find(({ toAddress }) => toAddress === iris.email)!;
  const { text } = renderOutboxMail(mail, testbed.context.secrets);
  for (const part of ["Domain: fishing.com", "verify your work address again", "Read or appeal"])
    expect(text).toContain(part);
  expect((await run("audit"))[0]).toContain("fishing.com → lanternfish, before of kestrow-grid, 1 referrers ended");
});

test("an employer's proof doesn't take a domain from another: the second one makes it contested until an operator decides", async () => {
  await testbed.job("Kestrow Grid");
  await testbed.job("Lanternfish");
  const add = (company: string, proof: string) =>
    run("add-domain", "shoal.com", company, "--proof", proof, "--operator", "mo");
  expect(await add("lanternfish", "employer")).toEqual(["Addresses at shoal.com now belong to Lanternfish."]);
  const [refused] = await add("kestrow-grid", "employer");
  expect(refused).toContain("Kestrow Grid doesn’t get shoal.com by its proof. Two companies claim it.");
  expect(await companyOfDomain(database.db, "shoal.com")).toBeNull();
  expect(await add("lanternfish", "operator")).toEqual(["Addresses at shoal.com now belong to Lanternfish."]);
  expect((await add("kestrow-grid", "employer"))[0]).toContain("An operator added it to the company.");
  expect(await companyOfDomain(database.db, "shoal.com")).toMatchObject({ name: "Lanternfish" });
});
