import type { Eligibility } from "#contract/schemas/job.ts";
import { descendants, placeBySlug, places } from "#taxonomy/places.ts";
import { plainWords } from "./plain-words.ts";

/** How the places of two postings relate. */
export type PlaceRelation = "same" | "overlapping" | "open" | "apart";

/**
 * `same`: the same set; `overlapping`: some country in common; `open`: one of them is worldwide or unstated; `apart`:
 * no country in common. States of one country count as that country.
 */
export function relatePlaces(a: Eligibility, b: Eligibility): PlaceRelation {
  const [left, right] = [countriesOpenIn(a), countriesOpenIn(b)];
  if (left === null || right === null) return a.scope === b.scope ? "same" : "open";
  const shared = [...left].filter((code) => right.has(code)).length;
  if (shared === 0) return "apart";
  return shared === left.size && shared === right.size ? "same" : "overlapping";
}

/** Returns the countries that an eligibility allows; null for every country, or unknown. */
export function countriesOpenIn(eligibility: Eligibility): Set<string> | null {
  if (eligibility.scope !== "places") return null;
  const codes = new Set(eligibility.countries);
  for (const state of eligibility.states) codes.add(state.slice(0, 2));
  for (const region of eligibility.regions) for (const code of countryCodesWithin(region)) codes.add(code);
  for (const excluded of eligibility.excluded) codes.delete(placeBySlug(excluded)?.code ?? excluded);
  return codes.size > 0 ? codes : null;
}

function countryCodesWithin(slug: string): string[] {
  return descendants(slug).flatMap((each) => {
    const place = placeBySlug(each);
    return place?.kind === "country" && place.code !== null ? [place.code] : [];
  });
}

/**
 * Returns the countries, states and regions that a raw title names. Titles with different ones are different territories,
 * even if their texts agree (`Account Executive - Germany`, `Account Executive - France`).
 */
export function territories(rawTitle: string): Set<string> {
  const words = plainWords(rawTitle);
  const found = new Set<string>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + MOST_WORDS); to > from; to -= 1) {
      const slug = slugsByName.get(words.slice(from, to).join(" "));
      if (slug === undefined) continue;
      found.add(slug);
      from = to - 1;
      break;
    }
  }
  return found;
}

/** Returns whether both name territories but none in common. */
export function territoriesDiffer(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size > 0 && b.size > 0 && ![...a].some((slug) => b.has(slug));
}

const MOST_WORDS = 4;
const slugsByName: ReadonlyMap<string, string> = new Map(
  places.filter((place) => place.kind !== "worldwide").map((place) => [plainWords(place.name).join(" "), place.slug]),
);
