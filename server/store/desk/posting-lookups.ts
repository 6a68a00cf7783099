import { sql } from "kysely";
import type { FoundPosting, PostingLookup } from "#contract/schemas/desk/posting-lookup.ts";
import { LINK_PROBLEMS, type LinkProblem } from "#contract/values/board-lookup.ts";
import type { Connection, Queryable } from "#postgres/connection.ts";
import { findPastedLink, LOST_AFTER_MINUTES } from "#store/discovery/pasted-links.ts";

/** How a lookup ends: with the posting, or the one problem of the link. */
export type PostingLookupResult = { found: FoundPosting } | { problem: LinkProblem };

/** Stores a pasted link to be read and returns the lookup's id, or null while `most` others wait. */
export async function insertPostingLookup(db: Connection, link: string, most: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into application_posting_lookup (link)
    select ${link}
    where (select count(*) from application_posting_lookup where state <> 'done'
      and created_at > now() - make_interval(mins => ${LOST_AFTER_MINUTES})) < ${most}
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Returns a lookup as its asker sees it, or null when the id is unknown. */
export async function findPostingLookup(database: { pool: Queryable }, id: string): Promise<PostingLookup | null> {
  const link = await findPastedLink<{ found: FoundPosting }>(database, "application_posting_lookup", id);
  if (link === null) return null;
  const { state, result } = link;
  if (result === null) return { id, state, problem: null, found: null };
  if ("found" in result) return { id, state, problem: null, found: result.found };
  return { id, state, problem: { code: result.problem, message: LINK_PROBLEMS[result.problem] }, found: null };
}

/** Takes a waiting lookup and returns its link; null when it was taken before, which a repeated task must not read again. */
export async function takePostingLookup(database: { pool: Queryable }, id: string): Promise<string | null> {
  const { rows } = await database.pool.query<{ link: string }>(
    "update application_posting_lookup set state = 'reading' where id = $1 and state = 'waiting' returning link",
    [id],
  );
  return rows[0]?.link ?? null;
}

/** Stores the result of a lookup. */
export async function finishPostingLookup(
  database: { pool: Queryable },
  id: string,
  result: PostingLookupResult,
): Promise<void> {
  await database.pool.query(
    "update application_posting_lookup set state = 'done', finished_at = now(), result = $2 where id = $1",
    [id, JSON.stringify(result)],
  );
}

/** Deletes lookups after a day. */
export async function prunePostingLookups(database: { pool: Queryable }): Promise<void> {
  await database.pool.query("delete from application_posting_lookup where created_at < now() - interval '1 day'");
}

/** Returns the job of the first of these postings that a board has, or null. */
export async function jobOfPosting(
  database: { pool: Queryable },
  boardId: string,
  externalIds: readonly string[],
): Promise<string | null> {
  const { rows } = await database.pool.query<{ jobId: string }>(
    `select jp.job_id as "jobId" from posting p join job_posting jp on jp.posting_id = p.id
     where p.board_id = $1 and p.external_id = any ($2) limit 1`,
    [boardId, externalIds],
  );
  return rows[0]?.jobId ?? null;
}
