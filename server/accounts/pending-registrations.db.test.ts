import { sql } from "kysely";
import { expect, test } from "vitest";
import { AUTH_TEXTS } from "#contract/schemas/auth.ts";
import { pruneUnverified } from "#store/accounts/personal-data.ts";
import { accountTestbed, ANA, HOME, refusalOf } from "#test/account-testbed.ts";
import { forgotPassword } from "./forgot-password.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";
import { resendVerification } from "./resend-verification.ts";
import { resetPassword } from "./reset-password.ts";
import { verifyEmail } from "./verify.ts";

const testbed = await accountTestbed();
const { context, database, mails, newestToken, newestLink, forgetCooldown } = testbed;
const AWAY = { network: "198.51.100.7" };
const stranger = { ...ANA, name: "Eve", password: "a stranger's choice" };

/** Returns whether each of the two can log in, each from their own network. */
async function logins(): Promise<{ owner: string; stranger: string }> {
  return {
    owner: await refusalOf(login(context, ANA, HOME)),
    stranger: await refusalOf(login(context, stranger, AWAY)),
  };
}

test("a stranger's later registration leaves the owner's link alone", async () => {
  await register(context, ANA, HOME);
  const own = await newestToken();
  await register(context, stranger, AWAY);
  expect((await mails()).map((mail) => mail.message)).toEqual(["verify-email", "verify-email"]);
  await verifyEmail(context, own, HOME);
  expect(await logins()).toEqual({ owner: "none", stranger: "wrong-credentials" });
  expect((await login(context, ANA, HOME)).user).toMatchObject({ name: "Ana Li", email: "Ana@example.com" });
});

test.each([
  ["a stranger registers after the owner", [ANA, stranger]],
  ["a stranger registers before the owner", [stranger, ANA]],
  ["a stranger registers before and after the owner", [stranger, ANA, stranger]],
])("the owner's resent link never brings another person's password when %s", async (_case, registrations) => {
  for (const each of registrations) await register(context, each, each === ANA ? HOME : AWAY);
  await forgetCooldown();
  await resendVerification(context, ANA.email, HOME);
  expect(await newestLink()).toContain("/reset-password/");
  // Another registration by the stranger doesn't invalidate the link.
  const link = await newestToken();
  await forgetCooldown();
  await register(context, { ...stranger, password: "a stranger's next choice" }, AWAY);
  await resetPassword(context, link, "the owner's own choice", HOME);
  expect(await logins()).toEqual({ owner: "wrong-credentials", stranger: "wrong-credentials" });
  await login(context, { ...ANA, password: "the owner's own choice" }, HOME);
});

test("a stranger can't log in even if the owner opens the stranger's link", async () => {
  await register(context, ANA, HOME);
  await register(context, stranger, AWAY);
  await verifyEmail(context, await newestToken(), HOME);
  expect(await logins()).toEqual({ owner: "wrong-credentials", stranger: "set-password-first" });
  await forgotPassword(context, ANA.email, HOME);
  await resetPassword(context, await newestToken(), "the owner's own choice", HOME);
  expect(await logins()).toEqual({ owner: "wrong-credentials", stranger: "wrong-credentials" });
  await login(context, { ...ANA, password: "the owner's own choice" }, { network: "192.0.2.9" });
});

test("an owner who opens their own link elsewhere sets a password before logging in there", async () => {
  await register(context, ANA, HOME);
  const own = await newestToken();
  await register(context, stranger, AWAY);
  await verifyEmail(context, own, HOME);
  expect(await refusalOf(login(context, ANA, { network: "192.0.2.9" }))).toBe("set-password-first");
  await login(context, ANA, HOME);
  await login(context, ANA, { network: "192.0.2.9" });
});

test("every waiting password gets the text about verification, and none tells whose it is", async () => {
  await register(context, ANA, HOME);
  await register(context, stranger, AWAY);
  expect(await logins()).toEqual({ owner: "email-not-verified", stranger: "email-not-verified" });
  expect(await refusalOf(login(context, { ...ANA, password: "a wrong password" }, HOME))).toBe("wrong-credentials");
});

test("the other registrations' links and passwords are gone once one is verified", async () => {
  await register(context, ANA, HOME);
  const own = await newestToken();
  await register(context, stranger, AWAY);
  const strangers = await newestToken();
  await verifyEmail(context, own, HOME);
  await verifyEmail(context, own, HOME);
  await expect(verifyEmail(context, strangers, AWAY)).rejects.toMatchObject({ message: AUTH_TEXTS.verifyRejected });
  const { rows } = await sql`select 1 from account_token where pending_password_hash is not null`.execute(database.db);
  expect(rows).toEqual([]);
});

test("the same registration sent twice at once is one registration", async () => {
  await Promise.all([register(context, ANA, HOME), register(context, ANA, HOME)]);
  expect(await mails()).toHaveLength(1);
  await forgetCooldown();
  await resendVerification(context, ANA.email, HOME);
  expect(await newestLink()).toContain("/verify-email/");
});

test("an unverified account is deleted seven days after its last registration", async () => {
  await register(context, stranger, AWAY);
  await sql`update account set created_at = now() - interval '8 days', password_changed_at = now() - interval '8 days'`.execute(
    database.db,
  );
  await register(context, ANA, HOME);
  expect(await pruneUnverified(database.db)).toBe(0);
  await sql`update account set password_changed_at = now() - interval '8 days'`.execute(database.db);
  expect(await pruneUnverified(database.db)).toBe(1);
});
