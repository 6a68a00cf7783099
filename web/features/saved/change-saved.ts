import type { JobSnapshot } from "#contract/schemas/desk/saved.ts";
import { MAX_SAVED_JOBS, TOO_MANY_SAVED } from "#contract/values/desk/saved.ts";
import { currentOwner } from "#web/features/desk/account-marks.ts";
import { changeDesk, deskState, recordsOf } from "#web/features/desk/desk-state.ts";
import type { DeskChange, DeskContents } from "#web/features/desk/desk-storage.ts";
import { flushOutbox } from "#web/features/desk/flush-outbox.ts";
import { GUEST, queued } from "#web/features/desk/outbox.ts";
import { startDesk } from "#web/features/desk/start-desk.ts";
import { type GuestSavedJob, SAVED_JOB, type SavedPayload } from "./saved-operation.ts";

/** A job to save or remove. A saved one says since when. */
export interface SavedSubject {
  id: string;
  snapshot: JobSnapshot;
  savedAt?: string;
  since?: string;
}

/** This browser or account holds as many saved jobs as it may. */
export class TooManySaved extends Error {
  constructor() {
    super(TOO_MANY_SAVED);
    this.name = "TooManySaved";
  }
}

/**
 * Saves or removes jobs: a guest's in the browser, a member's through the outbox, which sends them as soon as it can. `restore` undoes a
 * removal. Returns the jobs as they were, for the undo. Throws DeskStorageFull and TooManySaved.
 */
export async function changeSaved(
  subjects: readonly SavedSubject[],
  saved: boolean,
  restore = false,
): Promise<SavedSubject[]> {
  await startDesk();
  const owner = currentOwner();
  const guests = new Map(recordsOf<GuestSavedJob>(deskState.read().contents, SAVED_JOB).map((each) => [each.id, each]));
  await changeDesk((contents) => {
    if (owner !== GUEST) return memberChange(contents, owner, subjects, saved, restore);
    return saved ? guestSave(contents, subjects, restore) : guestRemove(subjects);
  });
  if (owner !== GUEST) void flushOutbox();
  return subjects.map((subject) => ({ ...subject, ...guests.get(subject.id)?.value }));
}

function memberChange(
  contents: DeskContents,
  owner: string,
  subjects: readonly SavedSubject[],
  saved: boolean,
  restore: boolean,
): DeskChange {
  return {
    putOperations: subjects.map(({ id, snapshot }) => {
      const payload: SavedPayload = { jobId: id, saved, snapshot, ...(restore && { restore }) };
      return queued(contents, owner, { id: `${SAVED_JOB} ${id}`, kind: SAVED_JOB, payload });
    }),
  };
}

/** A guest's wish is as old as the record, so that the account later knows when the job was saved. */
function guestSave(contents: DeskContents, subjects: readonly SavedSubject[], restore: boolean): DeskChange {
  const now = new Date().toISOString();
  const records = subjects.map(({ id, snapshot, savedAt, since }) => {
    const times = restore ? { savedAt: savedAt ?? now, since: since ?? now } : { savedAt: now, since: now };
    return { kind: SAVED_JOB, id, value: { snapshot, ...times } satisfies GuestSavedJob };
  });
  const ids = new Set([...recordsOf(contents, SAVED_JOB), ...records].map(({ id }) => id));
  if (ids.size > MAX_SAVED_JOBS) throw new TooManySaved();
  const operations = records.map(({ id, value: { snapshot, savedAt } }) => {
    const payload: SavedPayload = { jobId: id, saved: true, snapshot };
    const record = { kind: SAVED_JOB, id };
    const operation = queued(contents, GUEST, { id: `${SAVED_JOB} ${id}`, kind: SAVED_JOB, payload, record });
    return { ...operation, at: Date.parse(savedAt) };
  });
  return { putRecords: records, putOperations: operations };
}

/** What a guest saves and removes again never reaches an account. */
function guestRemove(subjects: readonly SavedSubject[]): DeskChange {
  return {
    deleteRecords: subjects.map(({ id }) => ({ kind: SAVED_JOB, id })),
    deleteOperations: subjects.map(({ id }) => `${GUEST} ${SAVED_JOB} ${id}`),
  };
}
