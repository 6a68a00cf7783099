/** What a key may do, with the words that describe it. */
export const API_KEY_SCOPES = {
  search: "Search all jobs with every filter",
  "desk:read": "Read your saved jobs, applications and activity",
  "desk:write": "Save jobs and add to your applications",
} as const;
export type ApiKeyScope = keyof typeof API_KEY_SCOPES;

/** Live keys that an account may have at once. */
export const MAX_API_KEYS = 10;
export const MAX_API_KEY_NAME = 60;
/** For how many days a key may be good at most. */
export const MAX_API_KEY_DAYS = 366;
