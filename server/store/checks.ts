import type { Queryable } from "#store/transaction.ts";

/** When a live board was last read with success; null before the first time. */
export async function lastCheckedAt(database: { pool: Queryable }): Promise<Date | null> {
  const { rows } = await database.pool.query<{ at: Date | null }>(
    "select max(last_success_at) as at from board where origin <> 'sample'",
  );
  return rows[0]?.at ?? null;
}

/** Whether invented sample jobs are being shown, and whether a live run has ever stored a job. */
export async function sampleState(
  database: { pool: Queryable },
): Promise<{ sampleShown: boolean; liveJobs: boolean }> {
  const { rows } = await database.pool.query<{ sample_shown: boolean; live_jobs: boolean }>(
    `select exists (select from job where sample and closed_at is null) as sample_shown,
       exists (select from job where not sample) as live_jobs`,
  );
  return { sampleShown: rows[0]?.sample_shown ?? false, liveJobs: rows[0]?.live_jobs ?? false };
}
