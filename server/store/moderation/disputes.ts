import { sql } from "kysely";
import type { Settlement } from "#contract/values/moderation/decision.ts";
import type { RequestState } from "#contract/values/referral.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";
import type { NewEvent } from "./events.ts";

/** Returns the case of a dispute that waits for an operator. */
export async function caseOfDispute(trx: Transaction, requestId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from moderation_case where subject_kind = 'dispute' and subject_id = ${requestId} and decided_at is null
    for update`.execute(trx);
  return rows[0]!.id;
}

/** Returns whom a settlement goes against: the seeker whose credit it takes, or the referrer. Null once that account is erased. */
export async function targetOfSettlement(
  db: Connection,
  requestId: string,
  settlement: Settlement,
): Promise<NewEvent["target"]> {
  const { rows } = await sql<{ seeker: string | null; referrer: string | null }>`
    select r.seeker_id as seeker, f.account_id as referrer from referral_request r left join referrer f on f.id = r.accepted_by
    where r.id = ${requestId}`.execute(db);
  const id = settlement === "settle-confirmed" ? rows[0]?.seeker : rows[0]?.referrer;
  return id == null ? null : { kind: "person", id };
}

/** Returns the accounts on both sides of the referral that a dispute or a report is about. Nobody of them decides it. */
export async function partiesOfCase(
  db: Connection,
  { subjectKind: kind, subjectId: id }: { subjectKind: string; subjectId: string },
): Promise<string[]> {
  if (kind !== "dispute" && kind !== "report") return [];
  const reported = kind === "report" ? sql`select request_id, referrer_id from referral_report where id = ${id}` : null;
  const request = reported === null ? sql`${id}::uuid` : sql`(select request_id from (${reported}) reported)`;
  const referrers = sql`select accepted_by from referral_request where id = ${request}`;
  const { rows } = await sql<{ id: string | null }>`
    select seeker_id as id from referral_request where id = ${request}
    union select account_id from referrer where id in (${referrers})
    ${reported === null ? sql`` : sql`union select account_id from referrer where id in (select referrer_id from (${reported}) reported)`}`.execute(
    db,
  );
  return rows.flatMap((row) => row.id ?? []);
}

/** A dispute as an operator sees it, before masking. */
export interface DisputeSubject {
  state: RequestState;
  confirmation: string | null;
  /** What the seeker had checked before. */
  checked: string | null;
}

export async function disputeSubject(db: Connection, requestId: string): Promise<DisputeSubject | null> {
  const { rows } = await sql<DisputeSubject>`
    select r.state, r.confirmation, (
      select e.detail from referral_event e where e.request_id = r.id and e.kind = 'disputed' order by e.id desc limit 1) as checked
    from referral_request r where r.id = ${requestId}`.execute(db);
  return rows[0] ?? null;
}
