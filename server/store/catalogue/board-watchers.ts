import type { Queryable } from "#postgres/connection.ts";

/**
 * Returns how many people wait for news of the companies with open jobs on this board: those who asked to hear when one gets a
 * referrer, and seekers with an open request. A new way to watch a company is added here.
 */
export async function watchersOf(client: Queryable, boardId: string): Promise<number> {
  const { rows } = await client.query<{ watchers: number }>(
    `with listed as (
       select distinct j.company_id from posting p join job_posting jp on jp.posting_id = p.id join job j on j.id = jp.job_id
       where p.board_id = $1 and p.closed_at is null and p.dropped_reason is null and j.closed_at is null)
     select count(distinct person)::int as watchers from (
       select w.account_id as person from referral_watch w join listed l on l.company_id = w.company_id
       union all
       select r.seeker_id from referral_request r join listed l on l.company_id = r.company_id
       where r.state in ('offered', 'accepted', 'submitted')) people`,
    [boardId],
  );
  return rows[0]?.watchers ?? 0;
}
