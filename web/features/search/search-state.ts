import {
  FILTER_NAMES,
  FILTERS,
  eachFilter,
  type FilterName,
  filterOf,
  type FilterValues,
  OPEN_FILTER_NAMES,
} from "#contract/values/filters.ts";
import {
  EVERY_JOB,
  type JobsQuery,
  MAX_SALARY,
  MAX_TEXT_LENGTH,
  type SearchSort,
} from "#contract/values/jobs-query.ts";

/**
 * A search as the address of a page holds it. The reader's settings add where they live and what they hide, a list adds
 * its page.
 */
export type SearchState = Omit<JobsQuery, "homeCountry" | "hide" | "page" | "limit">;

const { homeCountry: _country, hide: _hide, page: _page, limit: _limit, ...everyJob } = EVERY_JOB;
export const EMPTY_SEARCH: SearchState = everyJob;

/** Parameters that switch a part of a search on, by that part. */
const SWITCHES = {
  eligibleOnly: { parameter: "eligible", value: "only" },
  acceptsReferrals: { parameter: "referable", value: "yes" },
} as const;
type Switch = keyof typeof SWITCHES;
const SWITCH_NAMES = Object.keys(SWITCHES) as Switch[];

/** What narrows a search. */
export type SearchPart = FilterName | Switch | "q" | "salaryMin";

/** The filters of the home page's search bar; the others need an account. */
export const OPEN_FILTERS: readonly FilterName[] = OPEN_FILTER_NAMES;
export const ADVANCED_FILTERS: readonly FilterName[] = FILTER_NAMES.filter((name) => !FILTERS[name].open);

/** What narrows a search on the home page, and on the full search. */
export const OPEN_PARTS: readonly SearchPart[] = ["q", ...OPEN_FILTERS, "salaryMin", "eligibleOnly"];
export const ALL_PARTS: readonly SearchPart[] = ["q", ...FILTER_NAMES, "salaryMin", ...SWITCH_NAMES];

const isSwitch = (part: SearchPart): part is Switch => part in SWITCHES;
const defaultSort = (q: string): SearchSort => (q === "" ? "date" : "relevance");

/**
 * Reads a search from an address. A list's values may be joined with commas or repeated, as plain forms send them.
 * Unknown sorts, dates and numbers count as unset.
 */
export function readSearch(params: URLSearchParams): SearchState {
  const q = plainText(params.getAll("q").join(" "));
  const given = params.get("salaryMin")?.trim() ?? "";
  const salary = /^\d{1,8}$/.test(given) ? Number(given) : 0;
  const salaryMin = salary > 0 && salary <= MAX_SALARY ? salary : null;
  const isOn = (name: Switch) => params.get(SWITCHES[name].parameter) === SWITCHES[name].value;
  return {
    q,
    ...(eachFilter((name) => readFilter(name, params)) as FilterValues),
    salaryMin,
    salaryUnstated: salaryMin !== null && params.get("salaryUnstated") === "include",
    eligibleOnly: isOn("eligibleOnly"),
    acceptsReferrals: isOn("acceptsReferrals"),
    sortBy: readSort(params.get("sortBy"), q),
  };
}

/** Reads the values of one filter. `all` means none, except in a long list, where something may have that name. */
function readFilter(name: FilterName, params: URLSearchParams): FilterValues[FilterName] {
  const { takes, options, searchBox } = filterOf(name);
  const given = params.getAll(name).flatMap((text) => (takes === "several" ? text.split(",") : [text]));
  const plain = given.map((text) => (options === undefined ? text : text.toLowerCase()).trim());
  const values = plain.filter((value) => value !== "" && (searchBox !== undefined || value !== "all"));
  if (takes === "several") return [...new Set(values)];
  const [value = null] = values;
  const unknown = name === "datePosted" && options?.every((option) => option.value !== value);
  return unknown ? null : value;
}

function readSort(given: string | null, q: string): SearchSort {
  if (given === "salary" || given === "referable" || (given === "date" && q !== "")) return given;
  return defaultSort(q);
}

/** Normalises a typed text: single spaces, and no longer than the API takes. */
export function plainText(typed: string): string {
  return typed.replace(/\s+/g, " ").trim().slice(0, MAX_TEXT_LENGTH).trimEnd();
}

/** Returns the search with another text. A new text sorts by relevance, which needs a text. */
export function withText(search: SearchState, typed: string): SearchState {
  const q = plainText(typed);
  return { ...search, q, sortBy: search.sortBy === defaultSort(search.q) ? defaultSort(q) : sortFor(search.sortBy, q) };
}

/** Returns the search that a draft submits over the applied one, with its text normalised and the sort that goes with it. */
export function submitted(draft: SearchState, applied: SearchState): SearchState {
  return withText({ ...draft, q: applied.q }, draft.q);
}

const sortFor = (sortBy: SearchSort, q: string): SearchSort => (sortBy === "relevance" ? defaultSort(q) : sortBy);

/**
 * Writes a search as a query string. Joins values with commas and leaves out empty values and the default sort. The order
 * is fixed, so that equal searches share one URL.
 */
export function searchQuery(search: SearchState, more: Record<string, string> = {}): string {
  const pairs: [string, string][] = [];
  const q = plainText(search.q);
  if (q !== "") pairs.push(["q", encodeURIComponent(q)]);
  for (const name of FILTER_NAMES) {
    const value = search[name];
    const joined = Array.isArray(value) ? value.map(encodeURIComponent).join(",") : encodeURIComponent(value ?? "");
    if (joined !== "") pairs.push([name, joined]);
  }
  if (search.salaryMin !== null) pairs.push(["salaryMin", String(search.salaryMin)]);
  if (search.salaryMin !== null && search.salaryUnstated) pairs.push(["salaryUnstated", "include"]);
  for (const name of SWITCH_NAMES) if (search[name]) pairs.push([SWITCHES[name].parameter, SWITCHES[name].value]);
  const sortBy = sortFor(search.sortBy, q);
  if (sortBy !== defaultSort(q)) pairs.push(["sortBy", sortBy]);
  for (const [name, value] of Object.entries(more)) pairs.push([name, encodeURIComponent(value)]);
  return pairs.map(([name, value]) => `${name}=${value}`).join("&");
}

/** Returns a search with only these parts. The sort stays if it still applies. */
export function only(search: SearchState, parts: readonly SearchPart[]): SearchState {
  const narrowed = Object.assign({ ...EMPTY_SEARCH }, Object.fromEntries(parts.map((part) => [part, search[part]])));
  return {
    ...narrowed,
    salaryUnstated: narrowed.salaryMin !== null && search.salaryUnstated,
    sortBy: sortFor(search.sortBy, narrowed.q),
  };
}

/** Counts the values set in these parts. */
export function countSet(search: SearchState, parts: readonly SearchPart[]): number {
  return parts.reduce((sum, part) => sum + valuesOf(search, part).length, 0);
}

/** Returns the values of a part as a list; a text, a number or a switch is one value. */
export function valuesOf(search: SearchState, part: SearchPart): string[] {
  const value = search[part];
  if (Array.isArray(value)) return value;
  return value === null || value === "" || value === false ? [] : [String(value)];
}

/** Adds a value to a filter, or replaces the value of a filter that takes one. */
export function withValue(search: SearchState, filter: FilterName, value: string): SearchState {
  const now = search[filter];
  return { ...search, [filter]: Array.isArray(now) ? [...new Set([...now, value])] : value };
}

/** Removes one value of a part, or all of them. */
export function without(search: SearchState, part: SearchPart, value?: string): SearchState {
  if (part === "q") return withText(search, "");
  if (part === "salaryMin") return { ...search, salaryMin: null, salaryUnstated: false };
  if (isSwitch(part)) return { ...search, [part]: false };
  const now = search[part];
  const empty = Array.isArray(now) ? now.filter((one) => value !== undefined && one !== value) : null;
  return { ...search, [part]: empty };
}

/** Returns a path with its query, or the bare path if the query is empty. */
export function urlWithQuery(path: string, query: string): string {
  return query === "" ? path : `${path}?${query}`;
}
