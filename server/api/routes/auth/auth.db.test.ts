import { beforeEach, expect, test } from "vitest";
import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { AUTH_TEXTS, LoginResponse, MeResponse, MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { openDatabase } from "#postgres/database.ts";
import { accountApiTestbed, PERSON } from "#test/account-api.ts";
import { removeAccounts } from "#test/account-testbed.ts";

const { api, database } = await accountApiTestbed();
beforeEach(() => removeAccounts(database));

test("register, verify, log in, me and log out follow the contract", async () => {
  const registered = await api.post("/api/auth/register", PERSON);
  expect(registered.status).toBe(200);
  MessageResponse.parse(registered.body);
  expect(registered.headers["cache-control"]).toBe("no-store");

  const early = await api.post("/api/auth/login", { email: PERSON.email, password: PERSON.password });
  expect(early).toMatchObject({
    status: 403,
    body: { message: AUTH_TEXTS.emailNotVerified, code: "email-not-verified" },
  });

  const token = await api.mailedToken();
  for (let times = 0; times < 2; times++) expect((await api.get(`/api/auth/verify/${token}`)).status).toBe(200);

  const login = await api.post("/api/auth/login", { email: PERSON.email, password: PERSON.password });
  expect(login.status).toBe(200);
  const { token: session, user } = LoginResponse.parse(login.body);
  const me = await api.get("/api/auth/me", { token: session });
  expect(MeResponse.parse(me.body).user).toEqual(user);
  expect(user).toMatchObject({
    name: PERSON.name,
    email: PERSON.email,
    emailVerified: true,
    profileCompleted: false,
    preferences: { roles: [], locations: [] },
  });
  expect(Object.keys(user).toSorted()).toEqual([
    "createdAt",
    "email",
    "emailVerified",
    "name",
    "preferences",
    "profileCompleted",
  ]);

  expect((await api.post("/api/auth/logout", undefined, { token: session })).status).toBe(200);
  expect(await api.get("/api/auth/me", { token: session })).toMatchObject({
    status: 401,
    body: { message: SESSION_EXPIRED },
  });
  expect((await api.post("/api/auth/logout")).status).toBe(200);
});

test("a reset changes the password and ends every session", async () => {
  const { token } = await api.signedIn();
  expect((await api.post("/api/auth/forgot-password", { email: PERSON.email })).status).toBe(200);
  const link = await api.mailedToken();
  for (let times = 0; times < 2; times++) {
    const reset = await api.post(`/api/auth/reset-password/${link}`, { password: "another long password" });
    expect(reset).toMatchObject({ status: 200, body: { message: "Your password has been reset successfully." } });
  }
  expect((await api.get("/api/auth/me", { token })).status).toBe(401);
  expect((await api.post(`/api/auth/reset-password/${link}`, { password: "a third password!" })).status).toBe(400);
});

test.each([
  ["register", { ...PERSON, name: "" }, "name", "Please enter your name"],
  ["register", { ...PERSON, name: "A\nB" }, "name", "Name must be one line of plain text"],
  ["register", { ...PERSON, email: "nonsense" }, "email", "Please enter a valid email address"],
  ["register", { ...PERSON, password: "short" }, "password", AUTH_TEXTS.passwordTooShort],
  [
    "register",
    { ...PERSON, password: "password1" },
    "password",
    "This password is on lists of common passwords. Please choose another one.",
  ],
  ["register", { name: "A", email: PERSON.email }, "password", "Please enter a password"],
  ["login", { email: PERSON.email }, "password", "Please enter your password"],
  ["login", { email: "", password: "x" }, "email", "Please enter your email address"],
  ["forgot-password", {}, "email", "Please enter your email address"],
  ["forgot-password", { email: ["a@example.com"] }, "email", "Please enter your email address"],
  ["resend-verification", { email: "x@" }, "email", "Please enter a valid email address"],
  ["reset-password/abc", { password: "short" }, "password", AUTH_TEXTS.passwordTooShort],
])("%s rejects %j by the name of the field", async (call, body, field, message) => {
  const answer = await api.post(`/api/auth/${call}`, body);
  expect(answer.status).toBe(400);
  expect(ErrorBody.parse(answer.body)).toMatchObject({ field, message });
});

test("rejects unknown fields, so that nobody can verify or promote themselves", async () => {
  const answer = await api.post("/api/auth/register", { ...PERSON, emailVerified: true });
  expect(answer.status).toBe(400);
});

test("returns the specification's text for bad tokens, never 401", async () => {
  for (const token of ["nonsense", "a.b.c", "%00", "x".repeat(1000)]) {
    expect(await api.get(`/api/auth/verify/${token}`)).toMatchObject({
      status: 400,
      body: { message: AUTH_TEXTS.verifyRejected },
    });
    const reset = await api.post(`/api/auth/reset-password/${token}`, { password: "another long password" });
    expect(reset).toMatchObject({ status: 400, body: { code: "token-rejected" } });
    expect(reset.body.message).toContain(AUTH_TEXTS.resetFailed);
  }
});

test("returns the same bytes for known and unknown addresses", async () => {
  await api.signedIn();
  const calls = [
    (email: string) => api.post("/api/auth/register", { ...PERSON, email }),
    (email: string) => api.post("/api/auth/forgot-password", { email }),
    (email: string) => api.post("/api/auth/resend-verification", { email }),
    (email: string) => api.post("/api/auth/login", { email, password: "a wrong password" }),
  ];
  for (const call of calls) {
    const [known, unknown] = [await call(PERSON.email), await call("nobody@example.com")];
    expect(unknown.text).toBe(known.text);
    expect(unknown.status).toBe(known.status);
    const without = ({ date: _date, ...headers }: Record<string, unknown>) => headers;
    expect(without(unknown.headers)).toEqual(without(known.headers));
  }
});

test("returns 429 with Retry-After after too many attempts", async () => {
  for (let n = 0; n < 5; n++)
    expect((await api.post("/api/auth/register", { ...PERSON, email: `p${n}@example.com` })).status).toBe(200);
  const refused = await api.post("/api/auth/register", { ...PERSON, email: "p6@example.com" });
  expect(refused).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  // Another network is not affected.
  expect((await api.post("/api/auth/register", PERSON, { from: "203.0.113.2" })).status).toBe(200);
});

test("the development mailbox shows mails as text and as HTML", async () => {
  const own = { from: "127.0.0.1" };
  expect((await api.get("/dev/mail", own)).text).toContain("No mail has been written yet");
  await api.post("/api/auth/register", PERSON);
  const list = await api.get("/dev/mail", own);
  expect(list.text).toContain("Verify your email");
  const [, id] = /\/dev\/mail\/([\w-]{36})/.exec(list.text)!;
  const mail = await api.get(`/dev/mail/${id}`, own);
  expect(mail.text).toContain(await api.mailedLink());
  const html = await api.get(`/dev/mail/${id}/html`, own);
  expect(html.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(html.text).toContain("Verify my email");
  expect((await api.get("/dev/mail/nonsense", own)).status).toBe(400);
});

test("only this machine under its own name can read the development mailbox", async () => {
  await api.post("/api/auth/register", PERSON);
  const ask = async (remoteAddress: string, host: string) =>
    (await api.app.inject({ url: "/dev/mail", remoteAddress, headers: { host } })).statusCode;
  for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"]) expect(await ask("127.0.0.1", host)).toBe(200);
  expect(await ask("127.0.0.1", "rebind.evil.example")).toBe(404);
  expect(await ask("203.0.113.1", "localhost:3000")).toBe(404);
  expect(await ask("192.168.0.7", "localhost:3000")).toBe(404);
});

test("returns 503 without a database, so that no browser discards its token", async () => {
  const { token, email, password } = await api.signedIn();
  const away = openDatabase("postgres://nobody:nothing@127.0.0.1:1/none");
  api.accounts.database = away;
  try {
    const answers = [await api.get("/api/auth/me", { token }), await api.get("/api/jobs", { token })];
    for (const answer of answers) expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
    for (const answer of answers) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  } finally {
    api.accounts.database = database;
    await away.close();
  }
  expect((await api.get("/api/auth/me", { token })).status).toBe(200);
  expect((await api.post("/api/auth/login", { email, password })).status).toBe(200);
});
