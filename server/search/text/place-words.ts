import { citiesNamed } from "#taxonomy/cities.ts";
import { ancestors, type Place, placeByCode, placeBySlug, places } from "#taxonomy/places.ts";
import { wordsOf } from "./words.ts";

/** An area that a job may name so that it is open in a place, and how well it fits, up to 1. */
export interface NamedArea {
  words: readonly string[];
  quality: number;
}

/** Qualities of a place by another of its names, of the country of a town, of an area around the place, and of the world. */
const OTHER_NAME_QUALITY = 0.9;
const TOWN_QUALITY = 0.75;
const WIDER_QUALITY = 0.6;
const WORLD_QUALITY = 0.5;

/** Shorter names that mean a place only where a place is expected are words of other meanings in a text: `ill`, `mass`. */
const MIN_FIELD_ALIAS_LETTERS = 5;
/** Towns this large are meant even where many jobs have the word. Below, a name such as Reading may be a common word. */
const LARGE_TOWN = 1_000_000;
const MIN_TOWN = 100_000;

const plain = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(" ");

/** Without the world: its other names, such as `international`, mean more than that. */
const placesByName = new Map<string, Place>();
for (const place of places) {
  if (place.kind === "worldwide") continue;
  const { name, aliases, fieldAliases } = place;
  const long = fieldAliases.filter((alias) => alias.length >= MIN_FIELD_ALIAS_LETTERS);
  for (const each of [name, ...aliases, ...long]) {
    const key = plain(each);
    if (key !== "" && !placesByName.has(key)) placesByName.set(key, place);
  }
}

/**
 * Returns the areas that jobs open in a place name, if the words name a place or a town: Portugal, Europe and Worldwide for `lisbon`. `typed` has the
 * words with their plural `s`; `rare` says whether hardly any job has the words.
 */
export function areasNamed(words: readonly string[], typed: readonly string[], rare: boolean): NamedArea[] {
  const name = words.join(" ");
  const place = placesByName.get(name);
  if (place !== undefined) return areasAround(place, name, OTHER_NAME_QUALITY);
  const [town] = citiesNamed(typed.join(" "));
  if (town === undefined || town.population < (rare ? MIN_TOWN : LARGE_TOWN)) return [];
  const around = placeByCode(town.state ?? town.country) ?? placeByCode(town.country);
  return around === undefined ? [] : areasAround(around, name, TOWN_QUALITY);
}

/** Returns a place and what contains it, without the area that the text names itself. */
function areasAround(place: Place, typed: string, quality: number): NamedArea[] {
  const wider = ancestors(place.slug).flatMap((slug) => placeBySlug(slug) ?? []);
  return [
    { area: place, quality },
    ...wider.map((area) => ({ area, quality: area.kind === "worldwide" ? WORLD_QUALITY : WIDER_QUALITY })),
  ]
    .map(({ area, quality: fit }) => ({ words: plain(area.name).split(" "), quality: fit }))
    .filter(({ words }) => words.join(" ") !== typed);
}
