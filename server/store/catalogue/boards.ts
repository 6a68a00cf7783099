import { bulkJson, chunksOf } from "#postgres/bulk-json.ts";
import type { Queryable } from "#postgres/connection.ts";
import { IS_UNKNOWN_OR_PENDING, storedToken } from "./board-spelling.ts";

export type BoardOrigin = "manual" | "import" | "starter" | "directory" | "discovered" | "sample" | "employer";

/** A board, as a run reads it. */
export interface Board {
  id: string;
  source: string;
  token: string;
  companyName: string | null;
  origin: BoardOrigin;
  state: "candidate" | "pending" | "live" | "quarantined" | "refused" | "moved" | "dead";
  etag: string | null;
  lastModified: string | null;
  payloadHash: Buffer | null;
  rulesVersion: number | null;
  intervalS: number;
  failures: number;
  goneCount: number;
  lastGoodCount: number | null;
  /** Since when the answers have been implausible, and how many postings they list. */
  doubtedSince: Date | null;
  doubtedCount: number | null;
  /** When the board became much larger or another one, and how many postings it listed before; null a month later. */
  grownAt: Date | null;
  earlierCount: number | null;
  deadSince: Date | null;
  lastSuccessAt: Date | null;
  /** Remote openings to expect. */
  expectedRemote: number;
  /** Remote openings that appear or disappear per day, smoothed; null before the first good run. */
  changesPerDay: number | null;
  /** Expected changes per request for each day that passes, and its class; null before the first run. */
  gainPerDay: number | null;
  gainClass: number | null;
}

/** Select list of Board. */
export const BOARD_COLUMNS = `id, source, token, company_name as "companyName", origin, state, etag, last_modified as "lastModified",
  payload_hash as "payloadHash", rules_version as "rulesVersion", interval_s as "intervalS", failures, gone_count as "goneCount",
  last_good_count as "lastGoodCount", doubted_since as "doubtedSince", doubted_count as "doubtedCount", grown_at as "grownAt",
  earlier_count as "earlierCount", dead_since as "deadSince",
  last_success_at as "lastSuccessAt", expected_remote as "expectedRemote", changes_per_day as "changesPerDay",
  gain_per_day as "gainPerDay", gain_class as "gainClass"`;

/** Returns whether a source is on before an operator chooses. */
export function startsEnabled(source: { terms: { offByDefault?: boolean }; unproven?: boolean }): boolean {
  return source.terms.offByDefault !== true && source.unproven !== true;
}

/** Adds missing sources. A source that is off by default or unproven starts switched off; what an operator chose stays. */
export async function ensureSources(
  database: { pool: Queryable },
  sources: Iterable<{ id: string; name: string; terms: { offByDefault?: boolean }; unproven?: boolean }>,
): Promise<void> {
  const rows = [...sources].map((source) => ({ id: source.id, name: source.name, enabled: startsEnabled(source) }));
  await database.pool.query(
    `insert into source (id, name, enabled)
     select id, name, enabled from json_to_recordset($1) as r (id text, name text, enabled boolean)
     on conflict (id) do update set name = excluded.name where source.name <> excluded.name`,
    [bulkJson(rows)],
  );
}

export interface NewBoard {
  source: string;
  token: string;
  companyName: string | null;
  /** Remote openings to expect before the first run; by default what the origin promises. */
  expectedRemote?: number;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
}

const ROWS_PER_STATEMENT = 5000;
/** Remote openings to expect where no list says: someone asked for a manual board, and a remote job links to a discovered one. */
const EXPECTED_BY_ORIGIN: Partial<Record<BoardOrigin, number>> = { manual: 20, starter: 5, discovered: 1 };

/**
 * Adds missing boards and returns their number; a token in another case is the same board. A discovered board is a candidate until
 * its first successful run. An operator or a list that adds a guest's find approves it and vouches for it.
 */
export async function addBoards(
  database: { pool: Queryable },
  boards: readonly NewBoard[],
  origin: BoardOrigin,
): Promise<number> {
  let added = 0;
  for (const chunk of chunksOf(boards, ROWS_PER_STATEMENT)) {
    const { rowCount } = await database.pool.query(
      `insert into board (source, token, company_name, origin, state, expected_remote, country)
       select distinct on (source, lower(token)) source, ${storedToken("r.source", "r.token")}, "companyName", $2, $3, coalesce("expectedRemote", $4), country
       from json_to_recordset($1) as r (source text, token text, "companyName" text, "expectedRemote" double precision, country text)
       where ${IS_UNKNOWN_OR_PENDING}
       order by source, lower(token), token desc
       on conflict (source, token) do update set state = excluded.state, enabled = true, origin = excluded.origin,
         company_name = coalesce(excluded.company_name, board.company_name), country = coalesce(excluded.country, board.country),
         expected_remote = greatest(excluded.expected_remote, board.expected_remote), next_run_at = now()
         where board.state = 'pending' and excluded.origin not in ('discovered', 'sample')`,
      [bulkJson(chunk), origin, origin === "discovered" ? "candidate" : "live", EXPECTED_BY_ORIGIN[origin] ?? 0],
    );
    added += rowCount ?? 0;
  }
  return added;
}

/** What the directory changes on a board it knows. Runs learn what a board really has, and an operator's board promises more. */
const TAKEN_OVER = {
  expected_remote: `case when board.last_run_at is not null then board.expected_remote when board.origin = 'directory'
    then excluded.expected_remote else greatest(board.expected_remote, excluded.expected_remote) end`,
  country: "coalesce(excluded.country, board.country)",
  company_name: `case board.origin when 'discovered' then coalesce(excluded.company_name, board.company_name) else board.company_name end`,
  origin: "case board.origin when 'discovered' then 'directory' else board.origin end",
  state: "case board.state when 'candidate' then 'live' else board.state end",
};
const TAKEN_COLUMNS = Object.keys(TAKEN_OVER);
const BEFORE = TAKEN_COLUMNS.map((column) => `board.${column}`).join(", ");
const AFTER = Object.values(TAKEN_OVER).join(", ");

/**
 * Adds the missing boards and returns their number. A known board takes over the country and, before its first run, the expected
 * openings. A board that was only discovered becomes the directory's, with the directory's name for its company. Boards that an
 * operator switched off and sample boards stay untouched. A token in another case is the same board.
 */
export async function upsertDirectoryBoards(
  database: { pool: Queryable },
  boards: readonly NewBoard[],
): Promise<number> {
  const { rows } = await database.pool.query<{ added: number }>(
    `with stored as (
       insert into board (source, token, company_name, origin, state, expected_remote, country)
       select source, ${storedToken("r.source", "r.token")}, "companyName", 'directory', 'live', coalesce("expectedRemote", 0), country
       from json_to_recordset($1) as r (source text, token text, "companyName" text, "expectedRemote" double precision, country text)
       order by source, token
       on conflict (source, token) do update set (${TAKEN_COLUMNS.join(", ")}) = (${AFTER})
       where board.enabled and board.origin <> 'sample' and (${BEFORE}) is distinct from (${AFTER})
       -- A row that this statement inserted has no deleting transaction yet.
       returning (xmax = 0) as inserted)
     select count(*) filter (where inserted)::int as added from stored`,
    [bulkJson(boards)],
  );
  return rows[0]!.added;
}

/** Switches a board on or off. Returns false without such a board, or when it is pending, refused or moved. */
export async function switchBoard(
  database: { pool: Queryable },
  source: string,
  token: string,
  enabled: boolean,
): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `update board set enabled = $3, next_run_at = case when $3 and not enabled then now() else next_run_at end
     where source = $1 and token = $2 and state not in ('pending', 'refused', 'moved')`,
    [source, token, enabled],
  );
  return rowCount === 1;
}

/** Returns the board of this source and token, in whatever case the token is, or null. */
export async function findBoard(database: { pool: Queryable }, source: string, token: string): Promise<Board | null> {
  const { rows } = await database.pool.query<Board>(
    `select ${BOARD_COLUMNS} from board where source = $1 and lower(token) = lower($2) order by token <> $2, id limit 1`,
    [source, token],
  );
  return rows[0] ?? null;
}

/** Returns the enabled boards of one source or of all, in the order they were added; sample boards only on request. */
export async function listBoards(
  database: { pool: Queryable },
  which: { source?: string; origin?: BoardOrigin } = {},
): Promise<Board[]> {
  const { rows } = await database.pool.query<Board>(
    `select ${BOARD_COLUMNS} from board
     where enabled and ($1::text is null or source = $1) and case when $2::text is null then origin <> 'sample' else origin = $2 end
     order by id`,
    [which.source ?? null, which.origin ?? null],
  );
  return rows;
}

export interface BoardSummary {
  source: string;
  token: string;
  companyName: string | null;
  origin: BoardOrigin;
  state: string;
  discoveredBy: string | null;
  discoveredFrom: string | null;
  /** The board that has taken its place, as `source:token`. */
  movedTo: string | null;
  openPostings: number;
  lastSuccessAt: Date | null;
  nextRunAt: Date;
  failures: number;
  lastError: string | null;
}

/** Returns up to `limit` boards for operators, failing ones last. */
export async function summariseBoards(
  database: { pool: Queryable },
  which: { source?: string | undefined; state?: string | undefined; limit: number },
): Promise<BoardSummary[]> {
  const { rows } = await database.pool.query<BoardSummary>(
    `select b.source, b.token, b.company_name as "companyName", b.origin, b.state, b.last_success_at as "lastSuccessAt",
       b.next_run_at as "nextRunAt", b.failures, b.last_error as "lastError",
       b.discovered_by as "discoveredBy", b.discovered_from as "discoveredFrom",
       (select m.source || ':' || m.token from board m where m.id = b.moved_to) as "movedTo",
       (select count(*)::int from posting p where p.board_id = b.id and p.closed_at is null and p.dropped_reason is null) as "openPostings"
     from board b where ($1::text is null or b.source = $1) and ($3::text is null or b.state = $3)
     order by b.failures, b.source, b.token limit $2`,
    [which.source ?? null, which.limit, which.state ?? null],
  );
  return rows;
}
