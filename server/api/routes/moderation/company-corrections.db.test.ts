import { sql } from "kysely";
import { expect, test } from "vitest";
import type { CompanyFact } from "#contract/values/moderation/correction.ts";
import { remergeJob } from "#ingest/run/remerge-job.ts";
import { decisionTestbed } from "#test/employers/decision-testbed.ts";
import { mergeAgain } from "#test/employers/listed-job.ts";

const bed = await decisionTestbed();
const { statementsTo, statement, contest, api, hiring, operator, second } = bed;
const { settle, openCase, detail } = bed;
const { database } = bed;
const { db } = database;
type Employer = Awaited<ReturnType<typeof hiring>>;

const correct = async ({ at }: Employer, field: CompanyFact, value: string, by = operator) => {
  const decision = { action: "correct-company", ground: "inaccurate", correction: { field, value } } as const;
  const id = await openCase(`/company/${at.slug}`, by);
  return { id, ...(await settle(by, id, decision)) };
};
const put = async ({ who, claim }: Employer, part: string, body: object) =>
  await api.put(`/api/me/employers/${claim}/${part}`, body, { token: who.token });

interface Row {
  website: string | null;
  logo: string | null;
  size: string | null;
  industries: string[] | null;
  linkedin: string | null;
  corrected: string[];
}
const rowOf = async ({ at }: Employer) =>
  (
    await sql<Row>`
      select website, logo_source_url as logo, stated_size as size, stated_industries as industries, stated_linkedin as linkedin,
        corrected_facts as corrected from company where id = ${at.id}`.execute(db)
  ).rows[0]!;
const pageOf = async ({ at }: Employer) =>
  (await api.get(`/api/companies/${at.slug}`)).body["data"] as Record<string, unknown>;

test("corrected facts beat sources and the employer, survive later runs, are shown as such and stated with an appeal", async () => {
  const own = await hiring();
  await put(own, "facts", { size: "11,50", industries: ["fintech"] });
  for (const [field, value] of [
    ["size", "51-200"],
    ["industries", "SaaS"],
    ["linkedin", "linkedin.com/company/Acme/about"],
    ["website", "right.example.org"],
    ["logo", "https://right.example.org/logo.png"],
  ] as const)
    expect((await correct(own, field, value)).body, field).not.toHaveProperty("code");
  const corrected: Row = {
    website: "https://right.example.org",
    logo: "https://right.example.org/logo.png",
    size: "51,200",
    industries: ["saas"],
    linkedin: "https://www.linkedin.com/company/acme",
    corrected: ["industries", "linkedin", "logo", "size", "website"],
  };
  expect(await rowOf(own)).toEqual(corrected);
  const { rows: tasks } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs where key like ${`%:${own.at.id}`} order by 1`.execute(db);
  expect(tasks.map(({ task }) => task)).toEqual(expect.arrayContaining(["announce-company", "apply-statement"]));

  // Runs of boards, and code that writes companies.
  await sql`
    update company set website = 'https://board.example/', logo_source_url = 'https://board.example/l.png', industries = '{gaming}',
      employee_strength = '5,000', linkedin = 'https://www.linkedin.com/company/other' where id = ${own.at.id}`.execute(
    db,
  );
  await mergeAgain(database, own.posting);
  await remergeJob(database, own.job, new Date());
  expect(await rowOf(own)).toEqual(corrected);
  const { rows } = await sql<{ size: string; evidence: Record<string, string> }>`
    select company_size as size, evidence from job where id = ${own.job}`.execute(db);
  expect(rows[0]).toMatchObject({
    size: "51,200",
    evidence: { companySize: "Corrected by an operator", industries: "Corrected by an operator" },
  });
  expect(await pageOf(own)).toMatchObject({
    url: corrected.website,
    linkedin: corrected.linkedin,
    industries: ["SaaS"],
    correctedFacts: corrected.corrected,
  });
  expect((await pageOf(own))["statedFacts"] ?? []).toEqual([]);

  const statements = await Promise.all((await statementsTo(own.who.email)).map(statement));
  expect(statements.map((each) => [each?.action, each?.correction, each?.mayAppeal])).toContainEqual([
    "correct-company",
    "Company size: 51-200 employees",
    true,
  ]);
  expect(statements).toHaveLength(5);
});

test("while a correction holds, the employer can't change that fact, and can change the others", async () => {
  const own = await hiring();
  await correct(own, "size", "51-200");
  await correct(own, "website", "right.example.org");
  for (const [part, body, field] of [
    ["facts", { size: "11,50" }, "size"],
    ["website", { website: own.at.domain }, "website"],
  ] as const) {
    const { status, body: answer } = await put(own, part, body);
    expect([status, answer["field"]]).toEqual([409, field]);
    expect(answer["message"]).toContain("An operator corrected this");
  }
  expect((await put(own, "facts", { industries: ["fintech"] })).status).toBe(200);
  const { body } = await api.get(`/api/me/employers/${own.claim}/changes`, { token: own.who.token });
  expect(body["data"]).toMatchObject({ corrected: ["size", "website"] });
});

test("an empty correction takes it back, and what sources and the company say by then holds", async () => {
  const own = await hiring();
  await put(own, "facts", { size: "11,50" });
  await sql`update company set website = 'https://first.example/' where id = ${own.at.id}`.execute(db);
  await correct(own, "size", "51-200");
  await correct(own, "website", "right.example.org");
  await correct(own, "website", "better.example.org");
  expect(await rowOf(own)).toMatchObject({ website: "https://better.example.org" });
  await sql`update company set website = 'https://later.example/' where id = ${own.at.id}`.execute(db);
  await correct(own, "size", "");
  expect(await rowOf(own)).toMatchObject({ size: "11,50", corrected: ["website"] });
  await correct(own, "website", "");
  expect(await rowOf(own)).toMatchObject({ website: "https://later.example/", corrected: [] });
});

test("another operator reverses a correction after an appeal, and the one before it holds again", async () => {
  const own = await hiring();
  await correct(own, "size", "51-200");
  const { id } = await correct(own, "size", "11-50");
  expect(await rowOf(own)).toMatchObject({ size: "11,50" });
  expect((await contest((await statementsTo(own.who.email)).at(-1)!)).status).toBe(200);
  expect(await detail(operator, id), "the first decider").toBeUndefined();
  expect((await settle(second, id, { action: "reverse", ground: "no-breach" })).status).toBe(200);
  expect(await rowOf(own)).toMatchObject({ size: "51,200", corrected: ["size"] });
});

test("an operator says that there is no logo or website, and a picture that shows is gone", async () => {
  const own = await hiring();
  await sql`update company set logo_source_url = 'https://acme.example/l.png' where id = ${own.at.id}`.execute(db);
  const pictures = async () =>
    (await sql`select 1 from company_logo where company_id = ${own.at.id}`.execute(db)).rows.length;
  expect(await pictures()).toBe(1);
  await correct(own, "logo", "none");
  await correct(own, "website", "None");
  expect(await rowOf(own)).toMatchObject({ logo: null, website: null, corrected: ["logo", "website"] });
  expect(await pictures()).toBe(0);
});

test("the end of a claim takes back what its person said, beneath a correction", async () => {
  const own = await hiring();
  await put(own, "facts", { size: "11,50" });
  await correct(own, "size", "51-200");
  const id = await openCase(`/company/${own.at.slug}`);
  expect((await settle(operator, id, { action: "end-claim", target: own.claim, ground: "unproved" })).status).toBe(200);
  expect(await rowOf(own)).toMatchObject({ size: "51,200" });
  await correct(own, "size", "");
  expect(await rowOf(own)).toMatchObject({ size: null, corrected: [] });
});

test("a preview says how a correction would be read and changes nothing", async () => {
  const own = await hiring();
  const id = await openCase(`/company/${own.at.slug}`);
  const before = await rowOf(own);
  const preview = async (field: string, value: string) =>
    await api.post(`/api/operate/cases/${id}/previews`, { field, value }, { token: operator.token });
  expect((await preview("industries", "fintech, SaaS")).body).toEqual({
    data: { words: "Industries: Fintech, SaaS" },
  });
  expect((await preview("salary", "€60,000 - €80,000 per year")).body).toMatchObject({
    data: { words: expect.stringContaining("60,000") },
  });
  expect((await preview("size", "")).body).toEqual({
    data: { words: "Company size: as sources and the company say" },
  });
  const wrong = await preview("linkedin", "https://linkedin.com.evil.tld/company/acme");
  expect([wrong.status, wrong.body["field"]]).toEqual([400, "correction"]);
  expect(await rowOf(own)).toEqual(before);
  expect((await detail(operator, id))?.log).toEqual([]);
});

test.each<[CompanyFact, string]>([
  ["size", "fifty"],
  ["industries", "Otter wrangling"],
  ["industries", "fintech, saas, gaming, education"],
  ["linkedin", "https://www.linkedin.com/in/somebody"],
  ["website", "http://127.0.0.1/"],
  ["website", "javascript:alert(1)"],
  ["website", "https://user:pass@acme.com/"],
  ["logo", "http://acme.com/logo.png"],
  ["logo", "https://localhost/logo.png"],
])("refuses %s: %s", async (field, value) => {
  const { status, body } = await correct(await hiring(), field, value);
  expect([status, body["field"]]).toEqual([400, "correction"]);
});

test("a field of a job isn't one of a company, and only the log writes corrections", async () => {
  const own = await hiring();
  const [company, job] = [await openCase(`/company/${own.at.slug}`), await openCase(own.job)];
  const title = { field: "title", value: "x" } as const;
  const size = { field: "size", value: "51-200" } as const;
  const ground = "inaccurate" as const;
  expect((await settle(operator, company, { action: "correct-company", ground, correction: title })).status).toBe(400);
  expect((await settle(operator, job, { action: "correct-field", ground, correction: size })).status).toBe(400);
  expect((await settle(operator, job, { action: "correct-company", ground, correction: size })).status).toBe(400);
  expect((await settle(operator, company, { action: "correct-company", ground })).status, "no field").toBe(400);
  await expect(
    sql`insert into company_correction (event_id, company_id, field) select min(id), 1, 'size' from moderation_event`.execute(
      db,
    ),
  ).rejects.toThrow("follow from the log");
});
