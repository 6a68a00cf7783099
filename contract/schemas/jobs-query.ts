import { z } from "zod";
import { Job } from "./job.ts";

export const ResponseMeta = z.object({
  /** Query parameters that the call does not know. */
  ignored: z.array(z.string()),
  /** True while the catalogue holds invented sample jobs. */
  sample: z.boolean(),
  /** When a source was last read successfully. */
  lastCheckedAt: z.iso.datetime().nullable(),
});

/**
 * Counts per option value, by filter list; `datePosted` by window, `salary` by the lower end of each histogram step,
 * `eligibility` by answer if the search sets `livesIn`, `referable` under `yes` if referrals are live.
 */
export const FacetCounts = z.record(z.string(), z.record(z.string(), z.number().int()));
export type FacetCounts = z.infer<typeof FacetCounts>;

export const FeaturedResponse = z.object({
  data: z.array(Job),
  total: z.number().int(),
  /** Jobs that the hide rules removed from this search; absent without rules. */
  hidden: z.number().int().optional(),
  /** Only `eligibility`, and only if the search sets `livesIn`. */
  facets: FacetCounts.optional(),
  meta: ResponseMeta,
});
export type FeaturedResponse = z.infer<typeof FeaturedResponse>;

export const JobsResponse = z.object({
  data: z.array(Job),
  nextPage: z.number().int().nullable(),
  total: z.number().int(),
  /** Jobs that the hide rules removed from this search. */
  hidden: z.number().int().optional(),
  facets: FacetCounts.optional(),
  meta: ResponseMeta,
});
export type JobsResponse = z.infer<typeof JobsResponse>;
