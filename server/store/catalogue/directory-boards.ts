import { bulkJson } from "#postgres/bulk-json.ts";
import type { Queryable } from "#postgres/connection.ts";
import type { NewBoard } from "./boards.ts";

/**
 * Returns a lookup from a source and a token in any case to the token as it is stored. Sources ignore the case of a token, so two
 * spellings are one board.
 */
export async function knownSpellings(database: {
  pool: Queryable;
}): Promise<(source: string, token: string) => string | undefined> {
  const { rows } = await database.pool.query<{ source: string; token: string }>("select source, token from board");
  const spellings = new Map(rows.map(({ source, token }) => [`${source}\n${token.toLowerCase()}`, token]));
  return (source, token) => spellings.get(`${source}\n${token.toLowerCase()}`);
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
const COLUMNS = Object.keys(TAKEN_OVER);
const BEFORE = COLUMNS.map((column) => `board.${column}`).join(", ");
const AFTER = Object.values(TAKEN_OVER).join(", ");

/**
 * Adds the missing boards and returns their number. A known board takes over the country and, before its first run, the expected
 * openings. A board that was only discovered becomes the directory's, with the directory's name for its company. Boards that an
 * operator switched off and sample boards stay untouched.
 */
export async function upsertDirectoryBoards(
  database: { pool: Queryable },
  boards: readonly NewBoard[],
): Promise<number> {
  const { rows } = await database.pool.query<{ added: number }>(
    `with stored as (
       insert into board (source, token, company_name, origin, state, expected_remote, country)
       select source, token, "companyName", 'directory', 'live', coalesce("expectedRemote", 0), country
       from json_to_recordset($1) as r (source text, token text, "companyName" text, "expectedRemote" double precision, country text)
       order by source, token
       on conflict (source, token) do update set (${COLUMNS.join(", ")}) = (${AFTER})
       where board.enabled and board.origin <> 'sample' and (${BEFORE}) is distinct from (${AFTER})
       -- A row that this statement inserted has no deleting transaction yet.
       returning (xmax = 0) as inserted)
     select count(*) filter (where inserted)::int as added from stored`,
    [bulkJson(boards)],
  );
  return rows[0]!.added;
}
