import type { Queryable } from "#postgres/connection.ts";

export interface ApplyLink {
  url: string;
  companyName: string | null;
  /** The posting's text, as HTML; null unless asked for. */
  body: string | null;
}

/**
 * Returns the apply links of a board's open postings first seen after `since` (of all when null), with the employer's name and, if asked
 * for, their texts.
 */
export async function recentApplyLinks(
  database: { pool: Queryable },
  boardId: string,
  { since, withText }: { since: Date | null; withText: boolean },
): Promise<ApplyLink[]> {
  const { rows } = await database.pool.query<ApplyLink>(
    `select url, raw->'company'->>'name' as "companyName", case when $3 then raw->>'body' end as body from posting
     where board_id = $1 and closed_at is null and dropped_reason is null and ($2::timestamptz is null or first_seen_at > $2)`,
    [boardId, since, withText],
  );
  return rows;
}
