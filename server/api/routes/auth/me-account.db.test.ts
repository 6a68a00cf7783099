import { setTimeout as sleep } from "node:timers/promises";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { eraseDueAccounts } from "#accounts/settings/erase-due-accounts.ts";
import { AccountSettings, ConfirmEmailResponse } from "#contract/schemas/account-settings.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { newsReaders } from "#store/accounts/account-settings.ts";
import { mailChoiceOf, setMailChoice } from "#store/referrals/events.ts";
import { accountApi, accountApiTestbed, PERSON } from "#test/account-api.ts";
import { removeAccounts } from "#test/account-testbed.ts";
import { silentLog } from "#test/log.ts";

const NEW = "ana.li@example.org";
const { api, database } = await accountApiTestbed();
const { db } = database;
beforeEach(() => removeAccounts(database));

interface Mail {
  message: string;
  to: string;
  data: Record<string, string>;
}

/** Returns the mails in the outbox, newest first. */
async function mails(): Promise<Mail[]> {
  return (await recentMails(db, 50)).map((mail) => ({
    message: mail.message,
    to: mail.toAddress,
    data: JSON.parse(api.accounts.secrets.decrypt(mail.encryptedData!)) as Record<string, string>,
  }));
}

/** Returns the token of the newest mail of a kind. */
async function tokenOf(message: string): Promise<string> {
  return (await mails())
    .find((mail) => mail.message === message)!
    .data["link"]!.split("/")
    .at(-1)!;
}

async function settingsOf(token: string): Promise<AccountSettings> {
  const { status, body } = await api.get("/api/me/account", { token });
  expect(status).toBe(200);
  return AccountSettings.parse(body["data"]);
}

async function accountId(email = PERSON.email): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from account where email_key = ${email}`.execute(db);
  return rows[0]!.id;
}

const confirm = (mailed: string) => api.post(`/api/auth/confirm-email/${mailed}`);
const ageSessions = () => sql`update session set created_at = now() - interval '16 minutes'`.execute(db);

test("stores each choice by itself, with the specification's defaults", async () => {
  const { token } = await api.signedIn();
  expect((await settingsOf(token)).notifications).toEqual({
    jobAlerts: true,
    networkUpdates: true,
    platformNews: false,
  });
  for (const change of [{ platformNews: true }, { jobAlerts: false }, {}])
    expect((await api.post("/api/me/notifications", change, { token })).status).toBe(200);
  expect((await settingsOf(token)).notifications).toEqual({
    jobAlerts: false,
    networkUpdates: true,
    platformNews: true,
  });
  expect(await newsReaders(db)).toEqual([{ email: PERSON.email, name: PERSON.name }]);
  const refused = await api.post("/api/me/notifications", { jobAlert: false }, { token });
  expect([refused.status, refused.body.code]).toEqual([400, "invalid-input"]);
});

test("network updates and the mail choice of referrals are one setting", async () => {
  const { token } = await api.signedIn();
  const id = await accountId();
  const choose = (networkUpdates: boolean) => api.post("/api/me/notifications", { networkUpdates }, { token });
  await choose(false);
  expect(await mailChoiceOf(db, id)).toBe("off");
  await setMailChoice(db, id, "daily");
  expect((await settingsOf(token)).notifications.networkUpdates).toBe(true);
  await choose(true);
  expect(await mailChoiceOf(db, id)).toBe("daily");
  await choose(false);
  await choose(true);
  expect(await mailChoiceOf(db, id)).toBe("at-once");
});

test("changes the address once both addresses have confirmed, in either order", async () => {
  for (const order of [
    ["change-email", "confirm-email"],
    ["confirm-email", "change-email"],
  ]) {
    await removeAccounts(database);
    const { token } = await api.signedIn();
    expect((await api.post("/api/me/email", { email: NEW }, { token })).status).toBe(200);
    expect((await settingsOf(token)).emailChange).toMatchObject({ email: NEW, oldConfirmed: false });
    const first = await confirm(await tokenOf(order[0]!));
    expect(ConfirmEmailResponse.parse(first.body).changed).toBe(false);
    expect((await api.get("/api/auth/me", { token })).body["user"]).toMatchObject({ email: PERSON.email });
    // A repeated call changes nothing.
    expect((await confirm(await tokenOf(order[0]!))).body["changed"]).toBe(false);
    for (let times = 0; times < 2; times += 1)
      expect((await confirm(await tokenOf(order[1]!))).body["changed"]).toBe(true);
    expect((await api.get("/api/auth/me", { token })).body["user"]).toMatchObject({ email: NEW, emailVerified: true });
    expect((await settingsOf(token)).emailChange).toBeNull();
    const { password } = PERSON;
    expect((await api.post("/api/auth/login", { email: NEW, password })).status).toBe(200);
    expect((await api.post("/api/auth/login", { email: PERSON.email, password })).status).toBe(401);
    expect((await mails()).filter((mail) => mail.message === "email-changed").map((mail) => mail.to)).toEqual([
      PERSON.email,
    ]);
  }
});

test("answers the same for an address that has an account, and never moves there", async () => {
  const { token } = await api.signedIn();
  await api.signedIn({ email: "eve@example.com", name: "Eve" });
  const free = await api.post("/api/me/email", { email: NEW }, { token });
  const taken = await api.post("/api/me/email", { email: "eve@example.com" }, { token });
  expect([taken.status, taken.text]).toEqual([free.status, free.text]);
  expect((await mails()).filter((mail) => mail.to === "eve@example.com").map((mail) => mail.message)).toContain(
    "already-registered",
  );
  expect((await confirm(await tokenOf("change-email"))).body["changed"]).toBe(false);
  expect((await settingsOf(token)).emailChange).toMatchObject({ oldConfirmed: true, newConfirmed: false });
});

test("refuses to move to an address that somebody verified in between", async () => {
  const { token } = await api.signedIn();
  await api.post("/api/me/email", { email: NEW }, { token });
  await confirm(await tokenOf("change-email"));
  const link = await tokenOf("confirm-email");
  await api.signedIn({ email: NEW, name: "Eve" });
  const refused = await confirm(link);
  expect([refused.status, refused.body.code]).toEqual([400, "token-rejected"]);
  expect((await api.get("/api/auth/me", { token })).body["user"]).toMatchObject({ email: PERSON.email });
});

test("takes an address that somebody registered but never proved", async () => {
  const { token } = await api.signedIn();
  await api.post("/api/auth/register", { ...PERSON, email: NEW });
  await api.post("/api/me/email", { email: NEW }, { token });
  await confirm(await tokenOf("change-email"));
  expect((await confirm(await tokenOf("confirm-email"))).body["changed"]).toBe(true);
});

test("links die with a newer request, a cancelled change, a new password and after a day", async () => {
  const { token } = await api.signedIn();
  const request = async () => {
    await api.forgetLimits();
    await api.post("/api/me/email", { email: NEW }, { token });
    return await tokenOf("change-email");
  };
  const older = await request();
  const newer = await request();
  expect((await confirm(older)).status).toBe(400);
  expect((await confirm(newer)).status).toBe(200);
  expect((await api.post("/api/me/email/cancel", {}, { token })).status).toBe(200);
  expect((await confirm(newer)).status).toBe(400);
  const beforePassword = await request();
  await api.post("/api/me/password", { currentPassword: PERSON.password, password: "another long one" }, { token });
  expect((await confirm(beforePassword)).status).toBe(400);
  const late = await request();
  await sql`update account_email_change set expires_at = now()`.execute(db);
  expect((await confirm(late)).status).toBe(400);
  expect((await settingsOf(token)).emailChange).toBeNull();
});

test("names what is wrong with a new address", async () => {
  const { token } = await api.signedIn();
  for (const email of [PERSON.email.toUpperCase(), "ana", ""]) {
    const refused = await api.post("/api/me/email", { email }, { token });
    expect([refused.status, refused.body.field]).toEqual([400, "email"]);
  }
  expect((await confirm("nonsense")).status).toBe(400);
});

test("mails at most three links a day to one address, from all accounts together", async () => {
  const ana = await api.signedIn();
  const eve = await api.signedIn({ email: "eve@example.com", name: "Eve" });
  const statuses: number[] = [];
  for (const { token } of [ana, eve, ana, eve])
    statuses.push((await api.post("/api/me/email", { email: NEW }, { token })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test("asks for the password when it was entered long ago", async () => {
  const { token } = await api.signedIn();
  await ageSessions();
  const calls = [
    () => api.post("/api/me/email", { email: NEW }, { token }),
    () => api.post("/api/me/delete", undefined, { token }),
    () => api.get("/api/me/export", { token }),
  ];
  for (const call of calls)
    expect([(await call()).status, (await call()).body.code]).toEqual([403, "confirm-password"]);
  await api.post("/api/me/confirm-password", { password: PERSON.password }, { token });
  for (const call of calls) expect((await call()).status).toBe(200);
});

test("exports every row about the person as a ZIP file, and no secret", async () => {
  const { token } = await api.signedIn();
  await api.post("/api/me/notifications", { platformNews: true }, { token });
  const [application, file] = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000f"];
  await sql`insert into application (account_id, id) select id, ${application} from account`.execute(db);
  await sql`
    insert into application_file (account_id, id, application_id, media_type, size, content)
    select id, ${file}, ${application}, 'application/pdf', 4, ${Buffer.from("%PDF")} from account`.execute(db);
  const response = await api.app.inject({
    url: "/api/me/export",
    remoteAddress: "203.0.113.1",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers["content-type"]).toBe("application/zip");
  expect(response.headers["content-disposition"]).toMatch(/^attachment; filename="[a-z]+-\d{4}-\d\d-\d\d\.zip"$/);
  const files = Object.entries(unzipSync(new Uint8Array(response.rawPayload))).map(
    ([name, content]) => [name, strFromU8(content)] as const,
  );
  const byName = new Map(files);
  expect(byName.get("README.txt")).toContain("What Afield keeps about you");
  expect(JSON.parse(byName.get("account.json")!)).toMatchObject([{ email: PERSON.email, name: PERSON.name }]);
  expect(JSON.parse(byName.get("account_setting.json")!)).toMatchObject([{ platform_news: true }]);
  expect(byName.get(`files/${file}.pdf`)).toBe("%PDF");
  expect(JSON.parse(byName.get("application_file.json")!)).toMatchObject([{ id: file, size: 4 }]);
  const all = files.map(([, text]) => text).join("\n");
  expect(all).not.toMatch(/argon2|token_hash|password_hash/);
});

test("an export whose files can't be read for a moment is whole, and one that can't begin counts for nothing", async () => {
  const { token } = await api.signedIn();
  const [application, file] = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000f"];
  await sql`insert into application (account_id, id) select id, ${application} from account`.execute(db);
  await sql`
    insert into application_file (account_id, id, application_id, media_type, size, content)
    select id, ${file}, ${application}, 'application/pdf', 4, ${Buffer.from("%PDF")} from account`.execute(db);
  const ask = () =>
    api.app.inject({
      url: "/api/me/export",
      remoteAddress: "203.0.113.1",
      headers: { authorization: `Bearer ${token}` },
    });
  await sql`alter table application_file rename column content to content_away`.execute(db);
  const asked = ask();
  await sleep(700);
  await sql`alter table application_file rename column content_away to content`.execute(db);
  expect(Object.keys(unzipSync(new Uint8Array((await asked).rawPayload)))).toContain(`files/${file}.pdf`);

  await sql`alter table account_setting rename to account_setting_away`.execute(db);
  for (let tries = 0; tries < 12; tries += 1) expect((await ask()).statusCode).toBe(500);
  await sql`alter table account_setting_away rename to account_setting`.execute(db);
  expect((await ask()).statusCode).toBe(200);
});

test("deletes after seven days, not before, and acknowledges it once to an address it then forgets", async () => {
  const { token } = await api.signedIn();
  const other = await api.post("/api/auth/login", { email: PERSON.email, password: PERSON.password });
  const first = await api.post("/api/me/delete", undefined, { token });
  const again = await api.post("/api/me/delete", undefined, { token });
  expect(again.body["deleteAfter"]).toBe(first.body["deleteAfter"]);
  const days = (Date.parse(String(first.body["deleteAfter"])) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
  expect((await api.get("/api/auth/me", { token: String(other.body["token"]) })).status).toBe(401);
  expect((await settingsOf(token)).deleteAfter).toBe(first.body["deleteAfter"]);
  expect((await mails()).filter((mail) => mail.message === "deletion-scheduled")).toHaveLength(1);

  const context = { database, secrets: api.accounts.secrets, log: silentLog };
  await sql`update account set delete_after = delete_after - interval '6 days 23 hours'`.execute(db);
  expect(await eraseDueAccounts(context)).toBe(0);
  await sql`update account set delete_after = delete_after - interval '2 hours'`.execute(db);
  expect(await Promise.all([eraseDueAccounts(context), eraseDueAccounts(context)])).toContain(1);
  expect((await api.get("/api/auth/me", { token })).status).toBe(401);
  const left = await mails();
  expect(left.map(({ message, to }) => [message, to])).toEqual([["account-erased", PERSON.email]]);
  expect(left[0]!.data["removed"]).toContainEqual({ kind: "Sessions and networks", records: 3 });
  // Once the mail is sent, the address is nowhere.
  await sql`update outbox_mail set sent_at = now()`.execute(db);
  const { rows } = await sql<{ row: string }>`
    select m::text as row from outbox_mail m union all select a::text from account a`.execute(db);
  expect(rows.map(({ row }) => row).join("\n")).not.toContain(PERSON.email);
});

test("keeps the account when its owner changes their mind", async () => {
  const { token } = await api.signedIn();
  await api.post("/api/me/delete", undefined, { token });
  for (let times = 0; times < 2; times += 1)
    expect((await api.post("/api/me/delete/undo", undefined, { token })).status).toBe(200);
  expect((await settingsOf(token)).deleteAfter).toBeNull();
  expect(await eraseDueAccounts({ database, secrets: api.accounts.secrets, log: silentLog })).toBe(0);
});

test("tells what is kept as records by kind", async () => {
  const { token } = await api.signedIn();
  expect((await settingsOf(token)).kept).toContainEqual({ kind: "Sessions and networks", records: 2 });
  await setMailChoice(db, await accountId(), "daily");
  expect((await settingsOf(token)).kept).toContainEqual({ kind: "Referrals", records: 1 });
});

test("the calls don't exist while the settings are held back", async () => {
  const held = await accountApi(database, silentLog, {}, ["account"]);
  try {
    const { token } = await api.signedIn();
    for (const path of ["/api/me/account", "/api/me/export"])
      expect((await held.get(path, { token })).status, path).toBe(404);
    for (const path of ["/api/me/notifications", "/api/me/delete", "/api/me/delete/undo", "/api/me/email"])
      expect((await held.post(path, {}, { token })).status, path).toBe(404);
    expect((await held.post("/api/auth/confirm-email/x")).status).toBe(404);
  } finally {
    await held.close();
  }
});
