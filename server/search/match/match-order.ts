import type { Codes } from "#search/index/forward-index.ts";
import { type DocSet, hasBit, listDocs } from "#search/index/doc-set.ts";
import { facetNumber, LOCATION_FACET } from "#search/index/facets.ts";
import type { MatchOrder, Segment } from "#search/index/segment-types.ts";
import { NO_SALARY } from "#search/index/staging.ts";
import type { ValueIds } from "#search/index/value-ids.ts";
import { docOfKey, rankKey } from "#search/query/paging.ts";
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
  STEPS,
} from "./match-rules.ts";

const ROLE_FACET = facetNumber("roleTitles");
const SKILL_FACET = facetNumber("techStacks");
const LEVEL_FACET = facetNumber("experienceLevels");
const VISA_FACET = facetNumber("visaSponsorship");

/** Weights by place in a job's list of technologies. */
const WEIGHTS = Uint16Array.from({ length: 64 }, (_, place) => skillWeight(place));

/** Returns the documents of a segment by match. Cached by profile. */
export function matchOrder(segment: Segment, target: MatchTarget, valueIds: ValueIds): MatchOrder {
  return segment.matchOrders.getOrCreate(JSON.stringify(target), () => {
    const steps = stepsOf(segment, target, valueIds);
    return { steps, order: orderOf(steps) };
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
  const { count, columns, salary, salaryTop } = segment;
  const places = valueIds.eligibilityPlaces;
  const preferred = preferredPlaces(target, valueIds);
  const country = byCode(columns[LOCATION_FACET]!, places.length, (code) => countryPoints(places[code]!, target));
  const place = byCode(columns[LOCATION_FACET]!, places.length, (code) => preferred(code));
  const permit = byCode(columns[LOCATION_FACET]!, places.length, (code) => Number(needsVisa(places[code]!, target)));
  const level = levelTable(segment, target, valueIds);
  const hours = byCode(segment.zones, valueIds.zones.length, (code) => hoursPoints(valueIds.zones[code]!, target));
  const visa = columns[VISA_FACET]!;
  const refused = valueIds.values[VISA_FACET]!.find("no");
  const steps = roleAndSkillPoints(segment, target, valueIds);
  for (let doc = 0; doc < count; doc += 1) {
    const at = country.codes[doc]!;
    const middle = salary[doc]!;
    const byCountry = country.points[at]!;
    const byLevel = level.points[level.codes[doc]!]!;
    const byHours = hours.points[hours.codes[doc]!]!;
    const byPay = payPoints(middle === NO_SALARY ? null : middle, salaryTop[doc]!, target);
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

function levelTable({ columns }: Segment, target: MatchTarget, valueIds: ValueIds): CodePoints {
  const members = valueIds.members(LEVEL_FACET);
  const names = valueIds.values[LEVEL_FACET]!.values;
  return byCode(columns[LEVEL_FACET]!, members.length, (code) =>
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
    const end = starts[doc + 1]!;
    for (let at = starts[doc]!; at < end; at += 1) {
      const code = codes[at]!;
      if (code >= roleFrom && code < roleTo) {
        if (roles[code - roleFrom]! > role) role = roles[code - roleFrom]!;
      } else if (code >= skillFrom && code < skillTo) {
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

/** Sorts documents by step, highest first, then newest first. */
function orderOf(steps: Uint16Array): Uint32Array {
  const next = new Uint32Array(STEPS + 1);
  for (let doc = 0; doc < steps.length; doc += 1) next[steps[doc]!]! += 1;
  for (let step = STEPS - 1; step >= 0; step -= 1) next[step]! += next[step + 1]!;
  // The documents of a step now begin where those of all higher steps end.
  const order = new Uint32Array(steps.length);
  for (let doc = steps.length - 1; doc >= 0; doc -= 1) order[next[steps[doc]! + 1]!++] = doc;
  return order;
}

/** Returns the documents of a set from rank `from` up to but not including rank `to`: best match first, then newest. */
export function bestMatchFirst(set: DocSet, match: MatchOrder, from: number, to: number): Uint32Array {
  const end = Math.min(to, set.size);
  if (from >= end) return new Uint32Array(0);
  return (set.words === null ? null : firstInOrder(set, match, from, end)) ?? bestOfSet(set, match, from, end);
}

/** A set whose documents are this many times further down the order than an even spread puts them is read by itself. */
const LONG_WALK = 8;
const SHORT_WALK = 1024;

/** Walks the order until the page is full. Returns null if the set's documents are far down in it. */
function firstInOrder(set: DocSet, { order }: MatchOrder, from: number, end: number): Uint32Array | null {
  const words = set.words!;
  const last = Math.min(order.length, SHORT_WALK + (LONG_WALK * end * order.length) / set.size);
  const page = new Uint32Array(end - from);
  let rank = 0;
  for (let at = 0; at < last && rank < end; at += 1) {
    const doc = order[at]!;
    if (!hasBit(words, doc)) continue;
    if (rank >= from) page[rank - from] = doc;
    rank += 1;
  }
  return rank < end ? null : page;
}

/** Finds the step of the last rank by counting, then sorts only what is above it. */
function bestOfSet(set: DocSet, { steps }: MatchOrder, from: number, end: number): Uint32Array {
  const docs = set.list?.subarray(0, set.size) ?? new Uint32Array(set.size);
  if (set.words !== null) listDocs(set.words, docs);
  const counts = new Uint32Array(STEPS);
  for (let at = 0; at < docs.length; at += 1) counts[steps[docs[at]!]!]! += 1;
  let lastStep = STEPS - 1;
  let above = 0;
  while (above + counts[lastStep]! < end) above += counts[lastStep--]!;
  let ofLastStep = end - above;
  const keys = new Float64Array(end);
  let length = 0;
  for (let at = docs.length - 1; length < end; at -= 1) {
    const doc = docs[at]!;
    const step = steps[doc]!;
    if (step < lastStep || (step === lastStep && ofLastStep-- <= 0)) continue;
    keys[length++] = rankKey(step, doc);
  }
  return Uint32Array.from(keys.sort().subarray(from, end), docOfKey);
}
