import { afterAll, beforeAll, expect, test } from "vitest";
import { FilterOptionsResponse } from "#contract/schemas/filter-options.ts";
import type { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { readConfig } from "#app/config.ts";
import { testDatabase } from "#test/database/database.ts";
import { type JobsApi, jobsApi, LIVE, saveExampleJobs, titlesOf } from "#test/jobs-api.ts";
import { SPECIFIED_COMPANY_SIZES } from "#test/specified-options.ts";
import { silentLog } from "#test/log.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import type { Sessions } from "#api/http/services.ts";
import { buildApp } from "#api/app.ts";

const database = await testDatabase();
const sessions = {
  accountOf: (token: string) =>
    token === "outage"
      ? Promise.reject(Object.assign(new Error("no"), { code: "ECONNREFUSED" }))
      : Promise.resolve(`Bearer ${token}` === LIVE.authorization ? { id: "1" } : null),
};
let api: JobsApi;

beforeAll(async () => {
  await saveExampleJobs(database);
  api = await jobsApi(database, sessions);
});

afterAll(() => api.close());

test("featured jobs: returns everyone at most 9 jobs, newest first, with the exact total", async () => {
  const answer = await api.featured("");
  expect(answer.data).toHaveLength(9);
  expect(titlesOf(answer).slice(0, 3)).toEqual(["Senior React Developer", "Data Scientist", "Intern"]);
  expect(answer.total).toBe(63);
  expect(answer.meta).toEqual({ ignored: [], sample: false, lastCheckedAt: null });
});

test("featured jobs: ignores a dead token", async () => {
  const answer = await api.get("/api/jobs/featured", { authorization: "Bearer dead" });
  expect(answer.statusCode).toBe(200);
});

test.each([
  ["role=frontend-engineer", ["Senior React Developer"]],
  ["role=Frontend%20Engineer,data-scientist", ["Senior React Developer", "Data Scientist"]],
  ["role=frontend-engineer&role=data-scientist", ["Senior React Developer", "Data Scientist"]],
  ["role=nobody", []],
  ["location=germany", ["Senior React Developer", "Data Scientist"]],
  ["location=Germany", ["Senior React Developer", "Data Scientist"]],
  ["location=%F0%9F%87%A9%F0%9F%87%AA%20Germany%20Remote", ["Senior React Developer", "Data Scientist"]],
  ["location=europe", ["Senior React Developer", "Data Scientist"]],
  ["location=worldwide", ["Data Scientist"]],
  ["location=california", ["Data Scientist", "Intern"]],
  ["experienceLevel=senior,mid", ["Senior React Developer", "Data Scientist"]],
  ["experienceLevel=Entry%20Level", ["Intern"]],
  ["employmentType=contract", ["Data Scientist"]],
  ["employmentType=Full%20Time", ["Senior React Developer"]],
  ["role=data-scientist,frontend-engineer&employmentType=all", ["Senior React Developer", "Data Scientist"]],
  ["role=data-scientist,frontend-engineer&employmentType=&location=", ["Senior React Developer", "Data Scientist"]],
  ["role=data-scientist,frontend-engineer&sortBy=salary", ["Data Scientist", "Senior React Developer"]],
  ["role=data-scientist&experienceLevel=senior", []],
])("featured jobs: %s", async (query, expected) => {
  const answer = await api.featured(query);
  expect(titlesOf(answer)).toEqual(expected);
  expect(answer.total).toBe(expected.length);
});

test("featured jobs: ignores and names the advanced parameters", async () => {
  const answer = await api.featured("techStack=react&page=2&utm_source=x");
  expect(answer.total).toBe(63);
  expect(answer.meta.ignored).toEqual(["techStack", "page", "utm_source"]);
});

test.each([
  ["techStack=react", 1],
  ["techStack=React,Python", 2],
  ["company=acme-inc-", 1],
  ["company=Acme,%20Inc.", 1],
  ["company=globex,acme-inc-", 3],
  ["industry=SaaS", 1],
  ["companySize=11,50", 1],
  ["companySize=10001%2B", 1],
  ["companySize=10001+", 1],
  ["datePosted=today", 1],
  ["datePosted=week", 2],
  ["datePosted=month", 3],
  ["education=bachelor%20degree", 1],
  ["education=Bachelor%20Degree,high%20school", 1],
  ["", 63],
])("jobs: %s finds %i", async (query, total) => {
  expect((await api.jobs(query)).total).toBe(total);
});

test("jobs: returns 9 a page, no next page after the last, and nothing beyond it", async () => {
  const first = await api.jobs("");
  expect(first.data).toHaveLength(9);
  expect(first.nextPage).toBe(2);
  const last = await api.jobs("page=7");
  expect(last.data).toHaveLength(9);
  expect(last.nextPage).toBeNull();
  const beyond = await api.jobs("page=8");
  expect(beyond.data).toEqual([]);
  expect(beyond.nextPage).toBeNull();
});

test.each([
  ["0", 1],
  ["-3", 1],
  ["500", 50],
  ["99999999999", 50],
  ["12", 12],
])("jobs: limit=%s returns %i", async (limit, expected) => {
  expect((await api.jobs(`limit=${limit}`)).data).toHaveLength(expected);
});

test("jobs: pages together hold every job exactly once", async () => {
  const seen = new Set<string>();
  for (let page: number | null = 1; page !== null;) {
    const answer: JobsResponse = await api.jobs(`page=${page}&limit=20&sortBy=salary`);
    for (const { id } of answer.data) seen.add(id);
    page = answer.nextPage;
  }
  expect(seen.size).toBe(63);
});

test("jobs: counts each facet without its own selection", async () => {
  const { facets, total } = await api.jobs("employmentType=contract&location=germany");
  expect(total).toBe(1);
  expect(facets).toMatchObject({
    employmentTypes: { contract: 1, "full-time": 1 },
    techStacks: { python: 1 },
    companies: { globex: 1 },
    datePosted: { today: 0, week: 1, month: 1 },
  });
  expect(facets?.["locations"]).toMatchObject({ worldwide: 1, germany: 1, france: 1 });
});

test.each([
  ["page=0", "page", "page must be a whole number from 1 to 1000000"],
  ["page=two", "page", "page must be a whole number from 1 to 1000000"],
  ["page=1&page=2", "page", "page must be a whole number from 1 to 1000000"],
  ["limit=many", "limit", "limit must be a whole number"],
  [
    "experienceLevel=wizard",
    "experienceLevel",
    "experienceLevel must be some of: entry | junior | mid | senior | lead",
  ],
  [
    "employmentType=full-time,contract",
    "employmentType",
    "employmentType must be one of: full-time | part-time | contract | internship",
  ],
  [
    "companySize=12",
    "companySize",
    "companySize must be one of: 1,10 | 11,50 | 51,200 | 201,500 | 501,1000 | 1001,5000 | 5001,10000 | 10001+",
  ],
  ["datePosted=yesterday", "datePosted", "datePosted must be one of: today | week | month"],
  ["sortBy=relevance", "sortBy", "sortBy must be one of: date | salary"],
  [
    "education=phd",
    "education",
    "education must be some of: associate degree | bachelor degree | high school | postgraduate degree | professional certificate",
  ],
  [`role=${"a".repeat(201)}`, "role", "role holds a value longer than 200 characters"],
  [
    `techStack=${Array.from({ length: 301 }, (_, index) => index).join()}`,
    "techStack",
    "techStack takes at most 300 values",
  ],
])("jobs: rejects %s by name", async (query, field, message) => {
  const answer = await api.get(`/api/jobs?${query}`, LIVE);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message, code: "bad-parameter", field });
});

test("featured jobs: rejects a bad value by name, but ignores one of a parameter it does not know", async () => {
  const refused = await api.get("/api/jobs/featured?sortBy=best");
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ field: "sortBy", code: "bad-parameter" });
  expect((await api.get("/api/jobs/featured?page=zero")).statusCode).toBe(200);
});

test("jobs: returns 401 without a live token, before it validates parameters", async () => {
  const none = await api.get("/api/jobs?page=zero");
  expect(none.statusCode).toBe(401);
  expect(none.json()).toEqual({ message: "Please sign in to use the full job search.", code: "unauthenticated" });
  const dead = await api.get("/api/jobs", { authorization: "Bearer dead" });
  expect(dead.statusCode).toBe(401);
  expect(dead.json()).toEqual({ message: "Session expired. Please log in again.", code: "unauthenticated" });
  expect((await api.get("/api/jobs", { authorization: "Basic live-token" })).statusCode).toBe(401);
});

test("jobs: returns 503, never 401, when the token cannot be looked up", async () => {
  const answer = await api.get("/api/jobs", { authorization: "Bearer outage" });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("5");
  expect(answer.json()).toMatchObject({ code: "unavailable" });
});

test("jobs: answers visitors where the operator has opened the search, but sorts by match only for accounts", async () => {
  const config = readConfig({ OPEN_SEARCH: "on", COMING_SOON: "alerts" });
  const id = "00000000-0000-4000-8000-000000000000";
  const known: Sessions = { accountOf: async (token) => (await sessions.accountOf(token)) && { id } };
  const open = await buildApp({ config, log: silentLog, database, search: api.search, sessions: known });
  const get = (url: string, headers = {}) => open.inject({ url, headers });
  const visitor = await get("/api/jobs?techStack=python&limit=1");
  expect([visitor.statusCode, visitor.json().total]).toEqual([200, 1]);
  expect(visitor.body).toBe((await api.get("/api/jobs?techStack=python&limit=1", LIVE)).body);
  // An outage of the sessions or a dead token doesn't matter to a search that anyone may make.
  for (const token of ["outage", "dead"])
    expect((await get("/api/jobs?limit=2", { authorization: `Bearer ${token}` })).statusCode).toBe(200);
  expect((await get("/api/jobs?page=zero")).statusCode).toBe(400);
  for (const headers of [{}, { authorization: "Bearer dead" }])
    expect((await get("/api/jobs?sortBy=match", headers)).statusCode).toBe(401);
  expect((await get("/api/jobs?sortBy=match", LIVE)).json()).toMatchObject({ code: "no-profile" });
  const { paths } = (await get("/api/openapi.json")).json() as { paths: Record<string, { get: object }> };
  expect(paths["/api/jobs"]?.get).not.toHaveProperty("security");
  await open.close();
});

test("without accounts no token is live", async () => {
  const bare = await buildApp({ config: readConfig({}), log: silentLog, database, search: api.search });
  const answer = await bare.inject({ url: "/api/jobs", headers: LIVE });
  expect(answer.statusCode).toBe(401);
  await bare.close();
});

test("filter options: returns the values in the data with label and count", async () => {
  const answer = await api.get("/api/jobs/filter-options");
  const { data } = FilterOptionsResponse.parse(answer.json());
  expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
  expect(data.roleTitles).toContainEqual({ value: "frontend-engineer", label: "Frontend Engineer", count: 1 });
  expect(data.locations[0]).toMatchObject({
    value: "worldwide",
    label: "🌍 Worldwide Remote",
    slug: "worldwide",
    count: 1,
  });
  expect(data.locations.slice(1, 4).map(({ value }) => value)).toEqual(["united-states", "europe", "north-america"]);
  const places = data.locations.map(({ value }) => value);
  expect(places.indexOf("portugal")).toBeLessThan(places.indexOf("texas"));
  expect(data.locations.find(({ value }) => value === "netherlands")?.aliases).toContain("holland");
  // The specification's lists are whole: what no live job has counts 0, after what some have.
  expect([data.roleTitles.length >= 210, data.industries.length >= 43, data.techStacks.length >= 245]).toEqual([
    true,
    true,
    true,
  ]);
  expect(data.roleTitles.at(-1)?.count).toBe(0);
  expect(data.experienceLevels.map(({ label }) => label)).toEqual([
    "Entry Level",
    "Junior",
    "Mid Level",
    "Senior",
    "Expert / Lead",
  ]);
  expect(data.employmentTypes).toContainEqual({ value: "contract", label: "Contract / Temporary", count: 1 });
  expect(data.companySizes.map(({ value }) => value)).toEqual(SPECIFIED_COMPANY_SIZES);
  expect(data.companies[0]).toEqual({ value: "globex", label: "Globex", count: 2 });
  expect(data.companies).toContainEqual({ value: "acme-inc-", label: "Acme, Inc.", count: 1 });
  expect(data.techStacks).toContainEqual({ value: "react", label: "React", count: 1 });
  expect(data.educationRequirements).toHaveLength(5);
});

test("public GETs carry an ETag and return 304 when If-None-Match matches", async () => {
  for (const url of ["/api/jobs/featured", "/api/jobs/filter-options", "/api/openapi.json"]) {
    const first = await api.get(url);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^".+"$/);
    const again = await api.get(url, { "if-none-match": `W/${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await api.get(url, { "if-none-match": '"other"' })).statusCode).toBe(200);
  }
});

test("returns 404 as JSON for unknown URLs and methods under /api, and 400 for a badly escaped URL", async () => {
  for (const [method, url] of [
    ["GET", "/api/nothing"],
    ["POST", "/api/jobs/featured"],
    ["HEAD", "/api/jobs/featured"],
  ] as const) {
    expect((await api.app.inject({ method, url })).statusCode).toBe(404);
  }
  expect((await api.get("/api/nothing")).json()).toEqual({
    message: "There is nothing at this address.",
    code: "not-found",
  });
  const badly = await api.get("/api/%E0%A4%A");
  expect([badly.statusCode, badly.json().code]).toEqual([400, "bad-request"]);
});

test("responses carry security headers", async () => {
  const { headers } = await api.get("/api/jobs/featured");
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "content-type": "application/json; charset=utf-8",
  });
});

test("finds a job as soon as the model knows it, and its card follows its changes", async () => {
  const id = await saveTestJob(database, { title: "Fresh", company: "Globex", hoursAgo: 0 });
  const first = async () => (await api.featured("")).data[0];
  while ((await first())?.id !== id) await new Promise((resolve) => setTimeout(resolve, 10));
  await database.pool.query("update job set title = 'Fresher' where id = $1", [id]);
  await database.pool.query("insert into job_change (job_id, kind) values ($1, 'changed')", [id]);
  while ((await first())?.role !== "Fresher") await new Promise((resolve) => setTimeout(resolve, 10));
  await database.pool.query("update job set closed_at = now(), closed_reason = 'gone' where id = $1", [id]);
  await database.pool.query("insert into job_change (job_id, kind) values ($1, 'closed')", [id]);
  while ((await first())?.id === id) await new Promise((resolve) => setTimeout(resolve, 10));
  expect((await api.featured("")).total).toBe(63);
});

test("reports that it is alive and ready", async () => {
  expect((await api.get("/livez")).json()).toEqual({ status: "ok" });
  const ready = await api.get("/readyz");
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: "ok", search: "ok", database: "ok", load: "ok", process: "ok" },
  ]);
});
