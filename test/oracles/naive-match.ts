import type { AreaMatcher } from "#search/index/areas.ts";
import {
  countryPoints,
  hoursPoints,
  KNOCK_OUT,
  lacksPermit,
  levelPoints,
  type MatchTarget,
  matchStep,
  MOST_POINTS,
  payPoints,
  skillPoints,
  skillWeight,
} from "#search/match/match-rules.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";

/** Defines the step of a job's match from its fields instead of their codes. */
export function naiveMatchStep(document: SearchDocument, matcher: AreaMatcher, target: MatchTarget): number {
  const { eligibility, levels, timeZones, salaryYearlyUsd, salaryTopUsd, roles, techStack, visaSponsorship } = document;
  const weights = techStack.map((slug, place) => ({ own: target.skills.includes(slug), weight: skillWeight(place) }));
  const own = weights.filter((each) => each.own);
  const sum = (of: { weight: number }[]): number => of.reduce((total, { weight }) => total + weight, 0);
  const found = matcher.matchingPlaces(document.areas, document.excludedAreas);
  const parts = [
    Math.max(0, ...target.roles.map(([slug, points]) => (roles.includes(slug) ? points : 0))),
    skillPoints(sum(weights), sum(own), own.length),
    target.places.some((place) => found.includes(place)) ? MOST_POINTS.place : 0,
    countryPoints(eligibility, target),
    levelPoints(levels, target),
    hoursPoints(timeZones, target),
    payPoints(salaryYearlyUsd, salaryTopUsd ?? Infinity, target),
  ];
  const points = parts.reduce((total, part) => total + Math.max(0, part), 0);
  return matchStep(points, parts.includes(KNOCK_OUT) || lacksPermit(eligibility, visaSponsorship, target));
}
