import type { Eligibility } from "#contract/schemas/job.ts";
import { macroRegions } from "#taxonomy/macro-regions.ts";
import { descendants, placeByCode, placeBySlug } from "#taxonomy/places.ts";

/** Where a job is open, with regions written out as countries, so that two ways to say the same compare as equal. */
export interface OpenPlaces {
  scope: Eligibility["scope"];
  countries: ReadonlySet<string>;
  /** States of the United States (`US-CA`). */
  states: ReadonlySet<string>;
  excluded: ReadonlySet<string>;
}

const COUNTRY = /^[A-Z]{2}$/;

/** The countries of a place slug, a name for several countries or an ISO code; undefined if nothing is called so. */
function countriesOf(place: string): string[] | undefined {
  if (COUNTRY.test(place)) return placeByCode(place) === undefined ? undefined : [place];
  if (/^[A-Z]{2}-[A-Z]{2,3}$/.test(place)) return [place.slice(0, 2)];
  const macro = macroRegions.find(({ slug }) => slug === place);
  if (macro !== undefined && macro.readAs === "countries") return macro.countries;
  if (macro !== undefined) {
    const all = macro.regions.flatMap((region) => countriesOf(region) ?? []);
    return all.filter((code) => !macro.without.includes(code));
  }
  const found = placeBySlug(place);
  if (found === undefined) return undefined;
  return [found.slug, ...descendants(found.slug)]
    .map((slug) => placeBySlug(slug)?.code ?? "")
    .filter((code) => COUNTRY.test(code));
}

/** Reads a label such as `worldwide -IR`, `eu` or `US-CA US-TX`; undefined if a word of it names no place. */
export function placesOf(label: string): OpenPlaces | undefined {
  const words = label.split(/\s+/);
  const scope = words[0] === "worldwide" || words[0] === "unstated" ? words[0] : "places";
  const named = scope === "places" ? words.filter((word) => !word.startsWith("-")) : [];
  const excluded = words.filter((word) => word.startsWith("-")).map((word) => word.slice(1));
  const countries = new Set<string>();
  for (const word of [...named, ...excluded]) {
    const codes = countriesOf(word);
    if (codes === undefined) return undefined;
    if (named.includes(word)) for (const code of codes) countries.add(code);
  }
  for (const code of excluded) countries.delete(code);
  return {
    scope,
    countries,
    states: new Set(named.filter((word) => word.startsWith("US-"))),
    excluded: new Set(excluded),
  };
}

/** Writes out what our reader read. */
export function placesRead({ scope, countries: named, regions, states, excluded }: Eligibility): OpenPlaces {
  const countries = new Set([...named, ...regions].flatMap((place) => countriesOf(place) ?? []));
  const without = new Set(excluded.map((place) => placeBySlug(place)?.code ?? place));
  for (const code of without) countries.delete(code);
  return { scope, countries, states: new Set(states.filter((state) => state.startsWith("US-"))), excluded: without };
}

export const sameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && a.isSubsetOf(b);
