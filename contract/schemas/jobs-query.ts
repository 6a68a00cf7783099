import { z } from "zod";
import { Job } from "./job.ts";
import { HideRules, NO_HIDE_RULES } from "./search-settings.ts";

export const SORTS = ["date", "salary"] as const;
export const Sort = z.enum(SORTS);
export type Sort = z.infer<typeof Sort>;

/** Orders of a search; by relevance only where there is a text to be relevant to, by the chance of a referral only where referrals are live. */
export const SearchSort = z.enum([...SORTS, "relevance", "referrable"]);
export type SearchSort = z.infer<typeof SearchSort>;

export const DATE_WINDOWS = ["today", "week", "month"] as const;
export const DateWindow = z.enum(DATE_WINDOWS);
export type DateWindow = z.infer<typeof DateWindow>;

export const PAGE_SIZE = 9;
export const MAX_PAGE_SIZE = 50;
export const MAX_FILTER_VALUES = 300;
/** Characters of a search text. */
export const MAX_TEXT_LENGTH = 200;

/** What a minimum salary does with jobs that state none. */
export const SALARY_UNSTATED = ["include", "exclude"] as const;

export { SALARY_STEPS, UNSTATED } from "#contract/values/salary-steps.ts";

/**
 * A search as the read model takes it: an AND over facets of an OR over values. Values are canonical slugs, lower case.
 * `companySize` values hold a comma (`1,10`), so that facet is single-select.
 */
export const JobsQuery = z.object({
  /** Free text; empty for none. */
  q: z.string().max(MAX_TEXT_LENGTH),
  role: z.array(z.string()),
  location: z.array(z.string()),
  experienceLevel: z.array(z.string()),
  employmentType: z.string().nullable(),
  techStack: z.array(z.string()),
  company: z.array(z.string()),
  industry: z.array(z.string()),
  companySize: z.string().nullable(),
  education: z.array(z.string()),
  datePosted: DateWindow.nullable(),
  /** Yearly US dollars that the middle of the pay reaches at least. */
  salaryMin: z.number().nullable(),
  /** Whether jobs that state no pay pass `salaryMin`. */
  salaryUnstated: z.boolean(),
  /** Where the seeker lives, ISO 3166-1 alpha-2; null leaves uncounted where one can be hired. */
  livesIn: z.string().nullable(),
  /** Only jobs that somebody who lives there can be hired for; means nothing without `livesIn`. */
  eligibleOnly: z.boolean(),
  hide: HideRules,
  /** Only jobs of companies where somebody takes referral requests. */
  referrable: z.boolean(),
  sortBy: SearchSort,
  page: z.number().int().min(1),
  limit: z.number().int().min(1).max(MAX_PAGE_SIZE),
});
export type JobsQuery = z.infer<typeof JobsQuery>;

/** A search that leaves everything open. */
export const EVERY_JOB: JobsQuery = {
  q: "",
  role: [],
  location: [],
  experienceLevel: [],
  employmentType: null,
  techStack: [],
  company: [],
  industry: [],
  companySize: null,
  education: [],
  datePosted: null,
  salaryMin: null,
  salaryUnstated: false,
  livesIn: null,
  eligibleOnly: false,
  hide: NO_HIDE_RULES,
  referrable: false,
  sortBy: "date",
  page: 1,
  limit: PAGE_SIZE,
};

export const ResponseMeta = z.object({
  /** Query parameters that mean nothing here. */
  ignored: z.array(z.string()),
  /** True while invented sample jobs stand in. */
  sample: z.boolean(),
  /** When a source was last read with success. */
  lastCheckedAt: z.iso.datetime().nullable(),
});

/**
 * Counts per option value, by filter list; `datePosted` by window, `salary` by the lower end of each step of the histogram,
 * `eligibility` by verdict where the search says where one lives, `referrable` under `yes` where referrals are live.
 */
export const FacetCounts = z.record(z.string(), z.record(z.string(), z.number().int()));
export type FacetCounts = z.infer<typeof FacetCounts>;

export const FeaturedResponse = z.object({
  data: z.array(Job),
  total: z.number().int(),
  /** How many jobs the rules took out of this search; given where there are rules. */
  hidden: z.number().int().optional(),
  /** `eligibility` only; given where the search says where one lives. */
  facets: FacetCounts.optional(),
  meta: ResponseMeta,
});
export type FeaturedResponse = z.infer<typeof FeaturedResponse>;

export const JobsResponse = z.object({
  data: z.array(Job),
  nextPage: z.number().int().nullable(),
  total: z.number().int(),
  /** How many jobs the rules of what to hide took out of this search. */
  hidden: z.number().int().optional(),
  facets: FacetCounts.optional(),
  meta: ResponseMeta,
});
export type JobsResponse = z.infer<typeof JobsResponse>;
