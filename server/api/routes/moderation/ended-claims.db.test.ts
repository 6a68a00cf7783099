import { sql } from "kysely";
import { expect, test } from "vitest";
import { employerRole } from "#store/employers/claims.ts";
import { decisionTestbed } from "#test/employers/decision-testbed.ts";
import { makeOperator } from "#test/moderation/make-operator.ts";

const bed = await decisionTestbed();
const { api, operator, second, person, hiring, openCase } = bed;
const { detail, settle, statementsTo, statement, contest } = bed;
const { db } = bed.database;

type Employer = Awaited<ReturnType<typeof hiring>>;
const hires = (country: string) => ({
  statement: { countries: [country], timeZones: null, visaSponsorship: null },
});
const put = async (who: Employer["who"], claim: string, part: string, body: object) =>
  await api.put(`/api/me/employers/${claim}/${part}`, body, { token: who.token });
const lastOf = async ({ at }: Employer, field: string) =>
  (
    await sql<{ value: unknown }>`
      select value from employer_change where company_id = ${at.id} and field = ${field} order by id desc limit 1`.execute(
      db,
    )
  ).rows[0]?.value ?? null;
const websiteOf = async ({ at }: Employer) =>
  (await sql<{ website: string | null }>`select website from company where id = ${at.id}`.execute(db)).rows[0]!.website;

/** An operator ends a claim, by a case about its company. Returns the case. */
async function end({ at }: Employer, claim: string, by = operator): Promise<string> {
  const id = await openCase(`/company/${at.slug}`, by);
  const { status, body } = await settle(by, id, { action: "end-claim", target: claim, ground: "unproved" });
  expect(status, JSON.stringify(body)).toBe(200);
  return id;
}

test("an operator ends a claim: its rights end at once, its person gets the reasons, and the account isn't suspended", async () => {
  const own = await hiring();
  const id = await openCase(`/company/${own.at.slug}`);
  const [choice] = (await detail(operator, id))?.choices["end-claim"] ?? [];
  expect(choice).toMatchObject({ value: own.claim, label: expect.stringContaining(`owner, with ${own.at.domain}`) });
  expect(choice?.label).not.toContain("Ana");
  expect((await settle(operator, id, { action: "end-claim", target: "999999", ground: "unproved" })).status).toBe(400);
  expect(
    (await settle(operator, id, { action: "end-claim", target: own.claim, ground: "no-breach" })).status,
    "without a reason",
  ).toBe(400);
  expect((await settle(operator, id, { action: "end-claim", target: own.claim, ground: "unproved" })).status).toBe(200);
  expect(await employerRole(db, own.who.id, own.at.id)).toBeNull();
  expect((await put(own.who, own.claim, "statement", hires("DE"))).status).toBe(404);
  expect(await bed.claimOf(own.who, own.claim)).toBeUndefined();
  const [token = ""] = await statementsTo(own.who.email);
  expect(await statement(token)).toMatchObject({ action: "end-claim", mayAppeal: true, words: "We looked at it." });
  expect((await api.get("/api/me/saved-searches", { token: own.who.token })).status).not.toBe(403);
});

test("what only that person stood for holds no longer, and an appeal that is granted brings all of it back", async () => {
  const own = await hiring();
  await sql`update company set website = 'https://before.example.org/' where id = ${own.at.id}`.execute(db);
  await put(own.who, own.claim, "statement", hires("DE"));
  await put(own.who, own.claim, "statement", hires("FR"));
  await put(own.who, own.claim, "website", { website: own.at.domain });
  await put(own.who, own.claim, `jobs/${own.job}/filled`, { filled: true });
  const isOpen = async () =>
    (await sql<{ open: boolean }>`select closed_at is null as open from job where id = ${own.job}`.execute(db)).rows[0]!
      .open;
  expect(await isOpen()).toBe(false);
  const id = await end(own, own.claim);
  expect([await lastOf(own, "statement"), await websiteOf(own), await isOpen()]).toEqual([
    null,
    "https://before.example.org/",
    true,
  ]);
  const [token = ""] = await statementsTo(own.who.email);
  expect((await contest(token)).status).toBe(200);
  expect(await detail(operator, id), "the first decider").toBeUndefined();
  expect((await settle(second, id, { action: "reverse", ground: "no-breach" })).status).toBe(200);
  expect(await employerRole(db, own.who.id, own.at.id)).toBe("owner");
  expect([await lastOf(own, "statement"), await websiteOf(own), await isOpen()]).toEqual([
    hires("FR").statement,
    `https://${own.at.domain}/`,
    false,
  ]);
});

test("what somebody else still speaks for stays", async () => {
  const own = await hiring();
  const colleague = await person("Bo");
  await bed.employer(colleague, own.at);
  await put(own.who, own.claim, "statement", hires("DE"));
  await end(own, own.claim);
  expect(await lastOf(own, "statement")).toEqual(hires("DE").statement);
  expect(await statementsTo(colleague.email)).toEqual([]);
});

test("a restored claim gives rights only while its proofs hold", async () => {
  const own = await hiring();
  const id = await end(own, own.claim);
  await bed.pass(own.claim, 200);
  await contest((await statementsTo(own.who.email))[0]!);
  expect((await settle(second, id, { action: "reverse", ground: "no-breach" })).status).toBe(200);
  expect(await employerRole(db, own.who.id, own.at.id)).toBeNull();
  expect(await bed.claimOf(own.who, own.claim)).toMatchObject({ state: "lapsed", role: "owner" });
});

test("somebody whose claim was ended doesn't come back as a colleague without an operator", async () => {
  const own = await hiring();
  const colleague = await person("Bo");
  const { id: claim } = await bed.employer(colleague, own.at);
  await end(own, claim);
  const again = await bed.claim(colleague, own.at);
  await bed.prove(again);
  expect(await bed.claimOf(colleague, again.id)).toMatchObject({ state: "waiting" });
  const found = await detail(operator, (await bed.caseOf(again.id))!);
  expect(found?.facts).toContainEqual(expect.objectContaining({ name: "An operator ended a claim" }));
  expect((await bed.decide(again.id, "approve-claim")).status).toBe(200);
  expect(await employerRole(db, colleague.id, own.at.id)).toBe("editor");
  const appeal = (await statementsTo(colleague.email))[0]!;
  await contest(appeal);
  const { rows } = await sql<{ id: string }>`
    select case_id as id from moderation_event where action = 'end-claim' and target_id = ${claim}`.execute(db);
  expect((await settle(second, rows[0]!.id, { action: "reverse", ground: "no-breach" })).status, "claimed again").toBe(
    409,
  );
});

test("an operator who speaks for the company decides nothing about its claims", async () => {
  const own = await hiring();
  await makeOperator(db, own.who.id);
  const id = await openCase(`/company/${own.at.slug}`, own.who);
  expect((await settle(own.who, id, { action: "end-claim", target: own.claim, ground: "unproved" })).status).toBe(409);
});
