import { folded } from "#normalise/text/folded-expression.ts";
import { type PlaceCandidate, placesNamed } from "#taxonomy/gazetteer.ts";
import { nativeCountryNamed } from "#taxonomy/native-country-names.ts";

const ADMIN_WORDS = folded(
  /(?<![\p{L}])(?:greater|metropolitan|metro|metroplex|area|region|regi[oó]n|county|province|provincia|prefecture|state of|estado de|city of|lan|voivodeship|district|municipality|downtown|timezones?|time zones?|zone)(?![\p{L}])/giu,
);

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
  return stripped === token || stripped === "" ? [] : placesNamed(stripped);
}
