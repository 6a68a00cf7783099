import type { Level, VisaSponsorship } from "#contract/schemas/job.ts";
import { LEVELS } from "#contract/schemas/job.ts";
import { type EligibilityPlaces, eligibilityFor } from "#contract/values/eligibility.ts";
import { overlapAt, type Zones } from "#contract/values/working-hours.ts";

/** A profile in the terms of the read model. Empty lists and nulls mean that the person doesn't say. */
export interface MatchTarget {
  /** Where they live, ISO 3166-1 alpha-2. */
  homeCountry: string | null;
  /** Countries in which they may work. */
  permits: readonly string[];
  /** Their working day in hours of their own clock, which is `offset` hours ahead of UTC. */
  workday: { from: number; to: number; offset: number } | null;
  levels: readonly Level[];
  /** US dollars a year. */
  payFloorUsd: number | null;
  /** Slugs of roles with the points that a job of this role earns, at most `MOST_POINTS.role`. */
  roles: readonly (readonly [slug: string, points: number])[];
  /** Slugs of technologies. */
  skills: readonly string[];
  /** Slugs of the places that they prefer. */
  places: readonly string[];
}

/** Instead of points: this rules the job out for the person. It then sorts below every job that nothing rules out. */
export const KNOCK_OUT = -1;

/** The most points that each part of a match can earn. */
export const MOST_POINTS = { role: 160, skills: 160, level: 48, country: 40, pay: 32, hours: 24, place: 16 } as const;

/** Points of a part about which the job or the person says nothing: more than a poor match, less than a good one. */
const UNSTATED = { skills: 48, level: 28, country: 16, pay: 12, hours: 16 } as const;

/** Points of a level next to one of the person's, and of pay whose range only reaches the floor. */
const NEXT_LEVEL = 24;
const REACHES_FLOOR = 20;

/** Levels further apart than this are a knock-out. */
const LEVELS_APART = 1;

/** The share of the floor that the best pay must reach, because exchange rates move and offers can be negotiated. */
const FLOOR_SHARE = 0.95;

/** Returns the points of where the job hires. */
export function countryPoints(places: EligibilityPlaces, { homeCountry }: MatchTarget): number {
  if (homeCountry === null) return UNSTATED.country;
  const answer = eligibilityFor(places, homeCountry);
  return answer === "yes" ? MOST_POINTS.country : answer === "no" ? KNOCK_OUT : UNSTATED.country;
}

/** Returns whether the job hires in none of the countries where the person may work. It counts if the employer sponsors no visa. */
export function needsVisa(places: EligibilityPlaces, { permits }: MatchTarget): boolean {
  return permits.length > 0 && permits.every((country) => eligibilityFor(places, country) === "no");
}

/** Returns whether the person would need a permit that the employer doesn't sponsor. */
export function lacksPermit(places: EligibilityPlaces, visa: VisaSponsorship | null, target: MatchTarget): boolean {
  return visa === "no" && needsVisa(places, target);
}

/** Returns the points of the hours that both work. */
export function hoursPoints(zones: Zones | null, { workday }: MatchTarget): number {
  if (zones === null || workday === null) return UNSTATED.hours;
  const { shared, of } = overlapAt(zones, workday, workday.offset);
  return shared === 0 ? KNOCK_OUT : Math.round(MOST_POINTS.hours * Math.min(1, shared / Math.min(of, 8)));
}

/** Returns the points of the job's levels by the distance to the nearest of the person's. */
export function levelPoints(jobLevels: readonly string[], { levels }: MatchTarget): number {
  if (jobLevels.length === 0 || levels.length === 0) return UNSTATED.level;
  const rank = (level: string): number => LEVELS.findIndex((each) => each === level);
  const apart = Math.min(...jobLevels.flatMap((job) => levels.map((own) => Math.abs(rank(job) - rank(own)))));
  return apart === 0 ? MOST_POINTS.level : apart <= LEVELS_APART ? NEXT_LEVEL : KNOCK_OUT;
}

/**
 * Returns the points of pay in US dollars a year: `middle` of the range or null where none is stated, and `top` of it,
 * infinite where the range is open.
 */
export function payPoints(middle: number | null, top: number, { payFloorUsd }: MatchTarget): number {
  if (middle === null || payFloorUsd === null) return UNSTATED.pay;
  if (middle >= payFloorUsd) return MOST_POINTS.pay;
  return top < payFloorUsd * FLOOR_SHARE ? KNOCK_OUT : REACHES_FLOOR;
}

/** How much a technology weighs by its place in the job's list, which has the most telling one first. */
export function skillWeight(place: number): number {
  return Math.round(120 / (1 + place / 4));
}

/** This many skills in common count in full; fewer may be chance. */
const ENOUGH_SKILLS = 3;

/** Returns the points of skills: `matched` of the `total` weight of the job's technologies, in `count` of them. */
export function skillPoints(total: number, matched: number, count: number): number {
  if (total === 0) return UNSTATED.skills;
  if (count === 0) return 0;
  const sure = 0.6 + 0.4 * Math.min(1, count / ENOUGH_SKILLS);
  return Math.round((MOST_POINTS.skills * sure * matched) / total);
}

/** A job without a knock-out has a step of at least this. */
export const NO_KNOCK_OUT = 512;
/** One more than the highest step. */
export const STEPS = 1024;

/** Returns the step of a match: its points, and whether anything rules the job out. */
export function matchStep(points: number, knockedOut: boolean): number {
  return knockedOut ? points : NO_KNOCK_OUT + points;
}
