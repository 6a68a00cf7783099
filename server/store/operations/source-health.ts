import type { FieldProfile, ShapeChange } from "#contract/values/source-health.ts";
import type { Database } from "#postgres/database.ts";
import type { Queryable } from "#postgres/connection.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";

/** The board of a source that its daily check reads, and what it looked like before. */
export interface CanaryBoard {
  source: string;
  token: string;
  companyName: string | null;
  /** Of the same board; null before its first check. */
  before: FieldProfile | null;
}

/**
 * Returns one known board of each source that is on, or of every source: the one checked before while it works, otherwise the one
 * that lists the most.
 */
export async function canaryBoards(database: { pool: Queryable }, which: "enabled" | "every"): Promise<CanaryBoard[]> {
  const { rows } = await database.pool.query<CanaryBoard>(
    `select s.id as source, b.token, b.company_name as "companyName",
       case when c.token = b.token then c.profile end as before
     from source s left join source_check c on c.source = s.id
     cross join lateral (
       select token, company_name from board
       where source = s.id and enabled and origin <> 'sample' and state = 'live'
       order by (token = c.token and failures = 0) is true desc, failures, last_good_count desc nulls last,
         expected_remote desc, id limit 1) b
     where $1 or s.enabled
     order by s.id`,
    [which === "every"],
  );
  return rows;
}

export interface CheckRecord {
  source: string;
  token: string;
  outcome: "ok" | "changed" | "empty" | "failed";
  problem: string | null;
  /** Null when nothing could be read; the profile before stays. */
  profile: FieldProfile | null;
  changes: readonly ShapeChange[];
}

/** Records a check. A change of shape keeps its date until the next one. */
export async function recordSourceCheck(database: { pool: Queryable }, check: CheckRecord, now: Date): Promise<void> {
  await database.pool.query(
    `insert into source_check as c (source, token, checked_at, outcome, problem, profile, changes, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, case when $4 = 'changed' then $3::timestamptz end)
     on conflict (source) do update set token = excluded.token, checked_at = excluded.checked_at, outcome = excluded.outcome,
       problem = excluded.problem,
       profile = case when excluded.profile is null and c.token = excluded.token then c.profile else excluded.profile end,
       changes = case when excluded.outcome = 'changed' then excluded.changes else c.changes end,
       changed_at = coalesce(excluded.changed_at, c.changed_at)`,
    [
      check.source,
      check.token,
      now,
      check.outcome,
      check.problem,
      check.profile && JSON.stringify(check.profile),
      JSON.stringify(check.changes),
    ],
  );
}

/** Turns an unproven source on at its first live read. Returns false if it was proven before. */
export async function proveSource(database: { pool: Queryable }, source: string, now: Date): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    "update source set proven_at = $2, enabled = true where id = $1 and proven_at is null",
    [source, now],
  );
  return rowCount === 1;
}

export interface SourceYield {
  source: string;
  keptBefore: number;
  keptNow: number;
  /** Since when less than half is left. */
  fellAt: Date | null;
}

/** A source that kept fewer openings than this before may lose half of them by chance. */
const FEWEST_KEPT = 20;

/**
 * Compares what the boards read in the last day kept with what the same boards kept in their last good run before that. A failed read
 * keeps nothing. Returns every source that fell by half or recovered since the last call. Reads every run of the last day.
 */
export async function updateSourceYields(database: Database, now: Date): Promise<SourceYield[]> {
  return inBulkTransaction(database, async (client) => {
    const { rows } = await client.query<SourceYield & { fellBefore: Date | null }>(
      `with recent as (
         select distinct on (board_id) board_id, case when outcome in ('ok', 'unchanged') then kept else 0 end as kept
         from board_run where started_at > $1::timestamptz - interval '24 hours' order by board_id, id desc),
       compared as (
         select b.source, e.kept as before, r.kept as now
         from recent r join board b on b.id = r.board_id and b.origin <> 'sample'
         cross join lateral (
           select kept from board_run where board_id = r.board_id and outcome in ('ok', 'unchanged')
             and started_at <= $1::timestamptz - interval '24 hours' order by id desc limit 1) e),
       sums as (select source, sum(before)::int as before, sum(now)::int as now from compared group by source),
       previous as (select source, fell_at from source_yield)
       insert into source_yield as y (source, kept_before, kept_now, checked_at, fell_at)
       select source, before, now, $1, case when before >= ${FEWEST_KEPT} and now * 2 <= before then $1::timestamptz end from sums
       on conflict (source) do update set kept_before = excluded.kept_before, kept_now = excluded.kept_now,
         checked_at = excluded.checked_at,
         fell_at = case when excluded.fell_at is not null then coalesce(y.fell_at, excluded.fell_at) end
       returning source, kept_before as "keptBefore", kept_now as "keptNow", fell_at as "fellAt",
         (select fell_at from previous p where p.source = y.source) as "fellBefore"`,
      [now],
    );
    return rows
      .filter(({ fellAt, fellBefore }) => (fellAt === null) !== (fellBefore === null))
      .map(({ fellBefore: _, ...yielded }) => yielded);
  });
}

/** What the metrics and the status page say about a source's health. */
export interface SourceHealth {
  source: string;
  outcome: CheckRecord["outcome"] | null;
  changedAt: Date | null;
  changes: ShapeChange[];
  keptBefore: number | null;
  keptNow: number | null;
  fellAt: Date | null;
}

/** Returns the last check and yield of every source that has either. */
export async function sourceHealth(database: { pool: Queryable }): Promise<SourceHealth[]> {
  const { rows } = await database.pool.query<SourceHealth>(
    `select coalesce(c.source, y.source) as source, c.outcome, c.changed_at as "changedAt", coalesce(c.changes, '[]') as changes,
       y.kept_before as "keptBefore", y.kept_now as "keptNow", y.fell_at as "fellAt"
     from source_check c full join source_yield y on y.source = c.source`,
  );
  return rows;
}
