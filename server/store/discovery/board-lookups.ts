import { sql } from "kysely";
import type { BoardLookup, BoardPreview } from "#contract/schemas/board-lookup.ts";
import { LINK_PROBLEMS, type LinkProblem } from "#contract/values/board-lookup.ts";
import type { Connection, Queryable } from "#postgres/connection.ts";
import { findPastedLink, LOST_AFTER_MINUTES } from "./pasted-links.ts";

/** How a lookup ends: with a preview of the board, or the one problem of the link. */
export type LookupResult = { board: BoardPreview } | { problem: LinkProblem };

/** Stores a pasted link to be read and returns the lookup's id, or null while `most` others wait. */
export async function insertLookup(
  db: Connection,
  lookup: { link: string; accountId: string | null; most: number },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into board_lookup (link, account_id)
    select ${lookup.link}, ${lookup.accountId}::uuid
    where (select count(*) from board_lookup where state <> 'done'
      and created_at > now() - make_interval(mins => ${LOST_AFTER_MINUTES})) < ${lookup.most}
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Returns a lookup as its asker sees it, or null when the id is unknown. */
export async function findLookup(database: { pool: Queryable }, id: string): Promise<BoardLookup | null> {
  const link = await findPastedLink<{ board: BoardPreview }>(database, "board_lookup", id);
  if (link === null) return null;
  const { state, result } = link;
  if (result === null) return { id, state, problem: null, board: null };
  if ("board" in result) return { id, state, problem: null, board: result.board };
  return { id, state, problem: { code: result.problem, message: LINK_PROBLEMS[result.problem] }, board: null };
}

/** Takes a waiting lookup and returns its link; null when it was taken before, which a repeated task must not read again. */
export async function takeLookup(
  database: { pool: Queryable },
  id: string,
): Promise<{ link: string; accountId: string | null } | null> {
  const { rows } = await database.pool.query<{ link: string; accountId: string | null }>(
    `update board_lookup set state = 'reading' where id = $1 and state = 'waiting' returning link, account_id as "accountId"`,
    [id],
  );
  return rows[0] ?? null;
}

/** Stores the result of a lookup. */
export async function finishLookup(database: { pool: Queryable }, id: string, result: LookupResult): Promise<void> {
  await database.pool.query("update board_lookup set state = 'done', finished_at = now(), result = $2 where id = $1", [
    id,
    JSON.stringify(result),
  ]);
}

/** Deletes lookups after a day. Returns how many. */
export async function pruneLookups(database: { pool: Queryable }): Promise<number> {
  const { rowCount } = await database.pool.query(
    "delete from board_lookup where created_at < now() - interval '1 day'",
  );
  return rowCount ?? 0;
}

/** Returns whether an operator or its terms leave a source on. */
export async function isSourceOn(database: { pool: Queryable }, source: string): Promise<boolean> {
  const { rowCount } = await database.pool.query("select from source where id = $1 and enabled", [source]);
  return rowCount === 1;
}
