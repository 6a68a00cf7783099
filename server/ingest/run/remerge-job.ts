import type { Database } from "#postgres/database.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { postingsOfOpenJob } from "#store/moderation/corrections.ts";
import { reconcileJobs } from "./reconcile-jobs.ts";

/** Merges an open job again, after an operator has corrected it. A closed one follows when a run opens it. */
export async function remergeJob(database: Database, jobId: string, now: Date): Promise<void> {
  await inBulkTransaction(database, async (client) => {
    const found = await postingsOfOpenJob(client, jobId);
    if (found === null) return;
    await reconcileJobs(client, { published: [], touchedIds: found.postingIds, sample: found.sample, now });
  });
}
