import { expect, test } from "vitest";
import { commandLines } from "#test/command-lines.ts";
import { referralTestbed } from "#test/referrals/referral-testbed.ts";
import { referralCommand } from "./referral.ts";

const testbed = await referralTestbed();
const { database } = testbed;

const run = (...args: string[]) => commandLines(referralCommand, database, args);

test("a dispute is listed, settled once with a reason, and in the audit log", async () => {
  const job = await testbed.job("Kestrow Grid");
  const seeker = await testbed.person("Zebrina");
  const referrer = await testbed.referrer("Ahond", "Kestrow Grid");
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer, request, "accept");
  await testbed.act(referrer, request, "submit", { confirmation: "REF-17" });
  expect(await run("disputes")).toEqual(["There are no open disputes."]);
  await testbed.act(seeker, request, "dispute", { checked: "inbox-and-spam" });
  expect((await run("disputes"))[0]).toMatch(new RegExp(`^${request}\\t.*Kestrow Grid\\tBackend Engineer\\tREF-17$`));
  expect(await run("settle", request, "perhaps", "--reason", "x", "--operator", "mo")).toContainEqual(
    expect.stringContaining("Allowed choices are confirmed, refunded."),
  );
  expect(
    await run("settle", request, "refunded", "--reason", "the company knows\nof none", "--operator", "mo"),
  ).toEqual(["Refunded: the credit has been returned."]);
  expect(await run("settle", request, "confirmed", "--reason", "x", "--operator", "mo")).toEqual([
    "The request was closed and its credit returned.",
  ]);
  expect((await run("audit"))[0]).toMatch(new RegExp(`mo\\tsettle refunded\\t${request}\\tthe company knows of none$`));
  expect((await testbed.mine(seeker, request)).state).toBe("refunded");
});

test("a report is listed and closed, and a domain added", async () => {
  const job = await testbed.job("Lanternfish");
  const seeker = await testbed.person("Zebrina");
  const referrer = await testbed.referrer("Bhond", "Lanternfish");
  const request = await testbed.ask(seeker, job);
  await testbed.act(referrer, request, "report", { reason: "asks-for-money", note: "offers cash" });
  const [line] = await run("reports");
  expect(line).toContain("about the seeker\tasks-for-money");
  const report = line!.split("\t")[0]!;
  const why = ["--reason", "it was cash", "--operator", "mo"];
  expect(await run("resolve", report, "scolded", ...why)).toContainEqual(
    expect.stringContaining("Allowed choices are dismissed, warned, suspended."),
  );
  expect(await run("resolve", report, "suspended", ...why)).toEqual(["The report is closed: suspended."]);
  expect(await run("reports")).toEqual(["There are no open reports."]);
  const [suspension] = await run("suspended");
  expect(suspension).toMatch(/^\d+\t\S+\tZebrina\tit was cash$/);
  expect((await testbed.post(seeker, "/api/referrals/referrer/code", { email: "z@lanternfish.io" })).body.code).toBe(
    "suspended",
  );
  expect(await run("lift", suspension!.split("\t")[0]!, ...why)).toEqual(["The suspension has been lifted."]);
  expect(await run("suspended")).toEqual(["Nobody is suspended."]);
  expect(await run("add-domain", "lanternfish.io", "nobody-knows", "--operator", "mo")).toEqual([
    'There is no company "nobody-knows".',
  ]);
  expect(await run("add-domain", "lanternfish.io", "lanternfish", "--operator", "mo")).toEqual([
    "Addresses at lanternfish.io now belong to Lanternfish.",
  ]);
  expect((await testbed.post(seeker, "/api/referrals/referrer/code", { email: "z@lanternfish.io" })).status).toBe(200);
});
