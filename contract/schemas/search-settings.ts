import { z } from "zod";
import { SalaryPeriod } from "./job.ts";
import {
  MAX_HIDDEN_COMPANIES,
  MAX_HIDDEN_JOBS,
  MAX_HIDDEN_KEYWORDS,
  MAX_HIDDEN_SOURCES,
  MAX_KEYWORD_LENGTH,
  MIN_KEYWORD_LENGTH,
} from "#contract/values/search-limits.ts";

/** Rules for jobs that a person never sees in a search. */
export const HideRules = z.object({
  /** Company slugs. */
  companies: z.array(z.string().min(1).max(200)).max(MAX_HIDDEN_COMPANIES),
  /** Words or phrases; hides jobs whose title or company contains one as whole words, in any case. */
  keywords: z.array(z.string().trim().min(MIN_KEYWORD_LENGTH).max(MAX_KEYWORD_LENGTH)).max(MAX_HIDDEN_KEYWORDS),
  /** Source ids; hides jobs that no other source carries. */
  sources: z.array(z.string().min(1).max(60)).max(MAX_HIDDEN_SOURCES),
  /** Job ids. Settings from before these could be hidden have none. */
  jobs: z
    .array(z.string().regex(/^\d{1,15}$/))
    .max(MAX_HIDDEN_JOBS)
    .default([]),
  /** Whether to hide jobs of staffing agencies. */
  agencies: z.boolean(),
});
export type HideRules = z.infer<typeof HideRules>;

/** A person's settings for every search. Stored in the browser for guests, in the account for members. */
export const SearchSettings = z.object({
  /** Where they live, ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** When they work: full hours of the local day, `from` before `to`, in an IANA time zone. */
  workday: z
    .object({
      from: z.number().int().min(0).max(23),
      to: z.number().int().min(1).max(24),
      timeZone: z.string().min(1).max(60),
    })
    .refine(({ from, to }) => from < to, "the working day must end after it begins")
    .nullable(),
  /** Currency in which salaries are shown besides the posting's own, ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  /** Period for which salaries are shown. */
  period: SalaryPeriod.nullable(),
  hide: HideRules,
});
export type SearchSettings = z.infer<typeof SearchSettings>;

/** `GET` and `PUT /api/me/search-settings`; null while the account has none. */
export const SearchSettingsResponse = z.object({ data: SearchSettings.nullable() });
export type SearchSettingsResponse = z.infer<typeof SearchSettingsResponse>;
