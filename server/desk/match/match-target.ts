import { zoneOffset } from "#contract/values/working-hours.ts";
import { type MatchTarget, MOST_POINTS } from "#search/match/match-rules.ts";
import { toYearlyUsd } from "#taxonomy/money.ts";
import { type Role, roleBySlug, roles } from "#taxonomy/roles.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";
import type { MatchedPerson } from "./matched-person.ts";

/** The share of a role's points that a related role earns: a kind of it, one that it is a kind of, its sibling, the same field. */
const RELATED = { narrower: 0.85, broader: 0.7, sibling: 0.4, sameField: 0.15 } as const;

/** Roles after the first are wanted a little less. */
const LATER_ROLE = 0.9;

/** Returns the profile in the terms of the read model, in a fixed order, so that equal profiles are equal texts. */
export function matchTarget(person: MatchedPerson, now: Date): MatchTarget {
  const { country, permits, level, payFloor, places } = person;
  return {
    homeCountry: country,
    permits: [...permits].sort(),
    workday: workdayOf(person, now),
    levels: level === null ? [] : [level],
    payFloorUsd: payFloor && toYearlyUsd(payFloor.amount, payFloor.currency, payFloor.period),
    roles: rolePoints(person.roles),
    skills: [...withImplied(person.skills)].sort(),
    places: [...places].sort(),
  };
}

/** Returns whether a profile says anything that tells jobs apart. */
export function hasMatch({ roles: wanted, skills }: MatchedPerson): boolean {
  return wanted.length + skills.length > 0;
}

function workdayOf({ workday }: MatchedPerson, now: Date): MatchTarget["workday"] {
  const offset = workday && zoneOffset(workday.timeZone, now);
  return workday === null || offset === null ? null : { from: workday.from, to: workday.to, offset };
}

/** Returns the points of every role that is or resembles a wanted one. */
export function rolePoints(wanted: readonly string[]): MatchTarget["roles"] {
  const points = new Map<string, number>();
  wanted.forEach((slug, place) => {
    const own = roleBySlug(slug);
    if (own === null) return;
    const most = MOST_POINTS.role * (place === 0 ? 1 : LATER_ROLE);
    for (const role of roles) {
      const earned = Math.round(most * kinship(own, role));
      if (earned > (points.get(role.slug) ?? 0)) points.set(role.slug, earned);
    }
  });
  return [...points].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Returns how much of a wanted role another role is, from 0 to 1. */
function kinship(wanted: Role, role: Role): number {
  if (wanted === role) return 1;
  if (role.broader.includes(wanted.slug)) return RELATED.narrower;
  if (wanted.broader.includes(role.slug)) return RELATED.broader;
  if (role.broader.some((slug) => wanted.broader.includes(slug))) return RELATED.sibling;
  return role.profile === wanted.profile ? RELATED.sameField : 0;
}

/** Returns skills with those that they imply: who knows Spring Boot knows Spring. */
export function withImplied(skills: readonly string[]): ReadonlySet<string> {
  const all = new Set(skills);
  for (const slug of all) for (const implied of technologyBySlug(slug)?.implies ?? []) all.add(implied);
  return all;
}
