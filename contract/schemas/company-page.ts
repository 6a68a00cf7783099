import { z } from "zod";
import { FilterOption } from "./filter-options.ts";
import { Job } from "./job.ts";
import { ResponseMeta } from "./jobs-query.ts";

/** One week of hiring, from its Monday (UTC). */
export const HiringWeek = z.object({
  monday: z.iso.date(),
  /** Jobs whose posting date falls in the week. */
  opened: z.number().int(),
  /** Jobs that closed in it. */
  closed: z.number().int(),
});
export type HiringWeek = z.infer<typeof HiringWeek>;

export const CompanyDetail = z.object({
  name: z.string(),
  slug: z.string(),
  logoUrl: z.string().optional(),
  employeeStrength: z.string().optional(),
  url: z.string().optional(),
  linkedin: z.string().optional(),
  industries: z.array(z.string()),
  openJobs: z.number().int(),
  /** Jobs ever seen, live or closed. */
  jobsSeen: z.number().int(),
  /** When its first job was seen here; absent while none was. */
  firstSeenAt: z.iso.datetime().optional(),
  /** Median days a job stayed open, over those that have closed; absent under five. */
  medianDaysOpen: z.number().optional(),
  /** The last 26 weeks, oldest first. */
  weeks: z.array(HiringWeek),
  /** What its live jobs are and ask for, the most frequent first. */
  roles: z.array(FilterOption),
  techStacks: z.array(FilterOption),
  locations: z.array(FilterOption),
  sample: z.boolean(),
});
export type CompanyDetail = z.infer<typeof CompanyDetail>;

/** Live jobs given with a company; the search finds the rest. */
export const COMPANY_JOBS = 30;

export const CompanyPageResponse = z.object({
  data: CompanyDetail,
  /** The newest live jobs, at most 30. */
  jobs: z.array(Job),
  meta: ResponseMeta,
});
export type CompanyPageResponse = z.infer<typeof CompanyPageResponse>;
