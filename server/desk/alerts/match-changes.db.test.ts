import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { type AlertFrequency, searchFilters } from "#contract/values/desk/saved-search.ts";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import { filtersHash } from "#desk/searches/filters-hash.ts";
import { inBulkTransaction, inTransaction } from "#postgres/transaction.ts";
import type { StandingQueries } from "#search/standing/standing-queries.ts";
import { recordChanges } from "#store/catalogue/job-changes.ts";
import { MAX_WAITING } from "#store/desk/alert-findings.ts";
import { distinctFilters } from "#store/desk/alert-matching.ts";
import { addGuestSearch, confirmSearch, guestOfAddress } from "#store/desk/guests/guest-searches.ts";
import { saveSearch } from "#store/desk/saved-searches.ts";
import { changesDecided } from "#test/alert-people.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { openModel } from "#test/search/open-model.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { startAlertMatcher } from "./alert-matcher.ts";
import { CHANGES_AT_ONCE, matchChanges } from "./match-changes.ts";

const database = await testDatabase();
const search = await openModel({ database, log: silentLog });
afterAll(() => search.close());
const matching = (standingQueries: StandingQueries) => ({
  database,
  log: silentLog,
  standing: standingQueries,
  options: search.matchOptions(),
});
await matchChanges(matching(search.standingQueries()));

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

/** Creates a guest with a confirmed search. */
async function confirmedGuest(query: Partial<JobsQuery>) {
  const filters = searchFilters({ ...EVERY_JOB, ...query });
  const guestId = await inTransaction(database, async (trx) => {
    const hash = createHash("sha256").update(randomUUID()).digest();
    const id = await guestOfAddress(trx, [hash], { encryptedAddress: hash, timeZone: "UTC" });
    const wish = { name: "Nurse", filters, filtersHash: filtersHash(filters), frequency: "at-once" as const };
    await confirmSearch(trx, id, (await addGuestSearch(trx, id, wish)).id);
    return id;
  });
  return {
    async jobs(): Promise<string[]> {
      const { rows } = await sql<{ jobId: string }>`
        select job_id from guest_alert_job where guest_id = ${guestId} order by job_id`.execute(database.db);
      return rows.map(({ jobId }) => jobId);
    },
  };
}

async function standing(): Promise<StandingQueries> {
  const queries = search.standingQueries();
  for (const { key, filters } of await distinctFilters(database.db, null)) queries.add(key, filters);
  return queries;
}

const match = async (queries?: StandingQueries) => {
  await changesDecided(database);
  return await matchChanges(matching(queries ?? (await standing())));
};

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
  expect(await match()).toEqual({ jobs: 3, found: 6, counted: 0, failed: 0 });
  expect(await jobsOf(ana)).toEqual(jobs);
  // The search that is due first counts.
  expect((await told(ana))[0]).toMatchObject({ searchId: first, inS: 0 });
  expect(await jobsOf(ben)).toEqual(jobs);
  expect(await jobsOf(eve)).toEqual([]);
  for (const job of jobs) await change(job, "changed");
  expect(await match()).toEqual({ jobs: 3, found: 0, counted: 0, failed: 0 });
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

test("records for guests what it records for members, and withdraws it for both", async () => {
  const ana = await person();
  await save(ana, { role: ["nurse"] });
  const guest = await confirmedGuest({ role: ["nurse"] });
  const [stays, moves] = [await nurse(), await nurse()];
  await match();
  expect([await jobsOf(ana), await guest.jobs()]).toEqual([
    [stays, moves],
    [stays, moves],
  ]);
  await sql`update job set roles = '{editor}' where id = ${moves}`.execute(database.db);
  await change(moves, "changed");
  await match();
  expect([await jobsOf(ana), await guest.jobs()]).toEqual([[stays], [stays]]);
});

test("reads the same changes again when a pass fails, and loses nothing", async () => {
  const ana = await person();
  await save(ana, { role: ["nurse"] });
  const job = await nurse();
  const failing = await standing();
  failing.match = () => {
    throw new Error("killed");
  };
  await expect(match(failing)).rejects.toThrow("killed");
  expect(await jobsOf(ana)).toEqual([]);
  await match();
  expect(await jobsOf(ana)).toEqual([job]);
});

test("tells nobody of a job that changes or closes before its mail so that the search doesn't find it", async () => {
  const ana = await person();
  await save(ana, { role: ["nurse"] });
  const [stays, moves, closes] = [await nurse(), await nurse(), await nurse()];
  await match();
  expect(await jobsOf(ana)).toEqual([stays, moves, closes]);
  const set = async (job: string, change: string) =>
    await sql`update job set ${sql.raw(change)} where id = ${job}`.execute(database.db);
  await set(moves, "roles = '{editor}'");
  await set(closes, "closed_at = now(), closed_reason = 'gone'");
  for (const job of [stays, moves]) await change(job, "changed");
  await change(closes, "closed");
  await match();
  expect(await jobsOf(ana)).toEqual([stays]);
  await set(moves, "roles = '{nurse}'");
  await set(closes, "closed_at = null, closed_reason = null");
  await change(moves, "changed");
  await change(closes, "reopened");
  await match();
  expect(await jobsOf(ana)).toEqual([stays, moves, closes]);
});

/** Opens many copies of a job. */
async function openCopies(job: string, count: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into job (slug, company_id, title, roles, url, summary, description, text, location, remote_evidence, eligibility, posted_at,
      posted_at_is_first_seen, first_seen_at, last_seen_at)
    select 'job', company_id, title, roles, url, summary, description, text, location, remote_evidence, eligibility, posted_at, false, now(), now()
    from job, generate_series(1, ${count}) where id = ${job} returning id`.execute(database.db);
  await inBulkTransaction(database, (client) =>
    recordChanges(
      client,
      rows.map(({ id }) => ({ jobId: id, kind: "opened" as const })),
    ),
  );
}

async function countedFor(accountId: string): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select coalesce(sum(jobs), 0)::int as jobs from alert_overflow where account_id = ${accountId}`.execute(
    database.db,
  );
  return rows[0]!.jobs;
}

test("lets no more jobs wait for a person than may, and counts every other once, even if a pass ends half-way", async () => {
  const model = await saveTestJob(database, { title: "Baker", company: "Kestrow Grid", roles: ["baker"] });
  await match();
  const people = await Promise.all(Array.from({ length: 6 }, () => person()));
  for (const each of people) await save(each, { role: ["baker"] });
  const quiet = await person();
  await save(quiet, { role: ["nurse"] });
  const opened = CHANGES_AT_ONCE + 1;
  await openCopies(model, opened);
  const nurses = await nurse();
  const page = async () => {
    const { rows } = await sql<{ page: string }>`select page from alert_progress`.execute(database.db);
    return Number(rows[0]!.page);
  };
  const before = await page();
  // The page counts as read in the last statement of a pass.
  await sql`create function refuse_page() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
    database.db,
  );
  await sql`create trigger refuse_page before update on alert_progress for each row execute function refuse_page()`.execute(
    database.db,
  );
  await expect(match()).rejects.toThrow("killed");
  expect(await countedFor(people[0]!)).toBeGreaterThan(0);
  await sql`drop trigger refuse_page on alert_progress`.execute(database.db);
  const matched = await match();
  expect(matched).toMatchObject({ jobs: opened + 1, failed: 0 });
  expect(await page()).toBe(before + 2);
  for (const each of people) {
    expect(await jobsOf(each)).toHaveLength(MAX_WAITING);
    expect(await countedFor(each)).toBe(opened - MAX_WAITING);
  }
  expect(await jobsOf(quiet)).toEqual([nurses]);
});

test("lets others change a person's alerts while it matches the news of that person", async () => {
  const ana = await person();
  await save(ana, { role: ["nurse"] });
  await nurse();
  await match();
  await nurse();
  const queries = await standing();
  const whole = queries.match.bind(queries);
  const state = { isMatching: false, isChanged: false };
  queries.match = function* (...given) {
    for (const step of whole(...given)) {
      state.isMatching = true;
      yield step;
      while (!state.isChanged) yield [];
    }
  };
  const passing = match(queries);
  await expect.poll(() => state.isMatching).toBe(true);
  await database.db.transaction().execute(async (trx) => {
    await sql`select from alert_setting where account_id = ${ana} for update nowait`.execute(trx);
    await sql`update alert_job set settled_at = now() where account_id = ${ana}`.execute(trx);
  });
  state.isChanged = true;
  expect(await passing).toMatchObject({ found: expect.any(Number) });
  expect(await jobsOf(ana)).toHaveLength(2);
});

test("goes on with every other search when one fails, and says how many did", async () => {
  const ana = await person();
  await save(ana, { role: ["nurse"] });
  const job = await nurse();
  const queries = await standing();
  queries.add("00", { role: ["nurse"], q: 7 as unknown as string });
  expect(await match(queries)).toMatchObject({ failed: 1 });
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
