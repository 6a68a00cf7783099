import type { Queryable } from "#postgres/connection.ts";
import type { Database } from "#postgres/database.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";

/**
 * For how many days the catalogue keeps what is over; docs/operations.md states the same. A closed posting keeps its text for longer than
 * `REPOST_DAYS`, in which it may return as the same job.
 */
export const RETENTION_DAYS = {
  closedText: 60,
  closedJob: 180,
  history: 400,
  runs: 90,
  unchangedRuns: 7,
} as const;

/** Rows per statement, so that no step holds its locks for long. */
export const ROWS_PER_STEP = 1000;
const JOBS_PER_STEP = 200;

/** One kind of old rows. A step removes some of them, and returns how many it found: fewer than `full` when it was the last. */
export interface Retention {
  name: string;
  full: number;
  step(database: Database): Promise<number>;
}

/** Everything of the catalogue that is removed when it is old. */
export const RETENTIONS: readonly Retention[] = [
  { name: "texts of closed postings", full: ROWS_PER_STEP, step: pruneClosedPostings },
  { name: "closed jobs", full: JOBS_PER_STEP, step: pruneClosedJobs },
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

/** Deletes jobs that closed long ago with all that belongs to them, unless a person has asked for a referral to one, saved it or applied to it. */
async function pruneClosedJobs(database: Database): Promise<number> {
  return inBulkTransaction(database, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from job j where closed_at < now() - make_interval(days => $1)
         and not exists (select from referral_request r where r.job_id = j.id) and not exists (select from saved_job s where s.job_id = j.id)
         and not exists (select from application a where a.job_id = j.id)
         and not exists (select from job_posting jp join posting p on p.id = jp.posting_id where jp.job_id = j.id and p.closed_at is null)
       order by closed_at limit $2 for update skip locked`,
      [RETENTION_DAYS.closedJob, JOBS_PER_STEP],
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const { rows: links } = await client.query<{ id: string }>(
      `delete from job_posting where job_id = any($1::bigint[]) returning posting_id as id`,
      [ids],
    );
    await client.query("delete from posting where id = any($1::bigint[])", [links.map(({ id }) => id)]);
    for (const table of ["job_change", "job_edit", "job_report", "search_engine_ping"])
      await client.query(`delete from ${table} where job_id = any($1::bigint[])`, [ids]);
    await client.query("delete from job where id = any($1::bigint[])", [ids]);
    return ids.length;
  });
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
