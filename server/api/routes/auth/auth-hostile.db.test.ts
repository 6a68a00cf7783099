import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { createLog } from "#app/log.ts";
import { accountApiTestbed, PERSON } from "#test/account-api.ts";
import { removeAccounts } from "#test/account-testbed.ts";
import { sharedPath } from "#test/recordings/recordings.ts";

const lines: string[] = [];
const { api, database } = await accountApiTestbed(
  createLog("debug", { destination: { write: (line) => void lines.push(line) } }),
);
beforeEach(() => removeAccounts(database));

/** Inputs used where no corpus is available. */
const OWN = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202eevil",
  "ﷺ".repeat(50),
  "<script>alert(1)</script>",
  "' or 1=1 --",
  "%s%n",
  "${7*7}",
  "../../etc/passwd",
  "a\r\nBcc: eve@example.com",
  "x".repeat(100_000),
  "👩‍👩‍👧‍👦",
  "Ａｎａ",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e999",
  "__proto__",
  "constructor",
];

function corpus(): string[] {
  const shared = sharedPath("hostile");
  if (shared === null) return OWN;
  const found: string[] = [...OWN];
  const collect = (value: unknown): void => {
    if (typeof value === "string") found.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  for (const folder of ["generated", "naughty", "unicode", "email"]) {
    for (const file of readdirSync(path.join(shared, folder), { recursive: true, encoding: "utf8" })) {
      const full = path.join(shared, folder, file);
      if (/(auth_inputs|text_fields|blns|naughty|confusables)[\w.-]*\.json$/.test(file))
        collect(JSON.parse(readFileSync(full, "utf8")));
      else if (/(naughty|email|unicode)/.test(folder) && /\.(txt|tsv)$/.test(file))
        found.push(...readFileSync(full, "utf8").split("\n").slice(0, 200));
    }
  }
  return [...new Set(found)];
}

const DELIBERATE = new Set([200, 400, 401, 403, 404, 413, 414, 415, 429, 503]);

test("no input causes an internal error or reveals internals", async () => {
  const inputs = corpus();
  for (const [n, input] of inputs.entries()) {
    if (n % 4 === 0) await sql`delete from rate_limit`.execute(database.db);
    const answers = [
      // A short password skips the hashing, because this test is about parsing fields.
      await api.post("/api/auth/register", { name: input, email: input, password: "short" }),
      await api.post("/api/auth/forgot-password", { email: input }),
      await api.post("/api/auth/reset-password/" + encodeURIComponent(input.toWellFormed().slice(0, 300)), {
        password: input,
      }),
      await api.get("/api/auth/verify/" + encodeURIComponent(input.toWellFormed().slice(0, 300))),
      await api.get("/api/auth/me", { token: input.replaceAll(/[^\x20-\x7e]/g, "?").slice(0, 2000) }),
    ];
    for (const answer of answers) {
      if (!DELIBERATE.has(answer.status)) throw new Error(`${answer.status} for ${JSON.stringify(input.slice(0, 80))}`);
      expect(answer.text).not.toMatch(/\bat .*\.ts:\d+|node_modules|SQLSTATE|syntax error at/);
    }
  }
  expect(inputs.length).toBeGreaterThan(OWN.length - 1);
}, 300_000);

test("rejects bodies that are not JSON objects", async () => {
  const bodies = [
    "",
    "{",
    "[]",
    "null",
    "1",
    '"x"',
    '{"email":}',
    '{"__proto__":{"x":1}}',
    "{".repeat(10_000),
    '{"email":"a@example.com"',
    "\ufeff{}",
  ];
  const shared = sharedPath("hostile", "json");
  if (shared !== null) {
    for (const file of readdirSync(shared, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".json"),
    )) {
      bodies.push(readFileSync(path.join(shared, file), "latin1"));
    }
  }
  for (const payload of bodies) {
    for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
      const response = await api.app.inject({
        method: "POST",
        url: "/api/auth/forgot-password",
        headers: { "content-type": type },
        payload,
      });
      expect([400, 413, 415, 429]).toContain(response.statusCode);
      expect(response.json().message).toEqual(expect.any(String));
    }
  }
  expect(({} as { x?: number }).x).toBeUndefined();
});

test("stores names and passwords unchanged", async () => {
  const names = [
    "Zoë Ångström",
    "李 小龍",
    "O'Brien; drop table account",
    "<b>Ana</b>",
    "👩‍👩‍👧‍👦",
    "عبد الله",
    "Ana\u00a0Li",
  ];
  for (const [n, name] of names.entries()) {
    const email = `person${n}@example.com`;
    const password = `${name} & a long enough password \\ " '`;
    await sql`delete from rate_limit`.execute(database.db);
    const { token } = await api.signedIn({ name, email, password });
    expect(((await api.get("/api/auth/me", { token })).body.user as { name: string }).name).toBe(name);
  }
});

test("logs no password, token, mailed link or whole email address", async () => {
  lines.length = 0;
  const { token } = await api.signedIn();
  await api.post("/api/auth/login", { email: PERSON.email, password: "a wrong password" });
  await api.post("/api/auth/forgot-password", { email: PERSON.email });
  const reset = await api.mailedToken();
  await api.post(`/api/auth/reset-password/${reset}`, { password: "another long password" });
  await api.post("/api/auth/logout", undefined, { token });
  await api.get("/api/auth/verify/eyJhbGciOiJIUzI1NiJ9.abc.def");
  const log = lines.join("");
  expect(lines.length).toBeGreaterThan(8);
  for (const secret of [
    token,
    reset,
    PERSON.email,
    PERSON.password,
    "a wrong password",
    "another long password",
    "eyJhbGci",
  ]) {
    expect(log).not.toContain(secret);
  }
});
