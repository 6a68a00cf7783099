import { sql } from "kysely";
import { expect, test } from "vitest";
import { accountTestbed, ANA, HOME, refusalOf } from "#test/account-testbed.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { endSessionById } from "./end-session.ts";
import { listSessions } from "./list-sessions.ts";
import { login } from "#accounts/login.ts";
import { register } from "#accounts/register.ts";
import { accountOfToken } from "#accounts/sessions.ts";
import { verifyEmail } from "#accounts/verify.ts";

const { context, database, registered, newestToken } = await accountTestbed();

async function open(device: string | null = null, person = ANA): Promise<{ token: string; account: string }> {
  const { token } = await login(context, person, HOME, device);
  return { token, account: (await accountOfToken(context, token))!.id };
}

const isLive = async (token: string) => (await accountOfToken(context, token)) !== null;

test("lists the live sessions with this one first, then the last used", async () => {
  await registered();
  const old = await open("Safari on an iPhone");
  await sql`update session set created_at = now() - interval '3 days', last_used_at = now() - interval '2 days'`.execute(
    database.db,
  );
  await open("Chrome on Windows");
  const here = await open();
  await sql`update session set last_used_at = now() - interval '3 days', created_at = now() - interval '4 days'
    where device is null`.execute(database.db);
  const listed = await listSessions(context, here.account, here.token);
  expect(listed.map(({ device, current }) => [device, current])).toEqual([
    [null, true],
    ["Chrome on Windows", false],
    ["Safari on an iPhone", false],
  ]);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(3);
  expect(Date.parse(listed[2]!.lastUsedAt) - Date.parse(listed[2]!.createdAt)).toBe(24 * 60 * 60 * 1000);
  expect(JSON.stringify(listed)).not.toContain(old.token);
});

test("leaves out sessions that have ended or expired", async () => {
  await registered();
  for (const change of [
    sql`ended_at = now(), ended_reason = 'logout'`,
    sql`last_used_at = now() - interval '8 days'`,
    sql`created_at = now() - interval '31 days'`,
  ]) {
    await open();
    await sql`update session set ${change} where ended_at is null and last_used_at > now() - interval '1 day'
      and created_at > now() - interval '1 day'`.execute(database.db);
  }
  const here = await open();
  expect(await listSessions(context, here.account, here.token)).toHaveLength(1);
});

test("ends one session, any number of times, and no other", async () => {
  await registered();
  const [lost, other, here] = [await open("Chrome on Windows"), await open("Firefox on Linux"), await open()];
  const [, ...others] = await listSessions(context, here.account, here.token);
  const { id } = others.find(({ device }) => device === "Chrome on Windows")!;
  for (let times = 0; times < 2; times++) await endSessionById(context, here.account, id);
  expect([await isLive(lost.token), await isLive(other.token), await isLive(here.token)]).toEqual([false, true, true]);
  const { rows } = await sql<{ ended: string }>`
    select ended_reason as ended from session where ended_at is not null`.execute(database.db);
  expect(rows).toEqual([{ ended: "remote" }]);
});

test("nobody ends another person's session, and both get the same answer as for an unknown one", async () => {
  await registered();
  const here = await open();
  const [mine] = await listSessions(context, here.account, here.token);
  const eve = { ...ANA, name: "Eve", email: "eve@example.com" };
  await register(context, eve, HOME);
  await verifyEmail(context, await newestToken(), HOME);
  const stranger = await open(null, eve);
  expect(await refusalOf(endSessionById(context, stranger.account, mine!.id))).toBe("not-found");
  expect(await refusalOf(endSessionById(context, stranger.account, "nonsense"))).toBe("not-found");
  await endOtherSessions(context, stranger.account, stranger.token);
  expect([await isLive(here.token), await isLive(stranger.token)]).toEqual([true, true]);
});

test("ends every other session and keeps this one", async () => {
  await registered();
  const [first, second, here] = [await open(), await open(), await open()];
  expect(await endOtherSessions(context, here.account, here.token)).toBe(2);
  expect(await endOtherSessions(context, here.account, here.token)).toBe(0);
  expect([await isLive(first.token), await isLive(second.token), await isLive(here.token)]).toEqual([
    false,
    false,
    true,
  ]);
});
