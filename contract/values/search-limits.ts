/** Limits of search settings. They stand apart from the schemas so that pages don't carry zod. */

export const MAX_HIDDEN_COMPANIES = 200;
export const MAX_HIDDEN_KEYWORDS = 50;
export const MAX_HIDDEN_SOURCES = 50;
export const MAX_HIDDEN_JOBS = 200;
export const MIN_KEYWORD_LENGTH = 2;
export const MAX_KEYWORD_LENGTH = 60;
