import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { type AlertFrequency, searchFilters } from "#contract/values/desk/saved-search.ts";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import { filtersHash } from "#desk/searches/filters-hash.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import type { StandingQueries } from "#search/standing/standing-queries.ts";
import { recordChanges } from "#store/catalogue/job-changes.ts";
import { distinctFilters } from "#store/desk/alert-matching.ts";
import { saveSearch } from "#store/desk/saved-searches.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { openModel } from "#test/search/open-model.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { startAlertMatcher } from "./alert-matcher.ts";
import { matchChanges } from "./match-changes.ts";

const database = await testDatabase();
const search = await openModel({ database, log: silentLog });
afterAll(() => search.close());
await matchChanges({ database }, search.standingQueries(), search.matchOptions());

async function person(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const { rows } = await sql<{ id: string }>`
    insert into account (email, email_key, name, password_hash, terms_version)
    values (${email}, ${email}, 'Ana', 'none', 'test') returning id`.execute(database.db);
  return rows[0]!.id;
}

interface Wish {
  frequency?: AlertFrequency;
  pausedUntil?: string;
  name?: string;
}

async function save(
  accountId: string,
  query: Partial<JobsQuery>,
  { frequency = "at-once", pausedUntil, name }: Wish = {},
) {
  const filters = searchFilters({ ...EVERY_JOB, ...query });
  const id = randomUUID();
  await saveSearch(database.db, {
    accountId,
    id,
    name: name ?? "Mine",
    filters,
    filtersHash: filtersHash(filters),
    sortBy: null,
    frequency,
    pausedUntil: pausedUntil ?? null,
  });
  return id;
}

async function standing(): Promise<StandingQueries> {
  const queries = search.standingQueries();
  for (const { key, filters } of await distinctFilters(database.db, null)) queries.add(key, filters);
  return queries;
}

const match = async () => await matchChanges({ database }, await standing(), search.matchOptions());

async function told(accountId: string) {
  const { rows } = await sql<{ jobId: string; searchId: string; inS: number }>`
    select job_id, search_id, round(extract(epoch from due_at - found_at))::int as in_s
    from alert_job where account_id = ${accountId} order by job_id`.execute(database.db);
  return rows;
}
const jobsOf = async (accountId: string) => (await told(accountId)).map(({ jobId }) => jobId);

const nurse = (company = "Kestrow Grid") => saveTestJob(database, { title: "Nurse", company, roles: ["nurse"] });

async function change(jobId: string, kind: "changed" | "reopened" | "closed"): Promise<void> {
  await inBulkTransaction(database, (client) => recordChanges(client, [{ jobId, kind }]));
}

test("records each job once for everybody whose search finds it, whatever finds it", async () => {
  const [ana, ben, eve] = [await person(), await person(), await person()];
  await save(ana, { role: ["nurse"] }, { frequency: "weekly" });
  const first = await save(ana, { company: ["kestrow-grid"] });
  await save(ben, { role: ["nurse"] });
  await save(eve, { role: ["editor"] });
  const jobs = [await nurse(), await nurse(), await nurse("Other")];
  expect(await match()).toEqual({ jobs: 3, found: 6 });
  expect(await jobsOf(ana)).toEqual(jobs);
  // The search that is due first counts.
  expect((await told(ana))[0]).toMatchObject({ searchId: first, inS: 0 });
  expect(await jobsOf(ben)).toEqual(jobs);
  expect(await jobsOf(eve)).toEqual([]);
  for (const job of jobs) await change(job, "changed");
  expect(await match()).toEqual({ jobs: 3, found: 0 });
});

test("tells nobody of jobs from before the search, unless they open again", async () => {
  const old = await nurse();
  await match();
  const ana = await person();
  await save(ana, { role: ["nurse"] });
  await change(old, "changed");
  await match();
  expect(await jobsOf(ana)).toEqual([]);
  await change(old, "reopened");
  await match();
  expect(await jobsOf(ana)).toEqual([old]);
});

test("leaves out searches that are off or paused, and those of a pause that is over counts again", async () => {
  const [ana, ben, eve] = [await person(), await person(), await person()];
  await save(ana, { role: ["nurse"] }, { frequency: "off" });
  await save(ben, { role: ["nurse"] }, { pausedUntil: "2100-01-01T00:00:00Z" });
  await save(eve, { role: ["nurse"] }, { pausedUntil: "2020-01-01T00:00:00Z" });
  const job = await nurse();
  await match();
  expect([await jobsOf(ana), await jobsOf(ben), await jobsOf(eve)]).toEqual([[], [], [job]]);
});

test("makes news due at the person's hour, and their next mail with the first news", async () => {
  const ana = await person();
  await sql`insert into alert_setting (account_id, hour, time_zone) values (${ana}, 0, 'UTC')`.execute(database.db);
  await save(ana, { role: ["nurse"] }, { frequency: "weekly" });
  await nurse();
  await match();
  const due = async () => {
    const { rows } = await sql<{ dueAt: Date; first: Date }>`
      select s.due_at, (select min(due_at) from alert_job where account_id = ${ana}) as first
      from alert_setting s where account_id = ${ana}`.execute(database.db);
    expect(rows[0]!.dueAt).toEqual(rows[0]!.first);
    return rows[0]!.dueAt;
  };
  const weekly = await due();
  expect([weekly.getUTCDay(), weekly.getUTCHours()]).toEqual([1, 0]);
  await save(ana, { company: ["kestrow-grid"] });
  await nurse();
  await match();
  expect((await due()).getTime()).toBeLessThan(weekly.getTime());
});

test("reads the same changes again when a pass fails, and loses nothing", async () => {
  const ana = await person();
  await save(ana, { role: ["nurse"] });
  const job = await nurse();
  const failing = await standing();
  failing.match = () => {
    throw new Error("killed");
  };
  await expect(matchChanges({ database }, failing, search.matchOptions())).rejects.toThrow("killed");
  expect(await jobsOf(ana)).toEqual([]);
  await match();
  expect(await jobsOf(ana)).toEqual([job]);
});

test("lets one process match at a time, and never tells twice", async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => person()));
  for (const each of people) await save(each, { role: ["nurse"] });
  const jobs = [await nurse(), await nurse()];
  const passes = await Promise.all([match(), match(), match()]);
  expect(passes.reduce((sum, pass) => sum + (pass?.found ?? 0), 0)).toBeGreaterThanOrEqual(10);
  for (const each of people) expect(await jobsOf(each)).toEqual(jobs);
});

test("matches by itself while a read model runs, with searches that are saved meanwhile", async () => {
  const matcher = startAlertMatcher({ database, log: silentLog, search, everyMs: 20 });
  const ana = await person();
  await save(ana, { role: ["nurse"] });
  const job = await nurse();
  await expect.poll(() => jobsOf(ana), { timeout: 20_000 }).toEqual([job]);
  await save(ana, { role: ["editor"] });
  const second = await saveTestJob(database, { title: "Editor", company: "Kestrow Grid", roles: ["editor"] });
  await expect.poll(() => jobsOf(ana), { timeout: 20_000 }).toEqual([job, second]);
  await matcher.stop();
});
