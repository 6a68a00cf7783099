import type { LinkProblem } from "#contract/values/board-lookup.ts";
import type { Queryable } from "#postgres/connection.ts";

/** A table of pasted links that wait to be read. */
export type LinkTable = "board_lookup" | "application_posting_lookup";

/** Links that wait longer than this have lost their task, and count no more. */
export const LOST_AFTER_MINUTES = 10;

/** A pasted link as its asker sees it. A lost one ended in time. */
export type PastedLink<R> =
  | { state: "waiting" | "reading"; result: null }
  | { state: "done"; result: R | { problem: LinkProblem } };

/** Returns a pasted link, or null when the id is unknown. `R` is what the table stores for a link that was read. */
export async function findPastedLink<R>(
  { pool }: { pool: Queryable },
  table: LinkTable,
  id: string,
): Promise<PastedLink<R> | null> {
  const { rows } = await pool.query<PastedLink<R>>(
    `select case when state <> 'done' and created_at < now() - make_interval(mins => ${LOST_AFTER_MINUTES}) then 'done' else state end as state, result
     from ${table} where id = $1`,
    [id],
  );
  const found = rows[0];
  if (found === undefined) return null;
  if (found.state !== "done") return { state: found.state, result: null };
  return { state: "done", result: found.result ?? { problem: "timeout" } };
}
