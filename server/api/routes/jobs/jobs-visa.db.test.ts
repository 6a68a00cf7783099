import { afterAll, beforeAll, expect, test } from "vitest";
import type { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { accountApi, type AccountApi } from "#test/account-api.ts";
import { testDatabase } from "#test/database/database.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const database = await testDatabase();
let api: AccountApi;
let token: string;

beforeAll(async () => {
  await saveTestJob(database, { title: "Sponsored", company: "Acme", visaSponsorship: "yes", hoursAgo: 1 });
  await saveTestJob(database, { title: "Not sponsored", company: "Acme", visaSponsorship: "no", hoursAgo: 2 });
  await saveTestJob(database, { title: "Silent", company: "Acme", hoursAgo: 3 });
  api = await accountApi(database);
  ({ token } = await api.signedIn());
});
afterAll(() => api.close());

const jobs = async (query: string) => (await api.get(`/api/jobs?${query}`, { token })).body as unknown as JobsResponse;

test.each([
  ["visaSponsorship=yes", ["Sponsored"]],
  ["visaSponsorship=no", ["Not sponsored"]],
  ["visaSponsorship=unstated", ["Silent"]],
  ["visaSponsorship=yes,unstated", ["Sponsored", "Silent"]],
  ["visaSponsorship=Sponsors visas", ["Sponsored"]],
])("finds jobs by %s", async (query, titles) => {
  const { data, total, facets } = await jobs(query);
  expect(data.map(({ role }) => role)).toEqual(titles);
  expect(total).toBe(titles.length);
  expect(facets?.["visaSponsorship"]).toEqual({ yes: 1, no: 1, unstated: 1 });
});

test("says what the posting states, and nothing where it states nothing", async () => {
  const { data } = await jobs("");
  expect(data.map(({ visaSponsorship }) => visaSponsorship)).toEqual(["yes", "no", undefined]);
});

test("refuses a value that is not an option", async () => {
  const { status, body } = await api.get("/api/jobs?visaSponsorship=maybe", { token });
  expect({ status, field: body.field }).toEqual({ status: 400, field: "visaSponsorship" });
  expect(body.message).toContain("yes | no | unstated");
});

test("counts every option in the filter's list", async () => {
  const { body } = await api.get("/api/jobs/filter-options");
  expect((body["data"] as Record<string, unknown>)["visaSponsorship"]).toEqual([
    { value: "yes", label: "Sponsors visas", count: 1 },
    { value: "no", label: "No visa sponsorship", count: 1 },
    { value: "unstated", label: "Not stated", count: 1 },
  ]);
});

test("the database refuses any other value", async () => {
  await expect(database.pool.query("update job set visa_sponsorship = 'unstated'")).rejects.toThrow(
    "job_visa_sponsorship_known",
  );
});
