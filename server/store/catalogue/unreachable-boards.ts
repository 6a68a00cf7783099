import type { Queryable } from "#postgres/connection.ts";

/** A posting of a dead board stays open for two more days, in which the board is looked at once more. */
const AFTER_DEATH_DAYS = 2;
/** A board that we keep trying and cannot read for this long says nothing about its postings any more. */
const UNREADABLE_DAYS = 14;

export interface UnreachableBoard {
  boardId: string;
  reason: "board-gone" | "board-unreadable" | "board-off";
}

/**
 * Boards with open postings that no run will close: dead for two days, switched off by an operator, or tried in vain for
 * two weeks. A board that merely was not tried (the worker stood still) is not among them.
 */
export async function unreachableBoards(
  database: { pool: Queryable },
  now: Date,
  limit: number,
): Promise<UnreachableBoard[]> {
  const { rows } = await database.pool.query<UnreachableBoard>(
    `select * from (
       select id as "boardId", case
         when not enabled and coalesce(last_run_at, created_at) < $1::timestamptz - interval '1 day' then 'board-off'
         when state = 'dead' and dead_since < $1::timestamptz - make_interval(days => ${AFTER_DEATH_DAYS}) then 'board-gone'
         when failures > 0 and last_success_at < $1::timestamptz - make_interval(days => ${UNREADABLE_DAYS})
           and last_run_at > $1::timestamptz - interval '2 days' then 'board-unreadable' end as reason
       from board where origin <> 'sample') b
     where reason is not null and exists (select from posting p where p.board_id = b."boardId" and p.closed_at is null)
     order by 1 limit $2`,
    [now, limit],
  );
  return rows;
}

/** Closes the open postings of a board, which is read in full the next time; returns the published ones among them. */
export async function closePostingsOfBoard(
  client: Queryable,
  boardId: string,
  reason: string,
  now: Date,
): Promise<string[]> {
  // An answer like the last one would otherwise count as "nothing to do", and what it lists would stay closed.
  await client.query("update board set etag = null, last_modified = null, payload_hash = null where id = $1", [
    boardId,
  ]);
  const { rows } = await client.query<{ id: string; published: boolean }>(
    `update posting set closed_at = $3, closed_reason = $2 where board_id = $1 and closed_at is null
     returning id, dropped_reason is null as published`,
    [boardId, reason, now],
  );
  return rows.filter((row) => row.published).map((row) => row.id);
}

/** Closes open postings whose own closing date has come, up to `limit`; returns them. */
export async function closeExpired(client: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string; published: boolean }>(
    `update posting set closed_at = $1, closed_reason = 'expired'
     where id in (select id from posting where closed_at is null and closes_at <= $1 order by closes_at limit $2 for update skip locked)
     returning id, dropped_reason is null as published`,
    [now, limit],
  );
  return rows.filter((row) => row.published).map((row) => row.id);
}

/** Removes the records of runs that found nothing new, once they are a week old; runs that did something are kept. */
export async function pruneRuns(database: { pool: Queryable }, now: Date): Promise<number> {
  const { rowCount } = await database.pool.query(
    "delete from board_run where outcome = 'unchanged' and started_at < $1::timestamptz - interval '7 days'",
    [now],
  );
  return rowCount ?? 0;
}
