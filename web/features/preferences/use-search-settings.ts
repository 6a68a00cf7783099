import { useSyncExternalStore } from "react";
import { settingsStore } from "./search-settings-store.ts";
import { type SettingsState, UNKNOWN_SETTINGS } from "./settings-state.ts";

/** Returns the reader's search settings; unset on the server. */
export function useSearchSettings(): SettingsState {
  return useSyncExternalStore(settingsStore.subscribe, settingsStore.read, () => UNKNOWN_SETTINGS);
}
