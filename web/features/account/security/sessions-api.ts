import type { Session } from "#contract/schemas/sessions.ts";
import { accountApi } from "#web/features/account/settings/account-paths.ts";
import { createOwnList } from "./own-list.ts";

const sessions = createOwnList<Session>(accountApi.sessions);

/** Loads where the account is logged in while `open`, and again whenever the window gets the focus. */
export const useSessions = sessions.useList;
export const reloadSessions = sessions.reload;

/** Ends one session, or all others without `id`, and reloads the list. Returns the server's message; throws ApiError. */
export async function endSession(id?: string): Promise<string> {
  return await sessions.act(id === undefined ? accountApi.endOtherSessions : accountApi.endSession(id));
}
