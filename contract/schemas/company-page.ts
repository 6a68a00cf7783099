import { COMPANY_FACTS } from "#contract/values/moderation/correction.ts";
import { z } from "zod";
import { STATED_FACTS } from "#contract/values/employers/statement-limits.ts";
import { FilterOption } from "./filter-options.ts";
import { Job, JobCompany } from "./job.ts";
import { ResponseMeta } from "./jobs-query.ts";

/** One week of hiring, from its Monday (UTC). */
export const HiringWeek = z.object({
  monday: z.iso.date(),
  /** Jobs posted in the week. */
  opened: z.number().int(),
  /** Jobs that closed in the week. */
  closed: z.number().int(),
});
export type HiringWeek = z.infer<typeof HiringWeek>;

export const CompanyDetail = JobCompany.extend({
  industries: z.array(z.string()),
  /** What the company states itself; absent where it states nothing. */
  statedFacts: z.array(z.enum(STATED_FACTS)).optional(),
  /** What of its facts an operator corrected. */
  correctedFacts: z.array(z.enum(COMPANY_FACTS)).optional(),
  openJobs: z.number().int(),
  /** Jobs ever seen, live or closed. */
  jobsSeen: z.number().int(),
  /** When we first saw one of its jobs; absent before the first. */
  firstSeenAt: z.iso.datetime().optional(),
  /** Median days that its closed jobs stayed open; absent for fewer than five. */
  medianDaysOpen: z.number().optional(),
  /** The last 26 weeks, oldest first. */
  weeks: z.array(HiringWeek),
  /** Of its live jobs, most frequent first. */
  roles: z.array(FilterOption),
  techStacks: z.array(FilterOption),
  /** Places that they name: one open worldwide counts for Worldwide only. */
  locations: z.array(FilterOption),
  sample: z.boolean(),
});
export type CompanyDetail = z.infer<typeof CompanyDetail>;

/** Live jobs on the company page; search finds the rest. */
export const COMPANY_JOBS = 30;

export const CompanyPageResponse = z.object({
  data: CompanyDetail,
  /** The newest live jobs, at most 30. */
  jobs: z.array(Job),
  meta: ResponseMeta,
});
export type CompanyPageResponse = z.infer<typeof CompanyPageResponse>;
