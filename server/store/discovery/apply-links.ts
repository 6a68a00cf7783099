import type { Queryable } from "#postgres/connection.ts";

export interface ApplyLink {
  url: string;
  companyName: string | null;
  /** The posting's text, as HTML. */
  body: string | null;
}

/** Returns the apply links and texts of a board's open postings first seen after `since` (of all when null), with the employer's name. */
export async function recentApplyLinks(
  database: { pool: Queryable },
  boardId: string,
  since: Date | null,
): Promise<ApplyLink[]> {
  const { rows } = await database.pool.query<ApplyLink>(
    `select url, raw->'company'->>'name' as "companyName", raw->>'body' as body from posting
     where board_id = $1 and closed_at is null and dropped_reason is null and ($2::timestamptz is null or first_seen_at > $2)`,
    [boardId, since],
  );
  return rows;
}
