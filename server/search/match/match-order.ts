import { facetNumber, LEVEL_FACET, LOCATION_FACET, ROLE_FACET, SKILL_FACET } from "#search/index/facets.ts";
import { codeAt, type Codes } from "#search/index/packed/codes.ts";
import { numberOf } from "#search/index/packed/numbers.ts";
import { startOf } from "#search/index/packed/starts.ts";
import { codesIn } from "#search/index/segment.ts";
import type { MatchOrder, Segment } from "#search/index/segment-types.ts";
import { NO_SALARY } from "#search/index/staging.ts";
import type { ValueIds } from "#search/index/value-ids.ts";
import { firstMatches } from "./first-matches.ts";
import {
  countryPoints,
  hoursPoints,
  KNOCK_OUT,
  levelPoints,
  type MatchTarget,
  matchStep,
  MOST_POINTS,
  needsVisa,
  payPoints,
  skillPoints,
  skillWeight,
} from "./match-rules.ts";

const VISA_FACET = facetNumber("visaSponsorship");

/** Weights by place in a job's list of technologies. */
const WEIGHTS = Uint16Array.from({ length: 64 }, (_, place) => skillWeight(place));

/** Returns the documents of a segment by match. Cached by profile. */
export function matchOrder(segment: Segment, target: MatchTarget, valueIds: ValueIds): MatchOrder {
  return segment.matchOrders.getOrCreate(JSON.stringify(target), () => {
    const steps = stepsOf(segment, target, valueIds);
    return { steps, first: firstMatches(steps) };
  });
}

/** Points by code, and what each document's own codes are. */
interface CodePoints {
  codes: Codes;
  points: Int16Array;
}

function byCode(codes: Codes, count: number, pointsOf: (code: number) => number): CodePoints {
  return { codes, points: Int16Array.from({ length: count }, (_, code) => pointsOf(code)) };
}

/** Adds up the points of every document. Places, levels and hours are looked up by code, because few are different. */
function stepsOf(segment: Segment, target: MatchTarget, valueIds: ValueIds): Uint16Array {
  const { count, columns, salary, salaryTop, zones } = segment;
  const places = valueIds.eligibilityPlaces;
  const preferred = preferredPlaces(target, valueIds);
  const country = byCode(columns[LOCATION_FACET]!, places.length, (code) => countryPoints(places[code]!, target));
  const place = byCode(columns[LOCATION_FACET]!, places.length, (code) => preferred(code));
  const permit = byCode(columns[LOCATION_FACET]!, places.length, (code) => Number(needsVisa(places[code]!, target)));
  const level = levelTable(segment, target, valueIds);
  const hours = byCode(zones, valueIds.zones.length, (code) => hoursPoints(valueIds.zones[code]!, target));
  const visa = codesIn(segment, VISA_FACET);
  const refused = valueIds.values[VISA_FACET]!.find("no");
  const steps = roleAndSkillPoints(segment, target, valueIds);
  for (let doc = 0; doc < count; doc += 1) {
    const at = country.codes[doc]!;
    const middle = numberOf(salary, doc);
    const byCountry = country.points[at]!;
    const byLevel = level.points[level.codes[doc]!]!;
    const byHours = hours.points[codeAt(hours.codes, doc)]!;
    const byPay = payPoints(middle === NO_SALARY ? null : middle, numberOf(salaryTop, doc), target);
    const knockedOut =
      byCountry === KNOCK_OUT ||
      byLevel === KNOCK_OUT ||
      byHours === KNOCK_OUT ||
      byPay === KNOCK_OUT ||
      (visa[doc] === refused && refused !== 0 && permit.points[at] === 1);
    const points =
      steps[doc]! + place.points[at]! + earned(byCountry) + earned(byLevel) + earned(byHours) + earned(byPay);
    steps[doc] = matchStep(points, knockedOut);
  }
  return steps;
}

function earned(points: number): number {
  return points === KNOCK_OUT ? 0 : points;
}

function preferredPlaces({ places }: MatchTarget, valueIds: ValueIds): (code: number) => number {
  const wanted = new Set(places.map((slug) => valueIds.values[LOCATION_FACET]!.find(slug)));
  const members = valueIds.members(LOCATION_FACET);
  return (code) => (members[code]!.some((place) => wanted.has(place)) ? MOST_POINTS.place : 0);
}

function levelTable(segment: Segment, target: MatchTarget, valueIds: ValueIds): CodePoints {
  const members = valueIds.members(LEVEL_FACET);
  const names = valueIds.values[LEVEL_FACET]!.values;
  return byCode(codesIn(segment, LEVEL_FACET), members.length, (code) =>
    levelPoints(
      Array.from(members[code]!, (each) => names[each]!),
      target,
    ),
  );
}

/** Returns the points of roles and skills, which every document has several of. */
function roleAndSkillPoints(segment: Segment, target: MatchTarget, valueIds: ValueIds): Uint16Array {
  const { codes, starts, offsets } = segment.forwardIndex;
  const roles = valuePoints(segment, valueIds, ROLE_FACET, target.roles);
  const skills = valuePoints(
    segment,
    valueIds,
    SKILL_FACET,
    target.skills.map((slug) => [slug, 1] as const),
  );
  const [roleFrom, roleTo] = [offsets[ROLE_FACET]!, offsets[ROLE_FACET + 1]!];
  const [skillFrom, skillTo] = [offsets[SKILL_FACET]!, offsets[SKILL_FACET + 1]!];
  const points = new Uint16Array(segment.count);
  for (let doc = 0; doc < segment.count; doc += 1) {
    let role = 0;
    let total = 0;
    let matched = 0;
    let skillCount = 0;
    let place = 0;
    const end = startOf(starts, doc + 1);
    for (let at = startOf(starts, doc); at < end; at += 1) {
      const code = codes[at]!;
      // A row has its codes in the order of the facets.
      if (code >= skillTo) break;
      if (code < roleTo) {
        if (roles[code - roleFrom]! > role) role = roles[code - roleFrom]!;
      } else if (code >= skillFrom) {
        const weight = WEIGHTS[place < WEIGHTS.length ? place++ : WEIGHTS.length - 1]!;
        total += weight;
        if (skills[code - skillFrom] === 0) continue;
        matched += weight;
        skillCount += 1;
      }
    }
    points[doc] = role + skillPoints(total, matched, skillCount);
  }
  return points;
}

/** Returns points by code of a facet. A value that the segment doesn't know has no documents in it. */
function valuePoints(
  { forwardIndex: { offsets } }: Segment,
  valueIds: ValueIds,
  facet: number,
  values: readonly (readonly [string, number])[],
): Uint8Array {
  const points = new Uint8Array(offsets[facet + 1]! - offsets[facet]!);
  for (const [slug, each] of values) {
    const code = valueIds.values[facet]!.find(slug);
    if (code > 0 && code < points.length) points[code] = each;
  }
  return points;
}
