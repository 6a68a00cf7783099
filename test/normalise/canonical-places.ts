import { macroRegions } from "#taxonomy/macro-regions.ts";
import { descendants, placeBySlug } from "#taxonomy/places.ts";

/** Writes out regions as countries, so that two ways to say the same are equal. */
function countriesOf(place: string): string[] {
  if (/^[A-Z]{2}(?:-[A-Z]{2})?$/.test(place)) return [place.slice(0, 2)];
  const macro = macroRegions.find(({ slug }) => slug === place);
  if (macro !== undefined)
    return macro.readAs === "countries"
      ? macro.countries
      : macro.regions.flatMap(countriesOf).filter((code) => !macro.without.includes(code));
  return [place, ...descendants(place)]
    .map((slug) => placeBySlug(slug)?.code ?? "")
    .filter((code) => code.length === 2);
}

/** Returns a canonical form of places such as `US-CA US-TX`, `worldwide -IR` or `europe -GB`. */
export function canonicalPlaces(words: readonly string[]): string {
  const left = words
    .filter((word) => word.startsWith("-"))
    .map((word) => placeBySlug(word.slice(1))?.code ?? word.slice(1));
  const named = words.filter((word) => !word.startsWith("-"));
  if (named.includes("unstated")) return "unstated";
  if (named.includes("worldwide")) return ["worldwide", ...left.toSorted()].join(" -");
  const countries = new Set(named.flatMap(countriesOf).filter((code) => !left.includes(code)));
  const states = named.filter((word) => /^US-[A-Z]{2}$/.test(word));
  const without = left.filter((code) => code.startsWith("US-")).map((code) => `-${code}`);
  return [...[...countries].toSorted(), ...states.toSorted(), ...without.toSorted()].join(" ");
}
