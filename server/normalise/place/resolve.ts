import { addAlone, addCodes, addCountry, addState, likeliest, type Part, partOf, sureCountry } from "./tokens.ts";
import type { PlaceReading } from "./result.ts";

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
