import { activeSettingsParams } from "#web/features/preferences/search-settings-store.ts";
import type { SettingsState } from "#web/features/preferences/settings-state.ts";
import { appendParams } from "#web/features/preferences/search-settings.ts";
import { searchQuery, type SearchState } from "./search-state.ts";

/**
 * Returns a search's API query with the parameters from the settings. Without a home country it drops the eligibility
 * filter.
 */
export function apiQuery(
  search: SearchState,
  settings: SettingsState,
  extraParams: Record<string, string> = {},
): string {
  const params = activeSettingsParams(settings);
  return appendParams(
    searchQuery(params["livesIn"] === undefined ? { ...search, eligibleOnly: false } : search, extraParams),
    params,
  );
}

/**
 * Returns what the settings add to the featured jobs of a search: the hide rules, and the home country if it filters by eligibility. Without
 * a home country that filter waits.
 */
export function featuredRules({ eligibleOnly }: SearchState, settings: SettingsState): string {
  return feedQuery(eligibleOnly && settings.settings.country !== null ? "eligible=only" : "", settings);
}

/**
 * The same for feeds and featured jobs, which have no counts: it includes the home country only if the search filters
 * by it.
 */
export function feedQuery(query: string, settings: SettingsState): string {
  const { livesIn, ...rules } = activeSettingsParams(settings);
  const filtered = new URLSearchParams(query).get("eligible") === "only";
  return appendParams(query, { ...(filtered && livesIn !== undefined && { livesIn }), ...rules });
}
