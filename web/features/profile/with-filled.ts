import type { ProfileValues } from "#contract/schemas/desk/profile.ts";
import { PROFILE_LIMITS } from "#contract/values/desk/profile-limits.ts";

const LISTS = ["roles", "places", "skills", "links", "permits"] as const;

/**
 * Returns a form's values with those that something else, such as a CV, adds. Lists grow up to their limit and lose nothing; a single value is
 * replaced.
 */
export function withFilled(values: ProfileValues, filled: Partial<ProfileValues>): ProfileValues {
  const next = { ...values, ...filled };
  for (const field of LISTS)
    next[field] = [...new Set([...values[field], ...(filled[field] ?? [])])]
      .filter((entry) => entry.trim() !== "")
      .slice(0, PROFILE_LIMITS[field]);
  const added = filled.languages ?? [];
  const replaced = values.languages.map((language) => added.find(({ code }) => code === language.code) ?? language);
  const others = added.filter(({ code }) => !values.languages.some((language) => language.code === code));
  next.languages = [...replaced, ...others].slice(0, PROFILE_LIMITS.languages);
  return next;
}
