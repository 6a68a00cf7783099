import { sql } from "kysely";
import { expect, test } from "vitest";
import { remergeJob } from "#ingest/run/remerge-job.ts";
import type { CorrectableField } from "#contract/values/moderation/correction.ts";
import { decisionTestbed } from "#test/employers/decision-testbed.ts";
import { mergeAgain } from "#test/employers/listed-job.ts";

const bed = await decisionTestbed();
const { api, database, operator, second, hiring, openCase, settle, statementsTo, statement, contest } = bed;
const { db } = database;

const correct = async (job: string, field: CorrectableField, value: string) => {
  const decision = { action: "correct-field", ground: "inaccurate", correction: { field, value } } as const;
  const id = await openCase(job);
  return { id, ...(await settle(operator, id, decision)) };
};
const jobOf = async (id: string) => {
  const { rows } = await sql<{
    title: string;
    location: string;
    evidence: Record<string, string>;
    visa: string | null;
  }>`
    select title, location, evidence, visa_sponsorship as visa from job where id = ${id}`.execute(db);
  return rows[0]!;
};

test("a corrected field beats the posting and the employer, survives later runs, is shown as such and stated", async () => {
  const { who, job, posting, claim } = await hiring();
  const said = { countries: ["FR"], timeZones: null, visaSponsorship: null };
  await api.put(`/api/me/employers/${claim}/statement`, { statement: said }, { token: who.token });
  for (const [field, value] of [
    ["title", "Otter Wrangler"],
    ["countries", "Germany, PT"],
  ] as const)
    expect((await correct(job, field, value)).status).toBe(200);
  const { rows: tasks } = await sql`
    select 1 from graphile_worker.jobs where task_identifier = 'apply-correction' and key like ${`%:${job}`}`.execute(
    db,
  );
  expect(tasks.length).toBe(1);
  await remergeJob(database, job, new Date());
  const corrected = await jobOf(job);
  expect(corrected).toMatchObject({ title: "Otter Wrangler", evidence: { title: "Corrected by an operator" } });
  expect(corrected.location).toMatch(/Germany.*Portugal/);
  await mergeAgain(database, posting);
  expect(await jobOf(job)).toEqual(corrected);
  expect((await api.get(`/api/jobs/${job}`)).text).toContain("Corrected by an operator");
  const [token = ""] = await statementsTo(who.email);
  expect(await statement(token)).toMatchObject({ action: "correct-field", correction: "Title: Otter Wrangler" });
});

test("the last correction of a field holds, an empty one takes it back, and a reversal brings the one before back", async () => {
  const { who, job } = await hiring();
  const before = await jobOf(job);
  const titles = async () => {
    await remergeJob(database, job, new Date());
    return (await jobOf(job)).title;
  };
  await correct(job, "title", "First");
  await correct(job, "title", "Second");
  expect(await titles()).toBe("Second");
  const { id } = await correct(job, "title", "");
  expect(await titles()).toBe(before.title);
  const token = (await statementsTo(who.email)).at(-1)!;
  expect((await contest(token)).status).toBe(200);
  expect((await settle(second, id, { action: "reverse", ground: "no-breach" })).status).toBe(200);
  expect(await titles()).toBe("Second");
});

test("refuses what it can't read, a correction without a field, and any other writer", async () => {
  const { job } = await hiring();
  expect((await correct(job, "countries", "Atlantis")).status).toBe(400);
  const id = await openCase(job);
  expect((await settle(operator, id, { action: "correct-field" })).status).toBe(400);
  const correction = { field: "title", value: "x" } as const;
  expect((await settle(operator, id, { action: "hide-job", correction })).status).toBe(400);
  await expect(
    sql`insert into job_correction (event_id, job_id, field) select min(id), 1, 'title' from moderation_event`.execute(
      db,
    ),
  ).rejects.toThrow("follow from the log");
});
