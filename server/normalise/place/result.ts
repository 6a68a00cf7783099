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

/** Joins the results of several fields. A country named as a whole in one field outweighs its states in another. */
export function joinResults(results: readonly PlaceResult[]): PlaceResult {
  const joined = emptyResult();
  for (const result of results) {
    joined.worldwide ||= result.worldwide;
    for (const key of ["countries", "nationwide", "regions", "states", "excluded"] as const)
      for (const value of result[key]) joined[key].add(value);
    if (result.zones !== null) joined.zones = joined.zones === null ? result.zones : widen(joined.zones, result.zones);
  }
  if (joined.nationwide.has("US")) joined.states.clear();
  return joined;
}
