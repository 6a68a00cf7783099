import type { DateWindow, SearchSort } from "#contract/schemas/jobs-query.ts";

/** The orders of a list; by relevance only where there is a text. */
export type SortBy = SearchSort | "referrable";

/** What is searched for. Lists are option values; null, an empty list and an empty text mean any. */
export interface SearchState {
  /** Free text. */
  q: string;
  role: string[];
  location: string[];
  experienceLevel: string[];
  employmentType: string | null;
  techStack: string[];
  company: string[];
  industry: string[];
  companySize: string | null;
  datePosted: DateWindow | null;
  education: string | null;
  /** Yearly US dollars at least. */
  salaryMin: number | null;
  /** Whether jobs that state no pay pass `salaryMin`. */
  salaryUnstated: boolean;
  /** Only where the reader can be hired; means something once they have said where they live. */
  eligible: boolean;
  /** Only at companies where somebody can be asked for a referral. */
  referrable: boolean;
  sortBy: SortBy;
}

export const EMPTY_SEARCH: SearchState = {
  q: "",
  role: [],
  location: [],
  experienceLevel: [],
  employmentType: null,
  techStack: [],
  company: [],
  industry: [],
  companySize: null,
  datePosted: null,
  education: null,
  salaryMin: null,
  salaryUnstated: false,
  eligible: false,
  referrable: false,
  sortBy: "date",
};

/** Characters of a search text, as the API takes it. */
export const TEXT_MAX = 200;
const SALARY_MAX = 10_000_000;

export const LIST_FACETS = ["role", "location", "experienceLevel", "techStack", "company", "industry"] as const;
export const SINGLE_FACETS = ["employmentType", "companySize", "datePosted", "education"] as const;
export type ListFacet = (typeof LIST_FACETS)[number];
export type SingleFacet = (typeof SINGLE_FACETS)[number];
export type Facet = ListFacet | SingleFacet;

/** What narrows a search besides the facets. */
export const LIMITS = ["q", "salaryMin", "eligible", "referrable"] as const;
export type Limit = (typeof LIMITS)[number];
export type Part = Facet | Limit;

/** The facets of the home page's search bar; the rest need an account. */
export const BASIC_FACETS: readonly Facet[] = ["role", "location", "experienceLevel", "employmentType"];
export const ADVANCED_FACETS: readonly Facet[] = [
  "techStack",
  "company",
  "industry",
  "companySize",
  "datePosted",
  "education",
];

/** All that narrows a search on the home page, and on the full search. */
export const BASIC_PARTS: readonly Part[] = ["q", ...BASIC_FACETS];
export const ALL_PARTS: readonly Part[] = [...BASIC_PARTS, ...ADVANCED_FACETS, "salaryMin", "eligible", "referrable"];

const isLimit = (part: Part): part is Limit => (LIMITS as readonly Part[]).includes(part);
const defaultSort = (q: string): SortBy => (q === "" ? "date" : "relevance");

/** Reads a search from an address. Values of one list may be joined with commas or repeated, as plain forms do; unknown sorts, dates and figures count as unset. */
export function readSearch(params: URLSearchParams): SearchState {
  const list = (name: string) =>
    [...new Set(params.getAll(name).flatMap((value) => value.split(",")))]
      .map((value) => value.trim())
      .filter((value) => value !== "");
  const single = (name: string) => {
    const value = params.get(name)?.trim() ?? "";
    return value === "" || value === "all" ? null : value;
  };
  const date = single("datePosted");
  const q = plainText(params.getAll("q").join(" "));
  const salary = /^\d{1,8}$/.test(single("salaryMin") ?? "") ? Number(single("salaryMin")) : 0;
  const salaryMin = salary > 0 && salary <= SALARY_MAX ? salary : null;
  return {
    q,
    role: list("role"),
    location: list("location"),
    experienceLevel: list("experienceLevel").map((level) => level.toLowerCase()),
    employmentType: single("employmentType"),
    techStack: list("techStack"),
    company: list("company"),
    industry: list("industry"),
    companySize: single("companySize"),
    datePosted: date === "today" || date === "week" || date === "month" ? date : null,
    education: single("education"),
    salaryMin,
    salaryUnstated: salaryMin !== null && params.get("salaryUnstated") === "include",
    eligible: params.get("eligible") === "only",
    referrable: params.get("referrable") === "yes",
    sortBy: readSort(params.get("sortBy"), q),
  };
}

function readSort(given: string | null, q: string): SortBy {
  if (given === "salary" || given === "referrable" || (given === "date" && q !== "")) return given;
  return defaultSort(q);
}

/** A typed text as it is searched for: single spaces, no longer than the API takes. */
export function plainText(typed: string): string {
  return typed.replace(/\s+/g, " ").trim().slice(0, TEXT_MAX).trimEnd();
}

/** The search for another text: a first text is ordered by relevance, and without one there is none. */
export function withText(search: SearchState, typed: string): SearchState {
  const q = plainText(typed);
  return { ...search, q, sortBy: search.sortBy === defaultSort(search.q) ? defaultSort(q) : sortFor(search.sortBy, q) };
}

/** A search as it was put together over the applied one, with its text made plain and the order that goes with it. */
export function submitted(draft: SearchState, applied: SearchState): SearchState {
  return withText({ ...draft, q: applied.q }, draft.q);
}

const sortFor = (sortBy: SortBy, q: string): SortBy => (sortBy === "relevance" ? defaultSort(q) : sortBy);

/** The query of a search: values joined with commas, what is empty, `all` or the default sort left out. In one fixed order, so that one search has one address. */
export function searchQuery(search: SearchState, more: Record<string, string> = {}): string {
  const pairs: [string, string][] = [];
  const q = plainText(search.q);
  if (q !== "") pairs.push(["q", encodeURIComponent(q)]);
  for (const facet of [...BASIC_FACETS, ...ADVANCED_FACETS]) {
    const value = search[facet];
    const joined = Array.isArray(value) ? value.map(encodeURIComponent).join(",") : encodeURIComponent(value ?? "");
    if (joined !== "") pairs.push([facet, joined]);
  }
  if (search.salaryMin !== null) pairs.push(["salaryMin", String(search.salaryMin)]);
  if (search.salaryMin !== null && search.salaryUnstated) pairs.push(["salaryUnstated", "include"]);
  if (search.eligible) pairs.push(["eligible", "only"]);
  if (search.referrable) pairs.push(["referrable", "yes"]);
  const sortBy = sortFor(search.sortBy, q);
  if (sortBy !== defaultSort(q)) pairs.push(["sortBy", sortBy]);
  for (const [name, value] of Object.entries(more)) pairs.push([name, encodeURIComponent(value)]);
  return pairs.map(([name, value]) => `${name}=${value}`).join("&");
}

/** A search with some parts only; the sort stays where it still means something. */
export function only(search: SearchState, parts: readonly Part[]): SearchState {
  const kept = Object.assign({ ...EMPTY_SEARCH }, Object.fromEntries(parts.map((part) => [part, search[part]])));
  return {
    ...kept,
    salaryUnstated: kept.salaryMin !== null && search.salaryUnstated,
    sortBy: sortFor(search.sortBy, kept.q),
  };
}

/** How many values are set among these parts. */
export function countSet(search: SearchState, parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + valuesOf(search, part).length, 0);
}

/** The set values of a part as a list: the text, a figure and a switch are one each. */
export function valuesOf(search: SearchState, part: Part): string[] {
  const value = search[part];
  if (Array.isArray(value)) return value;
  return value === null || value === "" || value === false ? [] : [String(value)];
}

/** The search with one more value; a facet that takes one value gets this one. */
export function withValue(search: SearchState, facet: Facet, value: string): SearchState {
  const now = search[facet];
  return { ...search, [facet]: Array.isArray(now) ? [...new Set([...now, value])] : value };
}

/** The search without one value, or without all of a part. */
export function without(search: SearchState, part: Part, value?: string): SearchState {
  if (part === "q") return withText(search, "");
  if (part === "salaryMin") return { ...search, salaryMin: null, salaryUnstated: false };
  if (isLimit(part)) return { ...search, [part]: false };
  const now = search[part];
  const empty = Array.isArray(now) ? now.filter((one) => value !== undefined && one !== value) : null;
  return { ...search, [part]: empty };
}

/** An address with a query, or bare when there is none. */
export function urlWithQuery(path: string, query: string): string {
  return query === "" ? path : `${path}?${query}`;
}
