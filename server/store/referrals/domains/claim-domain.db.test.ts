import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "#postgres/transaction.ts";
import { testDatabase } from "#test/database/database.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { claimDomain } from "./claim-domain.ts";
import { addCompanyDomain } from "./company-domains.ts";
import { companyOfDomain } from "./company-of-domain.ts";

const database = await testDatabase();
const { db } = database;
await sql`insert into source (id, name) values ('greenhouse', 'Greenhouse'), ('lever', 'Lever')`.execute(db);
const ids = new Map<string, string>();
for (const company of ["Acme", "Borealis"]) {
  await saveTestJob(database, { company, title: "Engineer" });
  const { rows } = await sql<{ id: string }>`select id from company where name = ${company}`.execute(db);
  ids.set(company, rows[0]!.id);
}
const [acme, borealis] = [ids.get("Acme")!, ids.get("Borealis")!];
const claim = (domain: string, company: string) => inTransaction(database, (trx) => claimDomain(trx, domain, company));
const owner = async (domain: string) => (await companyOfDomain(db, domain))?.name ?? null;

/** Adds a board of the source that names the domain for the company. */
async function boardSays(company: string, domain: string, source: string): Promise<void> {
  await sql`
    with named as (insert into board (source, token) values (${source}, ${`${company}-${source}-${domain}`}) returning id)
    insert into company_domain_claim (company_id, domain, board_id) select ${company}, ${domain}, id from named`.execute(
    db,
  );
}

beforeEach(async () => {
  await sql`truncate company_domain, company_domain_claim`.execute(db);
});

test("an employer's proof makes the domain theirs", async () => {
  expect(await claim("acme.com", acme)).toBe("employer");
  expect(await owner("acme.com")).toBe("Acme");
  expect(await claim("acme.com", acme)).toBe("employer");
  expect(await owner("acme.com")).toBe("Acme");
});

test("a second employer's proof leaves the domain to an operator", async () => {
  await claim("acme.com", acme);
  expect(await claim("acme.com", borealis)).toBe("contested");
  expect(await owner("acme.com")).toBeNull();
  expect(await claim("acme.com", acme)).toBe("contested");
  await addCompanyDomain(db, "acme.com", borealis);
  expect(await owner("acme.com")).toBe("Borealis");
});

test("of two employers who prove a domain at once, neither has it", async () => {
  const rules = await Promise.all([claim("acme.com", acme), claim("acme.com", borealis)]);
  expect(rules.toSorted()).toEqual(["contested", "employer"]);
  expect(await owner("acme.com")).toBeNull();
});

test("an employer's proof changes no decision of an operator", async () => {
  await addCompanyDomain(db, "acme.com", acme);
  expect(await claim("acme.com", borealis)).toBe("operator");
  expect(await owner("acme.com")).toBe("Acme");
  await sql`update company_domain set withdrawn_at = now() where domain = 'acme.com'`.execute(db);
  expect(await claim("acme.com", acme)).toBe("withdrawn");
  expect(await owner("acme.com")).toBeNull();
});

test.each([
  ["gmail.com", "free-mail"],
  ["acme.github.io", "shared-host"],
  ["stanford.edu", "university"],
])("%s can't be claimed: %s", async (domain, rule) => {
  expect(await claim(domain, acme)).toBe(rule);
  expect(await owner(domain)).toBeNull();
});

test("an employer's proof decides where boards disagree or one alone speaks", async () => {
  for (const company of [acme, borealis])
    for (const source of ["greenhouse", "lever"]) await boardSays(company, "acme.com", source);
  expect(await owner("acme.com")).toBeNull();
  expect(await claim("acme.com", borealis)).toBe("employer");
  expect(await owner("acme.com")).toBe("Borealis");
  await boardSays(acme, "other.com", "greenhouse");
  expect(await owner("other.com")).toBeNull();
  expect(await claim("other.com", acme)).toBe("employer");
});
