import { beforeEach, expect, test } from "vitest";
import { JobMatchResponse, MatchSummariesResponse, RecommendationsResponse } from "#contract/schemas/desk/match.ts";
import type { ProfileValues } from "#contract/schemas/desk/profile.ts";
import { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { EMPTY_PROFILE } from "#contract/values/desk/profile.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { recordChanges } from "#store/catalogue/job-changes.ts";
import { accountApi, accountApiTestbed, PERSON } from "#test/account-api.ts";
import { removeAccounts } from "#test/account-testbed.ts";
import { silentLog } from "#test/log.ts";
import { saveTestJob, type TestJob } from "#test/search/saved-job.ts";

const PROFILE: ProfileValues = {
  ...EMPTY_PROFILE,
  name: PERSON.name,
  roles: ["backend-engineer"],
  country: "PT",
  level: "senior",
  skills: ["python", "postgresql"],
  payFloor: { amount: 90_000, currency: "USD", period: "year" },
};
const backend: TestJob = {
  title: "Senior Backend Engineer",
  company: "Acme",
  roles: ["backend-engineer"],
  levels: ["senior"],
  techStack: ["python", "postgresql"],
  description: "<h3>Requirements</h3><ul><li>Python in production</li></ul>",
};

const { api, database } = await accountApiTestbed();
beforeEach(async () => {
  await removeAccounts(database);
  await closeJobs();
});

/** Closes the jobs of the test before, as an ingest run does. */
async function closeJobs(): Promise<void> {
  await inBulkTransaction(database, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "update job set closed_at = now(), closed_reason = 'source closed' where closed_at is null returning id",
    );
    await recordChanges(
      client,
      rows.map(({ id }) => ({ jobId: id, kind: "closed" as const })),
    );
  });
}

async function signedIn(profile: ProfileValues = PROFILE): Promise<string> {
  const { token } = await api.signedIn();
  const base = { ...EMPTY_PROFILE, name: PERSON.name };
  expect((await api.put("/api/me/profile", { base, values: profile }, { token })).status).toBe(200);
  return token;
}

/** Answers once the read model has these jobs. */
async function ready(token: string, count: number): Promise<void> {
  await expect
    .poll(async () => (await api.get("/api/jobs?limit=1", { token })).body["total"], { timeout: 10_000 })
    .toBe(count);
}

const titlesOf = (body: unknown): string[] => JobsResponse.parse(body).data.map(({ role }) => role);

test("sorts by match: the best fit first, what is ruled out last, and hides nothing", async () => {
  const token = await signedIn();
  await saveTestJob(database, { ...backend, title: "Abroad", areas: { countries: ["US"] }, hoursAgo: 1 });
  await saveTestJob(database, { ...backend, title: "Badly paid", salaryYearlyUsd: 40_000, hoursAgo: 2 });
  await saveTestJob(database, { ...backend, title: "Nurse", roles: ["nurse"], techStack: [], hoursAgo: 3 });
  await saveTestJob(database, { ...backend, hoursAgo: 4 });
  await ready(token, 4);
  const { body } = await api.get("/api/jobs?sortBy=match", { token });
  const titles = titlesOf(body);
  expect(titles.slice(0, 2)).toEqual(["Senior Backend Engineer", "Nurse"]);
  expect(titles.slice(2).toSorted()).toEqual(["Abroad", "Badly paid"]);
});

test("two people get two orders at one address", async () => {
  const token = await signedIn();
  const nurse = await api.signedIn({ email: "nurse@example.com" });
  const values = { ...PROFILE, roles: ["nurse"], skills: [] };
  await api.put("/api/me/profile", { base: { ...EMPTY_PROFILE, name: PERSON.name }, values }, { token: nurse.token });
  await saveTestJob(database, { ...backend, title: "Nurse", roles: ["nurse"], techStack: [] });
  await saveTestJob(database, backend);
  await ready(token, 2);
  const first = async (own: string) => titlesOf((await api.get("/api/jobs?sortBy=match", { token: own })).body)[0];
  expect(await first(token)).toBe("Senior Backend Engineer");
  expect(await first(nurse.token)).toBe("Nurse");
  expect(await first(token)).toBe("Senior Backend Engineer");
});

test("refuses to sort by match without a profile, and says what to do", async () => {
  const { token } = await api.signedIn();
  expect(await api.get("/api/jobs?sortBy=match", { token })).toMatchObject({
    status: 400,
    body: { code: "no-profile", field: "sortBy" },
  });
});

test("explains a job with both sides' own words", async () => {
  const token = await signedIn();
  const id = await saveTestJob(database, {
    ...backend,
    areas: { countries: ["US"], evidence: "location: Remote, US" },
  });
  const { body } = await api.get(`/api/me/match/jobs/${id}`, { token });
  const { points } = JobMatchResponse.parse(body).data!;
  expect(points[0]).toEqual({
    about: "country",
    need: "rule",
    fit: "no",
    name: "Portugal",
    job: "location: Remote, US",
    profile: "Home country: Portugal",
  });
  expect(points).toContainEqual({
    about: "skill",
    need: "must",
    fit: "yes",
    name: "Python",
    job: "Python in production",
    profile: "Skill: Python",
  });
});

test("sums up the jobs of a list, and leaves out those that never existed", async () => {
  const token = await signedIn();
  const near = await saveTestJob(database, backend);
  const far = await saveTestJob(database, { ...backend, areas: { countries: ["US"] } });
  const { body } = await api.get(`/api/me/match/jobs?ids=${near},${far},${near},999999999`, { token });
  const summaries = MatchSummariesResponse.parse(body).data!;
  expect(summaries.map(({ id, ruledOut }) => [id, ruledOut])).toEqual([
    [near, []],
    [far, ["country"]],
  ]);
  const { points } = JobMatchResponse.parse((await api.get(`/api/me/match/jobs/${near}`, { token })).body).data!;
  const musts = points.filter(({ need, about }) => need === "must" && about !== "role");
  expect(musts.length).toBeGreaterThan(0);
  expect(summaries[0]).toMatchObject({ met: musts.filter(({ fit }) => fit === "yes").length, required: musts.length });
  for (const ids of ["x", "0", Array.from({ length: 21 }, (_, at) => at + 1).join(",")])
    expect((await api.get(`/api/me/match/jobs?ids=${ids}`, { token })).status).toBe(400);
});

test("has nothing to say without a profile, and knows no job that never existed", async () => {
  const { token } = await api.signedIn();
  const id = await saveTestJob(database, backend);
  expect((await api.get(`/api/me/match/jobs/${id}`, { token })).body).toEqual({ data: null });
  expect((await api.get(`/api/me/match/jobs?ids=${id}`, { token })).body).toEqual({ data: null });
  expect((await api.get("/api/me/match/recommendations", { token })).body).toEqual({ data: null });
  for (const unknown of ["999999999", "0", "x", "9".repeat(19)])
    expect((await api.get(`/api/me/match/jobs/${unknown}`, { token })).status).toBe(404);
});

test("recommends what fits, with reasons: what is new first, two of a company, nothing ruled out or known", async () => {
  const token = await signedIn();
  const day = 24;
  for (const [title, hoursAgo] of [
    ["One", 2],
    ["Two", 3],
    ["Three", 4],
  ] as const)
    await saveTestJob(database, { ...backend, title, hoursAgo });
  await saveTestJob(database, { ...backend, title: "New", company: "Globex", levels: [], hoursAgo: 1 });
  await saveTestJob(database, { ...backend, title: "Abroad", company: "Far", areas: { countries: ["US"] } });
  await saveTestJob(database, {
    ...backend,
    title: "Nurse",
    company: "Ward",
    roles: ["nurse"],
    techStack: [],
    description: "",
  });
  await saveTestJob(database, { ...backend, title: "Old", company: "Past", hoursAgo: 40 * day });
  const saved = await saveTestJob(database, { ...backend, title: "Saved", company: "Kept" });
  await ready(token, 8);
  await api.put(`/api/me/saved-jobs/${saved}`, {}, { token });
  const since = new Date(Date.now() - 90 * 60_000).toISOString();
  const { body } = await api.get(`/api/me/match/recommendations?since=${since}`, { token });
  const picked = RecommendationsResponse.parse(body).data!;
  expect(picked.map(({ job, isNew }) => [job.role, isNew])).toEqual([
    ["New", true],
    ["One", false],
    ["Two", false],
  ]);
  for (const { reasons } of picked) {
    expect(reasons.length).toBeGreaterThan(0);
    for (const { fit, job, profile } of reasons) expect([fit, job !== "", profile !== ""]).toEqual(["yes", true, true]);
  }
});

test("rejects a time that isn't one", async () => {
  const token = await signedIn();
  expect((await api.get("/api/me/match/recommendations?since=yesterday", { token })).status).toBe(400);
});

test.each([["match"], ["profile"]] as const)("does not exist while %s is held back", async (heldBack) => {
  const held = await accountApi(database, silentLog, {}, [heldBack]);
  try {
    const { token } = await held.signedIn();
    expect((await held.get("/api/me/match/recommendations", { token })).status).toBe(404);
    expect((await held.get("/api/me/match/jobs/1", { token })).status).toBe(404);
    expect((await held.get("/api/me/match/jobs?ids=1", { token })).status).toBe(404);
    const { status, body } = await held.get("/api/jobs?sortBy=match", { token });
    expect([status, body.code]).not.toContain("no-profile");
    expect(status).toBe(400);
  } finally {
    await held.close();
  }
});
