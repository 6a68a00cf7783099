import { z } from "zod";
import {
  LANGUAGE_CODES,
  LANGUAGE_LEVELS,
  LINK_MAX,
  PAY_FLOOR_MAX,
  PROFILE_LIMITS,
} from "#contract/values/desk/profile-limits.ts";
import { PersonName } from "../auth.ts";
import { FilterOption } from "../filter-options.ts";
import { Level, SalaryPeriod } from "../job.ts";
import { SearchSettings } from "../search-settings.ts";

const languageCodes = new Set(LANGUAGE_CODES);

/** A list of slugs of one of the taxonomy's tables. */
const slugs = (max: number, what: string) => z.array(z.string().min(1).max(100)).max(max, `At most ${max} ${what}`);

const ProfileLink = z
  .url({
    protocol: /^https?$/,
    hostname: z.regexes.domain,
    error: "Please enter a web address that starts with https://",
  })
  .max(LINK_MAX, `A link must be at most ${LINK_MAX} characters long`)
  .refine((link) => link.isWellFormed() && !/[\p{Cc}\s]/u.test(link), "Please enter a web address without spaces");

export const ProfileLanguage = z.strictObject({
  /** ISO 639-1. */
  code: z.string().refine((code) => languageCodes.has(code), "Please choose a language from the list"),
  level: z.enum(LANGUAGE_LEVELS),
});
export type ProfileLanguage = z.infer<typeof ProfileLanguage>;

export const PayFloor = z.strictObject({
  /** Whole units of the currency per period. */
  amount: z.number().int("Please enter a whole number").min(1, "Please enter your lowest pay").max(PAY_FLOOR_MAX),
  currency: z.string().regex(/^[A-Z]{3}$/),
  period: SalaryPeriod,
});
export type PayFloor = z.infer<typeof PayFloor>;

/**
 * Everything a person says about themselves: the value of the form Edit Profile. Whatever fills the form, such as a reader of CVs, makes one of
 * these; unknown parts are null or empty. `name` is the account's, `country` and `workday` are those of the search settings.
 */
export const ProfileValues = z.strictObject({
  name: PersonName,
  /** Slugs of roles the person looks for, the most wanted first. */
  roles: slugs(PROFILE_LIMITS.roles, "roles"),
  /** Slugs of places whose jobs the person wants. */
  places: slugs(PROFILE_LIMITS.places, "places"),
  /** Where they live, ISO 3166-1 alpha-2. */
  country: SearchSettings.shape.country,
  /** When they work. */
  workday: SearchSettings.shape.workday,
  level: Level.nullable(),
  /** Slugs of technologies. */
  skills: slugs(PROFILE_LIMITS.skills, "skills"),
  /** The lowest pay they would take. */
  payFloor: PayFloor.nullable(),
  links: z.array(ProfileLink).max(PROFILE_LIMITS.links, `At most ${PROFILE_LIMITS.links} links`),
  languages: z.array(ProfileLanguage).max(PROFILE_LIMITS.languages, `At most ${PROFILE_LIMITS.languages} languages`),
  /** Countries where they may work without an employer's sponsorship, ISO 3166-1 alpha-2. */
  permits: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(PROFILE_LIMITS.permits, `At most ${PROFILE_LIMITS.permits} countries`),
});
export type ProfileValues = z.infer<typeof ProfileValues>;
export type ProfileField = keyof ProfileValues;

/** `GET /api/me/profile`. */
export const ProfileResponse = z.object({ data: ProfileValues });
export type ProfileResponse = z.infer<typeof ProfileResponse>;

/**
 * `PUT /api/me/profile`: what the form says, and what it began with. The difference is merged into what is stored, so that another tab's or
 * device's changes survive.
 */
export const SaveProfileRequest = z.strictObject({ base: ProfileValues, values: ProfileValues });
export type SaveProfileRequest = z.infer<typeof SaveProfileRequest>;

export const SaveProfileResponse = z.object({
  data: ProfileValues,
  /** Fields that were changed elsewhere too, differently. They keep what is stored; save again to replace it. */
  conflicts: z.array(z.string()),
});
export type SaveProfileResponse = { data: ProfileValues; conflicts: ProfileField[] };

/** `GET /api/me/profile/options`: the whole lists that the form's pickers choose from. */
export const ProfileOptionsResponse = z.object({
  data: z.object({ roles: z.array(FilterOption), places: z.array(FilterOption), skills: z.array(FilterOption) }),
});
export type ProfileOptionsResponse = z.infer<typeof ProfileOptionsResponse>;
