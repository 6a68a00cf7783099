import type { Queryable } from "#postgres/connection.ts";
import { queueState } from "./queue.ts";

/** For how many seconds the oldest due work has waited; 0 where none is due. */
export interface Backlog {
  boardS: number;
  mailS: number;
  taskS: number;
  /** The member or guest who is due to hear of jobs. */
  alertS: number;
  /** The oldest change of a job that saved searches are still to be matched with, or the last time they were; 0 before the first time. */
  matchingS: number;
}

/** Reads how far the workers are behind. */
export async function readBacklog(database: { pool: Queryable }): Promise<Backlog> {
  const { rows } = await database.pool.query<Omit<Backlog, "taskS">>(
    `select
       coalesce(extract(epoch from now() - (
         -- The head of each enabled source: those of disabled ones wait for ever, and would all be passed over otherwise.
         select min(d.next_run_at) from source s cross join lateral (
           select source, next_run_at from board where enabled and state <> 'dead' and origin <> 'sample'
             and (lease_until is null or lease_until < now()) and (source, next_run_at) >= (s.id, '-infinity')
           order by source, next_run_at limit 1) d
         where s.enabled and d.source = s.id and d.next_run_at <= now())), 0)::float8 as "boardS",
       coalesce(extract(epoch from now() - (
         select next_try_at from outbox_mail where sent_at is null and abandoned_at is null and next_try_at <= now()
         order by next_try_at limit 1)), 0)::float8 as "mailS",
       coalesce(extract(epoch from now() - (
         select least(
           (select min(mail_at) from alert_setting where mail_at <= now()),
           (select min(mail_at) from guest_subscriber where mail_at <= now())))), 0)::float8 as "alertS",
       coalesce(extract(epoch from now() - (select coalesce(behind_since, matched_at) from alert_progress)), 0)::float8 as "matchingS"`,
  );
  const { oldestDueS } = await queueState(database);
  return { ...rows[0]!, taskS: oldestDueS ?? 0 };
}
