import type { City } from "#taxonomy/cities.ts";
import type { PlaceCandidate } from "#taxonomy/gazetteer.ts";
import { addRegions, type PlaceResult } from "./result.ts";
import { candidatesFor } from "./candidates.ts";
import { widen } from "./zone-range.ts";

/**
 * How likely a town name without a country means that country in a job posting: the labour market matters, not population alone.
 * A weight on the population; other countries have 0.7.
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

export interface Token {
  text: string;
  cities: City[];
  countries: { country: string; sure: boolean }[];
  states: { state: string; sure: boolean }[];
  provinces: { country: string; sure: boolean }[];
  other: PlaceCandidate[];
  known: boolean;
}

export function readToken(text: string): Token {
  const token: Token = { text, cities: [], countries: [], states: [], provinces: [], other: [], known: false };
  for (const candidate of candidatesFor(text)) {
    token.known = true;
    if (candidate.kind === "city") token.cities.push(candidate.city);
    else if (candidate.kind === "country") token.countries.push(candidate);
    else if (candidate.kind === "state") token.states.push(candidate);
    else if (candidate.kind === "province") token.provinces.push(candidate);
    else token.other.push(candidate);
  }
  return token;
}

export function sureCountry(token: Token): string | null {
  const sure = new Set(token.countries.filter((candidate) => candidate.sure).map((candidate) => candidate.country));
  return sure.size === 1 && token.states.length === 0 ? ([...sure][0] ?? null) : null;
}

export function addCountry(result: PlaceResult, country: string, whole: boolean): void {
  result.countries.add(country);
  if (whole) result.nationwide.add(country);
}

export function addState(result: PlaceResult, state: string): void {
  result.countries.add("US");
  result.states.add(state);
}

/** "US East Coast" is a place as well as a zone; "US East Coast hours" is no place. */
const US_PART = /^US\b(?!.*\b(?:time|hours))/;

/** Adds the most certain candidate of a token on its own. Adds nothing for an ambiguous one, such as a bare "Georgia" or "CA". */
export function addLoneToken(token: Token, result: PlaceResult, home: string | null): void {
  for (const candidate of token.other) {
    if (candidate.kind === "worldwide") result.worldwide = true;
    else if (candidate.kind === "region") result.regions.add(candidate.slug);
    else if (candidate.kind === "zone") {
      result.zones =
        result.zones === null
          ? { from: candidate.zone.from, to: candidate.zone.to }
          : widen(result.zones, candidate.zone);
      if (US_PART.test(token.text)) addCountry(result, "US", false);
    } else if (candidate.kind === "macro") {
      if (candidate.macro.readAs === "countries")
        for (const country of candidate.macro.countries) addCountry(result, country, true);
      else {
        addRegions(result, candidate.macro.regions, candidate.macro.without);
      }
    }
  }
  if (token.other.length > 0) return;
  const country = sureCountry(token);
  if (country !== null) return addCountry(result, country, true);
  const state = token.states[0];
  const city = likeliest(
    home === null
      ? token.cities
      : [
          ...token.cities.filter((candidate) => candidate.country === home),
          ...(token.cities.some((candidate) => candidate.country === home) ? [] : token.cities),
        ],
  );
  if (home === "US" && state !== undefined) return addState(result, state.state);
  if (/^[A-Z]{2,3}$/.test(token.text) && city !== null && city.state !== null) return addState(result, city.state);
  // "Washington" is a state or the capital: only the country is sure.
  if (
    state !== undefined &&
    city?.state !== undefined &&
    city.state !== null &&
    city.state !== state.state &&
    (city.population > 300_000 || !state.sure)
  )
    return addCountry(result, "US", false);
  if (state?.sure === true && token.countries.length === 0 && (city === null || city.state !== state.state))
    return addState(result, state.state);
  // "Boston, Suffolk County, Massachusetts, US" has no part of England.
  const isNear = ({ country }: { country: string }) => home === null || home === country;
  const province = token.provinces.find((one) => one.sure && one.country !== city?.country && isNear(one));
  if (province !== undefined && (city === null || city.population < 1_000_000) && token.countries.length === 0)
    return addCountry(result, province.country, false);
  if (city !== null && (state === undefined || city.state === state.state || !state.sure)) {
    if (city.state !== null) addState(result, city.state);
    else addCountry(result, city.country, false);
    return;
  }
  if (state !== undefined) {
    if (token.countries.length === 0) addState(result, state.state);
    else if (home !== null && token.countries.some((candidate) => candidate.country === home))
      addCountry(result, home, true);
    return;
  }
  if (token.provinces.length > 0) {
    const sure = token.provinces.find((one) => one.sure && isNear(one));
    if (sure !== undefined) return addCountry(result, sure.country, false);
  }
  const only = token.countries[0];
  if (only !== undefined && token.countries.length === 1) addCountry(result, only.country, true);
}

/** Adds a list of codes: as states if all can be ("CA, OR, NY"), as countries if all can be ("US, UK, CA"), else each on its own. */
export function addCodeList(tokens: readonly Token[], result: PlaceResult): void {
  const allStates = tokens.every((token) => token.states.length > 0);
  const american =
    allStates ||
    (tokens[0]?.text === "US" &&
      tokens.slice(1).every((token) => token.states.length > 0) &&
      tokens.some((token) => token.countries.length === 0));
  for (const token of tokens) {
    const state = token.states[0];
    const country = token.countries[0];
    if (american && state !== undefined) addState(result, state.state);
    else if (country !== undefined && !(american && country.country === "US"))
      addCountry(result, country.country, true);
    else if (state !== undefined) addState(result, state.state);
    else if (token.other.some(({ kind }) => kind === "region" || kind === "macro")) addLoneToken(token, result, null);
  }
}
