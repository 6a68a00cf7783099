import { beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { accountApiTestbed, PERSON, type Answer } from "#test/account-api.ts";
import { removeAccounts } from "#test/account-testbed.ts";

const { api, database } = await accountApiTestbed();
let token: string;

beforeEach(async () => {
  await removeAccounts(database);
  ({ token } = await api.signedIn());
});

const age = (minutes: number) =>
  sql`update session set created_at = now() - make_interval(mins => ${minutes}), last_used_at = now()`.execute(
    database.db,
  );
const confirm = (password: string) => api.post("/api/me/confirm-password", { password }, { token });

/** Takes both steps of becoming a referrer. Neither gets far: the domain and the code are unknown. */
async function becomeReferrer(): Promise<Answer[]> {
  return [
    await api.post("/api/referrals/referrer/code", { email: "ana@kestrowgrid.com" }, { token }),
    await api.post("/api/referrals/referrer/verify", { code: "ABCD-2345" }, { token }),
  ];
}
const codes = (answers: Answer[]) => answers.map(({ status, body }) => [status, body.code]);
const REFUSED = [
  [403, "confirm-password"],
  [403, "confirm-password"],
];
const PASSED = [
  [400, "unknown-domain"],
  [400, "wrong-code"],
];

test("a fresh session needs no second password to become a referrer", async () => {
  await age(14);
  expect(codes(await becomeReferrer())).toEqual(PASSED);
});

test("an older session needs the password again, for fifteen minutes from then", async () => {
  await age(16);
  expect(codes(await becomeReferrer())).toEqual(REFUSED);
  expect((await api.get("/api/referrals/inbox", { token })).status).toBe(200);
  const answer = await confirm(PERSON.password);
  expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(codes(await becomeReferrer())).toEqual(PASSED);
  await sql`update session set password_confirmed_at = now() - interval '16 minutes'`.execute(database.db);
  expect(codes(await becomeReferrer())).toEqual(REFUSED);
});

test("a wrong password confirms nothing, and guesses are limited", async () => {
  await age(16);
  expect(await confirm("a wrong password")).toMatchObject({
    status: 400,
    body: { code: "wrong-password", field: "password" },
  });
  expect(codes(await becomeReferrer())).toEqual(REFUSED);
  const guesses: number[] = [];
  for (let n = 0; n < 5; n++) guesses.push((await confirm(`guess number ${n}`)).status);
  expect(guesses).toEqual([400, 400, 400, 400, 429]);
});

test("confirms only the session of the call", async () => {
  const { body } = await api.post("/api/auth/login", { email: PERSON.email, password: PERSON.password });
  await age(16);
  await confirm(PERSON.password);
  token = String(body.token);
  expect(codes(await becomeReferrer())).toEqual(REFUSED);
});
