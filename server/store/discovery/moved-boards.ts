import type { Queryable } from "#postgres/connection.ts";
import type { DiscoveredBy } from "#store/catalogue/board-candidates.ts";
import { storedToken } from "#store/catalogue/board-spelling.ts";

/** What a board last listed, to recognise it elsewhere. */
export interface ListedBefore {
  titles: Set<string>;
  companies: string[];
}

const MOST_POSTINGS = 500;

/** Returns the titles and employers of a board's latest postings. */
export async function listedBefore(database: { pool: Queryable }, boardId: string): Promise<ListedBefore> {
  const { rows } = await database.pool.query<{ title: string | null; company: string | null }>(
    `select raw->>'title' as title, raw->'company'->>'name' as company from posting where board_id = $1
     order by closed_at is not null, last_seen_at desc limit ${MOST_POSTINGS}`,
    [boardId],
  );
  return {
    titles: new Set(rows.flatMap(({ title }) => title ?? [])),
    companies: [...new Set(rows.flatMap(({ company }) => company ?? []))],
  };
}

export interface BoardMove {
  /** The board that is no longer read. */
  boardId: string;
  to: { source: string; token: string };
  /** The new board speaks for the same company, so it takes over how far the old one is trusted. */
  sameCompany: boolean;
  /** The page that says so; null for a redirect of the old board itself, whose finding then counts. */
  found: { by: DiscoveredBy; at: string | null } | null;
}

/**
 * Replaces a board by the one it moved to, which is added or, if it is only a discovered one so far, takes over the old one's origin.
 * False, and nothing changes, when the new one is refused, has moved itself, or is the same.
 */
export async function moveBoard(client: Queryable, { boardId, to, sameCompany, found }: BoardMove): Promise<boolean> {
  const { rows } = await client.query<{ id: string }>(
    `insert into board as b (source, token, company_name, origin, state, expected_remote, country, discovered_by, discovered_from)
     select $2::text, ${storedToken("$2::text", "$3::text")}, company_name, case when $4 then origin else 'discovered' end,
       case when $4 and origin <> 'discovered' then 'live' else 'candidate' end, expected_remote, country, coalesce($5, discovered_by),
       case when $5::text is null then discovered_from else left($6, 200) end
     from board where id = $1 and state <> 'moved'
     on conflict (source, token) do update set
       origin = case when b.origin = 'discovered' then excluded.origin else b.origin end,
       company_name = coalesce(b.company_name, excluded.company_name),
       state = case when b.state in ('candidate', 'pending', 'quarantined') then excluded.state else b.state end,
       enabled = b.enabled or b.state = 'pending', next_run_at = least(b.next_run_at, now())
       where b.id <> $1 and b.state not in ('refused', 'moved')
     returning id`,
    [boardId, to.source, to.token, sameCompany, found?.by ?? null, found?.at ?? null],
  );
  const id = rows[0]?.id;
  if (id === undefined) return false;
  await client.query(
    "update board set state = 'moved', enabled = false, moved_to = $2, last_run_at = coalesce(last_run_at, now()) where id = $1",
    [boardId, id],
  );
  return true;
}
