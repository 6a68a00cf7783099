import { z } from "zod";
import { Job } from "./job.ts";

export type { DateWindow } from "#contract/values/filters.ts";
export {
  EVERY_JOB,
  type JobsQuery,
  MAX_FILTER_VALUES,
  MAX_PAGE_SIZE,
  MAX_TEXT_LENGTH,
  PAGE_SIZE,
  SALARY_UNSTATED,
  type SearchSort,
  SORTS,
} from "#contract/values/jobs-query.ts";
export { SALARY_STEPS, UNSTATED } from "#contract/values/salary-steps.ts";

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
