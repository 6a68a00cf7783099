import type { City } from "#taxonomy/cities.ts";
import type { Sense } from "#taxonomy/gazetteer.ts";
import type { PlaceReading } from "./place-reading.ts";
import { sensesOfPart } from "./place-senses.ts";
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

function likeliest(cities: readonly City[]): City | null {
  let best: City | null = null;
  for (const city of cities) if (best === null || weight(city) > weight(best)) best = city;
  return best;
}

interface Part {
  text: string;
  cities: City[];
  countries: { country: string; sure: boolean }[];
  states: { state: string; sure: boolean }[];
  provinces: { country: string; sure: boolean }[];
  other: Sense[];
  known: boolean;
}

function partOf(text: string): Part {
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

function sureCountry(part: Part): string | null {
  const sure = new Set(part.countries.filter((sense) => sense.sure).map((sense) => sense.country));
  return sure.size === 1 && part.states.length === 0 ? ([...sure][0] ?? null) : null;
}

/** A town must be this large (people) to outweigh the American reading of the code behind it: "Tel Aviv, IL", not "Lebanon, PA". */
const LARGE_TOWN = 100_000;

/** The state that `right` gives to `left` ("Dublin, OH"), or null when `right` means something else there ("Jakarta, ID"). */
function stateFor(left: Part, right: Part): string | null {
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
  if (
    !state.sure &&
    left.provinces.some(({ country }) => right.countries.some((sense) => sense.country === country)) &&
    left.cities.length === 0
  )
    return null;
  return state.state;
}

/** Whether `right` names a country that can hold `left`. */
function countryFor(left: Part, right: Part): string | null {
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

function addCountry(reading: PlaceReading, country: string, whole: boolean): void {
  reading.countries.add(country);
  if (whole) reading.nationwide.add(country);
}

function addState(reading: PlaceReading, state: string): void {
  reading.countries.add("US");
  reading.states.add(state);
}

/** A part alone: the surest sense it has. Returns nothing for what stays ambiguous, such as a bare "Georgia" or "CA". */
function addAlone(part: Part, reading: PlaceReading, home: string | null): void {
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

/** First two digits of the postal codes of the states whose code is a country's as well. */
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

/** Reads "Valladolid, VA, ES" and "Potsdam, DE, 14469": the code before the postal code or behind the region's code is a country. Gives how many parts it took. */
function resolveThree(
  left: Part,
  middle: Part,
  third: Part | undefined,
  fourth: Part | undefined,
  reading: PlaceReading,
): number {
  if (third === undefined || sureCountry(left) !== null || left.other.length > 0) return 0;
  if (/^\d{5}(?:-\d{4})?$/.test(third.text) && /^[A-Z]{2}$/.test(middle.text)) {
    const zips = ZIP[middle.text];
    const country = middle.countries[0]?.country;
    if (zips === undefined || country === undefined || zips.split(" ").includes(third.text.slice(0, 2))) return 0;
    addCountry(reading, country, false);
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
  addCountry(reading, country, false);
  return 3;
}

/** A list of codes only: states when all can be ("CA, OR, NY"), countries when all can be ("US, UK, CA"), else each what it can be. */
function addCodes(parts: readonly Part[], reading: PlaceReading): void {
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

/**
 * Reads the parts of one place text from left to right. A part followed by what can hold it ("Austin" – "TX" – "USA") is one place;
 * a country or state first is one place with what it holds ("US, NY, New York"); everything else stands alone.
 */
export function resolveParts(texts: readonly string[], reading: PlaceReading): void {
  const parts = texts.map(partOf);
  const sure = parts.map(sureCountry).filter((country) => country !== null);
  const provinces = new Set(
    parts.flatMap((part) =>
      part.provinces
        .filter((province) => province.sure && part.cities.length === 0)
        .map((province) => province.country),
    ),
  );
  const home =
    new Set(sure).size === 1
      ? (sure[0] ?? null)
      : sure.length === 0 && provinces.size === 1
        ? ([...provinces][0] ?? null)
        : null;
  if (parts.length >= 2 && parts.every((part) => /^[A-Z]{2}$/.test(part.text))) {
    addCodes(parts, reading);
    return;
  }
  if (
    parts.length >= 2 &&
    parts.every((part) => part.states.some((state) => state.sure) && part.countries.length === 0)
  ) {
    for (const part of parts) addState(reading, part.states[0]?.state ?? "");
    return;
  }
  let index = 0;
  while (index < parts.length) {
    const left = parts[index];
    const right = parts[index + 1];
    if (left === undefined) break;
    if (right === undefined) {
      addAlone(left, reading, home);
      break;
    }
    const taken = resolveThree(left, right, parts[index + 2], parts[index + 3], reading);
    if (taken > 0) {
      index += taken;
      continue;
    }
    const leftCountry =
      sureCountry(left) ??
      (left.cities.length === 0 && left.states.length === 0 && left.countries.length === 1
        ? (left.countries[0]?.country ?? null)
        : null);
    const codeFirst =
      index === 0 &&
      parts.length >= 3 &&
      /^[A-Z]{2}$/.test(left.text) &&
      left.countries.length > 0 &&
      (home === null || home === left.countries[0]?.country);
    const first = leftCountry ?? (codeFirst ? (left.countries[0]?.country ?? null) : null);
    // A country and states of it: "US (CA, NY, TX)".
    if (
      sureCountry(left) === "US" &&
      parts.length >= 3 &&
      parts.slice(index + 1).every((part) => part.states.length > 0 && /^[A-Z]{2}$/.test(part.text))
    ) {
      for (const part of parts.slice(index + 1)) addState(reading, part.states[0]?.state ?? "");
      break;
    }
    // Country first: "US, NY, New York", "China-Shanghai", "GR, I, Athens".
    if (
      first !== null &&
      !(
        right.states.length > 0 &&
        first !== "US" &&
        !right.countries.some(({ sure: known }) => known) &&
        right.cities.length === 0
      )
    ) {
      const state = first === "US" ? right.states[0] : undefined;
      const inside = right.cities.filter((city) => city.country === first);
      const province = right.provinces.some(({ country }) => country === first);
      if (state !== undefined && !(right.countries.some(({ sure: known }) => known) && !state.sure)) {
        addState(reading, state.state);
        index += parts[index + 2] !== undefined && !(parts[index + 2]?.states.length ?? 0) ? 3 : 2;
        continue;
      }
      if (inside.length > 0 && sureCountry(right) === null) {
        const city = likeliest(inside);
        if (city?.state !== undefined && city.state !== null) addState(reading, city.state);
        else addCountry(reading, first, false);
        index += 2;
        continue;
      }
      if (
        province ||
        (!right.known && leftCountry !== null) ||
        (codeFirst && !right.known) ||
        (codeFirst && right.text.length === 1)
      ) {
        addCountry(reading, first, false);
        index += codeFirst && parts[index + 2] !== undefined && sureCountry(parts[index + 2] as Part) === null ? 3 : 2;
        continue;
      }
    }
    // State first: "Texas-San Antonio", "CA-Irvine-USA …".
    const leading = left.states[0];
    if (
      leading !== undefined &&
      left.cities.every((city) => city.state !== leading.state) &&
      (home === "US" || leading.sure) &&
      right.states.length === 0 &&
      sureCountry(right) === null &&
      (!right.known || right.cities.some((city) => city.state === leading.state))
    ) {
      addState(reading, leading.state);
      index += 2;
      while (parts[index] !== undefined && sureCountry(parts[index] as Part) === "US") index += 1;
      continue;
    }
    const state = left.other.length === 0 ? stateFor(left, right) : null;
    if (
      state !== null &&
      !(
        sureCountry(left) !== null &&
        right.countries.length > 0 &&
        left.cities.length === 0 &&
        !right.states[0]?.sure &&
        left.text.length <= 3
      )
    ) {
      addState(reading, state);
      index += 2;
      while (
        parts[index] !== undefined &&
        (sureCountry(parts[index] as Part) === "US" || /^\d[\d -]*$/.test((parts[index] as Part).text))
      )
        index += 1;
      continue;
    }
    const country = countryFor(left, right);
    if (country !== null) {
      const named = left.states.find(() => country === "US");
      if (named !== undefined) addState(reading, named.state);
      else {
        const city = likeliest(left.cities.filter((candidate) => candidate.country === country));
        if (city?.state !== undefined && city.state !== null) addState(reading, city.state);
        else addCountry(reading, country, false);
      }
      index += 2;
      continue;
    }
    // A province between town and country: "Toronto, Ontario, Canada".
    const province = right.provinces.find(
      ({ country: holder, sure: known }) =>
        left.cities.some((city) => city.country === holder) || (known && !left.known),
    );
    if (
      province !== undefined &&
      (right.states.length === 0 || left.cities.some((city) => city.country === province.country)) &&
      left.countries.length === 0
    ) {
      addCountry(reading, province.country, false);
      index += 2;
      while (parts[index] !== undefined && parts[index]?.countries.some((sense) => sense.country === province.country))
        index += 1;
      continue;
    }
    addAlone(left, reading, home);
    index += 1;
  }
}
