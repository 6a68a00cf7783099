import type { Level, SalaryPeriod } from "#contract/schemas/job.ts";
import type { Workday } from "#contract/values/working-hours.ts";

/** What a match reads of a profile. Empty lists and nulls mean that the person doesn't say. */
export interface MatchedPerson {
  /** Slugs of roles, the most wanted first. */
  roles: readonly string[];
  /** Slugs of places. */
  places: readonly string[];
  /** Where they live, ISO 3166-1 alpha-2. */
  country: string | null;
  workday: Workday | null;
  level: Level | null;
  /** Slugs of technologies. */
  skills: readonly string[];
  payFloor: { amount: number; currency: string; period: SalaryPeriod } | null;
  languages: readonly { code: string; level: string }[];
  /** Countries where they may work without a sponsor, ISO 3166-1 alpha-2. */
  permits: readonly string[];
}
