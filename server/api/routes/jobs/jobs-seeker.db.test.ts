import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ErrorBody } from "#contract/schemas/error.ts";
import { FeaturedResponse, JobsResponse } from "#contract/schemas/jobs-query.ts";
import type { SearchModel } from "#search/model.ts";
import { openModel } from "#test/search/open-model.ts";
import { readConfig } from "#app/config.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { buildApp } from "#api/app.ts";

const database = await testDatabase();
const sessions = { accountOf: () => Promise.resolve({ id: "1" }) };
const anywhere = { scope: "worldwide" } as const;
let search: SearchModel;
let app: FastifyInstance;
/** The same app with referrals held back. */
let held: FastifyInstance;

beforeAll(async () => {
  const inGermany = { scope: "places", countries: ["DE"] } as const;
  const job = { sources: ["greenhouse"], areas: { scope: "unstated" } as const };
  const german = { ...job, areas: { ...inGermany, countries: ["DE"] } };
  await saveTestJob(database, { ...german, title: "Welder", company: "Acme", hoursAgo: 1 });
  await saveTestJob(database, { ...job, title: "Sales, Web3 Lead", company: "Globex", areas: anywhere, hoursAgo: 2 });
  await saveTestJob(database, { ...job, title: "Web3 Engineer", company: "Initech", agency: true, hoursAgo: 3 });
  await saveTestJob(database, { ...job, title: "Nurse", company: "Web Works", sources: ["remotive"], hoursAgo: 4 });
  const two = { sources: ["remotive", "greenhouse"], areas: { ...inGermany, countries: ["US"] } };
  await saveTestJob(database, { title: "Driver", company: "Hooli", ...two, hoursAgo: 5 });
  await database.pool.query(`
    with person as (insert into account (email, email_key, name, password_hash, terms_version)
      values ('a@example.com', 'a@example.com', 'Ana', 'x', '1') returning id)
    insert into referrer (account_id, company_id, domain, mailbox_hash)
    select p.id, c.id, 'example.com', 'x' from person p, company c where c.slug = 'hooli'`);
  search = await openModel({ database, log: silentLog, referrals: true });
  const shared = { log: silentLog, database, search, sessions };
  app = await buildApp({ config: readConfig({}), ...shared });
  held = await buildApp({ config: readConfig({ COMING_SOON: "referrals" }), ...shared });
});

afterAll(async () => {
  await Promise.all([app.close(), held.close()]);
  await search.close();
});

async function jobs(query: string, of = app): Promise<JobsResponse> {
  const response = await of.inject({ url: `/api/jobs?${query}`, headers: { authorization: "Bearer live" } });
  expect(response.statusCode).toBe(200);
  return JobsResponse.parse(response.json());
}

async function featured(query: string): Promise<FeaturedResponse> {
  const response = await app.inject(`/api/jobs/featured?${query}`);
  expect(response.statusCode).toBe(200);
  return FeaturedResponse.parse(response.json());
}

async function refusal(url: string): Promise<ErrorBody> {
  const response = await app.inject({ url, headers: { authorization: "Bearer live" } });
  expect(response.statusCode).toBe(400);
  return ErrorBody.parse(response.json());
}

const titles = ({ data }: { data: { role: string }[] }): string[] => data.map(({ role }) => role);

test("counts eligibility whenever livesIn is set, regardless of eligible", async () => {
  const counts = { yes: 2, no: 1, unclear: 2 };
  expect((await jobs("livesIn=DE")).facets?.["eligibility"]).toEqual(counts);
  const only = await jobs("livesIn=de&eligible=only");
  expect(only.facets?.["eligibility"]).toEqual(counts);
  expect(titles(only)).toEqual(["Welder", "Sales, Web3 Lead"]);
  expect(only.total).toBe(2);
  expect((await jobs("")).facets).not.toHaveProperty("eligibility");
  expect((await featured("livesIn=DE")).facets).toEqual({ eligibility: counts });
  expect((await featured("")).facets).toBeUndefined();
  expect(titles(await featured("livesIn=US&eligible=only"))).toEqual(["Sales, Web3 Lead", "Driver"]);
});

test("rejects eligible without a valid livesIn", async () => {
  for (const path of ["/api/jobs", "/api/jobs/featured", "/jobs.rss"]) {
    const { field, message } = await refusal(`${path}?eligible=only`);
    expect(field).toBe("eligible");
    expect(message).toContain("livesIn");
  }
  for (const country of ["Germany", "XX", "EU", "DE,FR", "D"]) {
    expect((await refusal(`/api/jobs?livesIn=${country}`)).field).toBe("livesIn");
  }
});

test.each([
  ["hideCompany=acme,Globex", ["Web3 Engineer", "Nurse", "Driver"]],
  ["hideCompany=acme&hideCompany=unheard-of", ["Sales, Web3 Lead", "Web3 Engineer", "Nurse", "Driver"]],
  ["hideKeyword=WEB3", ["Welder", "Nurse", "Driver"]],
  ["hideKeyword=web", ["Welder", "Sales, Web3 Lead", "Web3 Engineer", "Driver"]],
  ["hideKeyword=sales, web3", ["Welder", "Web3 Engineer", "Nurse", "Driver"]],
  ["hideKeyword=web3, sales", ["Welder", "Sales, Web3 Lead", "Web3 Engineer", "Nurse", "Driver"]],
  ["hideKeyword=nurse&hideKeyword=welder", ["Sales, Web3 Lead", "Web3 Engineer", "Driver"]],
  ["hideSource=remotive", ["Welder", "Sales, Web3 Lead", "Web3 Engineer", "Driver"]],
  ["hideSource=remotive,greenhouse", []],
  ["hideAgency=yes", ["Welder", "Sales, Web3 Lead", "Nurse", "Driver"]],
  ["hideAgency=no", ["Welder", "Sales, Web3 Lead", "Web3 Engineer", "Nurse", "Driver"]],
])("hides jobs and counts the hidden ones: %s", async (query, left) => {
  const full = await jobs(query);
  expect(titles(full)).toEqual(left);
  expect(full.total).toBe(left.length);
  expect(full.hidden).toBe(5 - left.length);
  const counted = Object.values(full.facets?.["companies"] ?? {}).reduce((sum, count) => sum + count, 0);
  expect(counted).toBe(left.length);
  expect(titles(await featured(query))).toEqual(left);
  const feed = await app.inject(`/jobs.csv?${query}`);
  expect(feed.body.trim().split("\r\n").length - 1).toBe(left.length);
});

test("hides single jobs by id, and passes over ids of no job", async () => {
  const [first, ...others] = (await jobs("")).data;
  const query = `hideJob=${first!.id},999999&hideJob=none`;
  const left = others.map(({ role }) => role);
  expect(await jobs(query)).toMatchObject({ total: left.length, hidden: 1 });
  expect(titles(await jobs(query))).toEqual(left);
  expect(titles(await featured(query))).toEqual(left);
  const { searchParams } = new URL(
    (JSON.parse((await app.inject(`/jobs.json?${query}&salaryMin=1`)).body) as { feed_url: string }).feed_url,
  );
  expect(Object.fromEntries(searchParams)).toMatchObject({ hideJob: `${first!.id},999999`, salaryMin: "1" });
});

test("counts as hidden only what the rest of the search would have found", async () => {
  expect(await jobs("hideKeyword=web3&location=germany")).toMatchObject({ total: 1, hidden: 1 });
  expect((await jobs("")).hidden).toBe(0);
  expect(await featured("hideAgency=yes")).toMatchObject({ hidden: 1 });
  expect(await featured("")).not.toHaveProperty("hidden");
});

test.each([
  ["hideKeyword", "hideKeyword=x"],
  ["hideKeyword", `hideKeyword=${"x".repeat(61)}`],
  ["hideKeyword", Array.from({ length: 51 }, (_, at) => `hideKeyword=word${at}`).join("&")],
  ["hideCompany", `hideCompany=${Array.from({ length: 201 }, (_, at) => `c${at}`).join(",")}`],
  ["hideSource", `hideSource=${Array.from({ length: 51 }, (_, at) => `s${at}`).join(",")}`],
  ["hideAgency", "hideAgency=perhaps"],
  ["eligible", "livesIn=DE&eligible=maybe"],
  ["referable", "referable=perhaps"],
])("rejects an invalid %s", async (field, query) => {
  expect((await refusal(`/api/jobs?${query}`)).field).toBe(field);
});

test("filters and sorts by companies that accept referrals", async () => {
  const only = await jobs("referable=yes");
  expect(titles(only)).toEqual(["Driver"]);
  expect((await jobs("")).facets?.["referable"]).toEqual({ yes: 1 });
  expect((await jobs("q=welder")).facets?.["referable"]).toEqual({ yes: 0 });
  expect(titles(await jobs("sortBy=referable")).slice(0, 2)).toEqual(["Driver", "Welder"]);
  expect((await app.inject("/jobs.csv?referable=yes")).body.trim().split("\r\n")).toHaveLength(2);
});

test("ignores referral parameters while referrals are held back", async () => {
  const answer = await jobs("referable=yes", held);
  expect([answer.total, answer.meta.ignored]).toEqual([5, ["referable"]]);
  const sorted = await held.inject({ url: "/api/jobs?sortBy=referable", headers: { authorization: "Bearer live" } });
  expect(sorted.statusCode).toBe(400);
  expect((await featured("referable=yes")).meta.ignored).toEqual(["referable"]);
});

test("a feed's own URL includes what the search hides", async () => {
  const response = await app.inject(
    "/jobs.json?livesIn=DE&eligible=only&hideKeyword=a, b&hideKeyword=cd&hideCompany=acme",
  );
  const { searchParams } = new URL((response.json() as { feed_url: string }).feed_url);
  expect(searchParams.getAll("hideKeyword")).toEqual(["a, b", "cd"]);
  expect(Object.fromEntries(searchParams)).toMatchObject({ livesIn: "DE", eligible: "only", hideCompany: "acme" });
});
