import { afterAll, beforeAll, expect, test } from "vitest";
import { LandingResponse, LandingsResponse } from "#contract/schemas/landing.ts";
import { accountApi, type AccountApi } from "#test/account-api.ts";
import { testDatabase } from "#test/database/database.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const database = await testDatabase();
let api: AccountApi;

beforeAll(async () => {
  const backend = { company: "Acme", roles: ["backend-engineer"], techStack: ["python"] };
  await saveTestJob(database, {
    ...backend,
    title: "One",
    areas: { scope: "places", countries: ["DE"] },
    levels: ["senior"],
    hoursAgo: 1,
  });
  await saveTestJob(database, {
    ...backend,
    title: "Two",
    areas: { scope: "worldwide" },
    employmentType: "contract",
    hoursAgo: 500,
  });
  await saveTestJob(database, { ...backend, title: "Three", areas: { scope: "unstated" }, hoursAgo: 2 });
  await saveTestJob(database, {
    title: "Four",
    company: "Globex",
    roles: ["frontend-engineer"],
    areas: { scope: "worldwide" },
  });
  await saveTestJob(database, {
    title: "Five",
    company: "Globex",
    roles: ["accountant"],
    areas: { scope: "places", countries: ["FR"] },
  });
  api = await accountApi(database);
});
afterAll(() => api.close());

const landing = async (path: string) => LandingResponse.parse((await api.get(`/api/landings/${path}`)).body);

test("returns the counts of a role and its newest jobs", async () => {
  const answer = await landing("backend-engineer");
  expect(answer).toMatchObject({
    role: { slug: "backend-engineer", name: "Backend Engineer" },
    place: null,
    total: 3,
    worldwide: 1,
    thisWeek: 2,
  });
  expect(answer.jobs.map(({ role }) => role)).toEqual(["One", "Three", "Two"]);
  expect(answer.levels).toContainEqual({ value: "senior", label: "Senior", count: 1 });
  expect(answer.companies).toEqual([{ value: "acme", label: "Acme", count: 3 }]);
  expect(answer.techStacks).toEqual([{ value: "python", label: "Python", count: 3 }]);
});

test("lists the places that a role's jobs name, not every place a worldwide job reaches", async () => {
  const { places } = await landing("backend-engineer");
  expect(places).toContainEqual({ value: "germany", label: "Germany", count: 2 });
  expect(places.map(({ value }) => value)).toContain("worldwide");
  expect(places.map(({ value }) => value)).not.toContain("france");
});

test("returns the jobs of a role that are open to people in a place", async () => {
  const answer = await landing("backend-engineer/germany");
  expect(answer).toMatchObject({ place: { slug: "germany", name: "Germany" }, total: 2, worldwide: 1 });
  expect(answer.related).toEqual([{ value: "frontend-engineer", label: "Frontend Engineer", count: 1 }]);
});

test.each(["nobody", "backend-engineer/nowhere", "data-scientist", "accountant/germany", "accountant/worldwide"])(
  "%s has no page",
  async (path) => {
    expect((await api.get(`/api/landings/${path}`)).status).toBe(404);
  },
);

test("lists the roles with live jobs by function", async () => {
  const { data } = LandingsResponse.parse((await api.get("/api/landings")).body);
  const engineering = data.find(({ profile }) => profile === "Engineering");
  expect(engineering?.roles).toEqual([
    { value: "backend-engineer", label: "Backend Engineer", count: 3 },
    { value: "frontend-engineer", label: "Frontend Engineer", count: 1 },
  ]);
  expect(data.every(({ roles }) => roles.length > 0)).toBe(true);
});
