import type { Queryable } from "#postgres/connection.ts";

/** The reading intervals of a source's boards, and the cost of reading one. */
export interface SourceLoad {
  source: string;
  /** Boards by interval in seconds, rounded to a fifth. */
  intervals: { intervalS: number; boards: number }[];
  /** Average requests per run of the last day; null when there was no run. */
  requestsPerRun: number | null;
  /** Tokens of some boards, which tell their hosts. */
  tokens: string[];
}

const TOKENS_PER_SOURCE = 200;

/** Returns the load of each source; a board that was never read counts as daily. Reads every board and every run of the day: call it every ten minutes or so. */
export async function sourceLoads(database: { pool: Queryable }, now?: Date): Promise<SourceLoad[]> {
  const { rows } = await database.pool.query<SourceLoad>(
    `with counted as (
       select source, round(exp(round(ln(case when last_run_at is null then 86400 else interval_s end) / ln(1.2)) * ln(1.2)))::int as interval_s, count(*)::int as boards
       from board where enabled and state <> 'dead' and origin <> 'sample' group by 1, 2),
     asked as (
       select b.source, avg(r.requests)::float8 as requests from board_run r join board b on b.id = r.board_id
       where r.started_at > coalesce($1::timestamptz, now()) - interval '24 hours' and r.requests > 0 group by 1)
     select c.source, json_agg(json_build_object('intervalS', c.interval_s, 'boards', c.boards)) as intervals,
       max(a.requests) as "requestsPerRun",
       (select coalesce(json_agg(token), '[]') from (select token from board b where b.source = c.source and enabled order by id desc limit ${TOKENS_PER_SOURCE}) t) as tokens
     from counted c left join asked a on a.source = c.source group by c.source`,
    [now ?? null],
  );
  return rows;
}
