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
  for (const folder of ["generated", "naughty", "unicode", "email"]) {
    for (const file of readdirSync(path.join(shared, folder), { recursive: true, encoding: "utf8" })) {
      const full = path.join(shared, folder, file);
      // Tens of thousands of single characters: each is tried, many in one text.
      if (/confusables[\w.-]*\.json$/.test(file)) found.push(...joined(textsIn(full)));
      else if (/(auth_inputs|text_fields|blns|naughty)[\w.-]*\.json$/.test(file)) found.push(...textsIn(full));
      else if (/(naughty|email|unicode)/.test(folder) && /\.(txt|tsv)$/.test(file))
        found.push(...readFileSync(full, "utf8").split("\n").slice(0, 200));
    }
  }
  return [...new Set(found)];
}

/** Returns all texts of a JSON file. */
function textsIn(file: string): string[] {
  const found: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") found.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  collect(JSON.parse(readFileSync(file, "utf8")));
  return found;
}

const JOINED = 100;

function joined(texts: readonly string[]): string[] {
  const all = [...new Set(texts)];
  return Array.from({ length: Math.ceil(all.length / JOINED) }, (_, at) =>
    all.slice(at * JOINED, (at + 1) * JOINED).join(" "),
  );
}

/** How many inputs are tried at once: fewer than the limits refuse. */
const AT_ONCE = 4;
const DELIBERATE = new Set([200, 400, 401, 403, 404, 413, 414, 415, 429, 503]);

test("no input causes an internal error or reveals internals", async () => {
  const inputs = corpus();
  for (let first = 0; first < inputs.length; first += AT_ONCE) {
    await sql`delete from rate_limit`.execute(database.db);
    await Promise.all(inputs.slice(first, first + AT_ONCE).map(tryEverywhere));
  }
  expect(inputs.length).toBeGreaterThan(OWN.length - 1);
}, 300_000);

async function tryEverywhere(input: string): Promise<void> {
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
