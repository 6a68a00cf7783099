import type { JobCorrection } from "#contract/values/moderation/correction.ts";
import type { Queryable, Transaction } from "#postgres/connection.ts";
import { addTask } from "#store/operations/queue.ts";

/** Returns what operators corrected of these jobs and holds now; jobs without a correction are missing. */
export async function correctionsOf(
  client: Queryable,
  jobIds: readonly string[],
): Promise<Map<string, JobCorrection[]>> {
  if (jobIds.length === 0) return new Map();
  const { rows } = await client.query<{ jobId: string } & JobCorrection>(
    `select distinct on (job_id, field) job_id as "jobId", field, value from job_correction
     where job_id = any($1::bigint[]) order by job_id, field, event_id desc`,
    [jobIds],
  );
  const corrections = new Map<string, JobCorrection[]>();
  for (const { jobId, ...correction } of rows) corrections.set(jobId, [...(corrections.get(jobId) ?? []), correction]);
  return corrections;
}

/** Returns the postings of an open job, and whether it is one of the sample catalogue; null for a job that isn't open. */
export async function postingsOfOpenJob(
  client: Queryable,
  jobId: string,
): Promise<{ postingIds: string[]; sample: boolean } | null> {
  const { rows } = await client.query<{ postingId: string; sample: boolean }>(
    `select l.posting_id as "postingId", j.sample from job j join job_posting l on l.job_id = j.id
     where j.id = $1 and j.closed_at is null order by 1`,
    [jobId],
  );
  return rows[0] === undefined ? null : { postingIds: rows.map(({ postingId }) => postingId), sample: rows[0].sample };
}

/** Name of the task that merges a job again after an operator has corrected it. */
export const APPLY_CORRECTION_TASK = "apply-correction";
export interface ApplyCorrectionPayload {
  jobId: string;
}

/** Has a job merged again once the transaction has ended. */
export async function queueCorrection(trx: Transaction, jobId: string): Promise<void> {
  const payload: ApplyCorrectionPayload = { jobId };
  await addTask(trx, { name: APPLY_CORRECTION_TASK, payload, key: `${APPLY_CORRECTION_TASK}:${jobId}` });
}
