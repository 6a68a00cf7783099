import { afterAll, beforeAll, expect, test } from "vitest";
import { accountApi, type AccountApi } from "#test/account-api.ts";
import { testDatabase } from "#test/database/database.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const database = await testDatabase();
let api: AccountApi;
let jobId: string;

beforeAll(async () => {
  jobId = await saveTestJob(database, { title: "Engineer", company: "Acme", roles: ["software-engineer"] });
  api = await accountApi(database, undefined, { OPEN_SEARCH: "on" });
});
afterAll(() => api.close());

/** Public calls, each with an address. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "/api/jobs/featured": "/api/jobs/featured?q=engineer",
  "/api/jobs": "/api/jobs?q=engineer",
  "/api/changes": "/api/changes?since=CURSOR",
  "/api/dataset": "/api/dataset",
  "/api/jobs/filter-options": "/api/jobs/filter-options",
  "/api/search/suggest": "/api/search/suggest?q=eng",
  "/api/money": "/api/money",
  "/api/jobs/:id": "/api/jobs/JOB",
  "/api/companies/:slug": "/api/companies/acme",
  "/api/landings": "/api/landings",
  "/api/landings/:role": "/api/landings/software-engineer",
  "/api/landings/:role/:place": "/api/landings/software-engineer/germany",
  "/api/referrals/companies": "/api/referrals/companies?slugs=acme",
  "/api/accuracy": "/api/accuracy",
  "/api/transparency": "/api/transparency",
  "/api/status": "/api/status",
  "/api/openapi.json": "/api/openapi.json",
};
/** Public calls whose answers are one person's, or no cache may keep. */
const UNTAGGED = new Set([
  "/api/first-reading",
  "/api/auth/verify/:token",
  "/api/boards/lookups/:id",
  "/api/notices/:token",
  "/api/statements/:token",
  "/api/desk/posting-lookups/:id",
  "/api/desk/jobs",
  "/api/alerts/unsubscribe/:token",
  "/api/guest-alerts/:token",
  "/api/guest-alerts/unsubscribe/:token",
  "/api/referrals/unsubscribe/:token",
  "/api/referrals/cards/:slug",
]);

async function addressOf(route: string): Promise<string> {
  const cursor = String((await api.get("/api/changes")).body["next"]);
  return ADDRESSES[route]!.replace("JOB", jobId).replace("CURSOR", cursor);
}
const ask = async (url: string, headers: Record<string, string>) =>
  await api.app.inject({ url, headers, remoteAddress: "203.0.113.5" });

test("every public GET of the API is in the table", () => {
  const routes = api.routes.filter(
    ({ method, url, schema }) =>
      [method].flat().includes("GET") &&
      /^\/api\/(?!me\/|operate\/|\*)/.test(url) &&
      schema?.needsAccount !== true &&
      !UNTAGGED.has(url),
  );
  expect(routes.map(({ url }) => url).toSorted()).toEqual(Object.keys(ADDRESSES).toSorted());
});

test.each(Object.keys(ADDRESSES))("%s has an ETag, answers 304 to it, and other sites may read both", async (route) => {
  const url = await addressOf(route);
  // Figures that move with the time may change between two calls.
  for (let tries = 1; ; tries += 1) {
    const first = await ask(url, {});
    expect([first.statusCode, first.headers["access-control-allow-origin"]]).toEqual([200, "*"]);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^(?:W\/)?"[\w-]+"$/);
    const again = await ask(url, { "if-none-match": `"other", ${etag}` });
    if (again.statusCode === 200 && tries < 5) continue;
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
    expect(again.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": expect.stringMatching(/ETag.*RateLimit.*Retry-After/),
      "cache-control": first.headers["cache-control"],
    });
    expect((await ask(url, { "if-none-match": '"other"' })).statusCode).toBe(200);
    return;
  }
});

test.each(["/jobs.json", "/jobs.csv", "/jobs.rss"])("other sites may read the feed %s", async (url) => {
  expect((await ask(url, {})).headers["access-control-allow-origin"]).toBe("*");
});

test.each(["/api/jobs/999999", "/api/changes?since=nonsense", "/api/nothing"])(
  "an error of %s is a problem document for those who ask, and other sites may read it",
  async (url) => {
    const problem = await ask(url, { accept: "application/problem+json" });
    expect(problem.headers).toMatchObject({
      "content-type": "application/problem+json; charset=utf-8",
      "cache-control": "no-store",
      "access-control-allow-origin": "*",
    });
    const plain = await ask(url, {});
    expect(problem.json()).toEqual({
      type: "about:blank",
      title: expect.any(String),
      status: plain.statusCode,
      detail: plain.json<{ message: string }>().message,
      ...plain.json<object>(),
    });
  },
);
