import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { CaseDetail } from "#contract/schemas/moderation/desk.ts";
import { exportPersonalData } from "#store/accounts/personal-data.ts";
import { setOperator } from "#store/referrals/operators.ts";
import { companyOfDomain } from "#store/referrals/domains/company-of-domain.ts";
import { appealNewest, newestStatement, readNewest } from "#test/referrals/appeals.ts";
import { mailReasons } from "#test/referrals/mail-reasons.ts";
import { referralFaults } from "#test/referrals/referral-invariants.ts";
import { COMPANY, referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";
import { addDomain } from "./add-domain.ts";
import { removeDomain } from "./remove-domain.ts";

const testbed = await referralTestbed();
const { database, context } = testbed;
const { db } = database;
const DOMAIN = "kestrow-grid.com";
let job: string;
let operators: [TestPerson, TestPerson];
let referrer: TestPerson;

beforeEach(async () => {
  ({ job } = await testbed.reset());
  await sql`truncate moderation_case cascade`.execute(db);
  operators = [await testbed.person("Odette Prator"), await testbed.person("Second Prator")];
  for (const { id } of operators) await setOperator(db, id, true);
  await addDomain(context, by(operators[0]), DOMAIN, { company: await companyNamed(COMPANY), proof: "operator" });
  referrer = await atDomain(await testbed.referrer("Ahond Brlk", COMPANY));
});

const by = ({ id }: TestPerson) => ({ name: "An operator", accountId: id });

async function companyNamed(name: string): Promise<{ id: string; name: string; slug: string }> {
  await testbed.job(name);
  const { rows } = await sql<{ id: string; name: string; slug: string }>`
    select id, name, slug from company where name = ${name}`.execute(db);
  return rows[0]!;
}

/** Has somebody refer by an address at the domain. */
async function atDomain(person: TestPerson): Promise<TestPerson> {
  await sql`update referrer set domain = ${DOMAIN} where account_id = ${person.id}`.execute(db);
  return person;
}

const isReferrer = async ({ id }: TestPerson) =>
  (await sql`select 1 from referrer where account_id = ${id} and ended_at is null`.execute(db)).rows.length > 0;
const withdraw = () => removeDomain(context, by(operators[0]), DOMAIN, "A shop sells addresses there.");
const seen = async (operator: TestPerson, caseId: string) =>
  (await testbed.get(operator, `/api/operate/cases/${caseId}`)).body["data"] as CaseDetail | undefined;
const decide = async (operator: TestPerson, caseId: string, decision: object) =>
  await testbed.post(operator, `/api/operate/cases/${caseId}/decisions`, {
    ground: "work-address",
    words: "We read it again.",
    ...decision,
  });
const reverse = async (caseId: string, operator = operators[1]) =>
  (await decide(operator, caseId, { action: "reverse", ground: "no-breach" })).status;

test("a withdrawn domain is a line of the log; its referrers get the reasons, and another operator brings all of it back", async () => {
  await withdraw();
  expect(await isReferrer(referrer)).toBe(false);
  expect(await readNewest(testbed, referrer)).toMatchObject({
    about: COMPANY,
    action: "withdraw-domain",
    named: `Domain: ${DOMAIN}`,
    words: "A shop sells addresses there.",
    mayAppeal: true,
  });
  const caseId = await appealNewest(testbed, referrer);
  expect(await seen(operators[0], caseId), "the first decider").toBeUndefined();
  const found = await seen(operators[1], caseId);
  expect(found?.actions).toEqual(["uphold", "reverse"]);
  expect(found?.log).toContainEqual(
    expect.objectContaining({ action: "withdraw-domain", named: `Domain: ${DOMAIN}`, operator: "Odette Prator" }),
  );
  expect(await reverse(caseId)).toBe(200);
  expect(await isReferrer(referrer)).toBe(true);
  expect(await companyOfDomain(db, DOMAIN)).toMatchObject({ name: COMPANY });
  const seeker = await testbed.person("Zebrina");
  const request = await testbed.ask(seeker, job);
  expect((await testbed.act(referrer, request, "accept")).status, "they refer again").toBe(200);
  await mailReasons(testbed);
  expect(await readNewest(testbed, referrer)).toMatchObject({ action: "reverse", mayAppeal: false });
  expect(await referralFaults(database)).toEqual([]);
});

test("an upheld withdrawal stays", async () => {
  await withdraw();
  const caseId = await appealNewest(testbed, referrer);
  expect((await decide(operators[1], caseId, { action: "uphold" })).status).toBe(200);
  expect(await isReferrer(referrer)).toBe(false);
  expect(await companyOfDomain(db, DOMAIN)).toBeNull();
});

test("a reversal brings back nobody who has left, refers elsewhere or is suspended", async () => {
  const people = [];
  for (const name of ["Moved Brlk", "Suspended Brlk", "Rude Brlk", "Waiting Brlk"])
    people.push(await atDomain(await testbed.referrer(name, COMPANY)));
  const [moved, suspended, rude, waiting] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
  await withdraw();
  await sql`
    update referrer set ended_at = null, ended_by_event_id = null, domain = 'elsewhere.com' where account_id = ${moved.id}`.execute(
    db,
  );
  await sql`insert into referral_suspension (account_id, reason) values (${rude.id}, 'Rude.')`.execute(db);
  const opened = await testbed.post(operators[0], "/api/operate/cases", { about: suspended.email, reason: "Asked." });
  const { id } = opened.body["data"] as { id: string };
  const suspension = { action: "suspend", target: "person", days: null, ground: "conduct" };
  expect((await decide(operators[0], id, suspension)).status).toBe(200);
  const caseId = await appealNewest(testbed, referrer);
  expect(await reverse(caseId)).toBe(200);
  expect(await Promise.all([referrer, moved, suspended, rude, waiting].map(isReferrer))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
  const { rows } = await sql<{ domain: string }>`select domain from referrer where account_id = ${moved.id}`.execute(
    db,
  );
  expect(rows[0]!.domain).toBe("elsewhere.com");
});

test("a domain that only boards named has no operator's word after a reversal", async () => {
  await sql`delete from company_domain`.execute(db);
  await withdraw();
  expect(await reverse(await appealNewest(testbed, referrer))).toBe(200);
  expect((await sql`select * from company_domain`.execute(db)).rows).toEqual([]);
  expect(await isReferrer(referrer)).toBe(true);
});

test("what was decided about a domain since isn't undone by a late appeal", async () => {
  await withdraw();
  const other = await companyNamed("Lanternfish");
  await addDomain(context, by(operators[0]), DOMAIN, { company: other, proof: "operator" });
  const caseId = await appealNewest(testbed, referrer);
  expect(await reverse(caseId)).toBe(409);
  expect(await companyOfDomain(db, DOMAIN)).toMatchObject({ name: "Lanternfish" });
  expect(await isReferrer(referrer)).toBe(false);
});

test("a domain that moves to another company is a line too, and a granted appeal moves it back", async () => {
  const other = await companyNamed("Lanternfish");
  const theirs = await atDomain(await testbed.referrer("Lamp Brlk", "Lanternfish"));
  await addDomain(context, by(operators[0]), DOMAIN, { company: other, proof: "operator" });
  expect([await isReferrer(referrer), await isReferrer(theirs)]).toEqual([false, true]);
  expect(await newestStatement(testbed, theirs), "the company that gets it").toBeNull();
  expect(await readNewest(testbed, referrer)).toMatchObject({
    about: "Lanternfish",
    action: "move-domain",
    mayAppeal: true,
  });
  const caseId = await appealNewest(testbed, referrer);
  expect(await seen(operators[0], caseId), "the first decider").toBeUndefined();
  expect(await reverse(caseId)).toBe(200);
  expect(await companyOfDomain(db, DOMAIN)).toMatchObject({ name: COMPANY });
  expect(await isReferrer(referrer)).toBe(true);
});

test("an operator withdraws a domain at the desk by a case about its company", async () => {
  const slug = COMPANY.toLowerCase().replaceAll(" ", "-");
  const opened = await testbed.post(operators[0], "/api/operate/cases", {
    about: `/company/${slug}`,
    reason: "Asked.",
  });
  const { id } = opened.body["data"] as { id: string };
  expect((await seen(operators[0], id))?.choices["withdraw-domain"]).toEqual([
    { value: DOMAIN, label: `${DOMAIN}, 1 referrer` },
  ]);
  const decision = { action: "withdraw-domain", target: DOMAIN };
  expect((await decide(operators[0], id, { ...decision, ground: "no-breach" })).status, "without a reason").toBe(400);
  expect((await decide(operators[0], id, { ...decision, target: "other.com" })).status, "another domain").toBe(400);
  expect((await decide(operators[0], id, decision)).status).toBe(200);
  expect(await isReferrer(referrer)).toBe(false);
  expect(await readNewest(testbed, referrer)).toMatchObject({ action: "withdraw-domain", mayAppeal: true });
  expect(await reverse(await appealNewest(testbed, referrer))).toBe(200);
  expect(await isReferrer(referrer)).toBe(true);
});

test("an operator who refers by an address there doesn't read the appeals of others", async () => {
  await atDomain(await testbed.referrer("Else Brlk", COMPANY));
  await sql`update referrer set account_id = ${operators[1].id} where account_id = ${referrer.id}`.execute(db);
  await withdraw();
  const caseId = await appealNewest(testbed, operators[1]);
  expect(await reverse(caseId)).toBe(409);
});

test("nobody's verification ends with its domain without a line of the log", async () => {
  const { id } = await companyNamed(COMPANY);
  const force = () =>
    sql`
      insert into company_domain (domain, company_id, withdrawn_at) values (${DOMAIN}, ${id}, now())
      on conflict (domain) do update set withdrawn_at = now()`.execute(db);
  await expect(force()).rejects.toThrow("by a decision");
  await expect(withdraw().then(withdraw), "twice").rejects.toThrow("withdrawn this domain before");
});

test("an export has the person's own statement, and a person who left isn't brought back", async () => {
  await withdraw();
  const exported = await exportPersonalData(db, referrer.id);
  expect(exported["statement_of_reasons"]).toHaveLength(1);
  expect(JSON.stringify(exported["referrer"])).not.toContain("mailbox");
  const second = await atDomain(await testbed.referrer("Second Brlk", COMPANY));
  expect(await isReferrer(second)).toBe(true);
  const caseId = await appealNewest(testbed, referrer);
  await sql`
    update referrer set account_id = null, mailbox_hash = null where account_id = ${referrer.id}`.execute(db);
  expect(await reverse(caseId)).toBe(200);
  expect(await isReferrer(referrer)).toBe(false);
});
