import { sql } from "kysely";
import type { AlertFrequency } from "#contract/values/desk/saved-search.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";

/** Jobs that may wait for one person. What a search finds beyond them is counted, and the next mail says how many. */
export const MAX_WAITING = 200;

/** Distinct filters, by their hash in hexadecimal, that found a job. */
export interface FiltersMatch {
  key: string;
  jobId: string;
}

/** Returns how many saved searches have each of these filters and may bring news. */
export async function subscribers(db: Connection, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select encode(filters_hash, 'hex') as key, count(*)::int as count from saved_search
    where filters_hash = any(select decode(k, 'hex') from unnest(${keys}::text[]) as k) and frequency <> 'off'
    group by 1`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** A person whose saved search found a job, with when they want to hear of it. */
export interface FoundJob {
  accountId: string;
  jobId: string;
  searchId: string;
  frequency: Exclude<AlertFrequency, "off">;
  hour: number;
  weekday: number;
  timeZone: string;
  quietFrom: number | null;
  quietTo: number | null;
}

/** The people between two ids: after the first, up to the second. Null is no bound. */
export interface PeopleRange {
  after: string | null;
  until: string | null;
}

/** Returns the person who is number `count` among those with a saved search of these filters after `after`; null if there are fewer. */
export async function subscriberAt(
  db: Connection,
  key: string,
  after: string | null,
  count: number,
): Promise<string | null> {
  const { rows } = await sql<{ accountId: string }>`
    select account_id from saved_search
    where filters_hash = decode(${key}, 'hex') and (${after}::uuid is null or account_id > ${after}::uuid)
    group by account_id order by account_id offset ${count - 1} limit 1`.execute(db);
  return rows[0]?.accountId ?? null;
}

/**
 * Returns who hears of these jobs: the people with a saved search of these filters that isn't off or paused, if the job opened or reopened after
 * the search got its filters, and they haven't heard of it. Once per person and job, by the search that is due first.
 */
export async function peopleToTell(
  trx: Connection,
  matches: readonly FiltersMatch[],
  { after, until }: PeopleRange,
): Promise<FoundJob[]> {
  const { rows } = await sql<FoundJob>`
    select distinct on (s.account_id, m.job_id) s.account_id, m.job_id, s.id as search_id, s.frequency,
      coalesce(t.hour, 8) as hour, coalesce(t.weekday, 1) as weekday,
      coalesce(t.time_zone, p.settings -> 'workday' ->> 'timeZone', 'UTC') as time_zone, t.quiet_from, t.quiet_to
    from unnest(${matches.map(({ key }) => key)}::text[], ${matches.map(({ jobId }) => jobId)}::bigint[]) as m (key, job_id)
    join saved_search s on s.filters_hash = decode(m.key, 'hex')
    join job j on j.id = m.job_id
    left join alert_setting t on t.account_id = s.account_id
    left join search_setting p on p.account_id = s.account_id
    where s.frequency <> 'off' and (s.paused_until is null or s.paused_until <= now())
      and (${after}::uuid is null or s.account_id > ${after}::uuid) and (${until}::uuid is null or s.account_id <= ${until}::uuid)
      and (t.paused_until is null or t.paused_until <= now())
      and (j.first_seen_at >= s.filters_since or exists (
        select from job_change h where h.job_id = j.id and h.kind in ('opened', 'reopened') and h.created_at >= s.filters_since))
      and not exists (select from alert_job a where a.account_id = s.account_id and a.job_id = m.job_id)
    order by s.account_id, m.job_id, array_position(array['at-once', 'daily', 'weekly'], s.frequency), s.id`.execute(
    trx,
  );
  return rows;
}

export interface JobToTell {
  accountId: string;
  jobId: string;
  searchId: string;
  dueAt: Date;
}

/**
 * Records that people will hear of jobs, and when: as many as may wait for each, and of the others how many the page found. Returns how many
 * were recorded and how many only counted; a job that a person knows of stays as it is.
 */
export async function recordJobsToTell(
  trx: Transaction,
  page: string,
  jobs: readonly JobToTell[],
): Promise<{ recorded: number; counted: number }> {
  if (jobs.length === 0) return { recorded: 0, counted: 0 };
  const accounts = jobs.map(({ accountId }) => accountId);
  const due = jobs.map(({ dueAt }) => dueAt.toISOString());
  const { rows } = await sql<{ recorded: number; counted: number }>`
    with found as (
      select *, row_number() over (partition by account_id order by due_at, n) as place
      from unnest(${accounts}::uuid[], ${jobs.map(({ jobId }) => jobId)}::bigint[],
        ${jobs.map(({ searchId }) => searchId)}::uuid[], ${due}::timestamptz[]) with ordinality as f (account_id, job_id, search_id, due_at, n)
    ), room as (
      select account_id, ${MAX_WAITING} - (select count(*) from (
        select from alert_job w where w.account_id = f.account_id and w.settled_at is null limit ${MAX_WAITING}) as waiting) as free
      from (select distinct account_id from found) f
    ), recorded as (
      insert into alert_job (account_id, job_id, search_id, due_at)
      select account_id, job_id, search_id, due_at from found join room using (account_id) where place <= free
      on conflict do nothing returning 1
    ), counted as (
      insert into alert_overflow (account_id, search_id, page, jobs)
      select account_id, search_id, ${page}::bigint, count(*)::int from found join room using (account_id) where place > free
      group by account_id, search_id
      on conflict (account_id, search_id, page) do update set jobs = alert_overflow.jobs + excluded.jobs
      returning 1
    )
    select (select count(*)::int from recorded) as recorded,
      (select count(*)::int from found join room using (account_id) where place > free) as counted
    from (select count(*) from counted) c`.execute(trx);
  await sql`
    insert into alert_setting (account_id, time_zone, due_at)
    select d.account_id, coalesce(p.settings -> 'workday' ->> 'timeZone', 'UTC'), d.due_at
    from (select account_id, min(due_at) as due_at from unnest(${accounts}::uuid[], ${due}::timestamptz[]) as u (account_id, due_at)
      group by account_id order by account_id) d
    left join search_setting p on p.account_id = d.account_id
    on conflict (account_id) do update set due_at = least(alert_setting.due_at, excluded.due_at)`.execute(trx);
  return rows[0]!;
}

/** Removes what a pass counted that ended half-way: the pages from `page` on. */
export async function forgetCounts(db: Connection, page: string): Promise<void> {
  await sql`delete from alert_overflow where page >= ${page}::bigint`.execute(db);
}

/** Returns the searches for which these jobs wait, by the hash of their filters. */
export async function waitingMatches(db: Connection, jobIds: readonly string[]): Promise<FiltersMatch[]> {
  const { rows } = await sql<FiltersMatch>`
    select distinct encode(s.filters_hash, 'hex') as key, a.job_id
    from alert_job a join saved_search s on s.account_id = a.account_id and s.id = a.search_id
    where a.job_id = any(${jobIds}::bigint[]) and a.settled_at is null`.execute(db);
  return rows;
}

/** Tells nobody of jobs that their search no longer finds. A job that it finds again later is news then. */
export async function withdrawJobs(db: Connection, matches: readonly FiltersMatch[]): Promise<void> {
  if (matches.length === 0) return;
  await sql`
    delete from alert_job a using saved_search s,
      unnest(${matches.map(({ key }) => key)}::text[], ${matches.map(({ jobId }) => jobId)}::bigint[]) as m (key, job_id)
    where a.job_id = m.job_id and a.settled_at is null
      and s.account_id = a.account_id and s.id = a.search_id and s.filters_hash = decode(m.key, 'hex')`.execute(db);
}
