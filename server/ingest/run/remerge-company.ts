import type { Database } from "#postgres/database.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { isSampleCompany, nextPostings } from "#store/employers/statements.ts";
import { reconcileJobs } from "./reconcile-jobs.ts";

/** Jobs in one transaction, so that runs of the company's boards wait for moments only. */
const JOBS_AT_A_TIME = 200;

/** Merges a company's open jobs again, after its employer said something about all of them. Returns how many changed. */
export async function remergeCompany(database: Database, companyId: string, now: Date): Promise<number> {
  let changed = 0;
  for (let afterJob: string | null = "0"; afterJob !== null;) {
    const last: string = afterJob;
    afterJob = await inBulkTransaction(database, async (client) => {
      const { postingIds, lastJob } = await nextPostings(client, { companyId, afterJob: last, jobs: JOBS_AT_A_TIME });
      if (postingIds.length === 0) return null;
      const sample = await isSampleCompany(client, companyId);
      const counts = await reconcileJobs(client, { published: [], touchedIds: postingIds, sample, now });
      changed += counts.changed;
      return lastJob;
    });
  }
  return changed;
}
