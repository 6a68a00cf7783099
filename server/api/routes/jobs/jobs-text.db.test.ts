import { afterAll, beforeAll, expect, test } from "vitest";
import { MoneyResponse } from "#contract/schemas/money.ts";
import { SuggestResponse } from "#contract/schemas/search-suggest.ts";
import { testDatabase } from "#test/database/database.ts";
import { type JobsApi, jobsApi, LIVE, saveExampleJobs, titlesOf } from "#test/jobs-api.ts";

const database = await testDatabase();
let api: JobsApi;

beforeAll(async () => {
  await saveExampleJobs(database);
  api = await jobsApi(database);
});

afterAll(() => api.close());

test.each([
  ["q=react", ["Senior React Developer"]],
  ["q=reac", ["Senior React Developer"]],
  ["q=scientits", ["Data Scientist"]],
  ["q=globex%20-intern", ["Data Scientist"]],
  ["q=globex&sortBy=date", ["Data Scientist", "Intern"]],
  ["q=globex&sortBy=salary", ["Data Scientist", "Intern"]],
  ["q=globex&role=software-engineer", ["Intern"]],
  ["q=nothingofthesort", []],
])("featured jobs: %s", async (query, expected) => {
  expect(titlesOf(await api.featured(query))).toEqual(expected);
});

test.each([
  ["salaryMin=90000", 2],
  ["salaryMin=90001", 1],
  ["salaryMin=100000&salaryUnstated=exclude", 1],
  ["salaryMin=100000&salaryUnstated=include", 62],
  ["salaryUnstated=exclude", 63],
  ["q=developer&salaryMin=1", 1],
])("jobs: %s finds %i", async (query, total) => {
  expect((await api.jobs(query)).total).toBe(total);
});

test("jobs: counts salaries by steps, without its own selection", async () => {
  expect((await api.jobs("salaryMin=100000")).facets?.["salary"]).toEqual({ "80000": 1, "120000": 1, unstated: 61 });
});

test("jobs: rejects a text that is too long", async () => {
  const answer = await api.get(`/api/jobs?q=${"a".repeat(201)}`, LIVE);
  expect(answer.json()).toEqual({ message: "q takes at most 200 characters", code: "bad-parameter", field: "q" });
  expect((await api.jobs(`q=${"a".repeat(200)}`)).total).toBe(0);
});

test("jobs: sorts by relevance if there is a text", async () => {
  expect(titlesOf(await api.jobs("q=globex&sortBy=relevance"))).toEqual(["Data Scientist", "Intern"]);
});

const react = { kind: "technology", parameter: "techStack", value: "react", label: "React", count: 1 };
const germany = { kind: "place", parameter: "location", value: "germany", label: "🇩🇪 Germany Remote", count: 2 };
const suggested = async (text: string) =>
  SuggestResponse.parse((await api.get(`/api/search/suggest?q=${encodeURIComponent(text)}`)).json()).data;

test.each([
  ["react", { ...react, rest: "", whole: true }],
  ["Berlin", { ...germany, rest: "", whole: true }],
  ["Deutschland", { ...germany, rest: "", whole: true }],
  ["germ", { ...germany, rest: "", whole: false }],
  [
    "acme",
    {
      kind: "company",
      parameter: "company",
      value: "acme-inc-",
      label: "Acme, Inc.",
      count: 1,
      rest: "",
      whole: false,
    },
  ],
  [
    "data sci",
    {
      kind: "role",
      parameter: "role",
      value: "data-scientist",
      label: "Data Scientist",
      count: 1,
      rest: "",
      whole: false,
    },
  ],
  ["senior rea", { ...react, rest: "senior", whole: false }],
])("suggestions: %s", async (text, expected) => {
  expect((await suggested(text))[0]).toEqual(expected);
});

test("suggestions: names the filters of earlier words after those of the last ones, each word once", async () => {
  expect(await suggested("react germany data scientist wanted")).toEqual([
    {
      kind: "role",
      parameter: "role",
      value: "data-scientist",
      label: "Data Scientist",
      count: 1,
      rest: "react germany wanted",
      whole: true,
    },
    { ...germany, rest: "react data scientist wanted", whole: true },
    { ...react, rest: "germany data scientist wanted", whole: true },
  ]);
  expect((await suggested("react germ"))[0]).toMatchObject({ value: "germany", rest: "react", whole: false });
  expect(await suggested("rea wanted")).toEqual([]);
});

test("suggestions: returns at most 3 of a kind, and none that finds nothing", async () => {
  expect(await suggested("cobol")).toEqual([]);
  expect(await suggested("")).toEqual([]);
  expect(await suggested("company")).toHaveLength(3);
});

test("money: returns dated rates, currencies of countries and the periods of a year", async () => {
  const { data } = MoneyResponse.parse((await api.get("/api/money")).json());
  expect(data.usd["USD"]).toBe(1);
  expect(data.countries["PT"]).toBe("EUR");
  expect(data.periodsPerYear.month).toBe(12);
});
