import { z } from "zod";
import { FilterOption } from "./filter-options.ts";
import { Job } from "./job.ts";
import { ResponseMeta } from "./jobs-query.ts";

/** Live jobs on a landing page; search finds the rest. */
export const LANDING_JOBS = 12;

const Named = z.object({ slug: z.string(), name: z.string() });

/** The live jobs of one role, everywhere or for people in one place. */
export const LandingResponse = z.object({
  role: Named,
  place: Named.nullable(),
  /** Never 0: a role without jobs has no page. */
  total: z.number().int(),
  /** Of these, open to people anywhere in the world, and posted in the last 7 days. */
  worldwide: z.number().int(),
  thisWeek: z.number().int(),
  levels: z.array(FilterOption),
  employmentTypes: z.array(FilterOption),
  techStacks: z.array(FilterOption),
  companies: z.array(FilterOption),
  /** Places that this role's jobs name, beyond worldwide ones, with the number of jobs each finds. */
  places: z.array(FilterOption),
  /** Other roles of the same function that have jobs here. */
  related: z.array(FilterOption),
  /** The newest live jobs. */
  jobs: z.array(Job),
  meta: ResponseMeta,
});
export type LandingResponse = z.infer<typeof LandingResponse>;

/** Every role that has live jobs, by function. */
export const LandingsResponse = z.object({
  data: z.array(z.object({ profile: z.string(), roles: z.array(FilterOption) })),
  meta: ResponseMeta,
});
export type LandingsResponse = z.infer<typeof LandingsResponse>;
