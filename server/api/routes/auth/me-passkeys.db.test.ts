import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { PasskeysResponse } from "#contract/schemas/employers/passkeys.ts";
import { exportPersonalData } from "#store/accounts/personal-data.ts";
import { setOperator } from "#store/referrals/operators.ts";
import { accountApiTestbed } from "#test/account-api.ts";
import { softwarePasskey } from "#test/employers/software-passkey.ts";

const { api, database } = await accountApiTestbed();
const { db } = database;
const PATH = "/api/me/passkeys";
type Passkey = ReturnType<typeof softwarePasskey>;
let people = 0;

beforeEach(() => api.forgetLimits());

const newPerson = () => api.signedIn({ email: `passkey-${(people += 1)}@example.com` });
const challengeOf = async (token: string, path: string) => {
  const { status, body } = await api.post(path, undefined, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body["data"] as { challenge: string }).challenge;
};
const add = async (token: string, passkey: Passkey, name = "Laptop") =>
  await api.post(PATH, { name, made: passkey.make(await challengeOf(token, `${PATH}/options`)) }, { token });
const confirm = async (token: string, passkey: Passkey, from?: string) => {
  const signed = passkey.sign(await challengeOf(token, `${PATH}/confirm-options`), from);
  return await api.post(`${PATH}/confirm`, { signed }, { token });
};
const list = async (token: string) => (await api.get(PATH, { token })).body as unknown as PasskeysResponse;
const accountIdOf = async (email: string) =>
  (await db.selectFrom("account").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
const secondSession = async ({ email, password }: { email: string; password: string }) =>
  String((await api.post("/api/auth/login", { email, password })).body["token"]);
const ageSession = (token: string, hours: number) =>
  sql`update session set passkey_at = now() - make_interval(hours => ${hours})
    where account_id = (select account_id from passkey order by id desc limit 1) and ${token} <> ''`.execute(db);

test("adding a passkey counts as showing it in that session, and in no other", async () => {
  const person = await newPerson();
  expect(await list(person.token)).toEqual({ data: [], isConfirmed: false, isOperator: false });
  const passkey = softwarePasskey();
  expect((await add(person.token, passkey)).status).toBe(200);
  expect(await list(person.token)).toMatchObject({ data: [{ name: "Laptop" }], isConfirmed: true });
  const other = await secondSession(person);
  expect((await list(other)).isConfirmed).toBe(false);
  expect((await confirm(other, passkey)).status).toBe(200);
  expect((await list(other)).isConfirmed).toBe(true);
});

test("a stolen session or password adds no second passkey and removes none", async () => {
  const person = await newPerson();
  await add(person.token, softwarePasskey());
  const thief = await secondSession(person);
  expect((await api.post(`${PATH}/options`, undefined, { token: thief })).body.code).toBe("confirm-passkey");
  const { data } = await list(thief);
  expect((await api.post(`${PATH}/${data[0]!.id}/remove`, undefined, { token: thief })).status).toBe(403);
  await sql`update session set password_confirmed_at = now() - interval '1 hour', created_at = now() - interval '1 hour'`.execute(
    db,
  );
  expect((await api.post(`${PATH}/options`, undefined, { token: person.token })).body.code).toBe("confirm-password");
});

test("an answer works once, in its own session, for its own site and its own account", async () => {
  const person = await newPerson();
  const passkey = softwarePasskey();
  await add(person.token, passkey);
  const second = await secondSession(person);
  const signed = passkey.sign(await challengeOf(person.token, `${PATH}/confirm-options`));
  const answer = (token: string) => api.post(`${PATH}/confirm`, { signed }, { token });
  expect((await answer(second)).status, "another session's challenge").toBe(400);
  expect((await answer(person.token)).status).toBe(200);
  expect((await answer(person.token)).status, "replayed").toBe(400);
  expect((await confirm(second, passkey, "https://afield.example.evil.example")).status, "a look-alike site").toBe(400);
  expect((await confirm(second, softwarePasskey())).status, "a key that isn't theirs").toBe(400);
  const stranger = await newPerson();
  expect((await confirm(stranger.token, passkey)).status, "somebody else's passkey").toBe(400);
  expect((await list(second)).isConfirmed).toBe(false);
});

test("a copied authenticator is refused, and so is a challenge after five minutes", async () => {
  const person = await newPerson();
  const passkey = softwarePasskey();
  await add(person.token, passkey);
  await confirm(person.token, passkey);
  passkey.forget(0);
  expect((await confirm(person.token, passkey)).status).toBe(400);
  passkey.forget(50);
  const signed = passkey.sign(await challengeOf(person.token, `${PATH}/confirm-options`));
  await sql`update session_challenge set expires_at = now()`.execute(db);
  expect((await api.post(`${PATH}/confirm`, { signed }, { token: person.token })).status).toBe(400);
});

test("an operator's session shows the desk only with a passkey, and for twelve hours", async () => {
  const person = await newPerson();
  const passkey = softwarePasskey();
  const desk = async () => (await api.get("/api/operate/cases", { token: person.token })).status;
  expect(await desk()).toBe(404);
  const id = await accountIdOf(person.email);
  await setOperator(db, id, true);
  expect(await desk()).toBe(403);
  await add(person.token, passkey);
  expect(await desk()).toBe(200);
  await ageSession(person.token, 13);
  expect(await desk()).toBe(403);
  await confirm(person.token, passkey);
  expect(await desk()).toBe(200);
});

test("nobody removes somebody else's passkey, and an export holds no key", async () => {
  const [person, stranger] = [await newPerson(), await newPerson()];
  await add(person.token, softwarePasskey());
  await add(stranger.token, softwarePasskey(), "Phone");
  const { data } = await list(person.token);
  expect((await api.post(`${PATH}/${data[0]!.id}/remove`, undefined, { token: stranger.token })).status).toBe(404);
  const id = await accountIdOf(person.email);
  const { passkey } = await exportPersonalData(db, id);
  expect(passkey).toEqual([expect.objectContaining({ name: "Laptop" })]);
  expect(Object.keys(passkey![0]!)).not.toContain("public_key");
  expect((await api.post(`${PATH}/${data[0]!.id}/remove`, undefined, { token: person.token })).status).toBe(200);
  expect((await list(person.token)).data).toEqual([]);
});
