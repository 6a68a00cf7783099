import { sql } from "kysely";
import type { Connection, Transaction } from "#postgres/connection.ts";

/** An account as an operator may see it, before masking. */
export interface LookedUpPerson {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
  isVerified: boolean;
  isSuspended: boolean;
  isReferrer: boolean;
  requests: number;
}

export async function personByEmailKey(db: Connection, emailKey: string): Promise<LookedUpPerson | null> {
  const { rows } = await sql<LookedUpPerson>`
    select a.id, a.name, a.email, a.created_at, a.email_verified_at is not null as is_verified,
      exists (select from referral_suspension s where s.account_id = a.id) or is_suspended(a.id) as is_suspended,
      exists (select from referrer r where r.account_id = a.id) as is_referrer,
      (select count(*)::int from referral_request q where q.seeker_id = a.id) as requests
    from account a where a.email_key = ${emailKey}`.execute(db);
  return rows[0] ?? null;
}

export interface LookedUpJob {
  id: string;
  slug: string;
  title: string;
  company: string;
  state: "open" | "closed" | "removed";
  cases: number;
}

const JOB = sql`
  select j.id, j.slug, j.title, c.name as company,
    case when j.closed_at is null then 'open' when j.closed_reason = 'removed' then 'removed' else 'closed' end as state,
    (select count(*)::int from moderation_case m where m.subject_kind = 'job' and m.subject_id = j.id::text) as cases`;

export async function jobById(db: Connection, id: string): Promise<LookedUpJob | null> {
  const { rows } = await sql<LookedUpJob>`
    ${JOB} from job j join company c on c.id = j.company_id where j.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** About as many jobs with common words are looked at, so that a look-up costs the same however many there are. */
const JOBS_LOOKED_AT = 5000;

/** Returns jobs with all of these words in their titles, open, closed and removed ones, the newest first. Of common words it sees some. */
export async function jobsByWords(trx: Transaction, words: string, limit: number): Promise<LookedUpJob[]> {
  await sql`select set_config('gin_fuzzy_search_limit', ${String(JOBS_LOOKED_AT)}, true)`.execute(trx);
  const { rows } = await sql<LookedUpJob>`
    with hit as materialized (
      select id from job where to_tsvector('simple', title) @@ plainto_tsquery('simple', ${words}) limit ${JOBS_LOOKED_AT}
    )
    ${JOB} from (select id from hit order by id desc limit ${limit}) newest join job j on j.id = newest.id
      join company c on c.id = j.company_id order by j.id desc`.execute(trx);
  return rows;
}

/** Adds a look-up to the log. */
export async function logLookUp(
  trx: Transaction,
  entry: { kind: LookUpRow["kind"]; reason: string; accountId: string | null; found: boolean; operatorId: string },
): Promise<void> {
  await trx.insertInto("operatorLookUp").values(entry).execute();
}

export interface LookUpRow {
  id: string;
  createdAt: Date;
  kind: "person" | "job" | "company";
  reason: string;
  found: boolean;
  operator: string | null;
}

/** Returns the latest look-ups, newest first. */
export async function recentLookUps(db: Connection, limit: number): Promise<LookUpRow[]> {
  const { rows } = await sql<LookUpRow>`
    select l.id, l.created_at, l.kind, l.reason, l.found, a.name as operator
    from operator_look_up l left join account a on a.id = l.operator_id order by l.id desc limit ${limit}`.execute(db);
  return rows;
}
