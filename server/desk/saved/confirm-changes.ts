import { snapshotOf } from "#contract/values/desk/changes.ts";
import type { DeskContext } from "#desk/desk-context.ts";
import { deskJobs } from "#store/desk/desk-jobs.ts";
import { replaceSnapshots } from "#store/desk/saved-jobs.ts";

/** Takes new snapshots of these saved jobs: the person has seen what changed. Ids that aren't saved are ignored. */
export async function confirmChanges(
  { database: { db } }: DeskContext,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  const jobs = await deskJobs(db, ids);
  const snapshots = jobs.map((job) => ({ jobId: job.id, snapshot: snapshotOf(job) }));
  await replaceSnapshots(db, accountId, snapshots);
}
