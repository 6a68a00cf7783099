import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { AUTH_TEXTS } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { accountApiTestbed, PERSON } from "#test/account-api.ts";
import { removeAccounts } from "#test/account-testbed.ts";

const PATH = "/api/me/password";
const NEXT = "another long password";
const { api, database } = await accountApiTestbed();
beforeEach(() => removeAccounts(database));

test("changes the password with the current one", async () => {
  const { token } = await api.signedIn();
  const answer = await api.post(PATH, { currentPassword: PERSON.password, password: NEXT }, { token });
  expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(answer.body.message).toBe("Your password has been changed. You’re logged out everywhere else.");
  expect((await api.get("/api/auth/me", { token })).status).toBe(200);
  expect((await api.post("/api/auth/login", { email: PERSON.email, password: NEXT })).status).toBe(200);
});

test.each([
  [{ currentPassword: "a wrong password", password: NEXT }, "currentPassword", "This is not your current password."],
  [{ password: NEXT }, "currentPassword", "Please enter your password"],
  [{ currentPassword: PERSON.password }, "password", "Please enter a password"],
  [{ currentPassword: PERSON.password, password: "short" }, "password", AUTH_TEXTS.passwordTooShort],
  [
    { currentPassword: PERSON.password, password: "password1" },
    "password",
    "This password is on lists of common passwords. Please choose another one.",
  ],
])("rejects %j by the name of the field, and keeps the session", async (body, field, message) => {
  const { token } = await api.signedIn();
  const answer = await api.post(PATH, body, { token });
  expect(answer.status).toBe(400);
  expect(ErrorBody.parse(answer.body)).toMatchObject({ field, message });
  expect((await api.get("/api/auth/me", { token })).status).toBe(200);
});

test("a damaged password hash refuses every password until the owner has reset it", async () => {
  const { token, email, password } = await api.signedIn();
  await sql`update account set password_hash = 'none'`.execute(database.db);
  const refusals = [
    await api.post("/api/me/confirm-password", { password }, { token }),
    await api.post("/api/me/password", { currentPassword: password, password: "another long password" }, { token }),
    await api.post("/api/auth/login", { email, password }),
  ];
  expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
    [400, "wrong-password"],
    [400, "wrong-password"],
    [401, "wrong-credentials"],
  ]);
  expect((await api.post("/api/auth/register", { name: "Ana Li", email, password })).status).toBe(200);
  await api.post("/api/auth/forgot-password", { email });
  expect((await api.post(`/api/auth/reset-password/${await api.mailedToken()}`, { password })).status).toBe(200);
  expect((await api.post("/api/auth/login", { email, password })).status).toBe(200);
});
