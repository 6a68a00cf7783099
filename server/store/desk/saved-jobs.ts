import { sql } from "kysely";
import type { DeskJob, JobSnapshot } from "#contract/schemas/desk/saved.ts";
import { MAX_SAVED_JOBS } from "#contract/values/desk/saved.ts";
import type { Connection } from "#postgres/connection.ts";
import { DESK_JOB_COLUMNS, DESK_JOB_JOINS, type DeskJobRow, deskJobOf } from "./desk-jobs.ts";

interface SaveWish {
  accountId: string;
  jobId: string;
  ageMs: number;
  restore: boolean;
  snapshot: JobSnapshot;
  /** How old the snapshot is: a browser's own is as old as its wish, ours is of now. */
  snapshotAgeMs: number;
}

const ago = (ms: number) => sql`now() - make_interval(secs => ${ms / 1000})`;
const restored = (restore: boolean) => sql`saved_job.removed_at is null or ${restore}::boolean`;

/**
 * Saves a job unless a later wish is stored already. A job that is saved stays as it was saved. Inserts nothing for an account that has
 * reached the limit, or no longer exists.
 */
export async function saveJob(db: Connection, wish: SaveWish): Promise<void> {
  const { accountId, jobId } = wish;
  await sql`
    insert into saved_job (account_id, job_id, saved_at, wished_at, snapshot, snapshot_at)
    select a.id, ${jobId}, ${ago(wish.ageMs)}, ${ago(wish.ageMs)}, ${JSON.stringify(wish.snapshot)}::jsonb, ${ago(wish.snapshotAgeMs)}
    from account a where a.id = ${accountId} and (
      exists (select from saved_job s where s.account_id = a.id and s.job_id = ${jobId} and s.removed_at is null)
      or (select count(*) from saved_job s where s.account_id = a.id and s.removed_at is null) < ${MAX_SAVED_JOBS}
    )
    on conflict (account_id, job_id) do update set
      saved_at = case when ${restored(wish.restore)} then saved_job.saved_at else excluded.saved_at end,
      snapshot = case when ${restored(wish.restore)} then saved_job.snapshot else excluded.snapshot end,
      snapshot_at = case when ${restored(wish.restore)} then saved_job.snapshot_at else excluded.snapshot_at end,
      wished_at = excluded.wished_at, removed_at = null
    where saved_job.wished_at <= excluded.wished_at`.execute(db);
}

/** Removes a saved job unless a later wish is stored already. Removing a removed one counts too: an older wish to save it must lose. */
export async function removeSavedJob(
  db: Connection,
  { accountId, jobId, ageMs }: Pick<SaveWish, "accountId" | "jobId" | "ageMs">,
): Promise<void> {
  await sql`
    update saved_job set removed_at = ${ago(ageMs)}, wished_at = ${ago(ageMs)}
    where account_id = ${accountId} and job_id = ${jobId} and wished_at <= ${ago(ageMs)}`.execute(db);
}

/** Returns the stored wish for a job: null if the account never saved it. */
export async function savedState(
  db: Connection,
  accountId: string,
  jobId: string,
): Promise<{ savedAt: Date; removedAt: Date | null } | null> {
  const row = await db
    .selectFrom("savedJob")
    .select(["savedAt", "removedAt"])
    .where("accountId", "=", accountId)
    .where("jobId", "=", jobId)
    .executeTakeFirst();
  return row ?? null;
}

export interface SavedJobRow {
  job: DeskJob;
  savedAt: Date;
  snapshot: JobSnapshot;
  snapshotAt: Date;
}

/** Returns an account's saved jobs, the saved last first. */
export async function savedJobs(db: Connection, accountId: string): Promise<SavedJobRow[]> {
  const { rows } = await sql<DeskJobRow & Omit<SavedJobRow, "job">>`
    select s.saved_at, s.snapshot, s.snapshot_at, ${DESK_JOB_COLUMNS}
    from saved_job s join job j on j.id = s.job_id ${DESK_JOB_JOINS}
    where s.account_id = ${accountId} and s.removed_at is null
    order by s.saved_at desc, s.job_id desc`.execute(db);
  return rows.map((row) => ({
    job: deskJobOf(row),
    savedAt: row.savedAt,
    snapshot: row.snapshot,
    snapshotAt: row.snapshotAt,
  }));
}

/** Returns when each saved job was saved, by id. */
export async function savedTimes(db: Connection, accountId: string): Promise<{ jobId: string; savedAt: Date }[]> {
  return await db
    .selectFrom("savedJob")
    .select(["jobId", "savedAt"])
    .where("accountId", "=", accountId)
    .where("removedAt", "is", null)
    .execute();
}

export async function countSaved(db: Connection, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_job where account_id = ${accountId} and removed_at is null`.execute(db);
  return rows[0]!.count;
}

/** Replaces the snapshots of these saved jobs. */
export async function replaceSnapshots(
  db: Connection,
  accountId: string,
  snapshots: readonly { jobId: string; snapshot: JobSnapshot }[],
): Promise<void> {
  await sql`
    update saved_job s set snapshot = n.snapshot, snapshot_at = now()
    from jsonb_to_recordset(${JSON.stringify(snapshots)}::jsonb) as n ("jobId" bigint, snapshot jsonb)
    where s.account_id = ${accountId} and s.job_id = n."jobId" and s.removed_at is null`.execute(db);
}

/** Deletes what was removed so long ago that no browser still holds an older wish. Returns how many rows. */
export async function pruneRemovedSavedJobs(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`delete from saved_job where removed_at < now() - interval '400 days'`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
