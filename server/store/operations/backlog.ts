import type { Queryable } from "#postgres/connection.ts";
import { queueState } from "./queue.ts";

/** For how many seconds the oldest due work has waited; 0 where none is due. */
export interface Backlog {
  boardS: number;
  mailS: number;
  taskS: number;
}

/** Reads how far the workers are behind. */
export async function readBacklog(database: { pool: Queryable }): Promise<Backlog> {
  const { rows } = await database.pool.query<{ boardS: number; mailS: number }>(
    `select
       coalesce(extract(epoch from now() - (
         select b.next_run_at from board b join source s on s.id = b.source and s.enabled
         where b.enabled and b.state <> 'dead' and b.origin <> 'sample' and b.next_run_at <= now()
           and (b.lease_until is null or b.lease_until < now())
         order by b.next_run_at limit 1)), 0)::float8 as "boardS",
       coalesce(extract(epoch from now() - (
         select next_try_at from outbox_mail where sent_at is null and abandoned_at is null and next_try_at <= now()
         order by next_try_at limit 1)), 0)::float8 as "mailS"`,
  );
  const { oldestDueS } = await queueState(database);
  return { boardS: rows[0]!.boardS, mailS: rows[0]!.mailS, taskS: oldestDueS ?? 0 };
}
