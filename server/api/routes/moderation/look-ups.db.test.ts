import { sql } from "kysely";
import { expect, test } from "vitest";
import type { LookUpResponse, LookUpsResponse } from "#contract/schemas/moderation/look-ups.ts";
import { lookAlikeKeys } from "#dedupe/look-alike.ts";
import { erasePersonalData } from "#store/accounts/personal-data.ts";
import { deskTestbed } from "#test/moderation/desk-testbed.ts";

const { api, database, operators, newJob } = await deskTestbed();
const { token } = operators[0]!;
const PATH = "/api/operate/look-ups";

const NOTHING = { person: null, job: null, jobs: [], company: null, domains: [] };

const lookUp = async (about: string, reason = "Case 7") => await api.post(PATH, { about, reason }, { token });
const found = async (about: string) => (await lookUp(about)).body["data"] as LookUpResponse["data"];
const log = async () => (await api.get(PATH, { token })).body["data"] as LookUpsResponse["data"];

test("finds an account by its whole address only, masked, and logs every look-up with its reason", async () => {
  await api.signedIn({ name: "Zoe Zimmer", email: "zoe.zimmer@example.org" });
  const answer = await lookUp("Zoe.Zimmer@example.org");
  expect(answer.body["data"]).toMatchObject({
    person: { name: "Z•••••", address: "z•••@example.org", isSuspended: false, isReferrer: false, requests: 0 },
    job: null,
    company: null,
    domains: [],
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/zoe|zimmer/i);
  expect(await found("zoe")).toEqual(NOTHING);
  expect(await found("zoe@example.org")).toEqual(NOTHING);
  expect((await lookUp("zoe.zimmer@example.org", " ")).status).toBe(400);
  const entries = await log();
  expect(entries.map(({ kind, found: isFound }) => [kind, isFound])).toEqual([
    ["person", false],
    ["job", false],
    ["person", true],
  ]);
  expect(entries[0]).toMatchObject({ reason: "Case 7", operator: "mo" });
  expect(JSON.stringify(entries)).not.toMatch(/zoe|zimmer/i);
});

test("finds a job by its number or link", async () => {
  const id = await newJob("Acme");
  for (const about of [id, `https://site.example/job/engineer-${id}`, `/job/engineer-${id}`])
    expect((await found(about)).job).toMatchObject({ company: "Acme", state: "open", cases: 0 });
});

test("finds jobs by words of their titles, whatever became of them, and shows where each stands", async () => {
  const { db } = database;
  const ids = [await newJob("Words A"), await newJob("Words B"), await newJob("Words C"), await newJob("Words D")];
  await sql`update job set title = 'Senior Otter Wrangler' where id = any(${ids.slice(0, 3)}::bigint[])`.execute(db);
  await sql`update job set closed_at = now(), closed_reason = 'missing' where id = ${ids[1]!}`.execute(db);
  await sql`update job set closed_at = now(), closed_reason = 'removed' where id = ${ids[2]!}`.execute(db);
  const { jobs } = await found("otter WRANGLER");
  expect(jobs.map(({ company, state }) => [company, state])).toEqual([
    ["Words C", "removed"],
    ["Words B", "closed"],
    ["Words A", "open"],
  ]);
  expect((await log())[0]).toMatchObject({ kind: "job", found: true });
  expect(await found("otter baker")).toEqual(NOTHING);
});

test("nobody changes the log, and erasing the person who was found keeps the entry without them", async () => {
  await api.signedIn({ name: "Yan", email: "yan@example.org" });
  await lookUp("yan@example.org");
  const { db } = database;
  await expect(sql`delete from operator_look_up`.execute(db)).rejects.toThrow("only added to");
  await expect(sql`update operator_look_up set reason = 'other'`.execute(db)).rejects.toThrow("only added to");
  const { id } = await db
    .selectFrom("account")
    .select("id")
    .where("email", "=", "yan@example.org")
    .executeTakeFirstOrThrow();
  const entries = async () =>
    (await sql`select 1 from operator_look_up where account_id = ${id}`.execute(db)).rows.length;
  expect(await entries()).toBe(1);
  const before = (await log()).length;
  await erasePersonalData(db, id);
  expect(await entries()).toBe(0);
  expect(await log()).toHaveLength(before);
});

test("finds a company with its domains, and says what an address on a domain proves and why", async () => {
  const { db } = database;
  await newJob("Marrowgate");
  await newJob("Borealis");
  await sql`
    insert into company_domain (domain, company_id, proof)
    select d.domain, c.id, d.proof from (values ('marrowgate.com', 'operator'), ('marrowgate-careers.com', 'employer')) d (domain, proof)
    join company c on c.name = 'Marrowgate'`.execute(db);
  await sql`insert into company_lookalike_key (key, company_id) select ${lookAlikeKeys("Marrowgate")[0]}, id from company where name = 'Marrowgate'`.execute(
    db,
  );
  const { company, domains } = await found("https://site.example/company/marrowgate");
  expect(company).toMatchObject({ name: "Marrowgate", path: "/company/marrowgate", isHeld: false });
  expect(domains).toEqual([
    {
      domain: "marrowgate-careers.com",
      company: "Marrowgate",
      rule: "The employer proved that it controls the domain.",
      namedFor: ["Marrowgate"],
      referrers: 0,
      marks: ["reads like marrowgate.com, the company’s other domain"],
    },
    {
      domain: "marrowgate.com",
      company: "Marrowgate",
      rule: "An operator added it to the company.",
      namedFor: ["Marrowgate"],
      referrers: 0,
      marks: [],
    },
  ]);
  expect((await found("marrowgate.com")).domains).toMatchObject([{ company: "Marrowgate", marks: [] }]);
  expect((await found("marrowgаte.com")).domains).toMatchObject([
    {
      domain: new URL("https://marrowgаte.com").hostname,
      company: null,
      marks: ["reads like Marrowgate, another company"],
    },
  ]);
  expect((await found("gmail.com")).domains).toMatchObject([{ company: null, marks: [] }]);
  expect(await found("/company/nobody-knows")).toMatchObject({ company: null, domains: [] });
  expect((await log())[0]).toMatchObject({ kind: "company", found: false });
});
