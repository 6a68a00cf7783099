import type { DeskMark } from "#contract/schemas/desk/marks.ts";
import type { DeskContents } from "#web/features/desk/desk-storage.ts";
import { GUEST } from "#web/features/desk/outbox.ts";
import { type GuestSavedJob, SAVED_JOB, waitingWishes } from "./saved-operation.ts";

/** Adds a guest's saved jobs to the marks, or what waits for the account: the person sees their wish at once. */
export function savedMarks(marks: Map<string, DeskMark>, contents: DeskContents, owner: string): void {
  const mark = (jobId: string, savedAt: string | null) => {
    const { savedAt: _before, ...rest } = marks.get(jobId) ?? {};
    marks.set(jobId, savedAt === null ? rest : { ...rest, savedAt });
  };
  if (owner === GUEST) {
    for (const { kind, id, value } of contents.records)
      if (kind === SAVED_JOB) mark(id, (value as GuestSavedJob).savedAt);
    return;
  }
  for (const { at, payload } of waitingWishes(contents, owner).values())
    mark(payload.jobId, payload.saved ? new Date(at).toISOString() : null);
}
