import type { User } from "#contract/schemas/auth.ts";
import { NO_HIDE_RULES } from "#contract/values/search-settings.ts";
import { authStore } from "#web/session/auth-store.ts";
import { readToken } from "#web/session/session-token.ts";
import { SETTINGS_KEY } from "#web/shell/storage-keys.ts";
import { settingsParams } from "./search-settings.ts";
import { type Change, EMPTY_COPY, settingsState, type SettingsState } from "./settings-state.ts";

let watching = false;
let currentUser: User | null = null;

/** The search settings as components see them. The first subscriber starts following the session and other tabs. */
export const settingsStore = {
  read: settingsState.read,
  set: settingsState.set,
  subscribe(listener: () => void): () => void {
    const unsubscribe = settingsState.subscribe(listener);
    watch();
    return unsubscribe;
  },
};

/** Changes the settings in this browser and, for a member, in the account. */
export function changeSettings(change: Change): void {
  const before = settingsState.read();
  const { user } = authStore.read();
  const account = user?.email ?? before.account;
  settingsState.recordChange(change);
  settingsState.persist({ settings: change(before.settings), account, unsaved: account !== null });
  if (user !== null && !settingsState.isLoading()) void saveSettings();
}

/** Saves unsaved settings to the account. */
export async function saveSettings(): Promise<void> {
  const account = await loadAccountModule();
  await account?.saveToAccount();
}

/** Requests a member's settings while the session is still being checked. */
export async function prefetchSettings(): Promise<void> {
  if (readToken() === null || authStore.read().user !== null) return;
  const account = await loadAccountModule();
  account?.prefetchFromAccount();
}

/** Returns the query parameters that the settings add to a search, without the hide rules while those are paused. */
export function activeSettingsParams(
  { settings, paused }: SettingsState = settingsState.read(),
): Record<string, string | string[]> {
  return settingsParams(paused ? { ...settings, hide: NO_HIDE_RULES } : settings);
}

function watch(): void {
  if (watching) return;
  watching = true;
  window.addEventListener("storage", ({ key }) => {
    if (key === SETTINGS_KEY || key === null) settingsState.reload();
  });
  authStore.subscribe(followSession);
  followSession();
}

/** Loads a member's settings from the account at login, and removes them from this browser at logout. */
function followSession(): void {
  const { ready, user } = authStore.read();
  if (user !== null && user !== currentUser) {
    currentUser = user;
    void loadAccountModule().then((account) => account?.loadFromAccount(user.email));
  }
  if (!ready || user !== null) return;
  currentUser = null;
  const { account, unsaved, settled } = settingsState.read();
  if (readToken() === null && account !== null && !unsaved) settingsState.persist(EMPTY_COPY);
  if (!settled) settingsState.set({ settled: true });
}

/** Loads the module that talks to the account, which guests never need. Null when it fails to load. */
async function loadAccountModule() {
  try {
    return await import("./account/search-settings-account.ts");
  } catch {
    settingsState.set({ settled: true, saveFailed: settingsState.read().unsaved });
    return null;
  }
}
