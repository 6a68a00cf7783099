import { sql } from "kysely";
import type { Correction } from "#contract/values/moderation/correction.ts";
import type { CaseAction, Ground } from "#contract/values/moderation/decision.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";
import type { EventKind, TargetKind } from "./events.ts";

/** The reasons of one line of the log, as somebody whom it affects gets them. */
export interface ReasonsRow {
  id: string;
  caseId: string;
  about: string;
  kind: EventKind;
  action: CaseAction;
  ground: Ground;
  words: string;
  createdAt: Date;
  endsAt: Date | null;
  correction: Correction | null;
  targetKind: TargetKind | null;
  targetId: string | null;
  /** Whether nothing was decided about the case after it. */
  isLast: boolean;
  /** When an appeal came that still waits. */
  appealedAt: Date | null;
  /** Whether this person got the reasons of an earlier decision about the case. */
  wasTold: boolean;
}

const REASONS = sql`
  select s.id, e.case_id, case c.subject_kind when 'person' then 'Your account' when 'report' then 'Your part in a referral' else c.subject_title end as about, e.kind, e.action, e.ground, e.words, e.created_at, e.ends_at, e.correction, e.target_kind, e.target_id, c.appealed_at,
    not exists (select from moderation_event o where o.case_id = e.case_id and o.id > e.id and o.kind <> 'appeal') as is_last,
    exists (select from statement_of_reasons b join moderation_event o on o.id = b.event_id
      where b.account_id = s.account_id and o.case_id = e.case_id and o.id < e.id and o.kind in ('decision', 'appeal-decision')) as was_told
  from statement_of_reasons s join moderation_event e on e.id = s.event_id join moderation_case c on c.id = e.case_id`;

/** Returns a statement of reasons; null for an unknown one and for one whose account is erased. */
export async function reasonsById(db: Connection, id: string): Promise<ReasonsRow | null> {
  const { rows } = await sql<ReasonsRow>`${REASONS} where s.id = ${id} and s.account_id is not null`.execute(db);
  return rows[0] ?? null;
}

/** Returns whether something that was decided about a case affects this account. */
export async function gotReasons(db: Connection, caseId: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from statement_of_reasons s join moderation_event e on e.id = s.event_id
    where e.case_id = ${caseId} and s.account_id = ${accountId} limit 1`.execute(db);
  return rows.length > 0;
}

/** A statement of reasons that nobody has mailed yet, with whom it is for. */
export interface UnmailedReasons extends ReasonsRow {
  accountId: string;
  email: string;
  name: string;
}

/** Takes statements whose mails aren't written, so that no other worker takes them too. The oldest come first. */
export async function takeUnmailedReasons(trx: Transaction, limit: number): Promise<UnmailedReasons[]> {
  const { rows } = await sql<UnmailedReasons>`
    with taken as (
      select id from statement_of_reasons where mailed_at is null order by id limit ${limit} for update skip locked
    ), mailed as (
      update statement_of_reasons s set mailed_at = now() from taken where s.id = taken.id returning s.id, s.account_id
    )
    select r.*, a.id as account_id, a.email, a.name from mailed m join account a on a.id = m.account_id, lateral (${REASONS} where s.id = m.id) r
    order by r.id`.execute(trx);
  return rows;
}
