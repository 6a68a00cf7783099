import type { Database } from "#postgres/database.ts";
import type { Queryable } from "#postgres/connection.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { changesAfter, currentCursor } from "#store/catalogue/job-changes.ts";

export type SearchEngineId = "google" | "indexnow";

export interface SearchEnginePing {
  jobId: string;
  slug: string;
  kind: "opened" | "closed";
}

export interface PingRules {
  /** Jobs led by these sources are never announced, because their terms forbid it. */
  excludedSources: readonly string[];
  /** Announce only jobs that state where their people may live; Google accepts no others. */
  statedPlaceOnly: boolean;
}

/** A ping that couldn't be sent for this long is dropped; the sitemaps still list the job. */
const KEPT = "3 days";

/**
 * Queues pings for the jobs that opened or closed since the last call and returns their number. The first call queues nothing: the
 * sitemaps already list what is open then.
 */
export async function queueSearchEnginePings(
  database: Database,
  engine: SearchEngineId,
  rules: PingRules,
): Promise<number> {
  return inBulkTransaction(database, async (client) => {
    const { rows } = await client.query<{ cursor: string }>(
      "select cursor from search_engine where id = $1 for update",
      [engine],
    );
    if (rows[0] === undefined) {
      const cursor = await currentCursor({ pool: client });
      await client.query("insert into search_engine (id, cursor) values ($1, $2) on conflict do nothing", [
        engine,
        cursor,
      ]);
      return 0;
    }
    const { cursor, changes } = await changesAfter({ pool: client }, rows[0].cursor);
    const jobIds = [...new Set(changes.filter(({ kind }) => kind !== "changed").map(({ jobId }) => jobId))];
    const queued = jobIds.length === 0 ? 0 : await addPings(client, { engine, jobIds, ...rules });
    await client.query("update search_engine set cursor = $2 where id = $1", [engine, cursor]);
    await client.query(`delete from search_engine_ping where engine = $1 and created_at < now() - interval '${KEPT}'`, [
      engine,
    ]);
    return queued;
  });
}

/** Queues each job's present state, so that one that opened and closed again is only told as closed. */
async function addPings(
  client: Queryable,
  pings: PingRules & { engine: SearchEngineId; jobIds: readonly string[] },
): Promise<number> {
  const { rowCount } = await client.query(
    `insert into search_engine_ping (engine, job_id, kind)
     select $1, j.id, case when j.closed_at is null then 'opened' else 'closed' end
     from job j
     where j.id = any($2::bigint[]) and not j.sample and (not $4 or j.eligibility->>'scope' <> 'unstated')
       and not exists (
         select from job_posting jp join posting p on p.id = jp.posting_id join board b on b.id = p.board_id
         where jp.job_id = j.id and jp.is_primary and b.source = any($3::text[]))
     on conflict (engine, job_id) do update set kind = excluded.kind, created_at = now()`,
    [pings.engine, pings.jobIds, pings.excludedSources, pings.statedPlaceOnly],
  );
  return rowCount ?? 0;
}

/** Returns up to `limit` queued pings within the day's quota: closed jobs first, then the newest. */
export async function nextSearchEnginePings(
  database: { pool: Queryable },
  engine: SearchEngineId,
  limit: { atOnce: number; perDay: number },
): Promise<SearchEnginePing[]> {
  const { rows } = await database.pool.query<SearchEnginePing>(
    `select p.job_id as "jobId", j.slug, p.kind
     from search_engine_ping p join job j on j.id = p.job_id
     where p.engine = $1
     order by p.kind, p.created_at desc
     limit least($2, greatest(0, $3 - (
       select case when sent_day = date_trunc('day', now()) then sent_today else 0 end from search_engine where id = $1)))`,
    [engine, limit.atOnce, limit.perDay],
  );
  return rows;
}

/** Removes sent pings and counts them against the day's quota. News that came meanwhile stays queued. */
export async function finishSearchEnginePings(
  database: Database,
  engine: SearchEngineId,
  sent: readonly SearchEnginePing[],
): Promise<void> {
  await inBulkTransaction(database, async (client) => {
    await client.query(
      `delete from search_engine_ping p using unnest($2::bigint[], $3::text[]) as s (job_id, kind)
       where p.engine = $1 and p.job_id = s.job_id and p.kind = s.kind`,
      [engine, sent.map(({ jobId }) => jobId), sent.map(({ kind }) => kind)],
    );
    await client.query(
      `update search_engine set sent_day = date_trunc('day', now()),
         sent_today = case when sent_day = date_trunc('day', now()) then sent_today else 0 end + $2 where id = $1`,
      [engine, sent.length],
    );
  });
}
