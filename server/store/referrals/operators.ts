import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";
import type { Measure } from "#contract/schemas/referral-operator.ts";
import type { ReportReason } from "#contract/values/referral.ts";
import type { JobSummary, RequestRow } from "./requests.ts";
import { JOB_SUMMARY } from "./requests.ts";

export async function isOperator(db: Connection, accountId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from operator where account_id = ${accountId}`.execute(db);
  return rows.length > 0;
}

/** Makes the account an operator, or revokes that. Returns false if nothing changed. */
export async function setOperator(db: Connection, accountId: string, operator: boolean): Promise<boolean> {
  const result = operator
    ? await sql`insert into operator (account_id) values (${accountId}) on conflict do nothing`.execute(db)
    : await sql`delete from operator where account_id = ${accountId}`.execute(db);
  return Number(result.numAffectedRows ?? 0n) > 0;
}

/** Whether a person is suspended, from referrals or altogether. */
export async function isSuspended(db: Connection, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from referral_suspension where account_id = ${accountId} union all select 1 where is_suspended(${accountId})`.execute(
    db,
  );
  return rows.length > 0;
}

/** Suspends the person, by a decision of the log. Returns false if they are suspended already. */
export async function insertSuspension(
  trx: Connection,
  accountId: string,
  reason: string,
  eventId: string | null = null,
): Promise<boolean> {
  const result = await sql`
    insert into referral_suspension (account_id, reason, event_id) values (${accountId}, ${reason}, ${eventId})
    on conflict do nothing`.execute(trx);
  return Number(result.numAffectedRows ?? 0n) > 0;
}

/** Ends a suspension and returns its account, or null if there is no suspension with this id. */
export async function deleteSuspension(trx: Connection, id: string): Promise<string | null> {
  const { rows } = await sql<{ accountId: string }>`
    delete from referral_suspension where id = ${id} returning account_id`.execute(trx);
  return rows[0]?.accountId ?? null;
}

/** Returns the suspension that a decision began, if it still lasts. */
export async function suspensionOfEvent(db: Connection, eventId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from referral_suspension where event_id = ${eventId}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

export interface SuspensionRow {
  id: string;
  name: string;
  since: Date;
  reason: string;
}

export async function suspensions(db: Connection): Promise<SuspensionRow[]> {
  const { rows } = await sql<SuspensionRow>`
    select s.id, a.name, s.since, s.reason from referral_suspension s join account a on a.id = s.account_id order by s.since desc`.execute(
    db,
  );
  return rows;
}

export interface ReportRow {
  id: string;
  requestId: string;
  about: "seeker" | "referrer";
  reason: ReportReason;
  note: string;
  /** Whether a pattern in a text made the report, instead of a person. */
  marked: boolean;
  createdAt: Date;
  /** The reported account; null once it is erased. */
  personId: string | null;
}

const REPORTS = sql`
  select p.id, p.request_id, p.about, p.reason, p.note, p.marked, p.created_at,
    case p.about when 'seeker' then r.seeker_id else f.account_id end as person_id
  from referral_report p join referral_request r on r.id = p.request_id left join referrer f on f.id = p.referrer_id`;

/** Returns the oldest open reports. */
export async function openReports(db: Connection, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    ${REPORTS} where p.resolved_at is null order by p.created_at, p.id limit ${limit}`.execute(db);
  return rows;
}

export async function openReport(db: Connection, id: string): Promise<ReportRow | null> {
  const { rows } = await sql<ReportRow>`${REPORTS} where p.id = ${id} and p.resolved_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Closes the report. Returns false if it is closed already. */
export async function closeReport(trx: Connection, id: string, measure: Measure, resolution: string): Promise<boolean> {
  const result = await sql`
    update referral_report set resolved_at = now(), measure = ${measure}, resolution = ${resolution}
    where id = ${id} and resolved_at is null`.execute(trx);
  return Number(result.numAffectedRows ?? 0n) > 0;
}

/** Returns the oldest disputed requests and those with the ids, with the summaries of their jobs. */
export async function reviewedRequests(
  db: Connection,
  reportedIds: readonly string[],
  limit: number,
): Promise<(RequestRow & JobSummary)[]> {
  const { rows } = await sql<RequestRow & JobSummary>`
    select r.*, ${JOB_SUMMARY} from referral_request r join job j on j.id = r.job_id join company c on c.id = r.company_id
    where r.id in (select d.id from referral_request d where d.state = 'disputed' order by d.state_changed_at, d.id limit ${limit})
      or r.id = any(${reportedIds}::uuid[]) order by r.state_changed_at`.execute(db);
  return rows;
}

/**
 * Returns how many reports there are about each person, and whether the person is suspended. A dismissed report doesn't count, nor does a
 * mark before an operator has agreed with it.
 */
export async function standingOf(
  db: Connection,
  accountIds: readonly string[],
): Promise<Map<string, { reports: number; suspended: boolean }>> {
  const { rows } = await sql<{ id: string; reports: number; suspended: boolean }>`
    select a.id, (select count(*)::int from (${REPORTS} where p.measure is distinct from 'dismissed' and (p.measure is not null or not p.marked)) p where p.person_id = a.id) as reports,
      exists (select 1 from referral_suspension s where s.account_id = a.id) or is_suspended(a.id) as suspended
    from account a where a.id = any(${accountIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, reports, suspended }) => [id, { reports, suspended }]));
}

/** Locks the offered and accepted requests that a person has sent or holds, and returns the ids of those they sent. */
export async function lockOpenRequestsOf(trx: Connection, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; asked: boolean }>`
    select id, seeker_id is not distinct from ${accountId} as asked from referral_request
    where state in ('offered', 'accepted')
      and (seeker_id = ${accountId} or accepted_by in (select id from referrer where account_id = ${accountId}))
    order by id for update`.execute(trx);
  return rows.filter(({ asked }) => asked).map(({ id }) => id);
}

/** Counts the open disputes and reports. */
export async function openCases(db: Connection): Promise<{ disputes: number; reports: number }> {
  const { rows } = await sql<{ disputes: number; reports: number }>`
    select (select count(*)::int from referral_request where state = 'disputed') as disputes,
      (select count(*)::int from referral_report where resolved_at is null) as reports`.execute(db);
  return rows[0]!;
}
