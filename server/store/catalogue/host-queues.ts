import { bulkJson } from "#postgres/bulk-json.ts";
import type { Queryable } from "#postgres/connection.ts";

const BOARDS_AT_ONCE = 5000;

/** Returns the distinct host queues of all boards, reading one index entry for each. */
export async function hostQueuesInUse(database: { pool: Queryable }): Promise<string[]> {
  const { rows } = await database.pool.query<{ host_queue: string }>(
    `with recursive line as (
       (select source, host_queue from board where enabled and origin <> 'sample' order by source, host_queue limit 1)
       union all
       select n.source, n.host_queue from line l cross join lateral (
         select source, host_queue from board where enabled and origin <> 'sample'
           and (source, host_queue) > (l.source, l.host_queue) order by source, host_queue limit 1) n)
     select distinct host_queue from line`,
  );
  return rows.map((row) => row.host_queue);
}

/** Makes the boards of these host queues wait for a new one. */
export async function forgetHostQueues(database: { pool: Queryable }, hostQueues: readonly string[]): Promise<void> {
  await database.pool.query("update board set host_queue = '' where host_queue = any($1::text[])", [hostQueues]);
}

/** Returns some boards of these sources without a host queue, by id after `after`. */
export async function boardsWithoutHostQueue(
  database: { pool: Queryable },
  { sources, after }: { sources: readonly string[]; after: string },
): Promise<{ id: string; source: string; token: string }[]> {
  const { rows } = await database.pool.query<{ id: string; source: string; token: string }>(
    `select b.id, b.source, b.token from unnest($1::text[]) as s (id) cross join lateral (
       select id, source, token from board where source = s.id and host_queue = '' and enabled and origin <> 'sample' and id > $2
       order by id limit ${BOARDS_AT_ONCE}) b
     order by b.id limit ${BOARDS_AT_ONCE}`,
    [sources, after],
  );
  return rows;
}

/** Sets the host queues of boards. */
export async function setHostQueues(
  database: { pool: Queryable },
  boards: readonly { id: string; hostQueue: string }[],
): Promise<void> {
  if (boards.length === 0) return;
  await database.pool.query(
    `update board set host_queue = r."hostQueue" from json_to_recordset($1) as r (id bigint, "hostQueue" text) where board.id = r.id`,
    [bulkJson(boards)],
  );
}
