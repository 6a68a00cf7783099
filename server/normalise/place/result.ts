import { widen, type ZoneRange } from "./zone-range.ts";

/** What a location text names. `nationwide` are countries named as a whole, not by a town or state in them. */
export interface PlaceReading {
  worldwide: boolean;
  countries: Set<string>;
  nationwide: Set<string>;
  /** Region slugs. */
  regions: Set<string>;
  /** `US-CA`. */
  states: Set<string>;
  /** Countries or states ruled out. */
  excluded: Set<string>;
  zones: ZoneRange | null;
}

export function emptyReading(): PlaceReading {
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

export function namesAnyPlace(reading: PlaceReading): boolean {
  return reading.worldwide || reading.countries.size > 0 || reading.regions.size > 0 || reading.states.size > 0;
}

/** Joins readings of several fields into one; a country named as a whole in one outweighs its states in another. */
export function joinReadings(readings: readonly PlaceReading[]): PlaceReading {
  const joined = emptyReading();
  for (const reading of readings) {
    joined.worldwide ||= reading.worldwide;
    for (const key of ["countries", "nationwide", "regions", "states", "excluded"] as const)
      for (const value of reading[key]) joined[key].add(value);
    if (reading.zones !== null)
      joined.zones = joined.zones === null ? reading.zones : widen(joined.zones, reading.zones);
  }
  if (joined.nationwide.has("US")) joined.states.clear();
  return joined;
}
