import { LEASE_S } from "./board-claims.ts";
import type { Queryable } from "#postgres/connection.ts";

/**
 * Leases a source to a worker, or renews the lease; null while another worker holds it. Pace, circuit breaker and Retry-After are in the
 * memory of a worker, so one worker must make all requests to a host.
 */
export async function leaseSource(
  database: { pool: Queryable },
  lease: { worker: string; source: string },
): Promise<"renewed" | "taken" | null> {
  const { rows } = await database.pool.query<{ renewed: boolean }>(
    `update source s set lease_owner = $1, lease_until = now() + make_interval(secs => $3)
     from (select lease_owner as owner from source where id = $2 for update) before
     where s.id = $2 and (s.lease_owner = $1 or s.lease_until is null or s.lease_until < now())
     returning before.owner is not distinct from $1 as renewed`,
    [lease.worker, lease.source, LEASE_S],
  );
  if (rows[0] === undefined) return null;
  return rows[0].renewed ? "renewed" : "taken";
}

/** Heartbeat: extends the leases of the sources that the worker is reading. */
export async function renewSources(
  database: { pool: Queryable },
  lease: { worker: string; sources: readonly string[] },
): Promise<void> {
  await database.pool.query(
    "update source set lease_until = now() + make_interval(secs => $3) where lease_owner = $1 and id = any($2::text[])",
    [lease.worker, lease.sources, LEASE_S],
  );
}

/** Seconds before another worker may read a released source, so that a host never gets requests from two workers at once. */
const RELEASE_DELAY_S = 5;

/** Releases the sources of a worker that shuts down. */
export async function releaseSources(database: { pool: Queryable }, worker: string): Promise<void> {
  await database.pool.query(
    "update source set lease_until = least(lease_until, now() + make_interval(secs => $2)) where lease_owner = $1",
    [worker, RELEASE_DELAY_S],
  );
}

export interface HostHold {
  host: string;
  until: Date;
}

/** Records a host's Retry-After, for the worker that reads its source next. */
export async function noteHostHold(database: { pool: Queryable }, { host, until }: HostHold): Promise<void> {
  await database.pool.query(
    `insert into host_hold as h (host, until) values ($1, $2)
     on conflict (host) do update set until = greatest(h.until, excluded.until)`,
    [host, until],
  );
}

/** Returns the hosts on hold and deletes expired holds. */
export async function hostHolds(database: { pool: Queryable }): Promise<HostHold[]> {
  await database.pool.query("delete from host_hold where until < now()");
  return (await database.pool.query<HostHold>("select host, until from host_hold")).rows;
}

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
export async function sourceLoads(database: { pool: Queryable }, now: Date): Promise<SourceLoad[]> {
  const { rows } = await database.pool.query<SourceLoad>(
    `with counted as (
       select source, round(exp(round(ln(case when last_run_at is null then 86400 else interval_s end) / ln(1.2)) * ln(1.2)))::int as interval_s, count(*)::int as boards
       from board where enabled and state <> 'dead' and origin <> 'sample' group by 1, 2),
     asked as (
       select b.source, avg(r.requests)::float8 as requests from board_run r join board b on b.id = r.board_id
       where r.started_at > $1::timestamptz - interval '24 hours' and r.requests > 0 group by 1)
     select c.source, json_agg(json_build_object('intervalS', c.interval_s, 'boards', c.boards)) as intervals,
       max(a.requests) as "requestsPerRun",
       (select coalesce(json_agg(token), '[]') from (select token from board b where b.source = c.source and enabled order by id desc limit ${TOKENS_PER_SOURCE}) t) as tokens
     from counted c left join asked a on a.source = c.source group by c.source`,
    [now],
  );
  return rows;
}
