import { sql } from "kysely";
import type { AlertFrequency, SearchFilters } from "#contract/values/desk/saved-search.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";
import type { ChangeCursor } from "#store/catalogue/job-changes.ts";

/** Begins to read the changes of jobs at a place, unless matching has begun before. */
export async function beginMatching(db: Connection, cursor: ChangeCursor): Promise<void> {
  await sql`insert into alert_progress (cursor) values (${cursor}) on conflict do nothing`.execute(db);
}

/** Returns how far matching has read, and holds that until the transaction ends; null while another process holds it, or before it has begun. */
export async function holdMatching(trx: Transaction): Promise<ChangeCursor | null> {
  const { rows } = await sql<{ cursor: string }>`
    select cursor from alert_progress for update skip locked`.execute(trx);
  return rows[0]?.cursor ?? null;
}

export async function hasMatchingBegun(db: Connection): Promise<boolean> {
  const { rows } = await sql`select from alert_progress`.execute(db);
  return rows.length > 0;
}

export async function saveMatching(trx: Transaction, cursor: ChangeCursor): Promise<void> {
  await sql`update alert_progress set cursor = ${cursor}, matched_at = now()`.execute(trx);
}

export interface DistinctFilters {
  /** The hash of the filters, in hexadecimal. */
  key: string;
  filters: SearchFilters;
}

/** Returns the distinct filters of the searches saved or changed in the last `seconds`; of all for null. */
export async function distinctFilters(db: Connection, seconds: number | null): Promise<DistinctFilters[]> {
  const { rows } = await sql<DistinctFilters>`
    select distinct on (filters_hash) encode(filters_hash, 'hex') as key, filters from saved_search
    where ${seconds}::float8 is null or updated_at > now() - make_interval(secs => ${seconds}::float8)
    order by filters_hash`.execute(db);
  return rows;
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

/**
 * Returns who hears of these jobs: the people with a saved search of these filters that isn't off or paused, if the job opened or reopened after
 * the search got its filters, and they haven't heard of it. Once per person and job, by the search that is due first.
 */
export async function peopleToTell(
  trx: Transaction,
  matches: readonly { key: string; jobId: string }[],
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

/** Records that people will hear of jobs, and when. Returns how many of them are new; a job that a person knows of stays as it is. */
export async function recordJobsToTell(trx: Transaction, jobs: readonly JobToTell[]): Promise<number> {
  if (jobs.length === 0) return 0;
  const accounts = jobs.map(({ accountId }) => accountId);
  const due = jobs.map(({ dueAt }) => dueAt.toISOString());
  const { numAffectedRows } = await sql`
    insert into alert_job (account_id, job_id, search_id, due_at)
    select * from unnest(${accounts}::uuid[], ${jobs.map(({ jobId }) => jobId)}::bigint[],
      ${jobs.map(({ searchId }) => searchId)}::uuid[], ${due}::timestamptz[])
    on conflict do nothing`.execute(trx);
  await sql`
    insert into alert_setting (account_id, time_zone, due_at)
    select d.account_id, coalesce(p.settings -> 'workday' ->> 'timeZone', 'UTC'), d.due_at
    from (select account_id, min(due_at) as due_at from unnest(${accounts}::uuid[], ${due}::timestamptz[]) as u (account_id, due_at)
      group by account_id order by account_id) d
    left join search_setting p on p.account_id = d.account_id
    on conflict (account_id) do update set due_at = least(alert_setting.due_at, excluded.due_at)`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}
