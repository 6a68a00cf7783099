import type { Queryable } from "#postgres/connection.ts";

export type JobChangeKind = "opened" | "changed" | "closed" | "reopened";

export interface JobChange {
  jobId: string;
  kind: JobChangeKind;
  createdAt: Date;
}

/**
 * A reader's position in the change sequence: the text of a Postgres snapshot. The next changes are those visible now and not then, so
 * a transaction that took its numbers early and commits late is never skipped.
 */
export type ChangeCursor = string;

/** Every transaction that records changes notifies this channel. */
export const JOB_CHANGE_CHANNEL = "job_change";

// A standby doesn't know which transactions are in progress between the ends of its snapshot. It uses the lower end for both, so a
// change may come twice but never gets lost.
export const CURSOR_SQL = `
  case when pg_is_in_recovery()
    then pg_snapshot_xmin(pg_current_snapshot())::text || ':' || pg_snapshot_xmin(pg_current_snapshot())::text || ':'
    else pg_current_snapshot()::text end`;

/** Records changes of jobs in the caller's transaction; readers are notified when it commits. */
export async function recordChanges(
  client: Queryable,
  changes: readonly { jobId: string; kind: JobChangeKind }[],
): Promise<void> {
  if (changes.length === 0) return;
  await client.query(
    `insert into job_change (job_id, kind)
     select c.job_id, c.kind from unnest($1::bigint[], $2::text[]) with ordinality as c (job_id, kind, n) order by c.n`,
    [changes.map((change) => change.jobId), changes.map((change) => change.kind)],
  );
  await client.query("select pg_notify($1, '')", [JOB_CHANGE_CHANNEL]);
}

/** A condition on rows of job_change: not yet seen at the cursor $1. */
export const AFTER_CURSOR_SQL =
  "xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)";

/**
 * Returns the cursor from which to continue. For a reader that keeps it in the database itself, which loses both together after a
 * restore; others follow by `changesSince`.
 */
export async function currentCursor(database: { pool: Queryable }): Promise<ChangeCursor> {
  const { rows } = await database.pool.query<{ cursor: string }>(`select ${CURSOR_SQL} as cursor`);
  const cursor = rows[0]?.cursor;
  if (cursor === undefined) throw new Error("Postgres returned no snapshot");
  return cursor;
}

/**
 * Returns every change committed since `cursor`, in the order recorded, and the next cursor. Skips nothing; on a standby a change may come
 * twice.
 */
export async function changesAfter(
  database: { pool: Queryable },
  cursor: ChangeCursor,
): Promise<{ cursor: ChangeCursor; changes: JobChange[] }> {
  const { rows } = await database.pool.query<{
    cursor: string;
    jobId: string | null;
    kind: JobChangeKind;
    createdAt: Date;
  }>(
    `select place.cursor, c.job_id as "jobId", c.kind, c.created_at as "createdAt"
     from (select ${CURSOR_SQL} as cursor) place
     left join lateral (
       select seq, job_id, kind, created_at from job_change
       where ${AFTER_CURSOR_SQL}
     ) c on true
     order by c.seq`,
    [cursor],
  );
  const changes: JobChange[] = [];
  for (const row of rows)
    if (row.jobId !== null) changes.push({ jobId: row.jobId, kind: row.kind, createdAt: row.createdAt });
  return { cursor: rows[0]?.cursor ?? cursor, changes };
}
