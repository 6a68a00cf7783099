import { z } from "zod";
import { SalaryPeriod } from "./job.ts";
import {
  MAX_HIDDEN_COMPANIES,
  MAX_HIDDEN_KEYWORDS,
  MAX_HIDDEN_SOURCES,
  MAX_KEYWORD_LENGTH,
  MIN_KEYWORD_LENGTH,
} from "#contract/values/search-settings.ts";

export {
  MAX_HIDDEN_COMPANIES,
  MAX_HIDDEN_KEYWORDS,
  MAX_HIDDEN_SOURCES,
  MAX_KEYWORD_LENGTH,
  NO_HIDE_RULES,
  NO_SEARCH_SETTINGS,
} from "#contract/values/search-settings.ts";

/** What a person never wants to see in a search. */
export const HideRules = z.object({
  /** Company slugs. */
  companies: z.array(z.string().min(1).max(200)).max(MAX_HIDDEN_COMPANIES),
  /** Words or phrases; a job goes when its title or company holds one as whole words, in any case. */
  keywords: z.array(z.string().trim().min(MIN_KEYWORD_LENGTH).max(MAX_KEYWORD_LENGTH)).max(MAX_HIDDEN_KEYWORDS),
  /** Source ids; a job goes when no other source carries it. */
  sources: z.array(z.string().min(1).max(60)).max(MAX_HIDDEN_SOURCES),
  /** Whether jobs of staffing agencies go. */
  agencies: z.boolean(),
});
export type HideRules = z.infer<typeof HideRules>;

/** What a person says once about themselves and every search heeds. Kept in the browser for guests, in the account for members. */
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
  /** Currency pay is shown in besides the posting's own, ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  /** Period pay is shown for. */
  period: SalaryPeriod.nullable(),
  hide: HideRules,
});
export type SearchSettings = z.infer<typeof SearchSettings>;

/** `GET /api/me/search-settings` (null while the account holds none) and `PUT` of the same. */
export const SearchSettingsResponse = z.object({ data: SearchSettings.nullable() });
export type SearchSettingsResponse = z.infer<typeof SearchSettingsResponse>;
