import { ancestors, placeByCode } from "#taxonomy/places.ts";
import { widen, type ZoneRange } from "./zone-range.ts";

/** The places that a text names. `nationwide` holds the countries named as a whole, not by a town or state in them. */
export interface PlaceResult {
  worldwide: boolean;
  countries: Set<string>;
  nationwide: Set<string>;
  /** Region slugs. */
  regions: Set<string>;
  /** `US-CA`. */
  states: Set<string>;
  /** Excluded countries and states. */
  excluded: Set<string>;
  zones: ZoneRange | null;
}

export function emptyResult(): PlaceResult {
  return {
    worldwide: false,
    countries: new Set(),
    nationwide: new Set(),
    regions: new Set(),
    states: new Set(),
    excluded: new Set(),
    zones: null,
  };
}

export function namesAnyPlace(result: PlaceResult): boolean {
  return result.worldwide || result.countries.size > 0 || result.regions.size > 0 || result.states.size > 0;
}

function liesIn(code: string, regions: ReadonlySet<string>): boolean {
  const slug = placeByCode(code)?.slug;
  return slug !== undefined && ancestors(slug).some((region) => regions.has(region));
}

/** Adds regions without some of their countries. What one leaves out and another holds stays in: "EMEA and APAC". */
export function addRegions(result: PlaceResult, regions: Iterable<string>, without: Iterable<string>): void {
  const [added, left] = [new Set(regions), new Set(without)];
  const before = new Set(result.regions);
  const leftBefore = new Set(result.excluded);
  const isMixed = before.size > 0 && added.size > 0 && left.size + leftBefore.size > 0;
  if (isMixed) for (const code of leftBefore) if (!left.has(code) && liesIn(code, added)) result.excluded.delete(code);
  for (const code of left) if (!isMixed || leftBefore.has(code) || !liesIn(code, before)) result.excluded.add(code);
  for (const region of added) result.regions.add(region);
}

/** Joins the results of several fields. A country named as a whole in one field outweighs its states in another. */
export function joinResults(results: readonly PlaceResult[]): PlaceResult {
  const joined = emptyResult();
  for (const result of results) {
    joined.worldwide ||= result.worldwide;
    addRegions(joined, result.regions, result.excluded);
    for (const key of ["countries", "nationwide", "states"] as const)
      for (const value of result[key]) joined[key].add(value);
    if (result.zones !== null) joined.zones = joined.zones === null ? result.zones : widen(joined.zones, result.zones);
  }
  if (joined.nationwide.has("US")) joined.states.clear();
  return joined;
}
