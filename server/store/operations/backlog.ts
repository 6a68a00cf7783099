import type { Queryable } from "#postgres/connection.ts";
import { ALERT_GAP_S } from "#store/desk/alert-mails.ts";
import { queueState } from "./queue.ts";

/** For how many seconds the oldest due work has waited; 0 where none is due. */
export interface Backlog {
  boardS: number;
  mailS: number;
  taskS: number;
  /** The person who is due to hear of jobs. */
  alertS: number;
  /** The oldest change of a job that saved searches are still to be matched with, or the last time they were; 0 before the first time. */
  matchingS: number;
}

/** Reads how far the workers are behind. */
export async function readBacklog(database: { pool: Queryable }): Promise<Backlog> {
  const { rows } = await database.pool.query<Omit<Backlog, "taskS">>(
    `select
       coalesce(extract(epoch from now() - (
         select b.next_run_at from board b join source s on s.id = b.source and s.enabled
         where b.enabled and b.state <> 'dead' and b.origin <> 'sample' and b.next_run_at <= now()
           and (b.lease_until is null or b.lease_until < now())
         order by b.next_run_at limit 1)), 0)::float8 as "boardS",
       coalesce(extract(epoch from now() - (
         select next_try_at from outbox_mail where sent_at is null and abandoned_at is null and next_try_at <= now()
         order by next_try_at limit 1)), 0)::float8 as "mailS",
       coalesce(extract(epoch from now() - (
         select min(greatest(due_at, last_mail_at + make_interval(secs => $1))) from alert_setting
         where due_at <= now() and (paused_until is null or paused_until <= now()) and (last_mail_at is null or last_mail_at <= now() - make_interval(secs => $1)))), 0)::float8 as "alertS",
       coalesce(extract(epoch from now() - (select coalesce(behind_since, matched_at) from alert_progress)), 0)::float8 as "matchingS"`,
    [ALERT_GAP_S],
  );
  const { oldestDueS } = await queueState(database);
  return { ...rows[0]!, taskS: oldestDueS ?? 0 };
}
