import { expect, test } from "vitest";
import { AUTH_TEXTS } from "#contract/schemas/auth.ts";
import { accountByEmailKey } from "#store/accounts/accounts.ts";
import { erasePersonalData, exportPersonalData, PERSONAL_TABLES } from "#store/accounts/personal-data.ts";
import { accountTestbed, ANA, HOME, refusalOf } from "#test/account-testbed.ts";
import { sql } from "kysely";
import { mailVerification } from "./account-mail.ts";
import { forgotPassword } from "./forgot-password.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";
import { resendVerification } from "./resend-verification.ts";
import { resetPassword } from "./reset-password.ts";
import { accountOfToken, logout } from "./sessions.ts";
import { verifyEmail } from "./verify.ts";

const testbed = await accountTestbed();
const { context, database, mails, newestToken, forgetCooldown, registered } = testbed;
const home = HOME;
const ana = ANA;

test("registers, verifies, logs in and resets the password, which ends the old session", async () => {
  await register(context, ana, home);
  await expect(login(context, ana, home)).rejects.toMatchObject({
    code: "email-not-verified",
    message: AUTH_TEXTS.emailNotVerified,
  });
  await expect(login(context, { ...ana, password: "wrong password" }, home)).rejects.toMatchObject({
    code: "wrong-credentials",
  });
  await verifyEmail(context, await newestToken(), home);
  const { token, user } = await login(context, { ...ana, email: "ana@EXAMPLE.com" }, home);
  expect(token).toMatch(/^afs_/);
  expect(user).toMatchObject({
    name: "Ana Li",
    email: "Ana@example.com",
    emailVerified: true,
    profileCompleted: false,
  });
  expect((await accountOfToken(context, token))?.name).toBe("Ana Li");

  await forgotPassword(context, ana.email, home);
  const reset = await newestToken();
  await resetPassword(context, reset, "another long password", home);
  expect(await accountOfToken(context, token)).toBeNull();
  await expect(login(context, ana, home)).rejects.toMatchObject({ code: "wrong-credentials" });
  expect((await login(context, { ...ana, password: "another long password" }, home)).token).not.toBe(token);
  expect((await mails()).map((mail) => mail.message).sort()).toEqual([
    "password-changed",
    "reset-password",
    "verify-email",
  ]);
});

test("registering twice creates one account and one mail, and the first link still works", async () => {
  await register(context, ana, home);
  const token = await newestToken();
  await register(context, ana, home);
  expect(await mails()).toHaveLength(1);
  await verifyEmail(context, token, home);
});

test("registering a verified address changes nothing and notifies its owner", async () => {
  await registered();
  await register(context, { ...ana, name: "Eve", password: "a stranger's choice" }, home);
  expect((await mails())[0]).toMatchObject({
    message: "already-registered",
    to: "Ana@example.com",
    data: { name: "Ana Li" },
  });
  await login(context, ana, home);
});

test("a live verification link succeeds again, but changes the account only once", async () => {
  await register(context, ana, home);
  const token = await newestToken();
  await Promise.all(Array.from({ length: 10 }, () => verifyEmail(context, token, home)));
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from account_token where used_at is not null`.execute(database.db);
  expect(rows[0]!.n).toBe(1);
});

test("an expired, forged or unknown verification link is rejected", async () => {
  await register(context, ana, home);
  const token = await newestToken();
  await sql`update account_token set expires_at = now()`.execute(database.db);
  for (const bad of [token, `${token}x`, "nonsense"]) {
    await expect(verifyEmail(context, bad, home)).rejects.toMatchObject({
      code: "token-rejected",
      message: AUTH_TEXTS.verifyRejected,
    });
  }
});

test("fifty parallel uses of one reset link change the password once", async () => {
  await registered();
  await forgotPassword(context, ana.email, home);
  const token = await newestToken();
  const clients = Array.from({ length: 50 }, (_, n) => ({ network: `198.51.100.${n}` }));
  const outcomes = await Promise.allSettled(
    clients.map((client, n) => resetPassword(context, token, `password number ${n}`, client)),
  );
  expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
  expect((await mails()).filter((mail) => mail.message === "password-changed")).toHaveLength(1);
  const winner = outcomes.findIndex((outcome) => outcome.status === "fulfilled");
  await login(context, { ...ana, password: `password number ${winner}` }, home);
});

test("a repeated reset succeeds for ten minutes with the same password and fails with another", async () => {
  await registered();
  await forgotPassword(context, ana.email, home);
  const token = await newestToken();
  await resetPassword(context, token, "another long password", home);
  await resetPassword(context, token, "another long password", home);
  await expect(resetPassword(context, token, "yet another password", home)).rejects.toMatchObject({
    code: "token-rejected",
  });
  await sql`update account_token set used_at = now() - interval '11 minutes' where purpose = 'reset'`.execute(
    database.db,
  );
  await expect(resetPassword(context, token, "another long password", home)).rejects.toMatchObject({
    code: "token-rejected",
  });
  expect((await mails()).filter((mail) => mail.message === "password-changed")).toHaveLength(1);
});

test("changing the password invalidates earlier reset links", async () => {
  await registered();
  await forgotPassword(context, ana.email, home);
  const first = await newestToken();
  await forgetCooldown();
  await forgotPassword(context, ana.email, home);
  await resetPassword(context, await newestToken(), "another long password", home);
  await expect(resetPassword(context, first, "yet another password", home)).rejects.toMatchObject({
    code: "token-rejected",
  });
});

test("registration and reset reject common passwords and say why", async () => {
  await expect(register(context, { ...ana, password: "password1" }, home)).rejects.toMatchObject({
    code: "invalid-input",
    field: "password",
  });
  await registered();
  await forgotPassword(context, ana.email, home);
  await expect(resetPassword(context, await newestToken(), "qwertyuiop", home)).rejects.toMatchObject({
    code: "invalid-input",
    field: "password",
  });
});

test("resends at most once a minute, and never more than three mails a day, and never to a verified or unknown address", async () => {
  await register(context, ana, home);
  for (let n = 0; n < 3; n++) await resendVerification(context, ana.email, home);
  expect(await mails(), "the registration's mail and one more").toHaveLength(2);
  for (let n = 0; n < 6; n++) {
    await forgetCooldown();
    await resendVerification(context, ana.email, home);
  }
  expect(await mails()).toHaveLength(3);
  await resendVerification(context, "nobody@example.com", home);
  expect(await mails()).toHaveLength(3);
});

test("an immediate retry sends no second mail, even across a minute boundary", async () => {
  await register(context, ana, home);
  await sql`delete from outbox_mail`.execute(database.db);
  await sql`update account set created_at = '2026-01-01T00:00:59Z'`.execute(database.db);
  const account = (await accountByEmailKey(database.db, "ana@example.com"))!;
  const mailAt = (time: string) => mailVerification(context, database.db, account, new Date(`2026-01-01T${time}Z`));
  await mailAt("00:00:59.500");
  await mailAt("00:01:00.500");
  expect(await mails()).toHaveLength(1);
  await mailAt("00:02:00.000");
  expect(await mails()).toHaveLength(2);
});

test("the first of three reset links requested in a row still works", async () => {
  await registered();
  const tokens: string[] = [];
  for (let n = 0; n < 3; n++) {
    await forgotPassword(context, ana.email, { network: `198.51.100.${n}` });
    tokens.push(await newestToken());
    await forgetCooldown();
  }
  await resetPassword(context, tokens[0]!, "another long password", home);
  expect((await login(context, { ...ana, password: "another long password" }, home)).user.email).toBe(ana.email);
});

test("slows down password guessing without slowing the owner on a known network", async () => {
  await registered();
  await login(context, ana, home);
  const stranger = (n: number) => ({ network: `198.51.100.${n}` });
  const codes: string[] = [];
  for (let n = 0; n < 15; n++) {
    codes.push(await refusalOf(login(context, { ...ana, password: `guess number ${n}` }, stranger(n))));
  }
  expect(codes.filter((code) => code === "wrong-credentials")).toHaveLength(11);
  expect(codes.slice(11).every((code) => code === "too-many-requests")).toBe(true);
  await login(context, ana, home);
});

test("limits a network to thirty attempts in five minutes across all accounts", async () => {
  const codes: string[] = [];
  for (let n = 0; n < 32; n++) {
    codes.push(await refusalOf(login(context, { email: `person${n}@example.com`, password: "a guess" }, home)));
  }
  expect(codes.indexOf("too-many-requests")).toBe(30);
});

test("logout ends the session on the server", async () => {
  await registered();
  const { token } = await login(context, ana, home);
  await logout(context, token);
  await logout(context, token);
  expect(await accountOfToken(context, token)).toBeNull();
});

test("a session ends seven days after its last use and thirty days after its start", async () => {
  await registered();
  const { token } = await login(context, ana, home);
  await sql`update session set last_used_at = now() - interval '6 days 23 hours', created_at = now() - interval '29 days'`.execute(
    database.db,
  );
  expect(await accountOfToken(context, token)).not.toBeNull();
  await sql`update session set created_at = now() - interval '30 days 1 second'`.execute(database.db);
  expect(await accountOfToken(context, token)).toBeNull();
  await sql`update session set created_at = now(), last_used_at = now() - interval '7 days 1 second'`.execute(
    database.db,
  );
  expect(await accountOfToken(context, token)).toBeNull();
});

test("the database stores no readable token or link", async () => {
  await registered();
  const { token } = await login(context, ana, home);
  await forgotPassword(context, ana.email, home);
  const reset = await newestToken();
  for (const table of ["account", "session", "account_token", "outbox_mail", "rate_limit", "account_network"]) {
    const { rows } = await sql<{
      row: string;
    }>`select ${sql.table(table)}::text as row from ${sql.table(table)}`.execute(database.db);
    const dump = rows.map((row) => row.row).join("\n");
    for (const secret of [token, reset, "reset-password/", ana.password]) expect(dump).not.toContain(secret);
  }
});

test("export and erasure cover every table that references an account", async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select con.conrelid::regclass::text as table, att.attname as column from pg_constraint con
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any (con.conkey)
    where con.contype = 'f' and con.confrelid = 'account'::regclass`.execute(database.db);
  const listed = PERSONAL_TABLES.map(({ table, column }) => `${table}.${column}`);
  expect(listed.toSorted()).toEqual(
    [...rows.map(({ table, column }) => `${table}.${column}`), "account.id"].toSorted(),
  );

  await registered();
  await login(context, ana, home);
  const { rows: accounts } = await sql<{ id: string }>`select id from account`.execute(database.db);
  const exported = await exportPersonalData(database.db, accounts[0]!.id);
  expect(exported.account?.[0]).toMatchObject({ email: "Ana@example.com", name: "Ana Li" });
  expect(exported.session).toHaveLength(1);
  expect(JSON.stringify(exported)).not.toMatch(/argon2|token_hash/);
  const removed = await erasePersonalData(database.db, accounts[0]!.id);
  expect(removed).toMatchObject({ account: 1, session: 1, outbox_mail: 1 });
  const again = await exportPersonalData(database.db, accounts[0]!.id);
  expect(Object.values(again).flat()).toEqual([]);
});
