import { folded } from "#normalise/text/folded-expression.ts";
import { type PlaceCandidate, placesNamed } from "#taxonomy/gazetteer.ts";
import { nativeCountryNamed } from "#taxonomy/native-country-names.ts";

const ADMIN_WORDS = folded(
  /(?<![\p{L}])(?:greater|metropolitan|metro|metroplex|area|region|regi[oó]n|county|province|provincia|prefecture|state of|estado de|city of|lan|voivodeship|district|municipality|downtown|east coast|west coast|nationwide|anywhere|timezones?|time zones?|zone)(?![\p{L}])/giu,
);

/** A part of a country or state, which stands for it: "Northern Virginia", "Southern Italy". */
const PART = folded(/^(?:northern|southern|eastern|western|central|upstate|mid)[ -](?=\p{Lu})/iu);

/** Returns the places a token may name; if it names no place, retries without postal code and words such as "Greater … Area". */
export function candidatesFor(token: string): PlaceCandidate[] {
  const direct = placesNamed(token);
  if (direct.length > 0) return direct;
  const country = nativeCountryNamed(token.trim());
  if (country !== null) return [{ kind: "country", country, sure: true }];
  const stripped = token
    .replace(/\b\d[\d-]{2,9}\b/g, " ")
    .replace(ADMIN_WORDS, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.:#*-]+|[\s:#*-]+$/g, "");
  if (stripped !== token) return stripped === "" ? [] : placesNamed(stripped);
  const whole = token.replace(PART, "");
  return whole === token ? [] : placesNamed(whole).filter(({ kind }) => kind === "country" || kind === "state");
}
