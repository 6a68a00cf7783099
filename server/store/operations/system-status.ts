import type { SourceStatus, SystemStatus } from "#contract/schemas/status.ts";
import { firstReadingState } from "./first-reading.ts";
import { sourceHealth, type SourceHealth } from "./source-health.ts";
import { queueState, workersOutage } from "./queue.ts";
import type { Queryable } from "#postgres/connection.ts";

type BoardFigures = Pick<
  SourceStatus,
  "id" | "name" | "enabled" | "boards" | "deadBoards" | "failingBoards" | "dueBoards" | "seen" | "kept" | "dropped"
> & { lastSuccessAt: Date | null };
type RunFigures = Pick<SourceStatus, "runs" | "failedRuns"> & { id: string; requests: number; bytes: number };

export type StoredSystemStatus = Omit<SystemStatus, "sources"> & { sources: Omit<SourceStatus, "homepage">[] };

/**
 * Returns the figures of the status page. They describe the sample jobs while there are no others, and leave them out otherwise. Reads
 * every board and every run of the last day: call it a few times a minute at most.
 */
export async function systemStatus(database: { pool: Queryable }, now: Date): Promise<StoredSystemStatus> {
  const { pool } = database;
  const { rows: shown } = await pool.query<{ sample: boolean }>(
    "select not exists (select from job where not sample) and exists (select from job where sample and closed_at is null) as sample",
  );
  const sample = shown[0]?.sample ?? false;
  const [{ reading }, outage] = await Promise.all([firstReadingState(database), workersOutage(database)]);
  // One after another, because each reads much: together they would take every connection.
  const boards = await boardFigures(pool, now, sample);
  const health = await sourceHealth(database);
  const jobs = await pool.query<{ id: string; jobs: number }>(
    `select b.source as id, count(distinct jp.job_id)::int as jobs
       from job_posting jp join posting p on p.id = jp.posting_id join board b on b.id = p.board_id
       where p.closed_at is null and (b.origin = 'sample') = $1 group by b.source`,
    [sample],
  );
  const runs = await pool.query<RunFigures>(
    `select b.source as id, count(*)::int as runs, (count(*) filter (where r.outcome = 'failed'))::int as "failedRuns",
         sum(r.requests)::float8 as requests, sum(r.bytes)::float8 as bytes
       from board_run r join board b on b.id = r.board_id
       where r.started_at > $1::timestamptz - interval '24 hours' and (b.origin = 'sample') = $2 group by b.source`,
    [now, sample],
  );
  const totals = await totalFigures(pool, now, sample);
  const queue = await queueFigures(pool, now);
  const tasks = await queueState(database);
  const hours = await hourFigures(pool, now, sample);
  const days = await dayFigures(pool, now, sample);
  const jobsOf = new Map(jobs.rows.map((row) => [row.id, row.jobs]));
  const runsOf = new Map(runs.rows.map((row) => [row.id, row]));
  const healthOf = new Map(health.map((row) => [row.source, row]));
  const sources = boards.map(({ lastSuccessAt, ...board }) => {
    const { runs: count = 0, failedRuns = 0, requests = 0, bytes = 0 } = runsOf.get(board.id) ?? {};
    const lately = { runs: count, failedRuns, requests, bytes };
    return {
      ...board,
      lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
      jobs: jobsOf.get(board.id) ?? 0,
      remoteShare: board.seen === 0 ? null : board.kept / board.seen,
      shapeChange: shapeChangeOf(healthOf.get(board.id)),
      yieldFell: (healthOf.get(board.id)?.fellAt ?? null) !== null,
      ...lately,
    };
  });
  return {
    at: now.toISOString(),
    sample,
    firstReading: reading,
    network: outage && { since: outage.since.toISOString(), nextAttemptAt: outage.nextAttemptAt.toISOString() },
    totals: {
      ...totals,
      boards: sources.reduce((sum, source) => sum + source.boards, 0),
      sources: sources.filter((source) => source.boards > 0 && source.enabled).length,
    },
    queue: { ...queue, waitingTasks: tasks.waiting, failedTasks: tasks.failed, workers: tasks.workers },
    sources,
    hours,
    days,
  };
}

function shapeChangeOf(health: SourceHealth | undefined): SourceStatus["shapeChange"] {
  if (health === undefined || health.changedAt === null) return null;
  return { at: health.changedAt.toISOString(), fields: health.changes.map(({ field }) => field) };
}

async function boardFigures(pool: Queryable, now: Date, sample: boolean): Promise<BoardFigures[]> {
  const { rows } = await pool.query<BoardFigures>(
    `with board_now as (select * from board where enabled and (origin = 'sample') = $2),
     latest as (
       select b.source, r.seen, r.kept, r.dropped from board_now b
       cross join lateral (select * from board_run r where r.board_id = b.id and r.outcome in ('ok', 'unchanged')
         order by r.id desc limit 1) r),
     sums as (select source, sum(seen)::int as seen, sum(kept)::int as kept from latest group by source),
     reasons as (
       select source, json_object_agg(reason, items) as dropped from (
         select source, d.key as reason, sum(d.value::int) as items from latest, jsonb_each_text(dropped) d group by 1, 2) each group by source)
     select s.id, s.name, s.enabled, count(b.id)::int as boards, (count(*) filter (where b.state = 'dead'))::int as "deadBoards",
       (count(*) filter (where b.failures > 0 and b.state <> 'dead'))::int as "failingBoards",
       (count(*) filter (where s.enabled and b.origin <> 'sample' and b.next_run_at <= $1))::int as "dueBoards",
       max(b.last_success_at) as "lastSuccessAt", coalesce(max(sums.seen), 0) as seen, coalesce(max(sums.kept), 0) as kept,
       coalesce((select dropped from reasons r where r.source = s.id), '{}') as dropped
     from source s left join board_now b on b.source = s.id left join sums on sums.source = s.id
     group by s.id order by count(b.id) desc, s.name`,
    [now, sample],
  );
  return rows;
}

async function totalFigures(pool: Queryable, now: Date, sample: boolean) {
  const { rows } = await pool.query<
    Pick<SystemStatus["totals"], "openJobs" | "companies" | "openedToday" | "closedToday">
  >(
    `select (select count(*)::int from job where closed_at is null and sample = $2) as "openJobs",
       (select count(distinct company_id)::int from job where closed_at is null and sample = $2) as companies,
       (select count(*)::int from job where first_seen_at > $1::timestamptz - interval '24 hours' and sample = $2) as "openedToday",
       (select count(*)::int from job where closed_at > $1::timestamptz - interval '24 hours' and sample = $2) as "closedToday"`,
    [now, sample],
  );
  return rows[0]!;
}

async function queueFigures(pool: Queryable, now: Date) {
  const { rows } = await pool.query<
    Pick<SystemStatus["queue"], "dueBoards" | "runningBoards" | "longestDueS" | "waitingMails">
  >(
    `select (count(*) filter (where next_run_at <= $1))::int as "dueBoards", (count(*) filter (where b.lease_until > now()))::int as "runningBoards",
       coalesce(extract(epoch from $1::timestamptz - min(next_run_at) filter (where next_run_at <= $1)), 0)::int as "longestDueS",
       (select count(*)::int from outbox_mail where sent_at is null and abandoned_at is null) as "waitingMails"
     from board b join source s on s.id = b.source where b.enabled and s.enabled and b.origin <> 'sample'`,
    [now],
  );
  return rows[0]!;
}

async function hourFigures(pool: Queryable, now: Date, sample: boolean): Promise<SystemStatus["hours"]> {
  const { rows } = await pool.query<{ at: Date; runs: number; failedRuns: number }>(
    `with run as (
       select date_trunc('hour', r.started_at) as at, count(*)::int as runs, (count(*) filter (where r.outcome = 'failed'))::int as failed
       from board_run r join board b on b.id = r.board_id
       where r.started_at >= date_trunc('hour', $1::timestamptz) - interval '23 hours' and (b.origin = 'sample') = $2 group by 1)
     select h.at, coalesce(run.runs, 0) as runs, coalesce(run.failed, 0) as "failedRuns"
     from generate_series(date_trunc('hour', $1::timestamptz) - interval '23 hours', $1, interval '1 hour') as h (at)
     left join run on run.at = h.at order by h.at`,
    [now, sample],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function dayFigures(pool: Queryable, now: Date, sample: boolean): Promise<SystemStatus["days"]> {
  const { rows } = await pool.query<SystemStatus["days"][number]>(
    `with day as (select (($1::timestamptz at time zone 'UTC')::date - back) as day from generate_series(0, 13) back),
     opened as (select (first_seen_at at time zone 'UTC')::date as day, count(*)::int as jobs from job
       where sample = $2 and first_seen_at >= $1::timestamptz - interval '15 days' group by 1),
     closed as (select (closed_at at time zone 'UTC')::date as day, count(*)::int as jobs from job
       where sample = $2 and closed_at >= $1::timestamptz - interval '15 days' group by 1)
     select to_char(day.day, 'YYYY-MM-DD') as day, coalesce(opened.jobs, 0) as opened, coalesce(closed.jobs, 0) as closed
     from day left join opened using (day) left join closed using (day) order by day.day`,
    [now, sample],
  );
  return rows;
}
