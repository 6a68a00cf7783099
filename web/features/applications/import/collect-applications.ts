import type { StoredApplication } from "#contract/schemas/desk/application.ts";
import { callApi } from "#web/api/api-client.ts";
import { currentOwner } from "#web/features/desk/account-marks.ts";
import { deskState, recordsOf } from "#web/features/desk/desk-state.ts";
import { GUEST } from "#web/features/desk/outbox.ts";
import { startDesk } from "#web/features/desk/start-desk.ts";
import {
  APPLICATION,
  type DeskApplication,
  type GuestApplication,
  waitingWrites,
  withWrites,
} from "../desk/application-operation.ts";

const WHOLE_PATH = "/api/me/applications/whole";

/** Returns all applications whole, with their postings and what waits to be sent: a guest's or a member's. Throws ApiError. */
export async function collectApplications(): Promise<DeskApplication[]> {
  await startDesk();
  const owner = currentOwner();
  const { contents } = deskState.read();
  if (owner === GUEST)
    return recordsOf<GuestApplication>(contents, APPLICATION).map(({ id, value }) => ({ ...value, id, version: 0 }));
  const { data } = await callApi<{ data: StoredApplication[] }>(WHOLE_PATH);
  return withWrites(data, waitingWrites(deskState.read().contents, owner));
}
