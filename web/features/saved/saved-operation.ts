import type { JobSnapshot } from "#contract/schemas/desk/saved.ts";
import type { DeskContents, DeskOperation } from "#web/features/desk/desk-storage.ts";
import { sendable } from "#web/features/desk/outbox.ts";

/** The kind of a guest's saved jobs and of operations that save and remove jobs. */
export const SAVED_JOB = "saved-job";

/** A guest's saved job. */
export interface GuestSavedJob {
  savedAt: string;
  /** The job as the person last knew it, and since when. */
  snapshot: JobSnapshot;
  since: string;
}

export interface SavedPayload {
  jobId: string;
  saved: boolean;
  /** Undoes a removal. */
  restore?: boolean;
  /** The job as the person saw it. */
  snapshot?: JobSnapshot;
}

/** Returns the wishes about saved jobs that the account doesn't have yet, the last one per job. */
export function waitingWishes(contents: DeskContents, account: string): Map<string, DeskOperation<SavedPayload>> {
  const wishes = sendable(contents, account).filter(
    (operation): operation is DeskOperation<SavedPayload> => operation.kind === SAVED_JOB,
  );
  return new Map(wishes.map((wish) => [wish.payload.jobId, wish]));
}
