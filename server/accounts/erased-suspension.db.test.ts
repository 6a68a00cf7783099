import { sql } from "kysely";
import { expect, test } from "vitest";
import { isMailboxSuspended, pruneSuspendedAddresses } from "#store/referrals/suspended-addresses.ts";
import { insertSuspension, isSuspended } from "#store/referrals/operators.ts";
import { accountByEmailKey } from "#store/accounts/accounts.ts";
import { accountTestbed, ANA, HOME } from "#test/account-testbed.ts";
import { decideCase } from "#moderation/desk/decide-case.ts";
import { contestDecision } from "#moderation/statements/contest-decision.ts";
import { statementLink } from "#moderation/statements/statement-link.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { emailKey, mailboxHashes } from "./email-key.ts";
import { eraseAccount } from "./erase-account.ts";
import { register } from "./register.ts";
import { verifyEmail } from "./verify.ts";

const { context, database, registered, newestToken } = await accountTestbed();
const { db } = database;

async function accountOf(email: string): Promise<{ id: string; email: string }> {
  return (await accountByEmailKey(db, emailKey(email)))!;
}

/** Erases Ana's account, suspended or not, and returns every row that is kept. */
async function eraseAna(suspend: boolean): Promise<string> {
  await sql`truncate referral_suspended_address`.execute(db);
  await registered();
  const ana = await accountOf(ANA.email);
  if (suspend) await insertSuspension(db, ana.id, "Asked for money.");
  await inTransaction(database, (trx) => eraseAccount(trx, context.secrets, ana));
  const { rows } = await sql<{ row: string }>`
    select s::text as row from referral_suspended_address s`.execute(db);
  return rows.map(({ row }) => row).join("\n");
}

test.each([ANA.email, "ana+2@example.com", "A.na@example.com"])(
  "a suspended person who is erased and registers again as %s stays suspended",
  async (email) => {
    const kept = await eraseAna(true);
    expect(kept).not.toBe("");
    expect(kept.toLowerCase()).not.toContain("ana");
    await register(context, { ...ANA, email }, HOME);
    expect(await isSuspended(db, (await accountOf(email)).id)).toBe(true);
  },
);

test("the person who proves a suspended address again gets the reasons; an appeal that is granted ends the suspension for good", async () => {
  await eraseAna(true);
  await register(context, ANA, HOME);
  const { id } = await accountOf(ANA.email);
  const stated = async () =>
    (
      await sql<{ id: string; caseId: string; words: string }>`
        select s.id, e.case_id, e.words from statement_of_reasons s join moderation_event e on e.id = s.event_id
        where s.account_id = ${id}`.execute(db)
    ).rows;
  expect(await stated(), "nobody has proved the address").toEqual([]);
  await verifyEmail(context, await newestToken(), HOME);
  const [reasons, ...more] = await stated();
  expect(more).toEqual([]);
  expect(reasons!.words).toBe("Asked for money.");
  const token = statementLink(context, reasons!.id).split("/").at(-1)!;
  await contestDecision(context, token, "That was somebody else.", HOME);
  const decision = { action: "reverse", ground: "no-breach", words: "It was somebody else." } as const;
  await register(context, { ...ANA, email: "operator@example.com" }, HOME);
  await decideCase(context, (await accountOf("operator@example.com")).id, reasons!.caseId, decision);
  expect(await isSuspended(db, id)).toBe(false);
  expect(await isMailboxSuspended(db, mailboxHashes(context.secrets, ANA.email))).toBe(false);
});

test("another person isn't suspended", async () => {
  await eraseAna(true);
  await register(context, { ...ANA, email: "bea@example.com" }, HOME);
  expect(await isSuspended(db, (await accountOf("bea@example.com")).id)).toBe(false);
});

test("nothing is kept of a person who wasn't suspended", async () => {
  expect(await eraseAna(false)).toBe("");
});

test("the hash is deleted after two years", async () => {
  await eraseAna(true);
  const hashes = mailboxHashes(context.secrets, ANA.email);
  const age = (days: number) =>
    sql`update referral_suspended_address set kept_until = kept_until - make_interval(days => ${days})`.execute(db);
  await age(729);
  expect(await pruneSuspendedAddresses(db)).toBe(0);
  expect(await isMailboxSuspended(db, hashes)).toBe(true);
  await age(2);
  expect(await isMailboxSuspended(db, hashes)).toBe(false);
  expect(await pruneSuspendedAddresses(db)).toBe(1);
});
