import { sql } from "kysely";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { CompanyFacts, EmployerChangesResponse, FactsRequest } from "#contract/schemas/employers/statements.ts";
import { STATED_FACTS, type StatedFact } from "#contract/values/employers/statement-limits.ts";
import { companyMention } from "#ingest/run/company-mention.ts";
import { remergeCompany } from "#ingest/run/remerge-company.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { resolveCompanies } from "#store/catalogue/companies.ts";
import { companyDetails } from "#store/search/company-pages.ts";
import { jobsByIds } from "#store/search/job-cards.ts";
import { documentsByIds } from "#store/search/search-documents.ts";
import { decisionTestbed } from "#test/employers/decision-testbed.ts";
import { mergeAgain } from "#test/employers/listed-job.ts";
import { makeNormalisedPosting } from "#test/factories.ts";

const bed = await decisionTestbed();
const { api, database, operator, second, person } = bed;
const { db } = database;

type Employer = Awaited<ReturnType<typeof bed.hiring>>;
const READ = { companySize: "1,10", employeeStrength: "7", industries: ["saas"] };
const ACME = "https://www.linkedin.com/company/acme";
const NOTHING: CompanyFacts = { size: null, industries: [], linkedin: null };

/** An employer whose postings and sources say a size, an industry and a page on LinkedIn. */
async function hiring(): Promise<Employer> {
  const own = await bed.hiring();
  await sourcesSay(own, READ, "https://www.linkedin.com/company/as-read");
  return own;
}

async function sourcesSay({ at, posting }: Employer, read: typeof READ, linkedin: string): Promise<void> {
  await sql`update posting set facts = facts || ${JSON.stringify(read)}::jsonb where id = ${posting}`.execute(db);
  await sql`update company set employee_strength = ${read.employeeStrength}, size_value = ${read.companySize}, industries = ${read.industries},
    linkedin = ${linkedin} where id = ${at.id}`.execute(db);
  await mergeAgain(database, posting);
}

const put = async ({ who, claim }: Employer, facts: FactsRequest) =>
  await api.put(`/api/me/employers/${claim}/facts`, facts, { token: who.token });
const said = async ({ who, claim }: Employer) =>
  (await api.get(`/api/me/employers/${claim}/changes`, { token: who.token })).body[
    "data"
  ] as EmployerChangesResponse["data"];
const undo = async ({ who, claim }: Employer, change: string) =>
  await api.post(`/api/me/employers/${claim}/changes/${change}/undo`, undefined, { token: who.token });
const last = async (own: Employer, field: StatedFact) =>
  (await said(own)).changes.find((each) => each.field === field && each.isCurrent)!.id;
const follow = async ({ at }: Employer) => await remergeCompany(database, at.id, new Date());

/** What lists, filters and the company's page show. */
async function shown({ job, at }: Employer) {
  const [card] = await jobsByIds(database, [job]);
  const [found] = await documentsByIds(database, [job]);
  const page = await companyDetails(database, at.slug);
  const { rows } = await sql<{ evidence: Record<string, string> }>`select evidence from job where id = ${job}`.execute(
    db,
  );
  return {
    card: [card?.company.employeeStrength, card?.industries, card?.company.linkedin],
    found: [found?.companySize, found?.industries],
    page: [page?.employeeStrength, page?.industries, page?.linkedin, page?.statedFacts],
    evidence: [rows[0]?.evidence["companySize"], rows[0]?.evidence["industries"]],
  };
}

const asRead = {
  card: ["7", ["SaaS"], "https://www.linkedin.com/company/as-read"],
  found: ["1,10", ["saas"]],
  page: ["7", ["saas"], "https://www.linkedin.com/company/as-read", []],
  evidence: [undefined, undefined],
};

test("what a company states of itself reaches lists, filters and its page, is shown as such, and changes nobody else's", async () => {
  const [own, other] = [await hiring(), await hiring()];
  expect(await shown(own)).toEqual(asRead);
  const facts = {
    size: "51,200",
    industries: ["insurance", "fintech", "fintech"],
    linkedin: "de.linkedin.com/company/Acme/about/",
  };
  expect((await put(own, facts)).status).toBe(200);
  expect(await follow(own)).toBe(1);
  const stated = {
    card: ["51-200", ["Fintech", "Insurance"], ACME],
    found: ["51,200", ["fintech", "insurance"]],
    page: ["51-200", ["fintech", "insurance"], ACME, [...STATED_FACTS]],
    evidence: ["Employer statement: 51-200 employees", "Employer statement: Fintech, Insurance"],
  };
  expect(await shown(own)).toEqual(stated);
  expect(await shown(other)).toEqual(asRead);
  expect(await said(own)).toMatchObject({
    facts: { size: "51,200", industries: ["fintech", "insurance"], linkedin: ACME },
    read: { employees: "7", industries: ["saas"], linkedin: "https://www.linkedin.com/company/as-read" },
    changes: STATED_FACTS.toReversed().map((field) => ({ field, isCurrent: true })),
  });
  expect((await put(own, { size: "51,200", linkedin: "https://linkedin.com/company/acme" })).status).toBe(200);
  expect((await said(own)).changes, "the same again is no change").toHaveLength(3);
});

test("later runs don't overwrite it, and undoing it gives what the sources say by then", async () => {
  const own = await hiring();
  await put(own, { size: "10001+", industries: ["fintech"], linkedin: ACME });
  const today = { companySize: "201,500", employeeStrength: "300", industries: ["insurance"] };
  await sourcesSay(own, today, "https://www.linkedin.com/company/renamed");
  expect(await shown(own)).toMatchObject({
    card: ["10001+", ["Fintech"], ACME],
    found: ["10001+", ["fintech"]],
    page: ["10001+", ["fintech"], ACME, [...STATED_FACTS]],
  });
  for (const field of STATED_FACTS) expect((await undo(own, await last(own, field))).status).toBe(200);
  await follow(own);
  expect(await shown(own)).toEqual({
    card: ["300", ["Insurance"], "https://www.linkedin.com/company/renamed"],
    found: ["201,500", ["insurance"]],
    page: ["300", ["insurance"], "https://www.linkedin.com/company/renamed", []],
    evidence: [undefined, undefined],
  });
});

test("what a source says first waits beside what is stated", async () => {
  const own = await bed.hiring();
  await put(own, { size: "11,50", industries: ["fintech"], linkedin: ACME });
  await sql`insert into company_key (key, company_id) values (${`name:${own.at.slug}`}, ${own.at.id})`.execute(db);
  const mention = companyMention(
    { name: own.at.slug, linkedin: "https://www.linkedin.com/company/of-the-board" },
    makeNormalisedPosting({ ...READ, companyName: own.at.slug }),
    { boardId: own.board, trust: "board", sample: false },
  );
  await inBulkTransaction(database, (client) =>
    resolveCompanies(client, [{ ...mention, nameKey: `name:${own.at.slug}` }]),
  );
  expect(await said(own)).toMatchObject({
    facts: { size: "11,50", industries: ["fintech"], linkedin: ACME },
    read: { employees: "7", industries: ["saas"], linkedin: "https://www.linkedin.com/company/of-the-board" },
  });
});

test("whatever an employer and an operator do, company and jobs show what the log says last, and nobody else's change", async () => {
  const [own, other] = [await hiring(), await hiring()];
  const log: Record<StatedFact, { value: unknown; before: unknown }[]> = { size: [], industries: [], linkedin: [] };
  const refused: [StatedFact, string][] = [];
  const held = (field: StatedFact) => log[field].at(-1)?.value ?? null;
  const isRefused = (field: StatedFact, value: unknown) =>
    refused.some(([about, text]) => about === field && text === JSON.stringify(value));
  const deed = fc.oneof(
    fc.record({ field: fc.constant("size" as const), value: fc.constantFrom(null, "1,10", "51,200") }),
    fc.record({
      field: fc.constant("industries" as const),
      value: fc.constantFrom<string[] | null>(null, ["fintech"], ["fintech", "saas"]),
    }),
    fc.record({ field: fc.constant("linkedin" as const), value: fc.constantFrom(null, ACME, `${ACME}-2`) }),
    fc.record({
      field: fc.constantFrom(...STATED_FACTS),
      undo: fc.constantFrom("employer" as const, "operator" as const),
    }),
  );
  for (const each of fc.sample(deed, { numRuns: 40, seed: 11 })) {
    const { field } = each;
    const [now] = log[field].slice(-1);
    if ("value" in each) {
      const { value } = each;
      const body = { [field]: field === "industries" ? (value ?? []) : value } as FactsRequest;
      const isNew = JSON.stringify(value) !== JSON.stringify(held(field));
      const status = isNew && isRefused(field, value) ? 409 : 200;
      expect((await put(own, body)).status).toBe(status);
      if (isNew && status === 200) log[field].push({ value, before: held(field) });
    } else if (now !== undefined) {
      const change = await last(own, field);
      if (each.undo === "operator") {
        const id = await bed.openCase(`/company/${own.at.slug}`);
        const decision = { action: "undo-change", target: change, ground: "inaccurate" } as const;
        expect((await bed.settle(operator, id, decision)).status).toBe(200);
        if (now.value !== null) refused.push([field, JSON.stringify(now.value)]);
      } else {
        const isByOperator = (await said(own)).changes.find(({ id }) => id === change)?.by === "An operator";
        const status = isByOperator || isRefused(field, now.before) ? 409 : 200;
        expect((await undo(own, change)).status).toBe(status);
        if (status === 409) continue;
      }
      log[field].push({ value: now.before, before: now.value });
    }
    await follow(own);
    const { facts } = await said(own);
    expect(facts).toEqual({ size: held("size"), industries: held("industries") ?? [], linkedin: held("linkedin") });
    const { found, page } = await shown(own);
    expect(found).toEqual([held("size") ?? "1,10", held("industries") ?? ["saas"]]);
    expect(page[3]).toEqual(STATED_FACTS.filter((fact) => held(fact) !== null));
  }
  expect(refused.length, "the operator did something").toBeGreaterThan(0);
  expect(await shown(other)).toEqual(asRead);
  expect((await said(other)).facts).toEqual(NOTHING);
});

test("what an operator undid can't be said again in another form, by no way, until an appeal is granted", async () => {
  const own = await hiring();
  await put(own, { industries: ["fintech", "insurance"], linkedin: ACME });
  const id = await bed.openCase(`/company/${own.at.slug}`);
  const target = await last(own, "linkedin");
  expect((await bed.settle(operator, id, { action: "undo-change", target, ground: "inaccurate" })).status).toBe(200);
  for (const linkedin of [ACME, "LinkedIn.com/company/ACME/", "http://fr.linkedin.com/company/acme?x=1"])
    expect(await put(own, { size: "1,10", linkedin })).toMatchObject({ status: 409, body: { field: "linkedin" } });
  expect((await said(own)).facts, "all of it or nothing").toMatchObject({ size: null, linkedin: null });
  await expect(
    sql`insert into employer_change (company_id, claim_id, field, value) values (${own.at.id}, ${own.claim}, 'linkedin', ${JSON.stringify(ACME)}::jsonb)`.execute(
      db,
    ),
  ).rejects.toThrow("an operator undid this");
  const [token = ""] = await bed.statementsTo(own.who.email);
  await bed.contest(token);
  expect((await bed.settle(second, id, { action: "reverse", ground: "no-breach" })).status).toBe(200);
  expect((await said(own)).facts).toMatchObject({ linkedin: ACME, industries: ["fintech", "insurance"] });
});

test("the facts of a claim that an operator ends hold no longer, unless somebody else speaks for the company", async () => {
  const [own, shared] = [await hiring(), await hiring()];
  await bed.employer(await person("Bo"), shared.at);
  for (const each of [own, shared]) {
    await put(each, { size: "51,200", industries: ["fintech"], linkedin: ACME });
    const id = await bed.openCase(`/company/${each.at.slug}`);
    const decision = { action: "end-claim", target: each.claim, ground: "unproved" } as const;
    expect((await bed.settle(operator, id, decision)).status).toBe(200);
    await follow(each);
  }
  expect(await shown(own)).toEqual(asRead);
  expect(await shown(shared)).toMatchObject({ page: ["51-200", ["fintech"], ACME, [...STATED_FACTS]] });
});

test("refuses what is no size, no industry or no page on LinkedIn, and stores nothing of it", async () => {
  const own = await hiring();
  const long = "a".repeat(400);
  const wrong: unknown[] = [
    { size: "52" },
    { size: "<b>51,200</b>" },
    { size: long },
    { size: 51 },
    { industries: ["<script>alert(1)</script>"] },
    { industries: [long] },
    { industries: ["fintech", "saas", "insurance", "crypto-web3"] },
    { industries: "fintech" },
    { linkedin: "https://linkedin.com.evil.tld/company/acme" },
    { linkedin: "https://www.linkedin.com@evil.tld/company/acme" },
    { linkedin: "https://www.linkedin.com:8443/company/acme" },
    { linkedin: "https://www.linkedin.com/company/аcme" },
    { linkedin: `https://www.linkedin.com/company/${long}` },
    { linkedin: "https://www.linkedin.com/company/ac\u0000me" },
    { size: "51,200", linkedin: "https://www.linkedin.com/in/ana" },
    { name: "Acme" },
  ];
  for (const facts of wrong) expect([facts, (await put(own, facts as FactsRequest)).status]).toEqual([facts, 400]);
  expect(await said(own)).toMatchObject({ facts: NOTHING, changes: [] });
  await expect(
    sql`update company set stated_linkedin = 'https://evil.tld/company/acme' where id = ${own.at.id}`.execute(db),
  ).rejects.toThrow("company_stated_linkedin_check");
});

test("nobody without rights at that moment says anything", async () => {
  const own = await hiring();
  const stranger = await person();
  expect((await put({ ...own, who: stranger }, { size: "1,10" })).status).toBe(404);
  await sql`update employer_proof set expires_at = now() where claim_id = ${own.claim} and kind = 'dns'`.execute(db);
  expect((await put(own, { size: "1,10" })).status).toBe(409);
  await bed.check(own.claim, "dns");
  expect((await put(own, { size: "1,10" })).status).toBe(200);
});
