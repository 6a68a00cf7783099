import { folded } from "#normalise/text/folded-expression.ts";
import { type PlaceCandidate, placesNamed } from "#taxonomy/gazetteer.ts";
import { countriesOfProvince } from "#taxonomy/provinces.ts";
import { nativeCountryNamed } from "#taxonomy/native/country-names.ts";

const ADMIN_WORDS = folded(
  /(?<![\p{L}])(?:greater|metropolitan|metro|metroplex|area metropolitana|área metropolitana|metropolregion|großraum|raum|grand(?= (?:paris|lyon|nancy|reims|besançon|poitiers|est|ouest))|région|region|regi[oó]n|regione|area|county|co\.|province|provincia|província|prov\.|prefecture|comunidad(?: foral| autónoma)?|comté|département|departamento|dpto\.|depto\.|edo\.|estado|województwo|woj\.|powiat|gmina|okres|kraj|landkreis|kreis|län|kommune?|fylke|maakunta|megye|județul?|jud\.|agglomération|métropole|state of|estado de|city of|lan|voivodeship|district|municipality|downtown|east coast|west coast|nationwide|anywhere|timezones?|time zones?|zone)(?![\p{L}])/giu,
);

/** A part of a country or state, which stands for it: "Northern Virginia", "Southern Italy". */
const PART = folded(/^(?:northern|southern|eastern|western|central|upstate|mid)[ -](?=\p{Lu})/iu);

/** The names of places and of provinces. A province is sure where nothing else is named so. */
function named(token: string): PlaceCandidate[] {
  const found = placesNamed(token);
  const provinces = countriesOfProvince(token).filter(
    (country) => !found.some((candidate) => candidate.kind === "province" && candidate.country === country),
  );
  const sure = found.length === 0 && provinces.length === 1;
  return [...found, ...provinces.map((country): PlaceCandidate => ({ kind: "province", country, sure }))];
}

/** Prepositions that words such as "Provincia" and "på plats" leave behind: "di Vicenza", "i Göteborg". */
const PREPOSITION =
  /^(?:d[ei]l?|della?|of|de la|du|des|da|do|von|der|i|w|we|v|ve|på|em|na|no|en|in|à|a|til|till) (?=\p{Lu})/u;
/** The district of a town, by its number or letter: "Dublin 2", "Aarhus C". */
const TOWN_DISTRICT = / (?:\d{1,2}|[A-Z])$/;

/** Returns the places a token may name; if it names no place, retries without postal code and words such as "Greater … Area". */
export function candidatesFor(token: string): PlaceCandidate[] {
  const direct = named(token);
  if (direct.length > 0) return direct;
  const country = nativeCountryNamed(token.trim());
  if (country !== null) return [{ kind: "country", country, sure: true }];
  const stripped = token
    .replace(/\b\d[\d-]{2,9}\b/g, " ")
    .replace(ADMIN_WORDS, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.:#*-]+|[\s:#*-]+$/g, "")
    .replace(TOWN_DISTRICT, "");
  if (stripped !== token) {
    const found = stripped === "" ? [] : named(stripped);
    return found.length > 0 ? found : named(stripped.replace(PREPOSITION, ""));
  }
  const bare = token.replace(PREPOSITION, "");
  if (bare !== token) return named(bare);
  const whole = token.replace(PART, "");
  return whole === token ? [] : placesNamed(whole).filter(({ kind }) => kind === "country" || kind === "state");
}
