import { sql } from "kysely";
import type { Connection, Row } from "#postgres/connection.ts";
import type { ReportReason } from "#contract/values/referral.ts";

/** Returns whether this person's report about the request still waits for an operator. */
export async function hasOpenReport(trx: Connection, requestId: string, reporterId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from referral_report where request_id = ${requestId} and reporter_id = ${reporterId} and resolved_at is null limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

export async function insertReport(
  trx: Connection,
  row: {
    requestId: string;
    reporterId: string;
    about: "seeker" | "referrer";
    /** The reported referrer, if the report is about one. */
    referrerId: string | null;
    reason: ReportReason;
    note: string;
  },
): Promise<void> {
  await sql`
    insert into referral_report (request_id, reporter_id, about, referrer_id, reason, note)
    values (${row.requestId}, ${row.reporterId}, ${row.about}, ${row.referrerId}, ${row.reason}, ${row.note})`.execute(
    trx,
  );
}

/** Adds a report that a pattern in a text has made, unless one about the same side of the request waits already. */
export async function insertMark(
  trx: Connection,
  row: { requestId: string; about: "seeker" | "referrer"; referrerId: string | null; note: string },
): Promise<void> {
  await sql`
    insert into referral_report (request_id, about, referrer_id, reason, note, marked)
    values (${row.requestId}, ${row.about}, ${row.referrerId}, 'asks-for-money', ${row.note}, true)
    on conflict (request_id, about) where marked and resolved_at is null do nothing`.execute(trx);
}

/** Blocks a person, so that the two are never matched again. */
export async function insertBlock(trx: Connection, accountId: string, otherId: string): Promise<void> {
  await sql`insert into referral_block (account_id, blocked_id) values (${accountId}, ${otherId}) on conflict do nothing`.execute(
    trx,
  );
}

/** Returns whether one of two people has blocked the other. */
export async function isBlocked(trx: Connection, oneId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from referral_block
    where (account_id = ${oneId} and blocked_id = ${otherId}) or (account_id = ${otherId} and blocked_id = ${oneId}) limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

export async function setWatch(db: Connection, accountId: string, companyId: string, watch: boolean): Promise<void> {
  if (watch)
    await sql`insert into referral_watch (account_id, company_id) values (${accountId}, ${companyId}) on conflict do nothing`.execute(
      db,
    );
  else await sql`delete from referral_watch where account_id = ${accountId} and company_id = ${companyId}`.execute(db);
}

export async function isWatching(db: Connection, accountId: string, companyId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from referral_watch where account_id = ${accountId} and company_id = ${companyId}`.execute(db);
  return rows.length > 0;
}

/** Ends the watches of a company and returns their owners, so that each is notified only once. */
export async function takeWatchers(trx: Connection, companyId: string, except: string): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    delete from referral_watch where company_id = ${companyId} and account_id <> ${except} returning account_id`.execute(
    trx,
  );
  return rows.map((row) => row.accountId);
}

export interface OpenDispute {
  requestId: string;
  since: Date;
  job: string;
  company: string;
  confirmation: string | null;
}

export async function openDisputes(db: Connection): Promise<OpenDispute[]> {
  const { rows } = await sql<OpenDispute>`
    select r.id as request_id, r.state_changed_at as since, j.title as job, c.name as company, r.confirmation
    from referral_request r join job j on j.id = r.job_id join company c on c.id = r.company_id
    where r.state = 'disputed' order by r.state_changed_at`.execute(db);
  return rows;
}

/** The operator: an account, or a name from the command line. The log stores no names of accounts, so that erasing one leaves no trace. */
export interface Operator {
  name: string;
  accountId: string | null;
}

export async function insertAudit(
  trx: Connection,
  row: { operator: Operator; action: string; requestId: string | null; detail: string },
): Promise<void> {
  const { name, accountId } = row.operator;
  await sql`
    insert into referral_audit (operator, operator_id, action, request_id, detail)
    values (${name}, ${accountId}, ${row.action}, ${row.requestId}, ${row.detail})`.execute(trx);
}

export type AuditRow = Pick<Row<"referralAudit">, "createdAt" | "operator" | "action" | "requestId" | "detail">;

export async function recentAudit(db: Connection, limit: number): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
      select l.created_at, coalesce(a.name, l.operator) as operator, l.action, l.request_id, l.detail
      from referral_audit l left join account a on a.id = l.operator_id order by l.id desc limit ${limit}`.execute(db);
  return rows;
}
