import type { DateWindow, Sort } from "#contract/jobs-query.ts";

/** What is searched for. Lists are option values; null and an empty list mean any. */
export interface SearchState {
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
  sortBy: Sort;
}

export const EMPTY_SEARCH: SearchState = {
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
  sortBy: "date",
};

export const LIST_FACETS = ["role", "location", "experienceLevel", "techStack", "company", "industry"] as const;
export const SINGLE_FACETS = ["employmentType", "companySize", "datePosted", "education"] as const;
export type ListFacet = (typeof LIST_FACETS)[number];
export type SingleFacet = (typeof SINGLE_FACETS)[number];
export type Facet = ListFacet | SingleFacet;

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

/** Reads a search from an address. Values of one list may be joined with commas or repeated, as plain forms do; unknown sorts and dates count as unset. */
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
  return {
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
    sortBy: params.get("sortBy") === "salary" ? "salary" : "date",
  };
}

/** The query of a search: values joined with commas, what is empty, `all` or the default sort left out. In one fixed order, so that one search has one address. */
export function searchQuery(search: SearchState, more: Record<string, string> = {}): string {
  const pairs: [string, string][] = [];
  for (const facet of [...BASIC_FACETS, ...ADVANCED_FACETS]) {
    const value = search[facet];
    const joined = Array.isArray(value) ? value.map(encodeURIComponent).join(",") : encodeURIComponent(value ?? "");
    if (joined !== "") pairs.push([facet, joined]);
  }
  if (search.sortBy !== "date") pairs.push(["sortBy", search.sortBy]);
  for (const [name, value] of Object.entries(more)) pairs.push([name, encodeURIComponent(value)]);
  return pairs.map(([name, value]) => `${name}=${value}`).join("&");
}

/** A search with some facets only; the sort stays. */
export function only(search: SearchState, facets: readonly Facet[]): SearchState {
  const kept: SearchState = { ...EMPTY_SEARCH, sortBy: search.sortBy };
  return Object.assign(kept, Object.fromEntries(facets.map((facet) => [facet, search[facet]])));
}

/** How many values are set among these facets. */
export function countSet(search: SearchState, facets: readonly Facet[]): number {
  return facets.reduce((sum, facet) => {
    const value = search[facet];
    return sum + (Array.isArray(value) ? value.length : value === null ? 0 : 1);
  }, 0);
}

/** The search without one value. */
export function without(search: SearchState, facet: Facet, value: string): SearchState {
  const now = search[facet];
  return { ...search, [facet]: Array.isArray(now) ? now.filter((one) => one !== value) : null };
}

/** An address with a query, or bare when there is none. */
export function addressOf(path: string, query: string): string {
  return query === "" ? path : `${path}?${query}`;
}
