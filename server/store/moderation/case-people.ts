import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

/** Somebody whom a case is about, before masking. */
export interface CasePerson {
  id: string;
  /** What they are in the case. */
  role: "seeker" | "referrer" | "person";
  name: string;
  isSuspended: boolean;
}

/** Returns the people whom an operator can warn or suspend by deciding a case: both sides of a referral, or the one it is about. */
export async function peopleOfCase(
  db: Connection,
  { subjectKind: kind, subjectId: id }: { subjectKind: string; subjectId: string },
): Promise<CasePerson[]> {
  if (kind !== "message" && kind !== "person") return [];
  const people =
    kind === "person"
      ? sql`select 'person' as role, ${id}::uuid as id`
      : sql`select 'seeker' as role, seeker_id as id from referral_request where id = ${id}
        union all select 'referrer', f.account_id from referral_request r join referrer f on f.id = r.accepted_by where r.id = ${id}`;
  const { rows } = await sql<CasePerson>`
    select a.id, p.role, a.name, is_suspended(a.id) as is_suspended from (${people}) p join account a on a.id = p.id
    order by p.role desc`.execute(db);
  return rows;
}

/** An account as its case shows it, before masking. */
export interface PersonSubject {
  name: string;
  email: string;
  createdAt: Date;
  isVerified: boolean;
  /** Companies that the person claims. */
  claims: number;
  requests: number;
  warnings: number;
  /** Until when the account is suspended; null if it isn't, or if nobody has set an end. */
  suspendedUntil: Date | null;
  isSuspended: boolean;
}

export async function personSubject(db: Connection, id: string): Promise<PersonSubject | null> {
  const { rows } = await sql<PersonSubject>`
    select a.name, a.email, a.created_at, a.email_verified_at is not null as is_verified,
      (select count(*)::int from employer_claim k where k.account_id = a.id and k.ended_at is null) as claims,
      (select count(*)::int from referral_request q where q.seeker_id = a.id) as requests,
      (select count(*)::int from statement_of_reasons s join moderation_event e on e.id = s.event_id
        where s.account_id = a.id and e.action = 'warn') as warnings,
      is_suspended(a.id) as is_suspended,
      (select r.ends_at from restriction r where r.target_kind = 'person' and r.target_id = a.id::text
        order by r.ends_at desc nulls first limit 1) as suspended_until
    from account a where a.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}
