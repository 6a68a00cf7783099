import type { HideRules } from "#contract/schemas/search-settings.ts";
import { type FilterValues, openFilters } from "./filters.ts";
import { NO_HIDE_RULES } from "./search-settings.ts";

/** Orders of a list of jobs. */
export const SORTS = ["date", "salary"] as const;

/**
 * Orders of a search: `relevance` only where there is a text, `referable` only where referrals are live, `match` only for somebody with
 * a profile.
 */
export type SearchSort = (typeof SORTS)[number] | "relevance" | "referable" | "match";

export const PAGE_SIZE = 9;
export const MAX_PAGE_SIZE = 50;
export const MAX_FILTER_VALUES = 300;
/** Characters of a search text. */
export const MAX_TEXT_LENGTH = 200;
/** Yearly US dollars. */
export const MAX_SALARY = 10_000_000;

/** What a minimum salary does with jobs that state none. */
export const SALARY_UNSTATED = ["include", "exclude"] as const;

/**
 * A search: an AND over filters of an OR over values. Values are canonical slugs in lower case. A `companySize` value holds a comma
 * (`1,10`), so that filter takes one value.
 */
export interface JobsQuery extends FilterValues {
  /** Free text; empty for none. */
  q: string;
  /** Yearly US dollars that the middle of the salary reaches at least. */
  salaryMin: number | null;
  /** Whether jobs that state no salary pass `salaryMin`. */
  salaryUnstated: boolean;
  /** Where the seeker lives, ISO 3166-1 alpha-2; without it nothing is counted by eligibility. */
  homeCountry: string | null;
  /** Only jobs that hire in `homeCountry`; without a country it has no effect. */
  eligibleOnly: boolean;
  hide: HideRules;
  /** Only jobs of companies where somebody takes referral requests. */
  acceptsReferrals: boolean;
  sortBy: SearchSort;
  /** From 1. */
  page: number;
  limit: number;
}

/** A search that leaves everything open. */
export const EVERY_JOB: JobsQuery = {
  q: "",
  ...openFilters(),
  salaryMin: null,
  salaryUnstated: false,
  homeCountry: null,
  eligibleOnly: false,
  hide: NO_HIDE_RULES,
  acceptsReferrals: false,
  sortBy: "date",
  page: 1,
  limit: PAGE_SIZE,
};
