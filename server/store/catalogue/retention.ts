import type { Queryable } from "#postgres/connection.ts";
import type { Database } from "#postgres/database.ts";

/**
 * For how many days the catalogue keeps what is over; docs/operations.md states the same. A closed posting keeps its text for longer than
 * `REPOST_DAYS`, in which it may return as the same job.
 */
export const RETENTION_DAYS = {
  closedText: 60,
  closedJob: 90,
  history: 400,
  runs: 90,
  unchangedRuns: 7,
} as const;

/** Rows per statement, so that no step holds its locks for long. */
export const ROWS_PER_STEP = 1000;

/** One kind of old rows. A step removes some of them, and returns how many it found: fewer than `full` when it was the last. */
export interface Retention {
  name: string;
  full: number;
  step(database: Database): Promise<number>;
}

/** Everything of the catalogue that is removed when it is old. */
export const RETENTIONS: readonly Retention[] = [
  { name: "texts of closed postings", full: ROWS_PER_STEP, step: pruneClosedPostings },
  {
    name: "unchanged runs",
    full: ROWS_PER_STEP,
    step: pruneRuns("outcome = 'unchanged'", RETENTION_DAYS.unchangedRuns),
  },
  { name: "runs", full: ROWS_PER_STEP, step: pruneRuns("true", RETENTION_DAYS.runs) },
  { name: "changes", full: ROWS_PER_STEP, step: pruneByAge("job_change", "seq", RETENTION_DAYS.history) },
  { name: "edits", full: ROWS_PER_STEP, step: pruneByAge("job_edit", "id", RETENTION_DAYS.history) },
];

/**
 * Drops the text of postings that closed long ago, and the whole row where no job was made of it. One that is listed again is read like a new
 * one, because its rules version is older than any.
 */
async function pruneClosedPostings(database: { pool: Queryable }): Promise<number> {
  const { rows } = await database.pool.query<{ found: number }>(
    `with old as (
       select id, exists (select from job_posting jp where jp.posting_id = p.id) as has_job from posting p
       where closed_at < now() - make_interval(days => $1) and raw is not null order by closed_at limit $2 for update skip locked),
     emptied as (update posting p set raw = null, facts = '{}', rules_version = 0 from old where p.id = old.id and old.has_job),
     removed as (delete from posting p using old where p.id = old.id and not old.has_job)
     select count(*)::int as found from old`,
    [RETENTION_DAYS.closedText, ROWS_PER_STEP],
  );
  return rows[0]!.found;
}

function pruneRuns(which: string, days: number): Retention["step"] {
  return async ({ pool }) => {
    const { rowCount } = await pool.query(
      `delete from board_run where id in (
         select id from board_run where started_at < now() - make_interval(days => $1) and ${which} order by started_at limit $2)`,
      [days, ROWS_PER_STEP],
    );
    return rowCount ?? 0;
  };
}

/** Rows of these tables are in the order of their age. */
function pruneByAge(table: "job_change" | "job_edit", key: "seq" | "id", days: number): Retention["step"] {
  return async ({ pool }) => {
    const { rowCount } = await pool.query(
      `delete from ${table} where ${key} in (
         select ${key} from (select ${key}, created_at from ${table} order by ${key} limit $2) oldest
         where created_at < now() - make_interval(days => $1))`,
      [days, ROWS_PER_STEP],
    );
    return rowCount ?? 0;
  };
}
