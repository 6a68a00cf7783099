import type { Queryable } from "#postgres/connection.ts";

/** Postings of a dead board stay open for two more days, in which the board is tried once more. */
const AFTER_DEATH_DAYS = 2;
/** After failing for this long, a board no longer vouches for its postings. */
const UNREADABLE_DAYS = 14;

export interface UnreachableBoard {
  boardId: string;
  reason: "board-gone" | "board-unreadable" | "board-off" | "board-moved";
}

/**
 * Returns boards with open postings that no run will close: dead for two days, switched off by an operator, failing for two weeks, or moved
 * to a board that has been read since. A
 * board that was merely not tried (no worker ran) is not among them.
 */
export async function unreachableBoards(
  database: { pool: Queryable },
  now: Date,
  limit: number,
): Promise<UnreachableBoard[]> {
  const { rows } = await database.pool.query<UnreachableBoard>(
    `select * from (
       select id as "boardId", case
         when state = 'moved' then case
           when exists (select from board m where m.id = board.moved_to and m.last_success_at > board.last_run_at)
             or last_run_at < $1::timestamptz - make_interval(days => ${UNREADABLE_DAYS}) then 'board-moved' end
         when not enabled and coalesce(last_run_at, created_at) < $1::timestamptz - interval '1 day' then 'board-off'
         when state = 'dead' and dead_since < $1::timestamptz - make_interval(days => ${AFTER_DEATH_DAYS}) then 'board-gone'
         when failures > 0 and last_success_at < $1::timestamptz - make_interval(days => ${UNREADABLE_DAYS})
           and last_run_at > $1::timestamptz - interval '2 days' then 'board-unreadable' end as reason
       from board where origin not in ('sample', 'employer')) b
     where reason is not null and exists (select from posting p where p.board_id = b."boardId" and p.closed_at is null)
     order by 1 limit $2`,
    [now, limit],
  );
  return rows;
}

/** Closes the open postings of a board and returns the published ones. The next run reads the board in full. */
export async function closePostingsOfBoard(
  client: Queryable,
  boardId: string,
  reason: string,
  now: Date,
): Promise<string[]> {
  // Otherwise an unchanged response would count as nothing to do, and its postings would stay closed.
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

/** Closes up to `limit` open postings whose own closing date has passed, and returns the published ones. */
export async function closeExpired(client: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string; published: boolean }>(
    `update posting set closed_at = $1, closed_reason = 'expired'
     where id in (select id from posting where closed_at is null and closes_at <= $1 order by closes_at limit $2 for update skip locked)
     returning id, dropped_reason is null as published`,
    [now, limit],
  );
  return rows.filter((row) => row.published).map((row) => row.id);
}
