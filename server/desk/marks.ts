import type { DeskMark } from "#contract/schemas/desk-marks.ts";
import type { DeskContext } from "#desk/desk-context.ts";
import { savedTimes } from "#store/desk/saved-jobs.ts";

/** Returns what the account has done with jobs, by their ids: the marks on cards. */
export async function deskMarks(
  { database: { db } }: DeskContext,
  accountId: string,
): Promise<{ jobs: Record<string, DeskMark> }> {
  const saved = await savedTimes(db, accountId);
  return { jobs: Object.fromEntries(saved.map(({ jobId, savedAt }) => [jobId, { savedAt: savedAt.toISOString() }])) };
}
