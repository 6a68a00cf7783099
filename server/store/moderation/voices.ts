import { sql } from "kysely";
import { HOLD_HOURS, HOLD_PAUSE_DAYS } from "#contract/values/moderation/decision.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";

/** Characters of a text from which on it isn't a usual phrase. */
const OWN_TEXT_CHARACTERS = 400;

/** Returns the open case of a job's reports for this reason, or null. */
export async function caseOfReports(trx: Transaction, jobId: string, reason: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from moderation_case where subject_kind = 'job' and subject_id = ${jobId}
      and category = category_of_report(${reason}) and decided_at is null`.execute(trx);
  return rows[0]?.id ?? null;
}

/** What scam marks are read from. */
export interface MarkedJobRow {
  text: string;
  url: string;
  companyUrl: string | null;
  /** Another company with an open job of the same text. */
  copiedFrom: string | null;
}

export async function markedJob(db: Connection, jobId: string): Promise<MarkedJobRow | null> {
  const { rows } = await sql<MarkedJobRow>`
    select j.text, j.url, c.website as company_url, (
      select o.name from job other join company o on o.id = other.company_id
      where md5(other.text) = md5(j.text) and other.closed_at is null and other.company_id <> j.company_id
        and length(j.text) >= ${OWN_TEXT_CHARACTERS} limit 1) as copied_from
    from job j join company c on c.id = j.company_id where j.id = ${jobId}`.execute(db);
  return rows[0] ?? null;
}

export async function setMarks(trx: Transaction, caseId: string, marks: string[]): Promise<void> {
  await trx.updateTable("moderationCase").set({ marks }).where("id", "=", caseId).execute();
}

/** Whether an open job can be held: a hold comes once in a while, so that nobody keeps a job off the site by reporting it again. */
export async function canBeHeld(trx: Transaction, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from job where id = ${jobId} and closed_at is null and not exists (
      select from moderation_event e where e.kind = 'hold' and e.target_kind = 'job' and e.target_id = job.id::text
        and e.created_at > now() - make_interval(days => ${HOLD_PAUSE_DAYS}))`.execute(trx);
  return rows.length > 0;
}

/** A hold that is over. */
export interface OverHold {
  caseId: string;
  jobId: string;
}

/** Returns the holds that have lasted long enough, the oldest first. Those after signs of a scam last until somebody decides. */
export async function overHolds(db: Connection, limit: number): Promise<OverHold[]> {
  const { rows } = await sql<OverHold>`
    select e.case_id, r.target_id as job_id from restriction r join moderation_event e on e.id = r.event_id
    where r.action = 'hold-job' and not e.until_decided and e.created_at <= now() - make_interval(hours => ${HOLD_HOURS})
    order by e.id limit ${limit}`.execute(db);
  return rows;
}

/** Whether a hold of this case is in force. */
export async function isHeld(trx: Transaction, caseId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from restriction r join moderation_event e on e.id = r.event_id
    where e.case_id = ${caseId} and r.action = 'hold-job'`.execute(trx);
  return rows.length > 0;
}
