import type { City } from "#taxonomy/cities.ts";
import type { Sense } from "#taxonomy/gazetteer.ts";
import type { PlaceReading } from "./result.ts";
import { sensesOfPart } from "./candidates.ts";
import { widen } from "./zone-range.ts";

/**
 * How readily a town name without country means that country in job advertisements: the labour market counts, not people alone.
 * A weight on the population; countries not listed count 0.7.
 */
const MARKET: Record<string, number> = {
  US: 4,
  GB: 5,
  GR: 1.5,
  CA: 3,
  AU: 3,
  DE: 2.5,
  FR: 2,
  ES: 2.5,
  NL: 2,
  IE: 3,
  PL: 2,
  CH: 2,
  SE: 2,
  PT: 2,
  IT: 1.5,
  SG: 2,
  IL: 2,
  IN: 1,
  BR: 1,
  MX: 1,
  AR: 1,
  VE: 0.2,
  CU: 0.1,
  NG: 0.4,
  PK: 0.4,
  CN: 0.5,
  RU: 0.4,
  IR: 0.1,
};

function weight(city: City): number {
  return city.population * (MARKET[city.country] ?? 0.7);
}

export function likeliest(cities: readonly City[]): City | null {
  let best: City | null = null;
  for (const city of cities) if (best === null || weight(city) > weight(best)) best = city;
  return best;
}

export interface Part {
  text: string;
  cities: City[];
  countries: { country: string; sure: boolean }[];
  states: { state: string; sure: boolean }[];
  provinces: { country: string; sure: boolean }[];
  other: Sense[];
  known: boolean;
}

export function partOf(text: string): Part {
  const part: Part = { text, cities: [], countries: [], states: [], provinces: [], other: [], known: false };
  for (const sense of sensesOfPart(text)) {
    part.known = true;
    if (sense.kind === "city") part.cities.push(sense.city);
    else if (sense.kind === "country") part.countries.push(sense);
    else if (sense.kind === "state") part.states.push(sense);
    else if (sense.kind === "part") part.provinces.push(sense);
    else part.other.push(sense);
  }
  return part;
}

export function sureCountry(part: Part): string | null {
  const sure = new Set(part.countries.filter((sense) => sense.sure).map((sense) => sense.country));
  return sure.size === 1 && part.states.length === 0 ? ([...sure][0] ?? null) : null;
}

export function addCountry(reading: PlaceReading, country: string, whole: boolean): void {
  reading.countries.add(country);
  if (whole) reading.nationwide.add(country);
}

export function addState(reading: PlaceReading, state: string): void {
  reading.countries.add("US");
  reading.states.add(state);
}

/** A part alone: the surest sense it has. Returns nothing for what stays ambiguous, such as a bare "Georgia" or "CA". */
export function addAlone(part: Part, reading: PlaceReading, home: string | null): void {
  for (const sense of part.other) {
    if (sense.kind === "worldwide") reading.worldwide = true;
    else if (sense.kind === "region") reading.regions.add(sense.slug);
    else if (sense.kind === "zone")
      reading.zones =
        reading.zones === null ? { from: sense.zone.from, to: sense.zone.to } : widen(reading.zones, sense.zone);
    else if (sense.kind === "macro") {
      if (sense.macro.readAs === "countries")
        for (const country of sense.macro.countries) addCountry(reading, country, true);
      else {
        for (const region of sense.macro.regions) reading.regions.add(region);
        for (const country of sense.macro.without) reading.excluded.add(country);
      }
    }
  }
  if (part.other.length > 0) return;
  const country = sureCountry(part);
  if (country !== null) return addCountry(reading, country, true);
  const state = part.states[0];
  const city = likeliest(
    home === null
      ? part.cities
      : [
          ...part.cities.filter((candidate) => candidate.country === home),
          ...(part.cities.some((candidate) => candidate.country === home) ? [] : part.cities),
        ],
  );
  if (home === "US" && state !== undefined && part.countries.every(({ sure }) => !sure))
    return addState(reading, state.state);
  if (/^[A-Z]{2,3}$/.test(part.text) && city !== null && city.state !== null) return addState(reading, city.state);
  // "Washington" is a state or the capital: only the country is sure.
  if (
    state !== undefined &&
    city?.state !== undefined &&
    city.state !== null &&
    city.state !== state.state &&
    (city.population > 300_000 || !state.sure)
  )
    return addCountry(reading, "US", false);
  if (state?.sure === true && part.countries.length === 0 && (city === null || city.state !== state.state))
    return addState(reading, state.state);
  const province = part.provinces.find((candidate) => candidate.sure && candidate.country !== city?.country);
  if (province !== undefined && (city === null || city.population < 1_000_000) && part.countries.length === 0)
    return addCountry(reading, province.country, false);
  if (city !== null && (state === undefined || city.state === state.state || !state.sure)) {
    if (city.state !== null) addState(reading, city.state);
    else addCountry(reading, city.country, false);
    return;
  }
  if (state !== undefined) {
    if (part.countries.length === 0) addState(reading, state.state);
    else if (home !== null && part.countries.some((sense) => sense.country === home)) addCountry(reading, home, true);
    return;
  }
  if (part.provinces.length > 0) {
    const sure = part.provinces.find((province) => province.sure);
    if (sure !== undefined) return addCountry(reading, sure.country, false);
  }
  const only = part.countries[0];
  if (only !== undefined && part.countries.length === 1) addCountry(reading, only.country, true);
}

/** A list of codes only: states when all can be ("CA, OR, NY"), countries when all can be ("US, UK, CA"), else each what it can be. */
export function addCodes(parts: readonly Part[], reading: PlaceReading): void {
  const allStates = parts.every((part) => part.states.length > 0);
  const american =
    allStates ||
    (parts[0]?.text === "US" &&
      parts.slice(1).every((part) => part.states.length > 0) &&
      parts.some((part) => part.countries.length === 0));
  for (const part of parts) {
    const state = part.states[0];
    const country = part.countries[0];
    if (american && state !== undefined) addState(reading, state.state);
    else if (country !== undefined && !(american && country.country === "US"))
      addCountry(reading, country.country, true);
    else if (state !== undefined) addState(reading, state.state);
  }
}
