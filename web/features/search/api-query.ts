import { activeSettingsParams } from "#web/features/preferences/search-settings-store.ts";
import type { SettingsState } from "#web/features/preferences/settings-state.ts";
import { appendParams } from "#web/features/preferences/search-settings.ts";
import { searchQuery, type SearchState } from "./search-state.ts";

/** The query of a search as the API is asked for it, with what the settings add. While no country is set, the filter on eligibility waits. */
export function apiQuery(search: SearchState, settings: SettingsState, more: Record<string, string> = {}): string {
  const params = activeSettingsParams(settings);
  return appendParams(
    searchQuery(params["livesIn"] === undefined ? { ...search, eligibleOnly: false } : search, more),
    params,
  );
}

/** The same for a call that counts nothing: where one lives goes along only where the search asks for it. */
export function feedQuery(query: string, settings: SettingsState): string {
  const { livesIn, ...rules } = activeSettingsParams(settings);
  const asked = new URLSearchParams(query).get("eligible") === "only";
  return appendParams(query, { ...(asked && livesIn !== undefined && { livesIn }), ...rules });
}
