import type { HideRules, SearchSettings } from "#contract/schemas/search-settings.ts";

export const NO_HIDE_RULES: HideRules = { companies: [], keywords: [], sources: [], jobs: [], agencies: false };

export const NO_SEARCH_SETTINGS: SearchSettings = {
  country: null,
  workday: null,
  currency: null,
  period: null,
  hide: NO_HIDE_RULES,
};

/** Returns whether any rule is set. */
export function hasHideRules({ companies, keywords, sources, jobs, agencies }: HideRules): boolean {
  return agencies || companies.length + keywords.length + sources.length + jobs.length > 0;
}
