import { afterAll, beforeAll, expect, test } from "vitest";
import { ArchivedJobBody, JobPageResponse } from "#contract/schemas/job-page.ts";
import { accountApi, type AccountApi } from "#test/account-api.ts";
import { testDatabase } from "#test/database/database.ts";
import { saveTestJob, type TestJob } from "#test/search/saved-job.ts";

const database = await testDatabase();
let api: AccountApi;
const ids: Record<string, string> = {};

const JOBS: Record<string, TestJob> = {
  react: {
    title: "Senior React Developer",
    company: "Acme",
    roles: ["frontend-engineer"],
    levels: ["senior"],
    techStack: ["react"],
    areas: {
      scope: "places",
      countries: ["DE", "US"],
      states: ["US-CA"],
      regions: ["oceania"],
      excluded: ["NZ"],
      evidence: "location: Germany",
    },
    employmentType: "full-time",
    salaryYearlyUsd: 90_000,
    education: "bachelor degree",
  },
  twin: {
    title: "React Engineer",
    company: "Globex",
    roles: ["frontend-engineer"],
    levels: ["senior"],
    techStack: ["react"],
    hoursAgo: 300,
  },
  junior: {
    title: "Junior React Engineer",
    company: "Globex",
    roles: ["frontend-engineer"],
    levels: ["junior"],
    techStack: ["react"],
  },
  other: { title: "Accountant", company: "Acme", roles: ["accountant"] },
  silent: { title: "Baker", company: "Acme", areas: { scope: "unstated", evidence: "" } },
  closed: { title: "Sailor", company: "Initech", roles: ["frontend-engineer"] },
};

beforeAll(async () => {
  for (const [name, job] of Object.entries(JOBS)) ids[name] = await saveTestJob(database, job);
  await database.pool.query(
    "update job set closed_at = now() - interval '3 days', closed_reason = 'missing' where id = $1",
    [ids["closed"]],
  );
  await database.pool.query(
    "insert into job_change (job_id, kind, created_at) values ($1, 'closed', now() - interval '3 days')",
    [ids["closed"]],
  );
  api = await accountApi(database);
});
afterAll(() => api.close());

const jobPage = async (name: string) => JobPageResponse.parse((await api.get(`/api/jobs/${ids[name]}`)).body);

test("returns a job with its text, evidence and history", async () => {
  const { data } = await jobPage("react");
  expect(data).toMatchObject({
    id: ids["react"],
    role: "Senior React Developer",
    description: "<p>All of it.</p>",
    remoteEvidence: "Remote",
    passage: { from: "field", before: "location: ", decided: "Germany", after: "" },
    history: [{ kind: "opened" }],
  });
  expect(data.closedAt).toBeUndefined();
});

test("lists similar jobs of the same role, most alike first, without closed ones", async () => {
  const { similar, companyOpenJobs } = await jobPage("react");
  expect(similar.map(({ id }) => id)).toEqual([ids["twin"], ids["junior"]]);
  expect(companyOpenJobs).toBe(3);
});

test("lists edits of an open job, newest first, without the texts of descriptions", async () => {
  const id = await saveTestJob(database, { title: "Clerk", company: "Umbrella", salaryYearlyUsd: 50_000 });
  await database.pool.query("update job set title = 'Chief Clerk', salary = null where id = $1", [id]);
  await database.pool.query("update job set text = 'More of it.', last_seen_at = now() where id = $1", [id]);
  await database.pool.query("update job set last_seen_at = now() where id = $1", [id]);
  await database.pool.query(
    "update job set closed_at = now(), closed_reason = 'missing', title = 'Gone' where id = $1",
    [id],
  );
  const { data } = JobPageResponse.parse((await api.get(`/api/jobs/${id}`)).body);
  expect(data.history.filter(({ kind }) => kind === "edited").map(({ at: _at, ...event }) => event)).toEqual([
    { kind: "edited", field: "description" },
    { kind: "edited", field: "salary", before: "$50000 a year", after: null },
    { kind: "edited", field: "title", before: "Clerk", after: "Chief Clerk" },
  ]);
});

test("a job that closed long ago says what it was", async () => {
  const id = "900000";
  await database.pool.query(
    `insert into archived_job (id, slug, title, company_id, posted_at, first_seen_at, closed_at, closed_reason)
     select $1, 'smith', 'Smith', id, '2026-04-01', '2026-04-01', '2026-05-03T10:00:00Z', 'missing' from company where slug = 'acme'`,
    [id],
  );
  const { status, body } = await api.get(`/api/jobs/${id}`);
  expect(status).toBe(410);
  expect(ArchivedJobBody.parse(body)).toEqual({
    message: "“Smith” at Acme closed on 2026-05-03.",
    code: "archived",
    job: {
      id,
      slug: "smith",
      title: "Smith",
      closedAt: "2026-05-03T10:00:00.000Z",
      company: { name: "Acme", slug: "acme" },
    },
  });
  expect(await api.get(`/job/smith-${id}.md`)).toMatchObject({ status: 410, body: { code: "archived" } });
});

test("a closed job keeps its page with its closing date, without structured data", async () => {
  const { data, structuredData } = await jobPage("closed");
  expect(Date.now() - Date.parse(data.closedAt!)).toBeGreaterThan(2.9 * 86_400_000);
  expect(data.history.map(({ kind }) => kind)).toEqual(["opened", "closed"]);
  expect(structuredData).toBeNull();
});

test("structured data names every eligible country and state, and nothing unknown", async () => {
  const { structuredData } = await jobPage("react");
  const places = structuredData!["applicantLocationRequirements"] as { "@type": string; name: string }[];
  expect(places).toContainEqual({ "@type": "Country", name: "DE" });
  expect(places).toContainEqual({ "@type": "Country", name: "AU" });
  expect(places).toContainEqual({ "@type": "State", name: "California, US" });
  expect(places.map(({ name }) => name)).not.toContain("NZ");
  expect(places.map(({ name }) => name)).not.toContain("US");
  expect(structuredData).toMatchObject({
    "@type": "JobPosting",
    url: `https://afield.example/job/job-${ids["react"]}`,
    jobLocationType: "TELECOMMUTE",
    employmentType: "FULL_TIME",
    baseSalary: { currency: "USD", value: { value: 90_000, unitText: "YEAR" } },
    educationRequirements: { credentialCategory: "bachelor degree" },
  });
  expect(structuredData).not.toHaveProperty("validThrough");
  expect((await jobPage("silent")).structuredData).toBeNull();
});

test.each(["0", "-1", "999999", "abc", "1e3", "99999999999999999999", "01"])("there is no job %s", async (id) => {
  const answer = await api.get(`/api/jobs/${id}`);
  expect([answer.status, answer.body]).toEqual([404, { message: "There is no job of this id.", code: "not-found" }]);
});

test("returns 304 for an unchanged job", async () => {
  const url = `/api/jobs/${ids["react"]}`;
  const { headers } = await api.get(url);
  const again = await api.app.inject({ url, headers: { "if-none-match": String(headers["etag"]) } });
  expect(again.statusCode).toBe(304);
});

test("stores a report once, without its sender", async () => {
  const url = `/api/jobs/${ids["react"]}/reports`;
  for (const note of ["Two days in the office.", "Again"]) {
    expect((await api.post(url, { reason: "not-remote", note })).status).toBe(200);
  }
  const { rows } = await database.pool.query("select job_id, reason, note from job_report");
  expect(rows).toEqual([{ job_id: ids["react"], reason: "not-remote", note: "Two days in the office." }]);
});

test("rejects a report without a known reason, a short note or a job", async () => {
  const post = (id: string, body: object) => api.post(`/api/jobs/${id}/reports`, body, { from: "203.0.113.7" });
  expect((await post(ids["react"]!, { reason: "boring" })).status).toBe(400);
  expect((await post(ids["react"]!, { reason: "other", note: "a".repeat(1001) })).body).toMatchObject({
    field: "note",
  });
  expect((await post("999999", { reason: "other" })).status).toBe(404);
});

test("lets a network report ten times an hour", async () => {
  const post = () => api.post(`/api/jobs/${ids["other"]}/reports`, { reason: "scam" }, { from: "203.0.113.9" });
  for (let times = 1; times <= 10; times += 1) expect((await post()).status).toBe(200);
  const refused = await post();
  expect(refused.status).toBe(429);
  expect(refused.headers["retry-after"]).toBeDefined();
});

test("a staffing firm's job says so, and others say nothing of it", async () => {
  const id = await saveTestJob(database, { title: "Riveter", company: "Hire Hands" });
  await database.pool.query("update job set agency = true where id = $1", [id]);
  expect((await api.get(`/api/jobs/${id}`)).body["data"]).toMatchObject({ isAgency: true });
  expect((await api.get(`/api/jobs/${ids["other"]}`)).body["data"]).not.toHaveProperty("isAgency");
});
