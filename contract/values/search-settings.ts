import type { HideRules, SearchSettings } from "#contract/schemas/search-settings.ts";

export const MAX_HIDDEN_COMPANIES = 200;
export const MAX_HIDDEN_KEYWORDS = 50;
export const MAX_HIDDEN_SOURCES = 50;
export const MIN_KEYWORD_LENGTH = 2;
export const MAX_KEYWORD_LENGTH = 60;

export const NO_HIDE_RULES: HideRules = { companies: [], keywords: [], sources: [], agencies: false };

export const NO_SEARCH_SETTINGS: SearchSettings = {
  country: null,
  workday: null,
  currency: null,
  period: null,
  hide: NO_HIDE_RULES,
};
