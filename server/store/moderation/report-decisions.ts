import { sql } from "kysely";
import type { ReportReason } from "#contract/values/referral.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";

/** Returns the case of a report that waits for an operator. */
export async function caseOfReport(trx: Transaction, reportId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from moderation_case where subject_kind = 'report' and subject_id = ${reportId} and decided_at is null
    for update`.execute(trx);
  return rows[0]!.id;
}

/** After an appeal that was granted: the report counts as dismissed. */
export async function reverseReport(trx: Transaction, reportId: string): Promise<void> {
  await sql`update referral_report set measure = 'dismissed' where id = ${reportId}`.execute(trx);
}

/** A report of a referral as an operator sees it, before masking. */
export interface ReportSubject {
  requestId: string;
  about: "seeker" | "referrer";
  reason: ReportReason;
  note: string;
  /** Whether a pattern in a text made it, instead of a person. */
  marked: boolean;
  measure: string | null;
}

export async function reportSubject(db: Connection, id: string): Promise<ReportSubject | null> {
  const { rows } = await sql<ReportSubject>`
    select request_id, about, reason, note, marked, measure from referral_report where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
