import { bulkJson, chunksOf } from "#postgres/bulk-json.ts";
import type { Queryable } from "#postgres/connection.ts";
import { IS_UNKNOWN_OR_PENDING, storedToken } from "./board-spelling.ts";
import type { Board } from "./boards.ts";

/** How a board was found. */
export type DiscoveredBy = "apply-link" | "careers-page" | "common-crawl" | "sitemap" | "hacker-news" | "pasted";

/** A board that we found ourselves or that someone pasted. */
export interface Candidate {
  source: string;
  token: string;
  /** The employer that the finder expects there; the board is refused if it answers for another one. */
  companyName: string | null;
  /** The page or list where it was found. */
  foundAt: string | null;
  /** Remote openings to expect there; by default one, because a remote job or a list leads to it. */
  expectedRemote?: number;
}

export interface Discovery {
  by: DiscoveredBy;
  /** The member who pasted the link. */
  accountId?: string | null;
  /** A guest's find is not read until an operator approves it. */
  pending?: boolean;
}

const ROWS_PER_STATEMENT = 5000;

/**
 * Adds unknown boards (a token in another case is the same board) as candidates, to be tried once and kept if they yield valid postings. Returns how many it added or approved:
 * anyone else's find approves a guest's.
 */
export async function addCandidates(
  database: { pool: Queryable },
  candidates: readonly Candidate[],
  { by, accountId = null, pending = false }: Discovery,
): Promise<number> {
  let added = 0;
  for (const chunk of chunksOf(candidates, ROWS_PER_STATEMENT)) {
    const { rowCount } = await database.pool.query(
      `insert into board (source, token, company_name, origin, state, enabled, discovered_by, discovered_from, discovered_by_account, expected_remote)
       select distinct on (source, lower(token)) source, ${storedToken("r.source", "r.token")}, "companyName", 'discovered', $4, not $5, $2, left("foundAt", 200), $3::uuid, coalesce("expectedRemote", 1)
       from json_to_recordset($1) as r (source text, token text, "companyName" text, "foundAt" text, "expectedRemote" double precision)
       where ${IS_UNKNOWN_OR_PENDING}
       order by source, lower(token), token
       on conflict (source, token) do update set state = 'candidate', enabled = true, discovered_by = excluded.discovered_by,
         discovered_from = excluded.discovered_from, discovered_by_account = excluded.discovered_by_account, next_run_at = now()
         where board.state = 'pending' and not $5`,
      [bulkJson(chunk), by, accountId, pending ? "pending" : "candidate", pending],
    );
    added += rowCount ?? 0;
  }
  return added;
}

/** Returns the tokens of a source's boards in lower case, except guests' finds, which another find approves. */
export async function knownTokens(database: { pool: Queryable }, source: string): Promise<Set<string>> {
  const { rows } = await database.pool.query<{ token: string }>(
    "select lower(token) as token from board where source = $1 and state <> 'pending'",
    [source],
  );
  return new Set(rows.map((row) => row.token));
}

/** Returns how far a list was read for a source; null for a list that was never read. */
export async function discoveryPosition(
  database: { pool: Queryable },
  method: "common-crawl" | "sitemap",
  source: string,
): Promise<string | null> {
  const { rows } = await database.pool.query<{ position: string }>(
    "select position from board_discovery where method = $1 and source = $2",
    [method, source],
  );
  return rows[0]?.position ?? null;
}

/** Stores how far a list was read. */
export async function saveDiscoveryPosition(
  database: { pool: Queryable },
  method: "common-crawl" | "sitemap",
  source: string,
  position: string,
): Promise<void> {
  await database.pool.query(
    `insert into board_discovery (method, source, position) values ($1, $2, $3)
     on conflict (method, source) do update set position = excluded.position, updated_at = now()`,
    [method, source, position],
  );
}

/** Returns an address without query, fragment, password and e-mail address, for `discovered_from`. */
export function foundAt(address: string): string | null {
  const url = URL.parse(address);
  if (url === null) return null;
  const path = url.pathname.split("/").map((part) => (/@|%40/.test(part) ? "…" : part));
  return `${url.origin}${path.join("/")}`.slice(0, 200);
}

export interface PendingBoard {
  source: string;
  token: string;
  foundAt: string | null;
  createdAt: Date;
}

/** Returns the guests' finds that wait for an operator, oldest first. */
export async function pendingBoards(database: { pool: Queryable }, limit: number): Promise<PendingBoard[]> {
  const { rows } = await database.pool.query<PendingBoard>(
    `select source, token, discovered_from as "foundAt", created_at as "createdAt" from board
     where state = 'pending' order by created_at, id limit $1`,
    [limit],
  );
  return rows;
}

/** Makes a pending, quarantined or refused board a candidate again, whatever company it speaks for. False when there is no such board. */
export async function approveBoard(database: { pool: Queryable }, source: string, token: string): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `update board set state = 'candidate', enabled = true, failures = 0, gone_count = 0, last_error = null, next_run_at = now(),
       company_name = case when state = 'refused' then null else company_name end
     where source = $1 and token = $2 and state in ('pending', 'quarantined', 'refused')`,
    [source, token],
  );
  return rowCount === 1;
}

/** Refuses a board that waits for an operator. False when it isn't pending. */
export async function rejectBoard(
  database: { pool: Queryable },
  source: string,
  token: string,
  reason: string,
): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    "update board set state = 'refused', last_error = $3 where source = $1 and token = $2 and state = 'pending'",
    [source, token, reason],
  );
  return rowCount === 1;
}

/** Returns whether a state is one of a board that has not yet yielded a valid posting. */
export function isUntried(state: Board["state"]): boolean {
  return state === "candidate" || state === "quarantined";
}
