import type { City } from "#taxonomy/cities.ts";
import {
  addLoneToken,
  addCodeList,
  addCountry,
  addState,
  likeliest,
  type Token,
  readToken,
  sureCountry,
} from "./tokens.ts";
import type { PlaceResult } from "./result.ts";
import { hasProvinceCode } from "#taxonomy/provinces.ts";

/** The population at which a town outweighs the American reading of the code behind it: "Tel Aviv, IL", but not "Lebanon, PA". */
const LARGE_TOWN = 100_000;

/** Returns the state that `right` puts `left` in ("Dublin, OH"), or null when `right` means something else there ("Jakarta, ID"). */
function stateFor(left: Token, right: Token): string | null {
  const state = right.states[0];
  if (state === undefined) return null;
  if (left.cities.some((city) => city.state === state.state)) return state.state;
  // "California, Oregon" and "NY, TX" are lists; "Iowa, LA" is a town.
  if (left.states.length > 0 && (state.sure || /^[A-Z]{2}$/.test(left.text))) return null;
  const foreign = left.cities.some(
    (city) =>
      (right.countries.some(({ country }) => country === city.country) ||
        right.provinces.some(({ country }) => country === city.country)) &&
      (city.population >= LARGE_TOWN || left.cities.length === 1),
  );
  if (foreign && (!state.sure || right.countries.some(({ sure }) => sure))) return null;
  if (isRegionCode(left, right)) return null;
  if (
    !state.sure &&
    left.provinces.some(({ country }) => right.countries.some((candidate) => candidate.country === country)) &&
    left.cities.length === 0
  )
    return null;
  return state.state;
}

/** Codes that stand for places of their own behind a town, too: "London, NY". */
const SHORT_FOR_PLACES = new Set("US UK EU NY NYC SF LA DC CA TX UAE".split(" "));
/** Towns of other countries by their English names, as towns of the United States are named: "Milan, MI" is in Michigan. */
const ENGLISH_NAMES = new Set("milan rome turin naples florence venice genoa lima athens cordova".split(" "));

/**
 * Returns whether `right` can only be the code of a region that holds the town: "Milano, MI", "Cork, CO", "Eindhoven, NB". A town counts that is large, or the only
 * one of its name, and that no town of the United States is named like. The code of a state must be one of a region of the town's country.
 */
function isRegionCode(left: Token, right: Token): boolean {
  if (!/^[A-Z]{2,3}$/.test(right.text) || left.countries.length > 0 || left.other.length > 0) return false;
  if (left.cities.some(({ country }) => country === "US") || ENGLISH_NAMES.has(left.text.toLowerCase())) return false;
  const large = left.cities.filter(({ population }) => population >= LARGE_TOWN || left.cities.length === 1);
  const towns = left.cities.length === 0 ? left.provinces.filter(({ sure }) => sure) : large;
  const isOf = ({ country }: { country: string }) => towns.some((town) => town.country === country);
  if (right.provinces.some(isOf) || towns.some(({ country }) => hasProvinceCode(country, right.text))) return true;
  if (towns.length === 0 || right.states.length > 0 || SHORT_FOR_PLACES.has(right.text)) return false;
  return !right.countries.some((named) => named.sure || isOf(named));
}

/** Returns the country that `right` names, if it can hold `left`. */
function countryFor(left: Token, right: Token): string | null {
  for (const { country, sure } of right.countries) {
    if (
      left.cities.some((city) => city.country === country) ||
      left.provinces.some((province) => province.country === country)
    )
      return country;
    if (country === "US" && left.states.length > 0) return country;
    if (!sure && !left.cities.some((city) => city.country === country) && left.known) continue;
    const famous = likeliest(left.cities);
    if (
      left.countries.length === 0 &&
      left.other.length === 0 &&
      left.states.length === 0 &&
      (famous === null || famous.population < 500_000)
    )
      return country;
  }
  return null;
}

/** The first two digits of the postal codes in states whose code is also a country's. */
const ZIP: Record<string, string> = {
  AL: "35 36",
  AR: "71 72",
  AZ: "85 86",
  CA: "90 91 92 93 94 95 96",
  CO: "80 81",
  DE: "19",
  GA: "30 31 39",
  ID: "83",
  IL: "60 61 62",
  IN: "46 47",
  LA: "70 71",
  MA: "01 02",
  MD: "20 21",
  ME: "03 04",
  MN: "55 56",
  MO: "63 64 65",
  MT: "59",
  NE: "68 69",
  PA: "15 16 17 18 19",
  SC: "29",
  SD: "57",
  TN: "37 38",
  VA: "20 22 23 24",
};

/** A position in a field: the token to read, the one after it, and the country of the field. */
interface Position {
  tokens: readonly Token[];
  index: number;
  left: Token;
  right: Token;
  /** The one country the field is about; null for several or none. */
  home: string | null;
  result: PlaceResult;
}

/** Adds the place that begins at a position and returns how many tokens it took; 0 when the rule does not apply. */
type Rule = (position: Position) => number;

/** Counts the tokens in a row, starting at `from`, that pass the test. */
function runLength(tokens: readonly Token[], from: number, test: (token: Token) => boolean): number {
  let length = 0;
  for (let token = tokens[from]; token !== undefined && test(token); token = tokens[from + length]) length += 1;
  return length;
}

const isStateCode = (token: Token) => token.states.length > 0 && /^[A-Z]{2}$/.test(token.text);
const namesUnitedStates = (token: Token) => sureCountry(token) === "US";
const isPostalCode = (token: Token) => /^\d[\d -]*$/.test(token.text);

/** Adds the likeliest of the towns: its state in the United States, else its country. */
function addTown(result: PlaceResult, towns: readonly City[], country: string): void {
  const city = likeliest(towns);
  if (city?.state !== undefined && city.state !== null) addState(result, city.state);
  else addCountry(result, country, false);
}

/** "Valladolid, VA, ES" and "Potsdam, DE, 14469": the code before the postal code or behind the region's code is a country. */
const codeAmongThree: Rule = ({ tokens, index, left, right: middle, result }) => {
  const third = tokens[index + 2];
  const fourth = tokens[index + 3];
  if (third === undefined || sureCountry(left) !== null || left.other.length > 0) return 0;
  if (/^\d{5}(?:-\d{4})?$/.test(third.text) && /^[A-Z]{2}$/.test(middle.text)) {
    const zips = ZIP[middle.text];
    const country = middle.countries[0]?.country;
    if (zips === undefined || country === undefined || zips.split(" ").includes(third.text.slice(0, 2))) return 0;
    addCountry(result, country, false);
    return 3;
  }
  if (!/^[A-Z]{2,3}$/.test(third.text) && sureCountry(third) === null) return 0;
  if (!/^[A-Z0-9]{1,3}$/.test(middle.text) || (middle.countries.some(({ sure }) => sure) && middle.text.length > 2))
    return 0;
  const country = third.countries.find(
    ({ country: code }) => left.cities.some((city) => city.country === code) || !left.known,
  )?.country;
  if (country === undefined || (third.states.length > 0 && fourth !== undefined && !/^\d/.test(fourth.text))) return 0;
  if (country === "US") return 0;
  if (stateFor(left, middle) !== null && !left.cities.some((city) => city.country === country) && left.known) return 0;
  addCountry(result, country, false);
  return 3;
};

/** "US (CA, NY, TX)": the United States and nothing but state codes. */
const countryThenStates: Rule = ({ tokens, index, left, result }) => {
  const rest = tokens.slice(index + 1);
  if (!namesUnitedStates(left) || tokens.length < 3 || !rest.every(isStateCode)) return 0;
  for (const token of rest) addState(result, token.states[0]?.state ?? "");
  return 1 + rest.length;
};

/** "US, NY, New York", "China-Shanghai", "GR, I, Athens": the country first, then what it holds. */
const countryFirst: Rule = ({ tokens, index, left, right, home, result }) => {
  const third = tokens[index + 2];
  const leading = left.countries[0]?.country ?? null;
  const named =
    sureCountry(left) ??
    (left.cities.length === 0 && left.states.length === 0 && left.countries.length === 1 ? leading : null);
  const isCode =
    index === 0 &&
    tokens.length >= 3 &&
    /^[A-Z]{2}$/.test(left.text) &&
    leading !== null &&
    (home === null || home === leading);
  const country = named ?? (isCode ? leading : null);
  if (country === null) return 0;
  const rightNamesCountry = right.countries.some(({ sure }) => sure);
  if (right.states.length > 0 && country !== "US" && !rightNamesCountry && right.cities.length === 0) return 0;

  const state = country === "US" ? right.states[0] : undefined;
  if (state !== undefined && (state.sure || !rightNamesCountry)) {
    addState(result, state.state);
    return third !== undefined && third.states.length === 0 ? 3 : 2;
  }
  const towns = right.cities.filter((city) => city.country === country);
  if (towns.length > 0 && sureCountry(right) === null) {
    addTown(result, towns, country);
    return 2;
  }
  const isProvince = right.provinces.some((province) => province.country === country);
  const isUnknown = !right.known && (named !== null || isCode);
  if (!isProvince && !isUnknown && !(isCode && right.text.length === 1)) return 0;
  addCountry(result, country, false);
  return isCode && third !== undefined && sureCountry(third) === null ? 3 : 2;
};

/** "Texas-San Antonio", "CA-Irvine-USA …": the state first, then a town of it. */
const stateFirst: Rule = ({ tokens, index, left, right, home, result }) => {
  const state = left.states[0];
  if (
    state === undefined ||
    left.cities.some((city) => city.state === state.state) ||
    (home !== "US" && !state.sure) ||
    right.states.length > 0 ||
    sureCountry(right) !== null ||
    (right.known && !right.cities.some((city) => city.state === state.state))
  )
    return 0;
  addState(result, state.state);
  return 2 + runLength(tokens, index + 2, namesUnitedStates);
};

/** "Austin, TX, USA": a town, then its state. */
const townThenState: Rule = ({ tokens, index, left, right, result }) => {
  const state = left.other.length === 0 ? stateFor(left, right) : null;
  if (state === null) return 0;
  const areTwoCountries =
    sureCountry(left) !== null &&
    right.countries.length > 0 &&
    left.cities.length === 0 &&
    !right.states[0]?.sure &&
    left.text.length <= 3;
  if (areTwoCountries) return 0;
  addState(result, state);
  return 2 + runLength(tokens, index + 2, (token) => namesUnitedStates(token) || isPostalCode(token));
};

/** "Berlin, Germany", "California, US": a town or state, then its country. */
const townThenCountry: Rule = ({ left, right, result }) => {
  const country = countryFor(left, right);
  if (country === null) return 0;
  const state = country === "US" ? left.states[0] : undefined;
  if (state !== undefined) addState(result, state.state);
  else
    addTown(
      result,
      left.cities.filter((city) => city.country === country),
      country,
    );
  return 2;
};

/** "Toronto, Ontario, Canada": a province between town and country. */
const townThenProvince: Rule = ({ tokens, index, left, right, home, result }) => {
  const isHome = (country: string) => left.cities.some((city) => city.country === country);
  // "Washington, Tyne and Wear": nothing else is named like the province, and no city is known that is large.
  const holds =
    right.cities.length + right.states.length + right.countries.length === 0 &&
    left.cities.every(({ population }) => population < 5 * LARGE_TOWN);
  const province = right.provinces.find(({ country, sure }) => isHome(country) || (sure && (!left.known || holds)));
  if (province === undefined || left.countries.length > 0) return 0;
  const { country } = province;
  if (home !== null && home !== country) return 0;
  if (right.states.length > 0 && !isHome(country)) return 0;
  addCountry(result, country, false);
  const namesCountry = (token: Token) => token.countries.some((candidate) => candidate.country === country);
  return 2 + runLength(tokens, index + 2, namesCountry);
};

/** "Torino, TO", "Groningen, GR": a town, then the code of its region. */
const townThenRegionCode: Rule = ({ tokens, index, left, right, home, result }) => {
  // In a longer list each code may be a place: "London, SG, HK".
  if (tokens[index + 2] !== undefined && /^[A-Z]{2,3}$/.test(tokens[index + 2]?.text ?? "")) return 0;
  if (!isRegionCode(left, right)) return 0;
  addLoneToken(left, result, home);
  return 2;
};

/** The order matters: the first rule that applies decides. */
const RULES: readonly Rule[] = [
  codeAmongThree,
  countryThenStates,
  countryFirst,
  stateFirst,
  townThenState,
  townThenCountry,
  townThenProvince,
  townThenRegionCode,
];

/** Returns the country all tokens agree on: the one they name, or else the one their provinces belong to. */
function homeOf(tokens: readonly Token[]): string | null {
  const named = new Set(tokens.map(sureCountry).filter((country) => country !== null));
  if (named.size > 0) return named.size === 1 ? ([...named][0] ?? null) : null;
  const holders = new Set(
    tokens
      .filter((token) => token.cities.length === 0)
      .flatMap((token) => token.provinces.filter(({ sure }) => sure).map(({ country }) => country)),
  );
  return holders.size === 1 ? ([...holders][0] ?? null) : null;
}

/** Returns tokens of which each name of a state and a country is the state, if another names a state: "Georgia, Florida". */
function asStates(tokens: readonly Token[]): readonly Token[] {
  const isState = ({ states, countries }: Token) => countries.length === 0 && states.some(({ sure }) => sure);
  if (!tokens.some(isState)) return tokens;
  return tokens.map((token) => (token.states.some(({ sure }) => sure) ? { ...token, countries: [] } : token));
}

/**
 * Reads the tokens of one location from left to right. A token followed by what can hold it ("Austin" – "TX" – "USA") is one place;
 * a country or state before what it holds ("US, NY, New York") is one place too; every other token is a place of its own.
 */
export function resolveTokens(texts: readonly string[], result: PlaceResult): void {
  const tokens = asStates(texts.map(readToken));
  if (tokens.length >= 2) {
    if (tokens.every((token) => /^[A-Z]{2}$/.test(token.text))) return addCodeList(tokens, result);
    if (tokens.every((token) => token.states.some((state) => state.sure) && token.countries.length === 0)) {
      for (const token of tokens) addState(result, token.states[0]?.state ?? "");
      return;
    }
  }
  const home = homeOf(tokens);
  let index = 0;
  for (let left = tokens[0]; left !== undefined; left = tokens[index]) {
    index += place({ tokens, index, left, home, result });
  }
}

/** Adds the place that begins at a position; returns how many tokens it took. */
function place(position: Omit<Position, "right">): number {
  const { tokens, index, left, home, result } = position;
  const right = tokens[index + 1];
  if (right !== undefined)
    for (const rule of RULES) {
      const taken = rule({ ...position, right });
      if (taken > 0) return taken;
    }
  addLoneToken(left, result, home);
  return 1;
}
