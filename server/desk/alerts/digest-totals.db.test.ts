import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { searchFilters, searchParamsOf } from "#contract/values/desk/saved-search.ts";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import { filtersHash } from "#desk/searches/filters-hash.ts";
import type { JobAlertData } from "#mail/messages/job-alert.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { type JobChangeKind, recordChanges } from "#store/catalogue/job-changes.ts";
import { distinctFilters } from "#store/desk/alert-matching.ts";
import { saveSearch } from "#store/desk/saved-searches.ts";
import { alertContext, alertMails, alertPerson, changesDecided } from "#test/alert-people.ts";
import { testDatabase } from "#test/database/database.ts";
import { jobsApi } from "#test/jobs-api.ts";
import { silentLog } from "#test/log.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { matchChanges } from "./match-changes.ts";
import { sendAlerts } from "./send-alerts.ts";

const database = await testDatabase();
const api = await jobsApi(database);
afterAll(() => api.close());
const context = alertContext(database);

const QUERIES: Partial<JobsQuery>[] = [
  { role: ["nurse"] },
  { role: ["nurse", "editor"], location: ["germany"] },
  { q: "engineer" },
  { salaryMin: 80_000 },
  { salaryMin: 80_000, salaryUnstated: true, techStack: ["rust"] },
  { homeCountry: "DE", eligibleOnly: true },
  { role: ["editor"], datePosted: "week" },
  { company: ["company-1", "company-2"] },
];

async function person(query: Partial<JobsQuery>) {
  const { accountId } = await alertPerson(database);
  const filters = searchFilters({ ...EVERY_JOB, ...query });
  const search = { accountId, id: randomUUID(), name: "Mine", filters, filtersHash: filtersHash(filters) };
  await saveSearch(database.db, { ...search, sortBy: null, frequency: "daily", pausedUntil: null });
  const params = searchParamsOf(filters, null);
  return {
    params,
    found: async () => {
      const { data, total } = await api.jobs(`${params}&limit=50`);
      expect(total, "each search has one page").toBe(data.length);
      return data.map(({ id }) => id).toSorted();
    },
    mails: async () => {
      return await alertMails(database, accountId);
    },
  };
}

const TITLES = ["Nurse", "Editor", "Engineer"];
let number = 0;
async function open(): Promise<string> {
  number += 1;
  const title = TITLES[number % 3]!;
  return await saveTestJob(database, {
    title: `${title} ${number}`,
    company: `Company ${number % 5}`,
    roles: [title.toLowerCase()],
    techStack: number % 2 === 0 ? ["rust"] : ["java"],
    ...(number % 4 > 0 && { salaryYearlyUsd: 40_000 + (number % 7) * 12_000 }),
    areas: number % 3 === 1 ? { scope: "worldwide" } : { scope: "places", countries: [number % 2 === 0 ? "DE" : "US"] },
  });
}

async function change(jobId: string, kind: JobChangeKind, set: string): Promise<void> {
  await sql`update job set ${sql.raw(set)} where id = ${jobId}`.execute(database.db);
  await inBulkTransaction(database, (client) => recordChanges(client, [{ jobId, kind }]));
}

/** Makes the read model and the matching catch up with the catalogue, and every mail due. */
async function catchUp(): Promise<void> {
  // The last change opens a job, so the model that holds it has read them all.
  const last = await open();
  const holdsLast = async () => (await api.jobs("limit=50")).data.some(({ id }) => id === last);
  await expect.poll(holdsLast, { timeout: 20_000 }).toBe(true);
  await changesDecided(database);
  const standing = api.search.standingQueries();
  for (const { key, filters } of await distinctFilters(database.db, null)) standing.add(key, filters);
  await matchChanges({ database, log: silentLog, standing, options: api.search.matchOptions() });
  await sql`update alert_job set due_at = now() where settled_at is null`.execute(database.db);
  await sql`update alert_setting set due_at = now(), last_mail_at = null`.execute(database.db);
}

const totalOf = (mail: JobAlertData | undefined) => (mail === undefined ? 0 : mail.jobs.length + mail.more);

test("counts in each mail the jobs that the search shows at that instant and the person hasn't heard of", async () => {
  await matchChanges({
    database,
    log: silentLog,
    standing: api.search.standingQueries(),
    options: api.search.matchOptions(),
  });
  const people = await Promise.all(QUERIES.map((query) => person(query)));
  const jobs: string[] = [];
  for (let count = 0; count < 30; count += 1) jobs.push(await open());
  await catchUp();
  // Between what matching has found and the mail, jobs change so that a search finds them no more, or only now, and close and open again.
  await change(jobs[0]!, "changed", "roles = '{nurse}', title = 'Ward manager'");
  await change(jobs[1]!, "changed", "roles = '{baker}'");
  await change(jobs[2]!, "closed", "closed_at = now(), closed_reason = 'gone'");
  await change(jobs[3]!, "closed", "closed_at = now(), closed_reason = 'gone'");
  await change(jobs[3]!, "reopened", "closed_at = null, closed_reason = null");
  await change(jobs[4]!, "changed", "posted_at = now() - interval '20 days'");
  await change(jobs[5]!, "changed", "salary_yearly_usd = 200000");
  await catchUp();
  const first = await Promise.all(people.map(({ found }) => found()));
  await sendAlerts(context);
  for (const [at, each] of people.entries()) {
    const mails = await each.mails();
    expect(first[at]!.length, each.params).toBeGreaterThan(0);
    expect(mails.map(totalOf), each.params).toEqual([first[at]!.length]);
  }

  await change(jobs[6]!, "closed", "closed_at = now(), closed_reason = 'gone'");
  await change(jobs[7]!, "changed", "roles = '{editor}'");
  for (let count = 0; count < 10; count += 1) await open();
  await catchUp();
  const second = await Promise.all(people.map(({ found }) => found()));
  await sendAlerts(context);
  for (const [at, each] of people.entries()) {
    const fresh = second[at]!.filter((id) => !first[at]!.includes(id));
    expect(fresh.length, each.params).toBeGreaterThan(0);
    expect(totalOf((await each.mails())[1]), each.params).toBe(fresh.length);
  }
});
