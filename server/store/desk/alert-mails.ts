import { sql } from "kysely";
import type { SearchFilters } from "#contract/values/desk/saved-search.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";
import { MAX_WAITING } from "./alert-findings.ts";
import type { AlertTables } from "./alert-tables.ts";
import { DESK_JOB_COLUMNS, DESK_JOB_JOINS, type DeskJobRow } from "./desk-jobs.ts";

export interface DuePerson {
  accountId: string;
  email: string;
  name: string;
  /** Whether they want alerts by mail. */
  wanted: boolean;
  dueAt: Date;
  timeZone: string;
  quietFrom: number | null;
  quietTo: number | null;
}

/** Returns the person who has waited longest among all people whose mail may go out now, held until the transaction ends; null for nobody. Those in `except` are passed over. */
export async function nextDuePerson(trx: Transaction, except: readonly string[]): Promise<DuePerson | null> {
  const { rows } = await sql<DuePerson>`
    with next as (
      select account_id, due_at, time_zone, quiet_from, quiet_to from alert_setting
      where mail_at <= now() and account_id <> all (${except}::uuid[])
      order by mail_at limit 1 for update skip locked)
    select t.account_id, a.email, a.name, t.due_at, t.time_zone, t.quiet_from, t.quiet_to,
      a.email_verified_at is not null and a.delete_after is null and coalesce(s.job_alerts, true) as wanted
    from next t join account a on a.id = t.account_id left join account_setting s on s.account_id = a.id`.execute(trx);
  return rows[0] ?? null;
}

/** Makes a person's next mail due later. */
export async function postponeMail(trx: Transaction, accountId: string, until: Date): Promise<void> {
  await sql`update alert_setting set due_at = ${until.toISOString()} where account_id = ${accountId}`.execute(trx);
}

export interface AlertJobRow extends DeskJobRow {
  searchId: string;
  searchName: string;
  filters: SearchFilters;
  /** How many there are without the limit. */
  due: number;
}

/** Returns the newest open jobs that a person is due to hear of, found by searches that are neither off nor paused. */
export async function dueJobs(
  trx: Connection,
  { person, searches, jobs, isOn }: AlertTables,
  personId: string,
): Promise<AlertJobRow[]> {
  const { rows } = await sql<AlertJobRow>`
    select ${DESK_JOB_COLUMNS}, s.id as search_id, s.name as search_name, s.filters, count(*) over ()::int as due
    from ${jobs} a join ${searches} s on s.${person} = a.${person} and s.id = a.search_id
    join job j on j.id = a.job_id ${DESK_JOB_JOINS}
    where a.${person} = ${personId} and a.settled_at is null and a.due_at <= now() and j.closed_at is null
      and ${isOn} and (s.paused_until is null or s.paused_until <= now())
    order by j.posted_at desc, j.id desc limit ${MAX_WAITING}`.execute(trx);
  return rows;
}

/** When a person's next mail is due: with the first of what waits. */
export const nextDue = ({ person, jobs, otherDue }: AlertTables, personId: string) => sql`(
  select min(due_at) from (
    select due_at from ${jobs} where ${person} = ${personId} and settled_at is null ${otherDue(personId)}) as waiting)`;

export interface CountedJobs {
  searchId: string;
  searchName: string;
  filters: SearchFilters;
  jobs: number;
}

/** Takes how many more jobs a person's searches found than could wait, by search; those of searches that are off or paused don't count. */
export async function takeCountedJobs(
  trx: Transaction,
  { person, searches, overflow, isOn }: AlertTables,
  personId: string,
): Promise<CountedJobs[]> {
  const { rows } = await sql<CountedJobs>`
    with taken as (
      delete from ${overflow} where ${person} = ${personId} and page <= (select page from alert_progress)
      returning search_id, jobs)
    select s.id as search_id, s.name as search_name, s.filters, sum(v.jobs)::int as jobs
    from taken v join ${searches} s on s.${person} = ${personId} and s.id = v.search_id
    where ${isOn} and (s.paused_until is null or s.paused_until <= now())
    group by s.${person}, s.id`.execute(trx);
  return rows;
}

/**
 * Settles the jobs that a person was due to hear of, of which `mail` shows some, and sets when their next mail is due. Without a mail, it is null. Closed jobs are forgotten instead: they weren't shown, so they
 * are news when they open again.
 */
export async function settleDueJobs(
  trx: Transaction,
  of: AlertTables,
  personId: string,
  mail: { shownIds: readonly string[] } | null,
): Promise<void> {
  const { person, jobs, settings } = of;
  await sql`
    delete from ${jobs} a using job j
    where a.${person} = ${personId} and a.settled_at is null and a.due_at <= now() and j.id = a.job_id and j.closed_at is not null`.execute(
    trx,
  );
  await sql`
    update ${jobs} set settled_at = now(), shown_at = case when job_id = any(${mail?.shownIds ?? []}::bigint[]) then now() end
    where ${person} = ${personId} and settled_at is null and due_at <= now()`.execute(trx);
  await sql`
    update ${settings} set last_mail_at = case when ${mail !== null}::boolean then now() else last_mail_at end,
      due_at = ${nextDue(of, personId)}
    where ${person} = ${personId}`.execute(trx);
}

/** Jobs of what was sent lately. */
export const MAX_SENT_JOBS = 50;

/** A job that a mail has shown, with the search that found it, if it still exists. */
export interface SentJobRow extends DeskJobRow {
  shownAt: Date;
  searchName: string | null;
  /** The search's filters if they are those that found the job. */
  filters: SearchFilters | null;
}

/** Returns the jobs that a person's mails have shown, the latest first. */
export async function sentJobs(db: Connection, accountId: string): Promise<SentJobRow[]> {
  const { rows } = await sql<SentJobRow>`
    select ${DESK_JOB_COLUMNS}, a.shown_at, s.name as search_name, case when s.filters_since <= a.found_at then s.filters end as filters
    from alert_job a join job j on j.id = a.job_id ${DESK_JOB_JOINS}
    left join saved_search s on s.account_id = a.account_id and s.id = a.search_id
    where a.account_id = ${accountId} and a.shown_at is not null
    order by a.shown_at desc, j.posted_at desc, j.id desc limit ${MAX_SENT_JOBS}`.execute(db);
  return rows;
}
