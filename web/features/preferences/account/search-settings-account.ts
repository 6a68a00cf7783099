import type { SearchSettingsResponse } from "#contract/schemas/search-settings.ts";
import { NO_SEARCH_SETTINGS } from "#contract/values/search-settings.ts";
import { callApi, JOBS, type RetryPolicy } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";
import { isUnset, readSettings } from "#web/features/preferences/search-settings.ts";
import { settingsState } from "#web/features/preferences/settings-state.ts";
import { authStore } from "#web/session/auth-store.ts";
import { readToken } from "#web/session/session-token.ts";

/** The first search waits for the settings, but not for long. */
const LOAD: RetryPolicy = { ...JOBS, timeoutMs: 4000 };

/** A prefetched response older than this may miss changes from other browsers. */
const PREFETCH_TTL_MS = 10_000;

let saving = false;
let loads = 0;
/** A request sent before the session was checked, with the token it used. */
let prefetched: { token: string; at: number; response: Promise<SearchSettingsResponse | null> } | null = null;

const fetchSettings = (): Promise<SearchSettingsResponse | null> =>
  callApi<SearchSettingsResponse>(api.searchSettings, { policy: LOAD }).catch(() => null);

/** Requests the account's settings before the session is known to be live; the first load reuses the request. */
export function prefetchFromAccount(): void {
  const token = readToken();
  if (token !== null && loads === 0) prefetched ??= { token, at: performance.now(), response: fetchSettings() };
}

/**
 * Replaces this browser's settings with the account's. Uploads them instead when they are unsaved, or when the account
 * has none and they don't belong to another member.
 */
export async function loadFromAccount(account: string): Promise<void> {
  const local = settingsState.read();
  const ownCopy = local.account === account;
  if (ownCopy) settingsState.set({ settled: true });
  if (ownCopy && local.unsaved) return saveToAccount();
  loads += 1;
  const load = loads;
  settingsState.beginLoad();
  const fresh = prefetched?.token === readToken() && performance.now() - prefetched.at < PREFETCH_TTL_MS;
  const request = fresh ? prefetched?.response : undefined;
  prefetched = null;
  const response = await (request ?? fetchSettings());
  // A later load has taken over the changes.
  if (load !== loads) return;
  const changes = settingsState.endLoad();
  // Signed out, or signed in as someone else, in the meantime.
  if (authStore.read().user?.email !== account) return;
  if (response === null) return settingsState.set({ settled: true, saveFailed: changes.length > 0 });
  const own = local.account === null || ownCopy ? local.settings : NO_SEARCH_SETTINGS;
  const base = response.data === null ? own : readSettings(response.data);
  const settings = changes.reduce((before, change) => change(before), base);
  const unsaved = changes.length > 0 || (response.data === null && !isUnset(settings));
  settingsState.persist({ settings, account, unsaved });
  settingsState.set({ settled: true });
  if (unsaved) await saveToAccount();
}

/**
 * Saves the settings to the account, repeating while they change. On failure it sets `saveFailed` and this browser's
 * copy stays.
 */
export async function saveToAccount(): Promise<void> {
  if (saving) return;
  saving = true;
  try {
    let { settings } = settingsState.read();
    for (let sent = null; sent !== settings; { settings } = settingsState.read()) {
      sent = settings;
      await callApi<SearchSettingsResponse>(api.searchSettings, { method: "PUT", body: settings, policy: JOBS });
    }
    const { account } = settingsState.read();
    settingsState.persist({ settings, account, unsaved: false });
    settingsState.set({ saveFailed: false });
  } catch {
    settingsState.set({ saveFailed: true });
  } finally {
    saving = false;
  }
}
