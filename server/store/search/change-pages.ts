import type { Queryable } from "#postgres/connection.ts";
import { IDENTITY_SQL } from "#store/catalogue/followed-changes.ts";
import type { JobChange, JobChangeKind } from "#store/catalogue/job-changes.ts";

/** For how many days a reader may stay away; docs/api.md states the same. */
export const RESUMABLE_DAYS = 30;

/**
 * How far a reader has read: every change of earlier transactions, and of transaction `xid` those up to `seq`. Transactions that are still in progress
 * are younger than any that was read, so none is skipped that commits late.
 */
export interface ChangePosition {
  /** Names the database and the table of changes. */
  identity: string;
  xid: string;
  seq: string;
}

export interface ChangePage {
  changes: JobChange[];
  next: ChangePosition;
  /** Whether there may be more changes now. */
  more: boolean;
}

/** The position can't be continued: the reader stayed away for too long, or the database isn't the one it was reading. */
export class PositionGoneError extends Error {
  override name = "PositionGoneError";
}

interface Row {
  identity: string;
  horizon: string;
  isLost: boolean;
  isTooOld: boolean | null;
  seq: string | null;
  xid: string;
  jobId: string;
  kind: JobChangeKind;
  createdAt: Date;
}

/** Returns the position after every change that is decided now. */
export async function latestPosition(database: { pool: Queryable }): Promise<ChangePosition> {
  const { rows } = await database.pool.query<{ identity: string; horizon: string }>(
    `select ${IDENTITY_SQL} as identity, pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return { identity: rows[0]!.identity, xid: rows[0]!.horizon, seq: "0" };
}

/** Returns at most `limit` changes after a position, oldest first. Reads no more than that many rows. Throws PositionGoneError. */
export async function changesAt(
  database: { pool: Queryable },
  { identity, xid, seq }: ChangePosition,
  limit: number,
): Promise<ChangePage> {
  const { rows } = await database.pool.query<Row>(
    `select place.identity, place.horizon::text as horizon, $1::xid8 > place.horizon as "isLost",
       c.created_at < now() - make_interval(days => $4) as "isTooOld",
       c.seq, c.xid, c.job_id as "jobId", c.kind, c.created_at as "createdAt"
     from (select ${IDENTITY_SQL} as identity, pg_snapshot_xmin(pg_current_snapshot()) as horizon) place
     left join lateral (
       select seq, xid, job_id, kind, created_at from job_change
       where (xid, seq) > ($1::xid8, $2::bigint) and xid < place.horizon order by xid, seq limit $3
     ) c on true
     order by c.xid, c.seq`,
    [xid, seq, limit, RESUMABLE_DAYS],
  );
  const [first] = rows;
  if (first === undefined) throw new Error("Postgres returned no snapshot");
  if (first.identity !== identity || first.isLost) throw new PositionGoneError("this position is of another history");
  if (first.isTooOld === true) throw new PositionGoneError("this position is too old");
  const found = rows.filter(({ seq: number }) => number !== null) as (Row & { seq: string })[];
  const last = found.at(-1);
  return {
    changes: found.map(({ jobId, kind, createdAt }) => ({ jobId, kind, createdAt })),
    next: last === undefined ? { identity, xid, seq } : { identity, xid: last.xid, seq: last.seq },
    more: found.length === limit,
  };
}
