import { remergeJob } from "#ingest/run/remerge-job.ts";
import { APPLY_CORRECTION_TASK, type ApplyCorrectionPayload } from "#store/moderation/corrections.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { Task } from "../task.ts";

/** Merges a job again after an operator has corrected one of its fields. */
export const applyCorrectionTask: Task = {
  name: APPLY_CORRECTION_TASK,
  async run(payload, { database }) {
    await remergeJob(database, (payload as ApplyCorrectionPayload).jobId, await databaseNow(database));
  },
};
