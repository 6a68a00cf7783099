import { FILTER_NAMES } from "../filters.ts";
import { EVERY_JOB, type JobsQuery } from "../jobs-query.ts";

/** Saved searches of one account. */
export const MAX_SAVED_SEARCHES = 50;
export const MAX_SEARCH_NAME = 100;
/** Characters of a search's parameters. */
export const MAX_SEARCH_PARAMS = 8000;

/** How often a person hears of new jobs that a saved search finds. */
export const ALERT_FREQUENCIES = ["off", "at-once", "daily", "weekly"] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

export const TOO_MANY_SEARCHES =
  "You can save at most 50 searches. Delete one that you no longer need, then try again.";
export const NO_FILTER =
  "This search has no filter, so its alerts would name every job. Choose a role, a place or another filter first.";

/** Parts of a search that belong to the page or to the person's settings, not to which jobs the search is about. */
type Unsaved = "hide" | "sortBy" | "page" | "limit";
/** What a search asks for. What it leaves open is absent. */
export type SearchFilters = Partial<Omit<JobsQuery, Unsaved>>;

/** The names of the filters in canonical order, which is that of the address. */
const NAMES = [
  "q",
  ...FILTER_NAMES,
  "salaryMin",
  "salaryUnstated",
  "homeCountry",
  "eligibleOnly",
  "acceptsReferrals",
] as const satisfies readonly Exclude<keyof JobsQuery, Unsaved>[];

/** Returns what a search asks for in canonical form: two searches that name the same values in another order are equal. */
export function searchFilters(query: JobsQuery): SearchFilters {
  const eligibleOnly = query.eligibleOnly && query.homeCountry !== null;
  const canonical: JobsQuery = {
    ...query,
    q: query.q.trim().replaceAll(/\s+/g, " "),
    salaryUnstated: query.salaryUnstated && query.salaryMin !== null,
    eligibleOnly,
    homeCountry: eligibleOnly ? query.homeCountry : null,
  };
  const asked: [name: string, value: unknown][] = [];
  for (const name of NAMES) {
    const value = canonical[name];
    if (!Array.isArray(value)) {
      if (value !== EVERY_JOB[name]) asked.push([name, value]);
    } else if (value.length > 0) asked.push([name, [...new Set(value)].sort()]);
  }
  return Object.fromEntries(asked);
}

/** Returns the search that filters describe. Filters that were stored before a filter existed leave it open. */
export function queryOfFilters(filters: SearchFilters): JobsQuery {
  return { ...EVERY_JOB, ...filters };
}

/** Excluded phrases and words: they say what a job may not hold, so they find nearly every job. */
const EXCLUDED = /(?<!\S)-(?:["“”„][^"“”„]*["“”„]?|\S*)/gu;

/** Returns whether filters leave out enough jobs to be worth an alert. A window of time doesn't: each new job is within it. */
export function hasFilter({ q = "", datePosted: _, salaryUnstated: __, ...others }: SearchFilters): boolean {
  return Object.keys(others).length > 0 || /[\p{L}\p{N}]/u.test(q.replaceAll(EXCLUDED, " "));
}

/** Returns the parameters of a search's address. */
export function searchParamsOf(filters: SearchFilters, sortBy: string | null): string {
  const params = new URLSearchParams();
  for (const name of NAMES) {
    const value = filters[name];
    if (value === undefined || value === null) continue;
    if (name === "salaryUnstated") params.set(name, "include");
    else if (name === "homeCountry") params.set("livesIn", String(value));
    else if (name === "eligibleOnly") params.set("eligible", "only");
    else if (name === "acceptsReferrals") params.set("referable", "yes");
    else params.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  if (sortBy !== null) params.set("sortBy", sortBy);
  return params.toString();
}

/** Returns the parameters of a search's page. The home country belongs to the person's settings, never to an address. */
export function pageParamsOf({ homeCountry: _, ...filters }: SearchFilters): string {
  return searchParamsOf(filters, null);
}
