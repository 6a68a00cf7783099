import { afterAll, beforeAll, expect, test } from "vitest";
import { CompanyPageResponse } from "#contract/schemas/company-page.ts";
import { accountApi, type AccountApi } from "#test/account-api.ts";
import { testDatabase } from "#test/database/database.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const database = await testDatabase();
let api: AccountApi;
const DAY_H = 24;

beforeAll(async () => {
  for (let number = 0; number < 32; number += 1) {
    await saveTestJob(database, {
      title: `Baker ${number}`,
      company: "Acme",
      roles: ["software-engineer"],
      techStack: ["react"],
      hoursAgo: number,
    });
  }
  for (const daysOpen of [2, 4, 6, 8, 100]) {
    const id = await saveTestJob(database, { title: "Past", company: "Acme", hoursAgo: DAY_H * (daysOpen + 7) });
    await database.pool.query(
      "update job set closed_at = now() - interval '7 days', closed_reason = 'missing' where id = $1",
      [id],
    );
  }
  const moved = await saveTestJob(database, { title: "Moved", company: "Acme", hoursAgo: 1 });
  await database.pool.query("update job set closed_at = now(), closed_reason = 'moved' where id = $1", [moved]);
  await saveTestJob(database, { title: "Elsewhere", company: "Globex", areas: { scope: "worldwide" } });
  for (const countries of [["DE"], ["DE", "PT"]])
    await saveTestJob(database, { title: "There", company: "Globex", areas: { scope: "places", countries } });
  for (const states of [["US-CA"], ["US-CA", "US-NY"]])
    await saveTestJob(database, { title: "Stateside", company: "Globex", areas: { scope: "places", states } });
  await database.pool.query(
    "update company set website = 'https://acme.example', industries = '{saas}' where slug = 'acme'",
  );
  api = await accountApi(database);
});
afterAll(() => api.close());

const company = async (slug: string) => CompanyPageResponse.parse((await api.get(`/api/companies/${slug}`)).body);

test("returns a company with at most 30 live jobs, newest first", async () => {
  const { data, jobs } = await company("acme");
  expect(data).toMatchObject({
    name: "Acme",
    url: "https://acme.example",
    industries: ["SaaS"],
    openJobs: 32,
    jobsSeen: 37,
    sample: false,
  });
  expect(jobs).toHaveLength(30);
  expect(jobs[0]?.role).toBe("Baker 0");
  expect(data.roles).toEqual([{ value: "software-engineer", label: "Software Engineer", count: 32 }]);
  expect(data.techStacks).toEqual([{ value: "react", label: "React", count: 32 }]);
});

test("counts jobs at the places that they name, Worldwide first", async () => {
  const { locations } = (await company("globex")).data;
  expect(locations.map(({ value, count }) => [value, count])).toEqual([
    ["worldwide", 1],
    ["germany", 2],
    ["united-states", 2],
    ["portugal", 1],
  ]);
});

test("counts jobs posted and closed by week, without jobs merged into another", async () => {
  const { data } = await company("acme");
  expect(data.weeks).toHaveLength(26);
  const sum = (key: "opened" | "closed") => data.weeks.reduce((total, week) => total + week[key], 0);
  expect([sum("opened"), sum("closed")]).toEqual([37, 5]);
  expect(data.weeks.every(({ monday }) => new Date(monday).getUTCDay() === 1)).toBe(true);
  expect(data.weeks.map(({ monday }) => monday)).toEqual(data.weeks.map(({ monday }) => monday).toSorted());
});

test("returns the median days open from five closed jobs", async () => {
  expect((await company("acme")).data.medianDaysOpen).toBe(6);
  expect((await company("globex")).data).not.toHaveProperty("medianDaysOpen");
});

test.each(["nobody", "ACME", "%00", "a%2Fb"])("there is no company %s", async (slug) => {
  const answer = await api.get(`/api/companies/${slug}`);
  expect([answer.status, answer.body.message]).toEqual([404, "There is no company of this name."]);
});
