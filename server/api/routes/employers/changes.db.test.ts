import { sql } from "kysely";
import fc from "fast-check";
import { expect, test } from "vitest";
import { eligibilityFor } from "#contract/values/eligibility.ts";
import type { EmployerChangesResponse, EmployerStatement } from "#contract/schemas/employers/statements.ts";
import type { Eligibility } from "#contract/schemas/job.ts";
import { remergeCompany } from "#ingest/run/remerge-company.ts";
import { employerTestbed, type TestPerson } from "#test/employers/employer-testbed.ts";
import { listedJob, mergeAgain } from "#test/employers/listed-job.ts";

const bed = await employerTestbed();
const { api, database, person, company, employer } = bed;
const { db } = database;

const hires = (...countries: string[]): EmployerStatement => ({ countries, timeZones: null, visaSponsorship: null });
const put = (who: TestPerson, claim: string, part: string, body: object) =>
  api.put(`/api/me/employers/${claim}/${part}`, body, { token: who.token });
const changes = async (who: TestPerson, claim: string) =>
  (await api.get(`/api/me/employers/${claim}/changes`, { token: who.token })).body[
    "data"
  ] as EmployerChangesResponse["data"];
const undo = (who: TestPerson, claim: string, change: string) =>
  api.post(`/api/me/employers/${claim}/changes/${change}/undo`, undefined, { token: who.token });
const jobOf = async (id: string) => {
  const { rows } = await sql<{ eligibility: Eligibility; location: string; visa: string | null; updatedAt: Date }>`
    select eligibility, location, visa_sponsorship as visa, updated_at from job where id = ${id}`.execute(db);
  return rows[0]!;
};
const changesOfJob = async (id: string) =>
  (await sql<{ kind: string }>`select kind from job_change where job_id = ${id} order by seq`.execute(db)).rows.length;

/** An employer with jobs whose postings say that they can be done anywhere. */
async function hiring(jobs = 1) {
  const who = await person();
  const at = await company();
  await sql`update company set name = slug where id = ${at.id}`.execute(db);
  const claim = await employer(who, at);
  const ids: string[] = [];
  for (let made = 0; made < jobs; made += 1) ids.push((await listedJob(database, at.slug, { worldwide: true })).job);
  await remergeCompany(database, at.id, new Date());
  return { who, at, claim: claim.id, jobs: ids };
}

test("a statement decides the employer's jobs and nobody else's, and is shown as such", async () => {
  const [own, other] = [await hiring(2), await hiring()];
  const untouched = await jobOf(other.jobs[0]!);
  const before = await changesOfJob(other.jobs[0]!);
  expect(
    (await put(own.who, own.claim, "statement", { statement: { ...hires("DE"), visaSponsorship: "yes" } })).status,
  ).toBe(200);
  expect(await remergeCompany(database, own.at.id, new Date())).toBe(2);
  for (const id of own.jobs) {
    const { eligibility, location, visa } = await jobOf(id);
    expect([eligibilityFor(eligibility, "DE"), eligibilityFor(eligibility, "BR")]).toEqual(["yes", "no"]);
    expect([eligibility.evidence, location, visa]).toEqual([
      "Employer statement: we can hire in Germany",
      "Germany",
      "yes",
    ]);
    const { status, text } = await api.get(`/api/jobs/${id}`);
    expect([status, text.includes("Employer statement: we sponsor visas")]).toEqual([200, true]);
  }
  expect(await jobOf(other.jobs[0]!)).toEqual(untouched);
  expect(await changesOfJob(other.jobs[0]!)).toBe(before);
  expect(await remergeCompany(database, own.at.id, new Date()), "once more changes nothing").toBe(0);
});

test("a later run of a board keeps the statement, and taking it back gives the posting's words again", async () => {
  const { who, at, claim, jobs } = await hiring();
  await put(who, claim, "statement", { statement: hires("FR") });
  const { rows } = await sql<{ id: string }>`
    select posting_id as id from job_posting where job_id = ${jobs[0]!}`.execute(db);
  await mergeAgain(database, rows[0]!.id);
  expect((await jobOf(jobs[0]!)).location).toBe("France");
  expect((await put(who, claim, "statement", { statement: null })).status).toBe(200);
  await remergeCompany(database, at.id, new Date());
  expect(await jobOf(jobs[0]!)).toMatchObject({
    location: "Worldwide",
    eligibility: { scope: "worldwide", evidence: "Anywhere" },
  });
});

test("whatever people state and undo, the jobs say what the log says last", async () => {
  const { who, at, claim, jobs } = await hiring();
  const codes = ["DE", "FR", "US", "BR"];
  const said: (string[] | null)[] = [null];
  const deeds = fc.sample(fc.oneof(fc.subarray(codes, { minLength: 1 }), fc.constant("undo" as const)), {
    numRuns: 25,
    seed: 7,
  });
  for (const deed of deeds) {
    const { changes: log } = await changes(who, claim);
    if (deed === "undo") {
      const current = log.find(({ isCurrent }) => isCurrent);
      if (current === undefined) continue;
      expect((await undo(who, claim, current.id)).status).toBe(200);
      // Undoing what was undone brings it back.
      said.push(said.at(-2) ?? null);
    } else {
      expect((await put(who, claim, "statement", { statement: hires(...deed) })).status).toBe(200);
      said.push(deed);
    }
    await remergeCompany(database, at.id, new Date());
    const { eligibility } = await jobOf(jobs[0]!);
    expect(eligibility.scope === "worldwide" ? null : eligibility.countries).toEqual(said.at(-1)?.toSorted() ?? null);
    expect((await changes(who, claim)).statement?.countries ?? null).toEqual(said.at(-1)?.toSorted() ?? null);
  }
  expect((await changes(who, claim)).changes.length).toBe(said.length - 1);
});

test("nobody without rights at that moment changes anything, by no way", async () => {
  const { who, at, claim } = await hiring();
  const stranger = await person();
  expect((await put(stranger, claim, "statement", { statement: hires("DE") })).status).toBe(404);
  await sql`update employer_proof set expires_at = now() where claim_id = ${claim} and kind = 'dns'`.execute(db);
  expect((await put(who, claim, "statement", { statement: hires("DE") })).status).toBe(409);
  expect((await put(who, claim, "website", { website: at.domain })).status).toBe(409);
  await expect(
    sql`insert into employer_change (company_id, claim_id, field, value) values (${at.id}, ${claim}, 'statement', '{}')`.execute(
      db,
    ),
  ).rejects.toThrow("only people who speak for the company");
  const elsewhere = await company();
  await bed.check(claim, "dns");
  await expect(
    sql`insert into employer_change (company_id, claim_id, field, value) values (${elsewhere.id}, ${claim}, 'statement', '{}')`.execute(
      db,
    ),
  ).rejects.toThrow("only people who speak for the company");
  expect((await put(who, claim, "statement", { statement: hires("DE") })).status).toBe(200);
  await expect(sql`update employer_change set value = null`.execute(db)).rejects.toThrow("only added to");
});

test("a website stays at the claim's domain, boards don't overrule it, and undoing brings the one before back", async () => {
  const { who, at, claim } = await hiring();
  await sql`update company set website = 'https://old.example.org/' where id = ${at.id}`.execute(db);
  for (const website of [
    "https://evil.com/",
    `https://${at.domain}.evil.com`,
    `https://${at.domain}@evil.com`,
    `https://${at.domain}:8443/`,
    "javascript:alert(1)",
    "nonsense",
  ])
    expect([website, (await put(who, claim, "website", { website })).status]).toEqual([website, 400]);
  expect((await put(who, claim, "website", { website: `careers.${at.domain}/jobs` })).status).toBe(200);
  const { website, changes: log } = await changes(who, claim);
  expect(website).toBe(`https://careers.${at.domain}/jobs`);
  const { rows } = await sql<{ rank: number }>`select identity_rank as rank from company where id = ${at.id}`.execute(
    db,
  );
  expect(rows[0]!.rank).toBeGreaterThanOrEqual(4);
  expect((await undo(who, claim, log[0]!.id)).status).toBe(200);
  expect((await changes(who, claim)).website).toBe("https://old.example.org/");
  expect((await undo(who, claim, log[0]!.id)).status, "only the last change can be undone").toBe(409);
});

test("a logo stays at the claim's domain, and undoing it brings the one before back", async () => {
  const { who, at, claim } = await hiring();
  for (const logo of [
    "https://evil.com/logo.png",
    `http://${at.domain}/logo.png`,
    `https://${at.domain}@evil.com/logo.png`,
    "data:image/svg+xml,<svg/>",
    "nonsense",
  ])
    expect([logo, (await put(who, claim, "logo", { logo })).status]).toEqual([logo, 400]);
  const logo = `https://cdn.${at.domain}/logo.svg`;
  expect((await put(who, claim, "logo", { logo })).status).toBe(200);
  const said = await changes(who, claim);
  expect(said).toMatchObject({ logo, changes: [{ field: "logo", words: `logo ${logo}`, isCurrent: true }] });
  const logos = async () =>
    (await sql`select source_url from company_logo where company_id = ${at.id}`.execute(db)).rows;
  expect(await logos()).toEqual([{ sourceUrl: logo }]);
  expect((await undo(who, claim, said.changes[0]!.id)).status).toBe(200);
  expect((await changes(who, claim)).logo).toBeNull();
  expect(await logos()).toEqual([]);
});

test("refuses countries that aren't", async () => {
  const { who, claim } = await hiring();
  for (const country of ["XX", "germany", "EU"])
    expect((await put(who, claim, "statement", { statement: hires(country) })).status).toBe(400);
});
