import { afterAll, beforeAll, expect, test } from "vitest";
import { type JobFieldValues, type PageFieldName, PAGE_FIELD_NAMES } from "#contract/values/job-fields.ts";
import type { JobPageResponse } from "#contract/schemas/job-page.ts";
import { testDatabase } from "#test/database/database.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import type { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { accountApi, type AccountApi } from "#test/account-api.ts";

const ON_TARGET = {
  text: "OTE $160,000",
  min: 160_000,
  max: 160_000,
  currency: "USD",
  period: "year",
  yearlyUsd: 160_000,
} as const;
/** What a job's page says of the demanding job's conditions. */
const CONDITIONS: Partial<Pick<JobFieldValues, PageFieldName>> = {
  hoursAsked: { min: 20, max: 30 },
  contractMonths: { min: 6, max: 6 },
  deadline: "dated",
  applicationDeadline: "2026-12-31",
  travel: "25",
  travelPercent: { min: null, max: 25 },
  onCall: "no",
  vacancy: "pool",
  disclosures: ["ai-screening"],
  extraPay: ["bonus", "equity"],
  onTargetPay: ON_TARGET,
  applicationForm: { questions: 5, essays: 1 },
};
let demanding: string;
let silent: string;
let token: string;
let api: AccountApi;
const database = await testDatabase();

beforeAll(async () => {
  demanding = await saveTestJob(database, {
    title: "Demanding",
    company: "Acme",
    securityClearance: "required",
    workAuthorisation: ["EU", "US"],
    adLanguage: "de",
    languages: ["de", "en"],
    languagesAsked: [
      { language: "de", level: "C1", required: true },
      { language: "en", level: "fluent", required: true },
    ],
    experienceYears: "4-5",
    yearsAsked: { min: 5, max: null },
    degreeOptional: "yes",
    weeklyHours: ["20-29", "30-36"],
    contractLength: ["4-6"],
    applicationEffort: ["4-9", "essay"],
    ...CONDITIONS,
    evidence: { yearsAsked: "You bring 5+ years of experience." },
    hoursAgo: 1,
  });
  silent = await saveTestJob(database, { title: "Silent", company: "Acme", adLanguage: "en", hoursAgo: 2 });
  api = await accountApi(database);
  ({ token } = await api.signedIn());
});
afterAll(() => api.close());

test.each([
  ["securityClearance=required", ["Demanding"]],
  ["securityClearance=unstated", ["Silent"]],
  ["workAuthorisation=us", ["Demanding"]],
  ["workAuthorisation=European Union,unstated", ["Demanding", "Silent"]],
  ["workAuthorisation=FR", []],
  ["adLanguage=German", ["Demanding"]],
  ["adLanguage=en", ["Silent"]],
  ["languages=en", ["Demanding"]],
  ["languages=unstated", ["Silent"]],
  ["experienceYears=4-5,10", ["Demanding"]],
  ["experienceYears=unstated", ["Silent"]],
  ["degreeOptional=yes", ["Demanding"]],
  ["weeklyHours=20-29", ["Demanding"]],
  ["weeklyHours=37,unstated", ["Silent"]],
  ["contractLength=4-6", ["Demanding"]],
  ["deadline=dated", ["Demanding"]],
  ["deadline=rolling", []],
  ["travel=10,25", ["Demanding"]],
  ["onCall=no", ["Demanding"]],
  ["vacancy=pool", ["Demanding"]],
  ["vacancy=open,unstated", ["Silent"]],
  ["disclosures=ai-screening", ["Demanding"]],
  ["extraPay=equity", ["Demanding"]],
  ["applicationEffort=essay", ["Demanding"]],
  ["applicationEffort=no-essay", []],
  ["extraPay=commission,unstated", ["Silent"]],
])("finds jobs by %s", async (query, titles) => {
  const { data, total } = (await api.get(`/api/jobs?${query}`, { token })).body as unknown as JobsResponse;
  expect(data.map(({ role }) => role)).toEqual(titles);
  expect(total).toBe(titles.length);
});

test("counts each choice", async () => {
  const { facets } = (await api.get("/api/jobs", { token })).body as unknown as JobsResponse;
  expect(facets).toMatchObject({
    securityClearance: { required: 1, unstated: 1 },
    workAuthorisation: { EU: 1, US: 1, unstated: 1 },
    adLanguage: { de: 1, en: 1 },
    languages: { de: 1, en: 1, unstated: 1 },
    experienceYears: { "4-5": 1, unstated: 1 },
    degreeOptional: { yes: 1, unstated: 1 },
    weeklyHours: { "20-29": 1, "30-36": 1, unstated: 1 },
    contractLength: { "4-6": 1, unstated: 1 },
    deadline: { dated: 1, unstated: 1 },
    travel: { "25": 1, unstated: 1 },
    onCall: { no: 1, unstated: 1 },
    vacancy: { pool: 1, unstated: 1 },
    disclosures: { "ai-screening": 1, unstated: 1 },
    extraPay: { bonus: 1, equity: 1, unstated: 1 },
    applicationEffort: { "4-9": 1, essay: 1, unstated: 1 },
  });
});

test("lists the languages and countries of live jobs as choices", async () => {
  const { body } = await api.get("/api/jobs/filter-options");
  const { languages, workAuthorisation } = body["data"] as Record<string, unknown>;
  expect(languages).toContainEqual({ value: "de", label: "German", count: 1 });
  expect(workAuthorisation).toContainEqual({ value: "EU", label: "European Union", count: 1 });
});

test("shows on a job's page what its posting states, and nothing else", async () => {
  const page = async (id: string) => (await api.get(`/api/jobs/${id}`)).body as unknown as JobPageResponse;
  const { data } = await page(demanding);
  expect(data).toMatchObject({
    securityClearance: "required",
    workAuthorisation: ["EU", "US"],
    adLanguage: "de",
    languagesAsked: [
      { language: "de", level: "C1", required: true },
      { language: "en", level: "fluent", required: true },
    ],
    yearsAsked: { min: 5, max: null },
    degreeOptional: "yes",
    ...CONDITIONS,
    evidence: { yearsAsked: "You bring 5+ years of experience." },
  });
  const { data: other } = await page(silent);
  for (const name of PAGE_FIELD_NAMES.filter((field) => field !== "adLanguage")) expect(other).not.toHaveProperty(name);
});

test("refuses a value that is not a choice", async () => {
  const { status, body } = await api.get("/api/jobs?securityClearance=maybe", { token });
  expect({ status, field: body.field }).toEqual({ status: 400, field: "securityClearance" });
});
