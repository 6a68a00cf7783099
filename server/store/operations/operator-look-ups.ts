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
      exists (select from referral_suspension s where s.account_id = a.id) as is_suspended,
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
  isOpen: boolean;
  cases: number;
}

export async function jobById(db: Connection, id: string): Promise<LookedUpJob | null> {
  const { rows } = await sql<LookedUpJob>`
    select j.id, j.slug, j.title, c.name as company, j.closed_at is null as is_open,
      (select count(*)::int from moderation_case m where m.subject_kind = 'job' and m.subject_id = j.id::text) as cases
    from job j join company c on c.id = j.company_id where j.id = ${id}`.execute(db);
  return rows[0] ?? null;
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
