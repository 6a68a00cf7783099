import { z } from "zod";
import { Job } from "./job.ts";

export const SORTS = ["date", "salary"] as const;
export const Sort = z.enum(SORTS);
export type Sort = z.infer<typeof Sort>;

/** Orders of a search; by relevance only where there is a text to be relevant to. */
export const SearchSort = z.enum([...SORTS, "relevance"]);
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

/** Yearly US dollars at which the steps of the salary histogram begin; the last is open-ended. */
export const SALARY_STEPS = Array.from({ length: 16 }, (_, step) => step * 20_000);
/** The histogram's entry for jobs that state no salary. */
export const UNSTATED = "unstated";

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

/** Counts per option value, by filter list; `datePosted` by window and `salary` by the lower end of each step of the histogram. */
export const FacetCounts = z.record(z.string(), z.record(z.string(), z.number().int()));
export type FacetCounts = z.infer<typeof FacetCounts>;

export const FeaturedResponse = z.object({ data: z.array(Job), total: z.number().int(), meta: ResponseMeta });
export type FeaturedResponse = z.infer<typeof FeaturedResponse>;

export const JobsResponse = z.object({
  data: z.array(Job),
  nextPage: z.number().int().nullable(),
  total: z.number().int(),
  facets: FacetCounts.optional(),
  meta: ResponseMeta,
});
export type JobsResponse = z.infer<typeof JobsResponse>;
