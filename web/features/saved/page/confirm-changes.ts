import { snapshotOf } from "#contract/values/desk/changes.ts";
import { callApi } from "#web/api/api-client.ts";
import { currentOwner } from "#web/features/desk/account-marks.ts";
import { changeDesk } from "#web/features/desk/desk-state.ts";
import { GUEST } from "#web/features/desk/outbox.ts";
import { type GuestSavedJob, SAVED_JOB } from "#web/features/saved/saved-operation.ts";
import type { SavedItem } from "./saved-items.ts";
import { rereadSaved } from "./use-saved-items.ts";

/** Takes new snapshots: the person has seen what changed about these jobs. Throws ApiError and DeskStorageFull. */
export async function confirmChanges(items: readonly SavedItem[]): Promise<void> {
  if (currentOwner() !== GUEST) {
    await callApi("/api/me/saved-jobs/confirm-changes", { method: "POST", body: { ids: items.map(({ id }) => id) } });
    await rereadSaved();
    return;
  }
  const since = new Date().toISOString();
  await changeDesk(({ records, operations }) => {
    const seen = new Map(items.map(({ id, job }) => [id, snapshotOf(job)]));
    const mine = records.filter(({ kind, id }) => kind === SAVED_JOB && seen.has(id));
    return {
      putRecords: mine.map((record) => {
        const value = { ...(record.value as GuestSavedJob), snapshot: seen.get(record.id), since };
        return { ...record, value };
      }),
      // The account compares with the same snapshot once the job has joined it.
      putOperations: operations
        .filter(({ owner, record }) => owner === GUEST && record?.kind === SAVED_JOB && seen.has(record.id))
        .map((operation) => ({
          ...operation,
          payload: { ...(operation.payload as object), snapshot: seen.get(operation.record?.id ?? "") },
        })),
    };
  });
}
