import { z } from "zod";
import { SalaryRange } from "./job.ts";

/** Bounds as the posting states them; null where it states none. */
export const Bounds = z.object({ min: z.number().nullable(), max: z.number().nullable() });
export type Bounds = z.infer<typeof Bounds>;

/** Levels of the Common European Framework of Reference (CEFR), and those that postings name in words. */
export const ASKED_LEVELS = [
  "A1",
  "A2",
  "B1",
  "B2",
  "C1",
  "C2",
  "basic",
  "conversational",
  "fluent",
  "native",
] as const;
export const AskedLevel = z.enum(ASKED_LEVELS);
export type AskedLevel = z.infer<typeof AskedLevel>;

/** A language that a posting names for its people. `language` is a code of ISO 639-1. */
export const AskedLanguage = z.object({
  language: z.string(),
  level: AskedLevel.nullable(),
  /** False where it's only welcome. */
  required: z.boolean(),
});
export type AskedLanguage = z.infer<typeof AskedLanguage>;

/** What a job pays beside its base pay. */
export const EXTRA_PAY = ["on-target", "commission", "bonus", "equity"] as const;
export const ExtraPay = z.enum(EXTRA_PAY);
export type ExtraPay = z.infer<typeof ExtraPay>;

/** What laws make employers disclose: whether software helps to choose among applicants, and that the pay is stated by law. */
export const DISCLOSURES = ["ai-screening", "no-ai-screening", "pay-law"] as const;
export const Disclosure = z.enum(DISCLOSURES);
export type Disclosure = z.infer<typeof Disclosure>;

/** A person's usual share of travel, as the filter groups it: none, up to so many percent, or some without a share. */
export const TRAVEL_SHARES = ["none", "10", "25", "50", "100", "some"] as const;
export const TravelShare = z.enum(TRAVEL_SHARES);
export type TravelShare = z.infer<typeof TravelShare>;

/** What the employer's own form asks beside name, contact and documents. */
export const ApplicationForm = z.object({
  questions: z.int().min(0),
  /** Questions whose answers take several lines, or a video. */
  essays: z.int().min(0),
});
export type ApplicationForm = z.infer<typeof ApplicationForm>;

/** What a posting says about the terms of a job. What it doesn't say is absent. */
export const JobTerms = z.object({
  securityClearance: z.literal("required").optional(),
  /** Countries in which people must be allowed to work already: ISO 3166-1 alpha-2, or `EU`. */
  workAuthorisation: z.array(z.string()).optional(),
  /** The language of the posting's text, ISO 639-1. */
  adLanguage: z.string().optional(),
  /** The most demanding first. */
  languagesAsked: z.array(AskedLanguage).optional(),
  /** Years of experience. */
  yearsAsked: Bounds.optional(),
  /** Whether experience replaces the degree. */
  degreeOptional: z.literal("yes").optional(),
  /** Hours a week. */
  hoursAsked: Bounds.optional(),
  /** Months that a contract runs, where it ends by itself; parts of a month where it's counted in weeks. */
  contractMonths: Bounds.optional(),
  /** `dated`: the posting names a last day to apply. `rolling`: applications are reviewed as they arrive, without a deadline. */
  deadline: z.enum(["dated", "rolling"]).optional(),
  /** The last day to apply. */
  applicationDeadline: z.iso.date().optional(),
  travel: TravelShare.optional(),
  /** Percent of the time. */
  travelPercent: Bounds.optional(),
  onCall: z.enum(["yes", "no"]).optional(),
  /** `open`: the posting says that there is an opening. `pool`: it collects people for later. */
  vacancy: z.enum(["open", "pool"]).optional(),
  disclosures: z.array(Disclosure).optional(),
  extraPay: z.array(ExtraPay).optional(),
  /** What people earn who reach their targets, base pay included. */
  onTargetPay: SalaryRange.optional(),
  /** Where the source tells what its form asks. */
  applicationForm: ApplicationForm.optional(),
});
export type JobTerms = z.infer<typeof JobTerms>;
