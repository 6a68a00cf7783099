import type { SavedJob } from "#contract/schemas/desk/saved.ts";
import { changesSince } from "#contract/values/desk/changes.ts";
import type { DeskContext } from "#desk/desk-context.ts";
import { savedJobs } from "#store/desk/saved-jobs.ts";

/** Returns an account's saved jobs with what has changed about each, the saved last first. */
export async function listSaved({ database: { db } }: DeskContext, accountId: string): Promise<SavedJob[]> {
  const rows = await savedJobs(db, accountId);
  return rows.map(({ job, savedAt, snapshot, snapshotAt }) => {
    const since = snapshotAt.toISOString();
    return { job, savedAt: savedAt.toISOString(), since, changes: changesSince(snapshot, since, job) };
  });
}
