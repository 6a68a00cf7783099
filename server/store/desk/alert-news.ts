import { sql } from "kysely";
import type { DeskJob, JobSnapshot } from "#contract/schemas/desk/saved.ts";
import type { SavedNews } from "#contract/values/desk/saved-news.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";
import { DESK_JOB_COLUMNS, DESK_JOB_JOINS, type DeskJobRow, deskJobOf } from "./desk-jobs.ts";

/** A job as a person saved it and as it is now, and where and when they want to hear of it. */
export interface FollowedJob {
  accountId: string;
  job: DeskJob;
  snapshot: JobSnapshot;
  snapshotAt: Date;
  country: string | null;
  hour: number;
  timeZone: string;
}

type FollowedRow = DeskJobRow & Omit<FollowedJob, "job">;
const followedOf = (row: FollowedRow): FollowedJob => ({ ...row, job: deskJobOf(row) });

/** Returns at most `limit` people who have saved a job and haven't paused, after a person, in the order of their ids. */
export async function followersOf(
  db: Connection,
  jobId: string,
  after: string | null,
  limit: number,
): Promise<FollowedJob[]> {
  const { rows } = await sql<FollowedRow>`
    select s.account_id, s.snapshot, s.snapshot_at, p.settings ->> 'country' as country, coalesce(t.hour, 8) as hour,
      coalesce(t.time_zone, p.settings -> 'workday' ->> 'timeZone', 'UTC') as time_zone, ${DESK_JOB_COLUMNS}
    from saved_job s join job j on j.id = s.job_id ${DESK_JOB_JOINS}
    left join alert_setting t on t.account_id = s.account_id left join search_setting p on p.account_id = s.account_id
    where s.job_id = ${jobId} and s.removed_at is null and (${after}::uuid is null or s.account_id > ${after}::uuid)
      and (t.paused_until is null or t.paused_until <= now())
    order by s.account_id limit ${limit}`.execute(db);
  return rows.map(followedOf);
}

/** Returns which of these jobs somebody has saved. */
export async function followedJobs(db: Connection, jobIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ jobId: string }>`
    select distinct job_id from saved_job where job_id = any(${jobIds}::bigint[]) and removed_at is null`.execute(db);
  return rows.map(({ jobId }) => jobId);
}

export interface NewsToTell extends SavedNews {
  accountId: string;
  jobId: string;
  dueAt: Date;
}

/** Records news of saved jobs, and that their people are due. News that has been recorded before stays as it is. */
export async function recordNews(trx: Transaction, news: readonly NewsToTell[]): Promise<number> {
  if (news.length === 0) return 0;
  const { numAffectedRows } = await sql`
    with recorded as (
      insert into alert_news (account_id, job_id, kind, value, due_at)
      select * from unnest(${news.map(({ accountId }) => accountId)}::uuid[], ${news.map(({ jobId }) => jobId)}::bigint[],
        ${news.map(({ kind }) => kind)}::text[], ${news.map(({ value }) => value)}::text[],
        ${news.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[])
      on conflict do nothing returning account_id, due_at)
    insert into alert_setting (account_id, time_zone, due_at)
    select r.account_id, coalesce(p.settings -> 'workday' ->> 'timeZone', 'UTC'), r.due_at
    from (select account_id, min(due_at) as due_at from recorded group by account_id order by account_id) r
    left join search_setting p on p.account_id = r.account_id
    on conflict (account_id) do update set due_at = least(alert_setting.due_at, excluded.due_at)`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

export interface DueNews extends FollowedJob, SavedNews {}

/** Returns the news of saved jobs that a person is due to hear of, the oldest first. */
export async function dueNews(trx: Connection, accountId: string): Promise<DueNews[]> {
  const { rows } = await sql<FollowedRow & SavedNews>`
    select s.account_id, s.snapshot, s.snapshot_at, p.settings ->> 'country' as country, 0 as hour, 'UTC' as time_zone,
      n.kind, n.value, ${DESK_JOB_COLUMNS}
    from alert_news n join saved_job s on s.account_id = n.account_id and s.job_id = n.job_id and s.removed_at is null
    join job j on j.id = n.job_id ${DESK_JOB_JOINS}
    left join search_setting p on p.account_id = n.account_id
    where n.account_id = ${accountId} and n.settled_at is null and n.due_at <= now()
    order by n.found_at, n.job_id, n.kind`.execute(trx);
  return rows.map((row) => ({ ...followedOf(row), kind: row.kind, value: row.value }));
}

export async function settleDueNews(trx: Transaction, accountId: string): Promise<void> {
  await sql`
    update alert_news set settled_at = now()
    where account_id = ${accountId} and settled_at is null and due_at <= now()`.execute(trx);
}
