import type { UndoImportResponse } from "#contract/schemas/desk/application.ts";
import { APPLICATIONS_PER_WRITE_MAX } from "#contract/values/desk/application.ts";
import { callApi } from "#web/api/api-client.ts";
import { currentOwner, readAccountMarks } from "#web/features/desk/account-marks.ts";
import { changeDesk, recordsOf } from "#web/features/desk/desk-state.ts";
import { GUEST } from "#web/features/desk/outbox.ts";
import { APPLICATION, type GuestApplication } from "../desk/application-operation.ts";
import { applicationsClient } from "../desk/applications-client.ts";

const KEY = "afield.import";
const UNDO_PATH = "/api/me/applications/undo-import";

/** What it takes to undo the last import in this browser. */
export interface LastImport {
  owner: string;
  file: string;
  at: string;
  /** Applications it created, with how many events each had then. */
  applications: readonly { id: string; events: number }[];
}

/** Returns the last import of the person who is here now. */
export function readLastImport(): LastImport | null {
  try {
    const last = JSON.parse(localStorage.getItem(KEY) ?? "null") as LastImport | null;
    // A guest's import joins the account at sign-in.
    return last !== null && (last.owner === currentOwner() || last.owner === GUEST) ? last : null;
  } catch {
    return null;
  }
}

/** Remembers an import, or forgets the last one. Without storage, undoing lasts as long as the page. */
export function rememberImport(last: LastImport | null): void {
  try {
    if (last === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(last));
  } catch {
    // Storage is full or blocked: the page still offers to undo until it closes.
  }
}

/** Takes back an import, except the applications that the person changed since. Returns how many it removed. Throws ApiError. */
export async function undoLastImport({ applications }: LastImport): Promise<number> {
  const owner = currentOwner();
  if (owner === GUEST) return await undoGuest(applications);
  let deleted = 0;
  for (let at = 0; at < applications.length; at += APPLICATIONS_PER_WRITE_MAX) {
    const ids = applications.slice(at, at + APPLICATIONS_PER_WRITE_MAX).map(({ id }) => id);
    const { data } = await callApi<UndoImportResponse>(UNDO_PATH, { method: "POST", body: { ids } });
    deleted += data.deleted;
  }
  void applicationsClient.invalidateQueries();
  void readAccountMarks(owner);
  return deleted;
}

async function undoGuest(applications: LastImport["applications"]): Promise<number> {
  let deleted = 0;
  await changeDesk((contents) => {
    const events = new Map(applications.map((each) => [each.id, each.events]));
    const unchanged = recordsOf<GuestApplication>(contents, APPLICATION).filter(
      ({ id, value }) => events.get(id) === value.events.length,
    );
    deleted = unchanged.length;
    return {
      deleteRecords: unchanged.map(({ id }) => ({ kind: APPLICATION, id })),
      deleteOperations: unchanged.map(({ id }) => `${GUEST} ${APPLICATION} ${id}`),
    };
  });
  return deleted;
}
