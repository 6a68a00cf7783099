import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { newSessionToken, tokenHash } from "#accounts/tokens.ts";
import { setOperator } from "#store/referrals/operators.ts";
import { insertSession } from "#store/accounts/sessions.ts";
import { accountApi, PERSON, type AccountApi } from "#test/account-api.ts";
import { ACTION_BODIES } from "#test/referrals/action-bodies.ts";
import { REFERRAL_ROUTES } from "#test/referrals/referral-routes.ts";
import { EMPLOYER_ROUTES } from "#test/employers/employer-routes.ts";
import { makeOperator } from "#test/moderation/make-operator.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { testDatabase } from "#test/database/database.ts";

/** Each caller is a bearer header, or none. */
const CALLERS = [
  "nobody",
  "malformed",
  "unknown",
  "expired",
  "idle",
  "revoked",
  "erased",
  "unverified",
  "other person",
  "owner",
] as const;
type Caller = (typeof CALLERS)[number];

/**
 * `public`: same response for every caller; a stale token is ignored. `account`: 401 without a live session. `passkey`: also 403
 * without a passkey shown in the session. `operator`: 401 without a live session, 404 for an account that is not an operator.
 */
const ROUTES: Record<string, "public" | "account" | "passkey" | "operator"> = {
  "GET /api/jobs/featured": "public",
  "GET /api/jobs": "account",
  "GET /api/changes": "public",
  "GET /api/jobs/filter-options": "public",
  "GET /api/search/suggest": "public",
  "GET /api/money": "public",
  "GET /api/accuracy": "public",
  "GET /api/jobs/:id": "public",
  "GET /company/:slug.md": "public",
  "GET /job/:name.md": "public",
  "GET /jobs.rss": "public",
  "GET /jobs.json": "public",
  "GET /jobs.csv": "public",
  "GET /api/dataset": "public",
  "GET /data/:file": "public",
  "HEAD /data/:file": "public",
  "GET /.well-known/security.txt": "public",
  "GET /llms.txt": "public",
  "POST /mcp": "public",
  "GET /mcp": "public",
  "DELETE /mcp": "public",
  "GET /robots.txt": "public",
  "GET /sitemap.xml": "public",
  "GET /sitemaps/:file": "public",
  "GET /api/companies/:slug": "public",
  "GET /api/landings": "public",
  "GET /api/landings/:role": "public",
  "GET /api/landings/:role/:place": "public",
  "POST /api/jobs/:id/reports": "public",
  "POST /api/desk/posting-lookups": "public",
  "GET /api/desk/posting-lookups/:id": "public",
  "POST /api/notices": "public",
  "GET /api/notices/:token": "public",
  "POST /api/notices/:token/appeal": "public",
  "GET /api/statements/:token": "public",
  "POST /api/statements/:token/appeal": "public",
  "GET /api/transparency": "public",
  "POST /api/boards/lookups": "public",
  "GET /api/boards/lookups/:id": "public",
  "POST /api/auth/register": "public",
  "GET /api/auth/verify/:token": "public",
  "POST /api/auth/resend-verification": "public",
  "POST /api/auth/login": "public",
  "GET /api/auth/me": "account",
  "POST /api/auth/logout": "public",
  "POST /api/auth/forgot-password": "public",
  "POST /api/auth/reset-password/:token": "public",
  "GET /api/me/search-settings": "account",
  "PUT /api/me/search-settings": "account",
  "PUT /api/me/saved-jobs/:jobId": "account",
  "DELETE /api/me/saved-jobs/:jobId": "account",
  "GET /api/me/saved-jobs": "account",
  "POST /api/me/saved-jobs/wishes": "account",
  "POST /api/me/saved-jobs/confirm-changes": "account",
  "GET /api/me/searches": "account",
  "GET /api/me/searches/:id": "account",
  "PUT /api/me/searches/:id": "account",
  "DELETE /api/me/searches/:id": "account",
  "GET /api/me/alerts": "account",
  "GET /api/me/alert-settings": "account",
  "PUT /api/me/alert-settings": "account",
  "GET /api/me/alert-feeds": "account",
  "POST /api/me/alert-feeds/renew": "account",
  "POST /api/me/alert-feeds/end": "account",
  "GET /feeds/:token/:file": "public",
  "GET /api/me/alert-webhook": "account",
  "PUT /api/me/alert-webhook": "account",
  "POST /api/me/alert-webhook/test": "account",
  "POST /api/me/alert-webhook/resume": "account",
  "POST /api/me/alert-webhook/end": "account",
  "GET /api/me/push-subscriptions": "account",
  "POST /api/me/push-subscriptions": "account",
  "POST /api/me/push-subscriptions/end": "account",
  "POST /api/alerts/unsubscribe/:token": "public",
  "GET /api/alerts/unsubscribe/:token": "public",
  "POST /api/guest-alerts": "public",
  "GET /api/guest-alerts/:token": "public",
  "DELETE /api/guest-alerts/:token": "public",
  "POST /api/guest-alerts/:token/searches/:id/confirm": "public",
  "PUT /api/guest-alerts/:token/searches/:id": "public",
  "DELETE /api/guest-alerts/:token/searches/:id": "public",
  "POST /api/guest-alerts/unsubscribe/:token": "public",
  "GET /api/guest-alerts/unsubscribe/:token": "public",
  "GET /api/me/desk/marks": "account",
  "GET /api/desk/jobs": "public",
  "POST /api/me/password": "account",
  "POST /api/me/confirm-password": "account",
  "GET /api/me/account": "account",
  "POST /api/me/notifications": "account",
  "POST /api/me/delete": "account",
  "POST /api/me/delete/undo": "account",
  "POST /api/me/email": "account",
  "POST /api/me/email/cancel": "account",
  "POST /api/auth/confirm-email/:token": "public",
  "GET /api/me/export": "account",
  "GET /api/me/activity": "account",
  "GET /api/me/profile": "account",
  "PUT /api/me/profile": "account",
  "GET /api/me/profile/options": "account",
  "GET /api/me/profile/cv-words": "account",
  "GET /api/me/profile/cv": "account",
  "POST /api/me/profile/cv": "account",
  "DELETE /api/me/profile/cv": "account",
  "GET /api/me/profile/cv/file": "account",
  "GET /api/me/match/jobs/:id": "account",
  "GET /api/me/match/jobs": "account",
  "GET /api/me/match/recommendations": "account",
  "GET /api/me/api-keys": "account",
  "POST /api/me/api-keys": "account",
  "POST /api/me/api-keys/:id/revoke": "account",
  "GET /api/me/sessions": "account",
  "POST /api/me/sessions/end-others": "account",
  "POST /api/me/sessions/:id/end": "account",
  "GET /api/me/applications": "account",
  "POST /api/me/applications": "account",
  "GET /api/me/applications/whole": "account",
  "POST /api/me/applications/undo-import": "account",
  "GET /api/me/applications/:id": "account",
  "POST /api/me/applications/:id/delete": "account",
  "POST /api/me/applications/:id/files": "account",
  "GET /api/me/applications/:id/files/:file": "account",
  "GET /api/me/applications/calendar": "account",
  "POST /api/me/applications/calendar/renew": "account",
  "POST /api/me/applications/calendar/end": "account",
  "GET /calendar/:file": "public",
  ...REFERRAL_ROUTES,
  ...EMPLOYER_ROUTES,
  "GET /api/operate/cases": "operator",
  "POST /api/operate/cases": "operator",
  "GET /api/operate/cases/:id": "operator",
  "POST /api/operate/cases/:id/decisions": "operator",
  "POST /api/operate/cases/:id/previews": "operator",
  "GET /api/operate/log": "operator",
  "POST /api/operate/look-ups": "operator",
  "GET /api/operate/look-ups": "operator",
  "GET /api/operate/site": "operator",
  "PUT /api/operate/site/notice": "operator",
  "GET /api/operate/sources": "operator",
  "PUT /api/operate/sources/:id": "operator",
  "GET /api/operate/labels": "operator",
  "PUT /api/operate/labels/:id": "operator",
  "DELETE /api/operate/labels/:id": "operator",
  "GET /api/operate/referrals": "operator",
  "POST /api/operate/referrals/disputes/:id/settle": "operator",
  "POST /api/operate/referrals/reports/:id/resolve": "operator",
  "POST /api/operate/referrals/suspensions/:id/lift": "operator",
  "GET /api/openapi.json": "public",
  "GET /logos/:file": "public",
  "GET /share/job/:file": "public",
  "GET /share/company/:file": "public",
  "GET /share/role/:file": "public",
  "GET /share/role/:role/:file": "public",
  "GET /api/first-reading": "public",
  "GET /api/status": "public",
  "GET /livez": "public",
  "GET /readyz": "public",
  "GET /metrics": "public",
  "GET /dev/mail": "public",
  "GET /dev/mail/:id": "public",
  "GET /dev/mail/:id/html": "public",
};

const database = await testDatabase();
let api: AccountApi;
const tokens = {} as Record<Caller, string | undefined>;

beforeAll(async () => {
  api = await accountApi(database);
  const owner = await api.signedIn();
  const other = await api.signedIn({ email: "eve@example.com", name: "Eve" });
  const { rows } = await sql<{ id: string }>`select id from account where email_key = ${PERSON.email}`.execute(
    database.db,
  );
  const sessionThat = async (change: ReturnType<typeof sql>) => {
    const token = newSessionToken();
    await insertSession(database.db, rows[0]!.id, tokenHash(token));
    await sql`update session set ${change} where token_hash = ${tokenHash(token)}`.execute(database.db);
    return token;
  };
  const gone = await api.signedIn({ email: "gone@example.com" });
  await sql`delete from account where email_key = 'gone@example.com'`.execute(database.db);
  // Login returns this instead of a token while the address is unverified.
  const unverified = { ...PERSON, email: "waiting@example.com" };
  await api.post("/api/auth/register", unverified, { from: "203.0.113.77" });
  const { email, password } = unverified;
  const refused = await api.post("/api/auth/login", { email, password }, { from: "203.0.113.77" });
  if (refused.status !== 403) throw new Error(`an unverified login answered ${refused.status}`);
  Object.assign(tokens, {
    nobody: undefined,
    malformed: "not a token, nor one word",
    unknown: newSessionToken(),
    expired: await sessionThat(sql`created_at = now() - interval '31 days'`),
    idle: await sessionThat(sql`last_used_at = now() - interval '8 days'`),
    revoked: await sessionThat(sql`ended_at = now(), ended_reason = 'operator'`),
    erased: gone.token,
    unverified: String(refused.body["token"]),
    "other person": other.token,
    owner: owner.token,
  });
});
afterAll(() => api.close());

function routeNames(): string[] {
  return api.routes
    .flatMap(({ method, url }) => [method].flat().map((one) => `${one} ${url}`))
    .filter((name) => !name.endsWith("/api/*"));
}

/** One of the calls logs out, and the next row needs the sessions again. */
beforeEach(async () => {
  for (const caller of ["owner", "other person"] as const) {
    const hash = tokenHash(tokens[caller]!);
    await sql`update session set ended_at = null, ended_reason = null where token_hash = ${hash}`.execute(database.db);
  }
});

test("every API call that reads a query or a body describes its refusal of bad input", () => {
  const silent = api.routes.filter(({ schema, url }) => {
    const { querystring, body, response, hide } = (schema ?? {}) as Record<string, unknown>;
    return (
      url.startsWith("/api/") &&
      hide !== true &&
      (querystring ?? body) !== undefined &&
      !Object.hasOwn(response ?? {}, 400)
    );
  });
  expect(silent.map(({ method, url }) => `${[method].flat().join(" ")} ${url}`)).toEqual([]);
});

type Method = "GET" | "HEAD" | "POST" | "PUT" | "DELETE";

async function answerTo(method: Method, path: string, options: { from: string; token?: string }) {
  if (method === "GET") return await api.get(path, options);
  if (method === "DELETE") return await api.delete(path, options);
  if (method !== "HEAD") return await api[method === "PUT" ? "put" : "post"](path, {}, options);
  const { from: remoteAddress, token } = options;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { statusCode: status, body: text } = await api.app.inject({ method, url: path, remoteAddress, headers });
  return { status, text };
}

test("the table lists exactly the routes of the server", () => {
  expect(routeNames().toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

test.each(
  Object.entries(ROUTES).flatMap(([route, access]) => CALLERS.map((caller) => [route, caller, access] as const)),
)("%s for %s", async (route, caller, access) => {
  const [method, url] = route.split(" ") as [Method, string];
  const path = url
    .replace(":token", "nonsense")
    .replace(":jobId", "1")
    .replace(":id", "00000000-0000-4000-8000-000000000000");
  const token = tokens[caller];
  // One network per route, so that no route uses up another's rate.
  const options = {
    from: `203.0.113.${2 + Object.keys(ROUTES).indexOf(route)}`,
    ...(token !== undefined && { token }),
  };
  const answer = await answerTo(method, path, options);
  const live = caller === "owner" || caller === "other person";
  if (access !== "public" && !live) expect(answer.status).toBe(401);
  else if (access === "passkey") expect([answer.status, answer.text.includes("confirm-passkey")]).toEqual([403, true]);
  else if (access === "operator") expect(answer.status).toBe(404);
  else expect([401, 403, 500]).not.toContain(answer.status);
  // No response may hold another person's data.
  if (caller !== "owner" && !path.startsWith("/dev/")) expect(answer.text).not.toContain(PERSON.email);
});

test("shows a referral request only to the people in it, whatever the action", async () => {
  const job = await saveTestJob(database, { title: "Engineer", company: "Kestrow Grid" });
  await sql`
    insert into referral_request (seeker_id, job_id, company_id, why, evidence, deadline)
    select a.id, j.id, j.company_id, 'Ana asks', 'for herself', now() + interval '7 days' from account a, job j
    where a.email_key = ${PERSON.email} and j.id = ${job}`.execute(database.db);
  const { rows } = await sql<{ id: string }>`select id from referral_request`.execute(database.db);
  const actions = Object.keys(ROUTES).flatMap((route) => /requests\/:id\/(.+)$/.exec(route)?.[1] ?? []);
  expect(actions.length).toBeGreaterThan(10);
  for (const action of actions) {
    const path = `/api/referrals/requests/${rows[0]!.id}/${action}`;
    expect((await api.post(path, ACTION_BODIES[action], { token: tokens["other person"]! })).status, action).toBe(404);
    expect((await api.post(path, ACTION_BODIES[action])).status, action).toBe(401);
  }
  for (const path of ["/api/referrals", "/api/referrals/inbox"]) {
    expect((await api.get(path, { token: tokens["other person"]! })).text).not.toContain(rows[0]!.id);
  }
  expect((await api.get("/api/referrals", { token: tokens.owner! })).text).toContain(rows[0]!.id);
});

const OPERATOR_PAGES = [
  "/api/operate/referrals",
  "/api/operate/labels",
  "/api/operate/cases",
  "/api/operate/log",
  "/api/operate/look-ups",
  "/api/operate/sources",
];
test.each(OPERATOR_PAGES)("shows %s only to operators, and only while they are operators", async (path) => {
  const operate = (caller: Caller) => api.get(path, { token: tokens[caller]! });
  expect([(await operate("owner")).status, (await operate("other person")).status]).toEqual([404, 404]);
  const { rows } = await sql<{ id: string }>`select id from account where email_key = ${PERSON.email}`.execute(
    database.db,
  );
  await makeOperator(database.db, rows[0]!.id);
  expect([(await operate("owner")).status, (await operate("other person")).status]).toEqual([200, 404]);
  await setOperator(database.db, rows[0]!.id, false);
  expect((await operate("owner")).status).toBe(404);
});

test("me returns the account of the token", async () => {
  const me = async (caller: Caller) =>
    ((await api.get("/api/auth/me", { token: tokens[caller]! })).body.user as { email: string }).email;
  expect(await me("owner")).toBe(PERSON.email);
  expect(await me("other person")).toBe("eve@example.com");
});
