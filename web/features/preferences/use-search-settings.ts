import { useSyncExternalStore } from "react";
import { type SettingsState, settingsStore, UNKNOWN_SETTINGS } from "./search-settings-store.ts";

/** What the reader has said of themselves for every search; nothing on the server. */
export function useSearchSettings(): SettingsState {
  return useSyncExternalStore(settingsStore.subscribe, settingsStore.read, () => UNKNOWN_SETTINGS);
}
