import { sql } from "kysely";
import { expect, test } from "vitest";
import { MAX_API_KEYS } from "#contract/values/api-keys.ts";
import { pruneApiKeys } from "#store/accounts/api-keys.ts";
import { createKeyRate } from "#api/load/key-rate.ts";
import { TokenBuckets } from "#api/load/token-buckets.ts";
import { accountApiTestbed } from "#test/account-api.ts";
import { jobsApi } from "#test/jobs-api.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const { api, database } = await accountApiTestbed();
await saveTestJob(database, { title: "Engineer", company: "Acme" });

let people = 0;
async function member() {
  people += 1;
  const { token, email } = await api.signedIn({ email: `member${people}@example.com` });
  const make = async (change: object = {}) => {
    const answer = await api.post(
      "/api/me/api-keys",
      { name: "Script", scopes: ["search"], days: 30, ...change },
      { token },
    );
    return { ...answer, key: String(answer.body["key"]), made: answer.body["data"] as Record<string, unknown> };
  };
  const list = async () => (await api.get("/api/me/api-keys", { token })).body["data"] as Record<string, unknown>[];
  return { token, email, make, list };
}

test("a key searches all jobs, is listed without itself, and only its hash is stored", async () => {
  const { make, list } = await member();
  const { status, key, made } = await make({ name: "  My script " });
  expect([status, made]).toMatchObject([200, { name: "My script", scopes: ["search"], lastUsedAt: null }]);
  expect(key).toMatch(/^afk_[\w-]{43}$/);
  const found = await api.get("/api/jobs", { token: key });
  expect([found.status, found.body["total"]]).toEqual([200, 1]);
  const [listed] = await list();
  expect(listed).toMatchObject({ id: made["id"], name: "My script" });
  expect(Date.parse(String(listed?.["lastUsedAt"]))).toBeGreaterThan(0);
  expect(Date.parse(String(listed?.["expiresAt"])) - Date.parse(String(listed?.["createdAt"]))).toBe(30 * 86_400_000);
  const { rows } = await database.pool.query("select row_to_json(k)::text as stored from api_key k");
  expect(JSON.stringify([listed, rows])).not.toContain(key.slice(4));
});

test("a key does what its scopes say, and nothing that names no scope", async () => {
  const { make } = await member();
  const { key: searches } = await make();
  const { key: reads } = await make({ scopes: ["desk:read"] });
  for (const path of ["/api/me/saved-jobs", "/api/me/applications", "/api/me/activity", "/api/me/desk/marks"]) {
    expect((await api.get(path, { token: reads })).status, path).toBe(200);
    expect((await api.get(path, { token: searches })).body, path).toMatchObject({ code: "key-scope" });
  }
  expect((await api.get("/api/jobs", { token: reads })).status).toBe(403);
  for (const path of ["/api/auth/me", "/api/me/export", "/api/me/api-keys", "/api/me/sessions"])
    expect((await api.get(path, { token: reads })).status, path).not.toBe(200);
  expect((await api.post("/api/me/api-keys", {}, { token: reads })).status).toBe(403);
  expect((await api.put("/api/me/saved-jobs/1", {}, { token: reads })).status).toBe(403);
});

test("a revoked key ends at once, for its owner only; a second time changes nothing", async () => {
  const [owner, other] = [await member(), await member()];
  const { key, made } = await owner.make();
  const revoke = (token: string, id = String(made["id"])) => api.post(`/api/me/api-keys/${id}/revoke`, {}, { token });
  expect((await revoke(other.token)).status).toBe(404);
  expect((await revoke(owner.token, "nonsense")).status).toBe(404);
  expect((await api.get("/api/jobs", { token: key })).status).toBe(200);
  for (let times = 0; times < 2; times++) expect((await revoke(owner.token)).status).toBe(200);
  expect(await owner.list()).toEqual([]);
  const refused = await api.get("/api/jobs", { token: key });
  expect([refused.status, refused.body.message]).toEqual([401, "This API key is unknown, expired or revoked."]);
});

test("a key expires, and is deleted 30 days later", async () => {
  const { make, list } = await member();
  const { key, made } = await make({ days: 1 });
  const age = (days: number) =>
    database.pool.query(
      "update api_key set created_at = now() - make_interval(days => $2 + 1), expires_at = now() - make_interval(days => $2) where id = $1",
      [made["id"], days],
    );
  await age(29);
  expect([(await api.get("/api/jobs", { token: key })).status, await list()]).toEqual([401, []]);
  expect(await pruneApiKeys(database.db)).toBe(0);
  await age(31);
  expect(await pruneApiKeys(database.db)).toBe(1);
});

test("a new key takes a recent password, a name, known scopes and an end", async () => {
  const { make, token, email } = await member();
  for (const [change, field] of [
    [{ name: " " }, "name"],
    [{ scopes: [] }, "scopes"],
    [{ scopes: ["everything"] }, "scopes.0"],
    [{ days: 0 }, "days"],
    [{ days: 367 }, "days"],
    [{ days: undefined }, "days"],
  ] as const) {
    const { status, body } = await make(change);
    expect([status, body.field], field).toEqual([400, field]);
  }
  await sql`update session set created_at = now() - interval '1 day' where account_id = (select id from account where email = ${email})`.execute(
    database.db,
  );
  expect((await make()).body.code).toBe("confirm-password");
  expect(token).toMatch(/^afs_/);
});

test("an account has at most so many live keys", async () => {
  const { make, list } = await member();
  const made = await Promise.all(Array.from({ length: MAX_API_KEYS + 2 }, () => make()));
  expect(made.filter(({ status }) => status === 400)).toHaveLength(2);
  expect(await list()).toHaveLength(MAX_API_KEYS);
});

test("a reset password revokes every key", async () => {
  const { make, email } = await member();
  const { key } = await make();
  await api.post("/api/auth/forgot-password", { email });
  const token = await api.mailedToken();
  const reset = await api.post(`/api/auth/reset-password/${token}`, { password: "another long password" });
  expect(reset.status).toBe(200);
  expect((await api.get("/api/jobs", { token: key })).status).toBe(401);
});

test("each answer to a key says what it may still send", async () => {
  const { make } = await member();
  const { key } = await make();
  const first = await api.get("/api/jobs", { token: key });
  expect(first.headers).toMatchObject({ "ratelimit-policy": '"key";q=600;w=60', ratelimit: '"key";r=599;t=1' });
  expect((await api.get("/api/jobs/featured")).headers).not.toHaveProperty("ratelimit");
});

test("a key that has used up its calls is refused until some come back", async () => {
  let ms = 0;
  const rate = createKeyRate(new TokenBuckets(undefined, () => ms));
  const keys = await jobsApi(database, {
    accountOf: () => Promise.resolve(null),
    holderOfKey: () =>
      Promise.resolve({
        keyId: "1",
        accountId: "1",
        scopes: ["search"],
        isSuspended: false,
        take: (cost) => rate.take("1", cost),
      }),
  });
  const call = () => keys.get("/api/jobs", { authorization: `Bearer afk_${"a".repeat(43)}` });
  rate.take("1", 600);
  const refused = await call();
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "1"]);
  expect(refused.headers["ratelimit"]).toBe('"key";r=0;t=60');
  ms += 1000;
  expect((await call()).statusCode).toBe(200);
  await keys.close();
});

test("pages of other sites may read public calls and those of keys, and no others", async () => {
  const { make, token } = await member();
  const { key } = await make();
  const origin = (answer: { headers: object }) =>
    new Map(Object.entries(answer.headers)).get("access-control-allow-origin");
  expect(origin(await api.get("/api/jobs/featured"))).toBe("*");
  expect(origin(await api.get("/api/jobs", { token: key }))).toBe("*");
  expect(origin(await api.get("/api/auth/me", { token }))).toBeUndefined();
  expect(origin(await api.post("/api/auth/logout", {}, {}))).toBeUndefined();
  const asked = await api.app.inject({ method: "OPTIONS", url: "/api/jobs/featured" });
  expect([asked.statusCode, asked.headers["access-control-allow-methods"]]).toEqual([204, "GET"]);
});

test("an error is a problem document for those who ask for one, with the same message and code", async () => {
  const accept = "application/problem+json, application/json";
  const answer = await api.app.inject({ url: "/api/jobs/featured?sortBy=best", headers: { accept } });
  expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  const { message } = answer.json<{ message: string }>();
  expect(answer.json()).toEqual({
    type: "about:blank",
    title: "Bad Request",
    status: 400,
    detail: message,
    message,
    code: "bad-parameter",
    field: "sortBy",
  });
  const plain = await api.app.inject("/api/jobs/featured?sortBy=best");
  expect(plain.json()).toEqual({ message, code: "bad-parameter", field: "sortBy" });
});
