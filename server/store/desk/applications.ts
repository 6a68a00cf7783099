import type { SalaryRange } from "#contract/schemas/job.ts";
import { shortSalary } from "#contract/values/salary/short-salary.ts";
import { sql } from "kysely";
import type { FrozenPosting, Stage } from "#contract/values/desk/application.ts";
import type { Connection, Row } from "#postgres/connection.ts";

export type ApplicationRow = Pick<
  Row<"application">,
  "id" | "jobId" | "posting" | "createdAt" | "version" | "appliedOn" | "hidden"
>;

/** Locks a person's desk until the transaction ends, so that writes of several devices run one after the other. False if the account is gone. */
export async function lockDesk(trx: Connection, accountId: string): Promise<boolean> {
  const { rows } = await sql`select from account where id = ${accountId} for no key update`.execute(trx);
  return rows.length > 0;
}

/** Returns the applications of an account by these ids; with null, all of them, newest first. */
export async function applicationRows(
  db: Connection,
  accountId: string,
  ids: readonly string[] | null,
): Promise<ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select id, job_id, posting, created_at, version, applied_on, hidden from application
    where account_id = ${accountId} and (${ids === null} or id = any (${ids ?? []}::uuid[]))
    order by created_at desc, id`.execute(db);
  return rows;
}

/** Returns which of these ids the person deleted for good. */
export async function deletedApplications(
  db: Connection,
  accountId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from application_deleted where account_id = ${accountId} and id = any (${ids}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns how many applications and events an account has. */
export async function deskSize(db: Connection, accountId: string): Promise<{ applications: number; events: number }> {
  const { rows } = await sql<{ applications: number; events: number }>`
    select (select count(*)::int from application where account_id = ${accountId}) as applications,
      (select count(*)::int from application_event where account_id = ${accountId}) as events`.execute(db);
  return rows[0]!;
}

export interface NewApplication {
  id: string;
  jobId: string | null;
  posting: FrozenPosting | null;
  /** Never stored as later than now. */
  createdAt: string;
}

export async function insertApplications(
  trx: Connection,
  accountId: string,
  rows: readonly NewApplication[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into application (account_id, id, job_id, posting, created_at)
    select ${accountId}, a.id, a."jobId", nullif(a.posting, 'null'::jsonb),
      least(a."createdAt", date_trunc('milliseconds', now()))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as a (id uuid, "jobId" bigint, posting jsonb, "createdAt" timestamptz)`.execute(trx);
}

export interface ApplicationState {
  id: string;
  stage: Stage;
  round: number;
  appliedOn: string | null;
  company: string;
  hidden: boolean;
  /** A new copy of the posting, or null to keep the one there is. */
  posting: FrozenPosting | null;
}

/** Stores what follows from the events. The database refuses a stage that doesn't. */
export async function updateApplications(
  trx: Connection,
  accountId: string,
  states: readonly ApplicationState[],
): Promise<void> {
  if (states.length === 0) return;
  await sql`
    update application a set stage = s.stage, round = s.round, applied_on = s."appliedOn", hidden = s.hidden,
      company_key = lower(trim(s.company)), posting = coalesce(nullif(s.posting, 'null'::jsonb), a.posting),
      version = coalesce((select max(e.seq) from application_event e where e.account_id = a.account_id and e.application_id = a.id), 0)
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
      as s (id uuid, stage text, round int, "appliedOn" text, hidden boolean, company text, posting jsonb)
    where a.account_id = ${accountId} and a.id = s.id`.execute(trx);
}

/** Deletes an application with its events and files, and remembers its id. Returns whether there was one. */
export async function deleteApplication(trx: Connection, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from application where account_id = ${accountId} and id = ${id} returning id`.execute(trx);
  if (rows.length === 0) return false;
  await sql`insert into application_deleted (account_id, id) values (${accountId}, ${id}) on conflict do nothing`.execute(
    trx,
  );
  return true;
}

/**
 * Deletes those of the applications that nobody has changed since they were created, and remembers their ids. All events of one write
 * are recorded at one time. Returns how many.
 */
export async function deleteUnchangedApplications(
  trx: Connection,
  accountId: string,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with deleted as (
      delete from application a where a.account_id = ${accountId} and a.id = any (${ids}::uuid[])
        and (select count(distinct e.recorded_at) from application_event e
          where e.account_id = a.account_id and e.application_id = a.id) < 2
      returning a.id
    ), remembered as (
      insert into application_deleted (account_id, id) select ${accountId}, id from deleted on conflict do nothing
    )
    select count(*)::int as deleted from deleted`.execute(trx);
  return rows[0]!.deleted;
}

export interface AppliedMark {
  id: string;
  round: number;
  jobId: string | null;
  companyKey: string;
  stage: Stage;
  appliedOn: string | null;
}

/** Returns what the badges on cards show: every application with its job, its company's name in lower case and when it was sent. */
export async function applicationMarks(db: Connection, accountId: string): Promise<AppliedMark[]> {
  const { rows } = await sql<AppliedMark>`
    select id, job_id, company_key, stage, round, applied_on from application
    where account_id = ${accountId} and not hidden order by applied_on desc nulls last, id`.execute(db);
  return rows;
}

/** Returns a job's posting as it is now, for each of these ids that exists. */
export async function postingsOfJobs(
  db: Connection,
  jobIds: readonly string[],
): Promise<Map<string, { posting: FrozenPosting; slug: string; open: boolean }>> {
  if (jobIds.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    slug: string;
    open: boolean;
    title: string;
    company: string;
    url: string;
    location: string;
    salary: SalaryRange | null;
    employmentType: string | null;
    text: string;
    now: Date;
  }>`
    select j.id, j.slug, j.closed_at is null as open, j.title, c.name as company, j.url, j.location, j.salary,
      j.employment_type, j.text, now()
    from job j join company c on c.id = j.company_id where j.id = any (${jobIds}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ id, slug, open, now, salary, employmentType, ...rest }) => [
      id,
      {
        slug,
        open,
        posting: {
          ...rest,
          salary: salary === null ? "" : shortSalary(salary),
          employmentType: employmentType ?? "",
          frozenAt: now.toISOString(),
        },
      },
    ]),
  );
}

/** Gives an application the version of its last event. */
export async function touchApplication(trx: Connection, accountId: string, id: string): Promise<void> {
  await sql`
    update application a set version = (select coalesce(max(e.seq), 0) from application_event e
      where e.account_id = a.account_id and e.application_id = a.id)
    where a.account_id = ${accountId} and a.id = ${id}`.execute(trx);
}
