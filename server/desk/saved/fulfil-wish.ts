import type { SavedState, SavedWish, SavedWishesResponse } from "#contract/schemas/desk/saved.ts";
import { snapshotOf } from "#contract/values/desk/changes.ts";
import { MAX_SAVED_JOBS, TOO_MANY_SAVED } from "#contract/values/desk/saved.ts";
import type { DeskContext } from "#desk/desk-context.ts";
import { DeskError } from "#desk/desk-error.ts";
import { deskJobs } from "#store/desk/desk-jobs.ts";
import { countSaved, removeSavedJob, savedState, saveJob } from "#store/desk/saved-jobs.ts";

/**
 * Saves or removes a job, as the person wished. Of several wishes for one job the one wished last wins, whichever arrives last. Returns
 * what holds afterwards. Throws DeskError for an unknown job and beyond the limit.
 */
export async function fulfilWish(
  { database: { db } }: DeskContext,
  accountId: string,
  { jobId, saved, ageMs, restore, snapshot }: SavedWish,
): Promise<SavedState> {
  if (!saved) {
    await removeSavedJob(db, { accountId, jobId, ageMs });
    return stateOf(jobId, await savedState(db, accountId, jobId));
  }
  const [job] = await deskJobs(db, [jobId]);
  if (job === undefined) throw new DeskError("not-found", "There is no job of this id.", "jobId");
  const known = snapshot === undefined ? { snapshot: snapshotOf(job), age: 0 } : { snapshot, age: ageMs };
  await saveJob(db, { accountId, jobId, ageMs, restore, snapshot: known.snapshot, snapshotAgeMs: known.age });
  const stored = await savedState(db, accountId, jobId);
  const missing = stored === null || stored.removedAt !== null;
  if (missing && (await countSaved(db, accountId)) >= MAX_SAVED_JOBS) throw new DeskError("too-many", TOO_MANY_SAVED);
  return stateOf(jobId, stored);
}

/** Fulfils wishes in their order. A refused one says why and doesn't stop the others. */
export async function fulfilWishes(
  context: DeskContext,
  accountId: string,
  wishes: readonly SavedWish[],
): Promise<SavedWishesResponse["data"]> {
  const answers: SavedWishesResponse["data"] = [];
  for (const wish of wishes) {
    try {
      answers.push(await fulfilWish(context, accountId, wish));
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      const { code, message } = error;
      answers.push({ jobId: wish.jobId, savedAt: null, refusal: { code, message } });
    }
  }
  return answers;
}

function stateOf(jobId: string, stored: Awaited<ReturnType<typeof savedState>>): SavedState {
  return {
    jobId,
    savedAt: stored === null || stored.removedAt !== null ? null : stored.savedAt.toISOString(),
  };
}
