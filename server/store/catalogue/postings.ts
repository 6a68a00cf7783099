import { linkHash } from "#dedupe/apply-link.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import type { Posting } from "#sources/posting.ts";
import { bulkJson, chunksOf } from "#postgres/bulk-json.ts";
import type { Queryable } from "#postgres/connection.ts";

/** A stored posting, as a run reads it. */
export interface KnownPosting {
  id: string;
  externalId: string;
  /** Hexadecimal. */
  contentHash: string;
  rulesVersion: number;
  droppedReason: string | null;
  missedRuns: number;
  firstMissedAt: Date | null;
  closedAt: Date | null;
  closedReason: string | null;
  closesAt: Date | null;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** A posting that closed longer ago is stored like a new one when it is listed again, and finds its job by its id. */
const CLOSED_DAYS = 30;

/** Returns the postings of a board that are open or closed within the last month, by external id. */
export async function knownPostings(
  database: { pool: Queryable },
  boardId: string,
  now: Date,
): Promise<Map<string, KnownPosting>> {
  const { rows } = await database.pool.query<KnownPosting>(
    `select id, external_id as "externalId", encode(content_hash, 'hex') as "contentHash", rules_version as "rulesVersion",
       dropped_reason as "droppedReason", missed_runs as "missedRuns", first_missed_at as "firstMissedAt", closed_at as "closedAt",
       closed_reason as "closedReason", closes_at as "closesAt", first_seen_at as "firstSeenAt",
       last_seen_at as "lastSeenAt"
     from posting where board_id = $1 and (closed_at is null or closed_at > $2::timestamptz - make_interval(days => ${CLOSED_DAYS}))`,
    [boardId, now],
  );
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** A posting as this run read it: new, or with other content or newer rules than before. */
export interface PostingWrite {
  externalId: string;
  url: string;
  /** The canonical link to the posting at the employer, if its address names one posting. */
  link: string | null;
  contentHash: string;
  droppedReason: string | null;
  raw: Posting;
  /** Null for a dropped posting. */
  normalised: NormalisedPosting | null;
}

const ROWS_PER_STATEMENT = 200;

/**
 * Inserts or overwrites postings of a board and returns their ids by external id. A published posting is open afterwards; one that was
 * published before and is dropped now closes, with the reason of the drop.
 */
export async function upsertPostings(
  client: Queryable,
  boardId: string,
  postings: readonly PostingWrite[],
  rulesVersion: number,
  now: Date,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const chunk of chunksOf(postings, ROWS_PER_STATEMENT)) {
    const { rows } = await client.query<{ id: string; externalId: string }>(
      `insert into posting as p (board_id, external_id, url, link_key, content_hash, rules_version, dropped_reason, raw, facts, posted_at, closes_at,
         first_seen_at, last_seen_at)
       select $1, "externalId", url, decode("linkKey", 'hex'), decode("contentHash", 'hex'), $3, "droppedReason", raw, normalised, "postedAt", "closesAt", $4, $4
       from json_to_recordset($2) as r ("externalId" text, url text, "linkKey" text, "contentHash" text, "droppedReason" text, raw jsonb, normalised jsonb,
         "postedAt" timestamptz, "closesAt" timestamptz)
       on conflict (board_id, external_id) do update set
         url = excluded.url, link_key = excluded.link_key, content_hash = excluded.content_hash, rules_version = excluded.rules_version,
         dropped_reason = excluded.dropped_reason, raw = excluded.raw, facts = coalesce(excluded.facts, p.facts),
         posted_at = coalesce(excluded.posted_at, p.posted_at), closes_at = excluded.closes_at,
         last_seen_at = greatest(p.last_seen_at, excluded.last_seen_at), missed_runs = 0, first_missed_at = null,
         times_reopened = p.times_reopened + (p.closed_at is not null and excluded.dropped_reason is null)::int,
         closed_at = case when excluded.dropped_reason is null then null
           when p.dropped_reason is null then coalesce(p.closed_at, $4) else p.closed_at end,
         closed_reason = case when excluded.dropped_reason is null then null
           when p.dropped_reason is null then coalesce(p.closed_reason, excluded.dropped_reason) else p.closed_reason end
       returning id, external_id as "externalId"`,
      [boardId, bulkJson(chunk.map(toRecord)), rulesVersion, now],
    );
    for (const row of rows) ids.set(row.externalId, row.id);
  }
  return ids;
}

function toRecord({ link, ...posting }: PostingWrite): object {
  return {
    ...posting,
    linkKey: link === null ? null : linkHash(link),
    postedAt: posting.normalised?.postedAt ?? null,
    closesAt: posting.normalised?.closesAt ?? null,
  };
}

/** Resets postings that are in the feed again after having been missed. */
export async function clearMissedRuns(client: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await client.query("update posting set missed_runs = 0, first_missed_at = null where id = any($1::bigint[])", [ids]);
}

/** Counts a miss for postings that a complete, plausible run lacked. `lastSeenAt` is when the board was last read successfully. */
export async function countMissedRuns(
  client: Queryable,
  ids: readonly string[],
  now: Date,
  lastSeenAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await client.query(
    `update posting set missed_runs = missed_runs + 1, first_missed_at = coalesce(first_missed_at, $2),
       last_seen_at = case when missed_runs = 0 then greatest(last_seen_at, $3) else last_seen_at end
     where id = any($1::bigint[])`,
    [ids, now, lastSeenAt],
  );
}

/** Closes postings. */
export async function closePostings(
  client: Queryable,
  ids: readonly string[],
  reason: string,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await client.query(
    "update posting set closed_at = $2, closed_reason = $3 where id = any($1::bigint[]) and closed_at is null",
    [ids, now, reason],
  );
}

/** Reopens postings that the feed lists unchanged. */
export async function reopenPostings(client: Queryable, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await client.query(
    `update posting set closed_at = null, closed_reason = null, missed_runs = 0, first_missed_at = null, last_seen_at = greatest(last_seen_at, $2),
       times_reopened = times_reopened + 1
     where id = any($1::bigint[]) and closed_at is not null`,
    [ids, now],
  );
}
