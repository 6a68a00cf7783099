import { sql } from "kysely";
import type { Connection, Transaction } from "#postgres/connection.ts";

export interface ListedJob {
  id: string;
  slug: string;
  title: string;
  isFilled: boolean;
}

/** Returns a company's open jobs and those marked as filled, the newest first; with `id`, only that one. */
export async function listedJobs(
  db: Connection,
  { companyId, limit, id = null }: { companyId: string; limit: number; id?: string | null },
): Promise<ListedJob[]> {
  const { rows } = await sql<ListedJob>`
    select id, slug, title, closed_at is not null as is_filled from job
    where company_id = ${companyId} and (closed_at is null or closed_reason = 'filled')
      and (${id}::bigint is null or id = ${id}) order by id desc limit ${limit}`.execute(db);
  return rows;
}

export interface ListedBoard {
  id: string;
  source: string;
  token: string;
  /** What the company said last: true that it isn't its own, false that it is; null for neither. */
  isDisowned: boolean | null;
  /** Whether it lists only this company's jobs. */
  isOwn: boolean;
}

/** Returns the boards that list a company's jobs, or did until they were disowned. */
export async function listedBoards(db: Connection, companyId: string, limit: number): Promise<ListedBoard[]> {
  const { rows } = await sql<ListedBoard>`
    select b.id, b.source, b.token, case d.value when 'true'::jsonb then true when 'false'::jsonb then false end as is_disowned, not exists (
      select from posting o join job_posting ol on ol.posting_id = o.id join job oj on oj.id = ol.job_id
      where o.board_id = b.id and o.closed_at is null and oj.company_id <> ${companyId}) as is_own
    from board b left join lateral (
      select value from employer_change where field = 'disowned' and subject_id = b.id and company_id = ${companyId}
      order by id desc limit 1) d on true
    where b.id in (
      select p.board_id from job j join job_posting l on l.job_id = j.id join posting p on p.id = l.posting_id
      where j.company_id = ${companyId} and p.closed_at is null
      union select subject_id from employer_change where company_id = ${companyId} and field = 'disowned')
    order by b.source, b.token limit ${limit}`.execute(db);
  return rows;
}

/** Refuses a board that a company disowned, for good: its postings close, and the jobs that only it lists. */
export async function refuseDisownedBoard(trx: Transaction, id: string): Promise<void> {
  await sql`update board set state = 'refused', enabled = false where id = ${id}`.execute(trx);
  await sql`
    update posting set closed_at = now(), closed_reason = 'removed' where board_id = ${id} and closed_at is null`.execute(
    trx,
  );
  await sql`
    select close_removed_jobs(array(
      select l.job_id from posting p join job_posting l on l.posting_id = p.id where p.board_id = ${id}
        and not exists (select from job_posting other join posting o on o.id = other.posting_id
          where other.job_id = l.job_id and o.closed_at is null and o.dropped_reason is null)))`.execute(trx);
}

/** Reads a board again that an operator found to be the company's, or to be right as it is, also after another decision refused it. */
export async function releaseDisownedBoard(trx: Transaction, id: string): Promise<void> {
  await sql`
    update board set state = 'candidate', enabled = true, failures = 0, last_error = null, next_run_at = now()
    where id = ${id} and state in ('quarantined', 'refused')`.execute(trx);
}
