import type { Eligibility } from "#contract/schemas/job.ts";
import regions from "./region-countries.json" with { type: "json" };

/** The places that decide eligibility. */
export type EligibilityPlaces = Pick<Eligibility, "scope" | "countries" | "regions" | "states" | "excluded">;

export type EligibilityAnswer = "yes" | "no" | "unclear";

const countriesByRegion: Record<string, string[]> = Object.fromEntries(
  Object.entries(regions).map(([slug, codes]) => [slug, codes.split(" ")]),
);

/**
 * Decides whether someone in `homeCountry` (ISO 3166-1 alpha-2) can be hired. Returns "unclear" if the posting names no
 * place, an unknown region, or only some states of the country.
 */
export function eligibilityFor(eligibility: EligibilityPlaces, homeCountry: string): EligibilityAnswer {
  const { scope, countries, excluded } = eligibility;
  if (excluded.some((place) => place === homeCountry || countriesByRegion[place]?.includes(homeCountry) === true))
    return "no";
  if (scope === "unstated") return "unclear";
  if (scope === "worldwide" || countries.includes(homeCountry)) return "yes";
  if (eligibility.regions.some((region) => countriesByRegion[region]?.includes(homeCountry) === true)) return "yes";
  if (eligibility.states.some((state) => state.startsWith(`${homeCountry}-`))) return "unclear";
  return eligibility.regions.some((region) => countriesByRegion[region] === undefined) ? "unclear" : "no";
}

/** Names of places that take an article within a sentence. */
const TAKES_ARTICLE =
  /^(?:Americas|Bahamas|Central African Republic|Comoros|Czech Republic|Dominican Republic|EU|European Union|Gambia|Maldives|Middle East|Netherlands|Philippines|Seychelles|UAE|UK|US|USA|United (?:Arab Emirates|Kingdom|States)|.+ Islands)$/;

/** Returns places, separated by commas, as they stand within a sentence: `Canada, the United States`. */
export function placesInSentence(places: string): string {
  return places
    .split(", ")
    .map((place) => (TAKES_ARTICLE.test(place) ? `the ${place}` : place))
    .join(", ");
}

/** Says who can be hired, for a reader whose country isn't known. `location` is the job's display text. */
export function openToText({ scope }: Pick<Eligibility, "scope">, location: string): string {
  if (scope === "unstated") return "The posting doesn't say where you can live";
  return scope === "worldwide" ? "Open to people anywhere" : `Open to people in ${placesInSentence(location)}`;
}
