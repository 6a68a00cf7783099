import { sql } from "kysely";
import type { AlertFrequency } from "#contract/values/desk/saved-search.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";
import { type AlertTables, MEMBERS } from "./alert-tables.ts";

/** Jobs that may wait for one person. What a search finds beyond them is counted, and the next mail says how many. */
export const MAX_WAITING = 200;

/** Distinct filters, by their hash in hexadecimal, that found a job. */
export interface FiltersMatch {
  key: string;
  jobId: string;
}

/** Returns how many searches of these people have each of these filters and may bring news. */
export async function subscribers(
  db: Connection,
  { searches, isOn }: AlertTables,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select encode(s.filters_hash, 'hex') as key, count(*)::int as count from ${searches} s
    where s.filters_hash = any(select decode(k, 'hex') from unnest(${keys}::text[]) as k) and ${isOn}
    group by 1`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** A person whose saved search found a job, with when they want to hear of it. */
export interface FoundJob {
  personId: string;
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

/** Returns the person who is number `count` among those with a search of these filters after `after`; null if there are fewer. */
export async function subscriberAt(
  db: Connection,
  { searches, person }: AlertTables,
  key: string,
  { after, count }: { after: string | null; count: number },
): Promise<string | null> {
  const { rows } = await sql<{ personId: string }>`
    select ${person} as person_id from ${searches}
    where filters_hash = decode(${key}, 'hex') and (${after}::uuid is null or ${person} > ${after}::uuid)
    group by ${person} order by ${person} offset ${count - 1} limit 1`.execute(db);
  return rows[0]?.personId ?? null;
}

/**
 * Returns who hears of these jobs: the people with a saved search of these filters that isn't off or paused, if the job opened or reopened after
 * the search got its filters, and they haven't heard of it. Once per person and job, by the search that is due first.
 */
export async function peopleToTell(
  trx: Connection,
  { person, searches, jobs, isOn, times, timesJoins, isPaused }: AlertTables,
  matches: readonly FiltersMatch[],
  { after, until }: PeopleRange,
): Promise<FoundJob[]> {
  const { rows } = await sql<FoundJob>`
    select distinct on (s.${person}, m.job_id) s.${person} as person_id, m.job_id, s.id as search_id, s.frequency, ${times}
    from unnest(${matches.map(({ key }) => key)}::text[], ${matches.map(({ jobId }) => jobId)}::bigint[]) as m (key, job_id)
    join ${searches} s on s.filters_hash = decode(m.key, 'hex')
    join job j on j.id = m.job_id
    ${timesJoins}
    where ${isOn} and (s.paused_until is null or s.paused_until <= now())
      and (${after}::uuid is null or s.${person} > ${after}::uuid) and (${until}::uuid is null or s.${person} <= ${until}::uuid)
      and not ${isPaused}
      and (j.first_seen_at >= s.filters_since or exists (
        select from job_change h where h.job_id = j.id and h.kind in ('opened', 'reopened') and h.created_at >= s.filters_since))
      and not exists (select from ${jobs} a where a.${person} = s.${person} and a.job_id = m.job_id)
    order by s.${person}, m.job_id, array_position(array['at-once', 'daily', 'weekly'], s.frequency), s.id`.execute(
    trx,
  );
  return rows;
}

export interface JobToTell {
  personId: string;
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
  of: AlertTables,
  page: string,
  found: readonly JobToTell[],
): Promise<{ recorded: number; counted: number }> {
  if (found.length === 0) return { recorded: 0, counted: 0 };
  const { person, jobs, overflow } = of;
  const people = found.map(({ personId }) => personId);
  const due = found.map(({ dueAt }) => dueAt.toISOString());
  const { rows } = await sql<{ recorded: number; counted: number }>`
    with found as (
      select *, row_number() over (partition by person_id order by due_at, n) as place
      from unnest(${people}::uuid[], ${found.map(({ jobId }) => jobId)}::bigint[],
        ${found.map(({ searchId }) => searchId)}::uuid[], ${due}::timestamptz[]) with ordinality as f (person_id, job_id, search_id, due_at, n)
    ), room as (
      select person_id, ${MAX_WAITING} - (select count(*) from (
        select from ${jobs} w where w.${person} = f.person_id and w.settled_at is null limit ${MAX_WAITING}) as waiting) as free
      from (select distinct person_id from found) f
    ), recorded as (
      insert into ${jobs} (${person}, job_id, search_id, due_at)
      select person_id, job_id, search_id, due_at from found join room using (person_id) where place <= free
      on conflict do nothing returning 1
    ), counted as (
      insert into ${overflow} as o (${person}, search_id, page, jobs)
      select person_id, search_id, ${page}::bigint, count(*)::int from found join room using (person_id) where place > free
      group by person_id, search_id
      on conflict (${person}, search_id, page) do update set jobs = o.jobs + excluded.jobs
      returning 1
    )
    select (select count(*)::int from recorded) as recorded,
      (select count(*)::int from found join room using (person_id) where place > free) as counted
    from (select count(*) from counted) c`.execute(trx);
  await makeDue(trx, of, people, due);
  return rows[0]!;
}

/** Makes people due no later than these times. A member may have no row of settings yet; a guest always has one. */
async function makeDue(
  trx: Transaction,
  of: AlertTables,
  people: readonly string[],
  due: readonly string[],
): Promise<void> {
  const first = sql`
    select person_id, min(due_at) as due_at from unnest(${people}::uuid[], ${due}::timestamptz[]) as u (person_id, due_at)
    group by person_id order by person_id`;
  await (
    of === MEMBERS
      ? sql`
        insert into alert_setting (account_id, time_zone, due_at)
        select d.person_id, coalesce(p.settings -> 'workday' ->> 'timeZone', 'UTC'), d.due_at
        from (${first}) d left join search_setting p on p.account_id = d.person_id
        on conflict (account_id) do update set due_at = least(alert_setting.due_at, excluded.due_at)`
      : sql`
        update ${of.settings} t set due_at = least(t.due_at, d.due_at) from (${first}) d where t.${of.person} = d.person_id`
  ).execute(trx);
}

/** Removes what a pass counted that ended half-way: the pages from `page` on. */
export async function forgetCounts(db: Connection, { overflow }: AlertTables, page: string): Promise<void> {
  await sql`delete from ${overflow} where page >= ${page}::bigint`.execute(db);
}

/** Returns the searches for which these jobs wait, by the hash of their filters. */
export async function waitingMatches(
  db: Connection,
  { person, searches, jobs }: AlertTables,
  jobIds: readonly string[],
): Promise<FiltersMatch[]> {
  const { rows } = await sql<FiltersMatch>`
    select distinct encode(s.filters_hash, 'hex') as key, a.job_id
    from ${jobs} a join ${searches} s on s.${person} = a.${person} and s.id = a.search_id
    where a.job_id = any(${jobIds}::bigint[]) and a.settled_at is null`.execute(db);
  return rows;
}

/** Tells nobody of jobs that their search no longer finds. A job that it finds again later is news then. */
export async function withdrawJobs(
  db: Connection,
  { person, searches, jobs }: AlertTables,
  matches: readonly FiltersMatch[],
): Promise<void> {
  if (matches.length === 0) return;
  await sql`
    delete from ${jobs} a using ${searches} s,
      unnest(${matches.map(({ key }) => key)}::text[], ${matches.map(({ jobId }) => jobId)}::bigint[]) as m (key, job_id)
    where a.job_id = m.job_id and a.settled_at is null
      and s.${person} = a.${person} and s.id = a.search_id and s.filters_hash = decode(m.key, 'hex')`.execute(db);
}
