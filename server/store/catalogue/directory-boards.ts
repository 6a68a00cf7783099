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

/**
 * Adds the missing boards and returns their number. A known board takes over the expected openings and the country. A board
 * that was only discovered becomes the directory's, with the directory's name for its company. Boards that an operator switched off and sample boards stay untouched.
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
       on conflict (source, token) do update set
         expected_remote = excluded.expected_remote,
         country = coalesce(excluded.country, board.country),
         company_name = case board.origin when 'discovered' then coalesce(excluded.company_name, board.company_name) else board.company_name end,
         origin = case board.origin when 'discovered' then 'directory' else board.origin end,
         state = case board.state when 'candidate' then 'live' else board.state end
       where board.enabled and board.origin <> 'sample'
         and (board.expected_remote is distinct from excluded.expected_remote
           or board.country is distinct from coalesce(excluded.country, board.country)
           or board.origin = 'discovered')
       -- A row that this statement inserted has no deleting transaction yet.
       returning (xmax = 0) as inserted)
     select count(*) filter (where inserted)::int as added from stored`,
    [bulkJson(boards)],
  );
  return rows[0]!.added;
}
