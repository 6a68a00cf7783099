import { z } from "zod";

export const LEVELS = ["entry", "junior", "mid", "senior", "lead"] as const;
export const Level = z.enum(LEVELS);
export type Level = z.infer<typeof Level>;

export const EMPLOYMENT_TYPES = ["full-time", "part-time", "contract", "internship"] as const;
export const EmploymentType = z.enum(EMPLOYMENT_TYPES);
export type EmploymentType = z.infer<typeof EmploymentType>;

/** Whether the employer sponsors a visa or work permit. */
export const VisaSponsorship = z.enum(["yes", "no"]);
export type VisaSponsorship = z.infer<typeof VisaSponsorship>;

export const SalaryPeriod = z.enum(["hour", "day", "week", "month", "year"]);
export type SalaryPeriod = z.infer<typeof SalaryPeriod>;

/** The salary read from the posting, and its `text` as posted. Amounts are whole currency units per `period`; `yearlyUsd` is the middle of the range. */
export const SalaryRange = z.object({
  text: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string().length(3),
  period: SalaryPeriod,
  /** The posting doesn't say per what, and the amounts fit more than one period: `period` is the likely one, for sorting only. */
  periodUnstated: z.literal(true).optional(),
  yearlyUsd: z.number(),
});
export type SalaryRange = z.infer<typeof SalaryRange>;

/** Where a person may live to be hired. `unstated` is never shown as worldwide. */
export const Eligibility = z.object({
  scope: z.enum(["worldwide", "places", "unstated"]),
  /** ISO 3166-1 alpha-2, upper case. */
  countries: z.array(z.string()),
  /** Place slugs of regions as the posting names them (`europe`, `latin-america`). */
  regions: z.array(z.string()),
  /** ISO 3166-2 codes such as `US-CA`. */
  states: z.array(z.string()),
  /** Place slugs or ISO codes that the posting excludes. */
  excluded: z.array(z.string()),
  /** Required working hours, as UTC offsets in hours, e.g. `{ from: -3, to: 3 }`. */
  timeZones: z.object({ from: z.number(), to: z.number() }).nullable(),
  /** The sentence or source field it was read from. */
  evidence: z.string(),
});
export type Eligibility = z.infer<typeof Eligibility>;

export const JobCompany = z.object({
  name: z.string(),
  slug: z.string(),
  /** Path on this site; we never link other sites' pictures. */
  logoUrl: z.string().optional(),
  employeeStrength: z.string().optional(),
  url: z.string().optional(),
  linkedin: z.string().optional(),
});

/** One source that carries the job. */
export const JobSource = z.object({
  source: z.string(),
  name: z.string(),
  url: z.string(),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The date that the source states. */
  postedAt: z.iso.datetime().optional(),
  /** True for the primary posting, whose fields win. */
  leads: z.boolean(),
});
export type JobSource = z.infer<typeof JobSource>;

/** The recorded history of a job. Nothing in it is inferred. */
export const JobProvenance = z.object({
  firstSeenAt: z.iso.datetime(),
  /** When a source last listed it. */
  lastSeenAt: z.iso.datetime(),
  closedAt: z.iso.datetime().optional(),
  /** Why it counts as closed, in plain words. */
  closedWhy: z.string().optional(),
  /** How often it was reopened, under the same or another id. */
  repostedCount: z.number().int().nonnegative(),
  /** Every source that carries or carried it, primary first. */
  sources: z.array(JobSource.extend({ closedAt: z.iso.datetime().optional(), closedWhy: z.string().optional() })),
});
export type JobProvenance = z.infer<typeof JobProvenance>;

/** A job as every list shows it (specification, section 3), with our additions after `company`. */
export const Job = z.object({
  id: z.string(),
  role: z.string(),
  summary: z.string(),
  location: z.string(),
  employmentType: EmploymentType.optional(),
  jobProfile: z.string().optional(),
  /** In the one format of all lists; `salaryRange.text` is as posted. */
  salary: z.string().optional(),
  education: z.string().optional(),
  /** As the posting states it; absent where it doesn't. */
  visaSponsorship: VisaSponsorship.optional(),
  url: z.string(),
  techStack: z.array(z.string()),
  industries: z.array(z.string()),
  experienceLevel: z.object({
    isEntry: z.boolean(),
    isJunior: z.boolean(),
    isMidLevel: z.boolean(),
    isSenior: z.boolean(),
    isLead: z.boolean(),
  }),
  company: JobCompany,
  slug: z.string(),
  roles: z.array(z.string()),
  salaryRange: SalaryRange.optional(),
  eligibility: Eligibility,
  postedAt: z.iso.datetime(),
  /** True if the source states no date and `postedAt` is when we first saw the job. */
  postedAtIsFirstSeen: z.boolean(),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  sources: z.array(JobSource),
  provenance: JobProvenance.optional(),
  /** True for invented jobs of the sample catalogue. */
  sample: z.boolean(),
});
export type Job = z.infer<typeof Job>;
