import type { SearchSettings } from "#contract/schemas/search-settings.ts";
import { NO_SEARCH_SETTINGS } from "#contract/values/search-settings.ts";
import { COUNTRY_KEY, SETTINGS_KEY } from "#web/shell/storage-keys.ts";
import { isUnset, readSettings } from "./search-settings.ts";

/** The settings as stored in this browser: all there is for a guest, a copy of the account's for a member. */
interface BrowserCopy {
  settings: SearchSettings;
  /** The email address of the account they belong to; null for a guest's. */
  account: string | null;
  /** Whether the account doesn't have these changes yet. */
  unsaved: boolean;
}

export interface SettingsState extends BrowserCopy {
  /** False while a member's settings may still arrive from the account. */
  settled: boolean;
  /** Whether saving to the account failed. */
  saveFailed: boolean;
  /** Whether the hide rules are off for the current search. */
  paused: boolean;
  /** Whether the settings dialog is open. */
  open: boolean;
}

export type Change = (settings: SearchSettings) => SearchSettings;

export const EMPTY_COPY: BrowserCopy = { settings: NO_SEARCH_SETTINGS, account: null, unsaved: false };
export const UNKNOWN_SETTINGS: SettingsState = {
  ...EMPTY_COPY,
  settled: false,
  saveFailed: false,
  paused: false,
  open: false,
};

let state: SettingsState | null = null;
/** Changes made while the account's settings load; null when they aren't loading. */
let pending: Change[] | null = null;
const listeners = new Set<() => void>();

/** The search settings in memory and in local storage, outside React so that late-hydrating parts can read them. */
export const settingsState = {
  read: (): SettingsState => (state ??= { ...UNKNOWN_SETTINGS, ...readCopy() }),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(change: Partial<SettingsState>): void {
    state = { ...settingsState.read(), ...change };
    for (const listener of listeners) listener();
  },
  /** Stores a copy in the browser. If storage is blocked, it lasts as long as the page. */
  persist(copy: BrowserCopy): void {
    try {
      if (copy.account === null && isUnset(copy.settings)) localStorage.removeItem(SETTINGS_KEY);
      else localStorage.setItem(SETTINGS_KEY, JSON.stringify(copy));
      localStorage.removeItem(COUNTRY_KEY);
    } catch {
      // Storage is blocked: the copy stays in memory.
    }
    settingsState.set(copy);
  },
  /** Rereads the browser's copy after another tab has changed it. */
  reload(): void {
    settingsState.set(readCopy());
  },
  isLoading: () => pending !== null,
  /** Starts collecting changes, which are reapplied to the account's settings once those have loaded. */
  beginLoad(): void {
    pending = [];
  },
  recordChange(change: Change): void {
    pending?.push(change);
  },
  /** Stops collecting and returns the changes. */
  endLoad(): Change[] {
    const changes = pending ?? [];
    pending = null;
    return changes;
  },
};

function readCopy(): BrowserCopy {
  try {
    const stored = localStorage.getItem(SETTINGS_KEY);
    if (stored === null)
      return { ...EMPTY_COPY, settings: readSettings({ country: localStorage.getItem(COUNTRY_KEY) }) };
    const { settings, account, unsaved } = JSON.parse(stored) as Record<keyof BrowserCopy, unknown>;
    return {
      settings: readSettings(settings),
      account: typeof account === "string" ? account : null,
      unsaved: unsaved === true,
    };
  } catch {
    // Storage is blocked or unreadable.
    return EMPTY_COPY;
  }
}
