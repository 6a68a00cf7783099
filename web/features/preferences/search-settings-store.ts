import type { User } from "#contract/schemas/auth.ts";
import type { SearchSettings } from "#contract/schemas/search-settings.ts";
import { NO_HIDE_RULES, NO_SEARCH_SETTINGS } from "#contract/values/search-settings.ts";
import { authStore } from "#web/session/auth-store.ts";
import { isUnset, settingsParams, readSettings } from "./search-settings.ts";
import { readToken } from "#web/session/session-token.ts";
import { COUNTRY_KEY, SETTINGS_KEY } from "#web/shell/storage-keys.ts";

/** What this browser holds of the settings: all there is for a guest, a member's copy of what the account holds. */
interface BrowserCopy {
  settings: SearchSettings;
  /** The address of the account these belong to; null for a guest's. */
  account: string | null;
  /** Whether the account is yet to be told. */
  unsaved: boolean;
}

export interface SettingsState extends BrowserCopy {
  /** False while a member's settings may still come from the account. */
  settled: boolean;
  /** Whether the account could not be told. */
  saveFailed: boolean;
  /** Whether the rules of what to hide are set aside for the search that is shown. */
  paused: boolean;
  /** Whether the dialog for all of this is open. */
  open: boolean;
}

export type Change = (settings: SearchSettings) => SearchSettings;

const EMPTY: BrowserCopy = { settings: NO_SEARCH_SETTINGS, account: null, unsaved: false };
export const UNKNOWN_SETTINGS: SettingsState = {
  ...EMPTY,
  settled: false,
  saveFailed: false,
  paused: false,
  open: false,
};

let state: SettingsState | null = null;
let watching = false;
let known: User | null = null;
/** Changes made while the account is being asked: they are made again on what it answers. */
let early: Change[] | null = null;
const listeners = new Set<() => void>();

/** What a person says once and every search heeds. It lives outside React, so that parts of the page that wake later find it. */
export const settingsStore = {
  read: (): SettingsState => (state ??= { ...UNKNOWN_SETTINGS, ...readCopy() }),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    watch();
    return () => listeners.delete(listener);
  },
  set(change: Partial<SettingsState>): void {
    state = { ...settingsStore.read(), ...change };
    for (const listener of listeners) listener();
  },
  /** Stores a copy in the browser; storage can be forbidden, then it lasts as long as the page. */
  persist(copy: BrowserCopy): void {
    try {
      if (copy.account === null && isUnset(copy.settings)) localStorage.removeItem(SETTINGS_KEY);
      else localStorage.setItem(SETTINGS_KEY, JSON.stringify(copy));
      localStorage.removeItem(COUNTRY_KEY);
    } catch {
      // Kept in memory only.
    }
    settingsStore.set(copy);
  },
  /** From here on changes are remembered, until `endLoad` gives them out. */
  beginLoad(): void {
    early = [];
  },
  endLoad(): Change[] {
    const changes = early ?? [];
    early = null;
    return changes;
  },
};

/** Changes the settings, here and for a member in the account. */
export function changeSettings(change: Change): void {
  const before = settingsStore.read();
  const { user } = authStore.read();
  const account = user?.email ?? before.account;
  early?.push(change);
  settingsStore.persist({ settings: change(before.settings), account, unsaved: account !== null });
  if (user !== null && early === null) void saveSettings();
}

/** Tells the account of what it does not know yet. */
export async function saveSettings(): Promise<void> {
  const account = await accountModule();
  await account?.saveToAccount();
}

/** Asks for a member's settings while the session is still being checked. */
export async function prefetchSettings(): Promise<void> {
  if (readToken() === null || authStore.read().user !== null) return;
  const account = await accountModule();
  account?.prefetchFromAccount();
}

/** The parameters that a search takes from the settings: where one lives, and what is hidden unless that is set aside. */
export function activeSettingsParams(
  { settings, paused }: SettingsState = settingsStore.read(),
): Record<string, string | string[]> {
  return settingsParams(paused ? { ...settings, hide: NO_HIDE_RULES } : settings);
}

function readCopy(): BrowserCopy {
  try {
    const stored = localStorage.getItem(SETTINGS_KEY);
    if (stored === null) return { ...EMPTY, settings: readSettings({ country: localStorage.getItem(COUNTRY_KEY) }) };
    const { settings, account, unsaved } = JSON.parse(stored) as Record<keyof BrowserCopy, unknown>;
    return {
      settings: readSettings(settings),
      account: typeof account === "string" ? account : null,
      unsaved: unsaved === true,
    };
  } catch {
    // Storage is forbidden, or holds what nobody can read.
    return EMPTY;
  }
}

function watch(): void {
  if (watching) return;
  watching = true;
  window.addEventListener("storage", ({ key }) => {
    if (key === SETTINGS_KEY || key === null) settingsStore.set(readCopy());
  });
  authStore.subscribe(followSession);
  followSession();
}

/** Each time the session has been looked at: a member's settings come from the account, and leave this browser with the member. */
function followSession(): void {
  const { ready, user } = authStore.read();
  if (user !== null && user !== known) {
    known = user;
    void accountModule().then((account) => account?.loadFromAccount(user.email));
  }
  if (!ready || user !== null) return;
  known = null;
  const { account, unsaved, settled } = settingsStore.read();
  if (readToken() === null && account !== null && !unsaved) settingsStore.persist(EMPTY);
  if (!settled) settingsStore.set({ settled: true });
}

/** The half that talks to the account; guests never load it. Null when it did not come. */
async function accountModule() {
  try {
    return await import("./account/search-settings-account.ts");
  } catch {
    settingsStore.set({ settled: true, saveFailed: settingsStore.read().unsaved });
    return null;
  }
}
