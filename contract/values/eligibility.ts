import type { Eligibility } from "#contract/schemas/job.ts";
import regions from "./region-countries.json" with { type: "json" };

/** What of an eligibility decides. */
export type Places = Pick<Eligibility, "scope" | "countries" | "regions" | "states" | "excluded">;

export type Verdict = "yes" | "no" | "unclear";

const countriesOf: Record<string, string[]> = Object.fromEntries(
  Object.entries(regions).map(([slug, codes]) => [slug, codes.split(" ")]),
);

/**
 * Whether someone who lives in `country` (ISO 3166-1 alpha-2) may be hired. Unclear when the posting names no place, names a region we
 * cannot take apart, or names only some states of the country.
 */
export function verdictFor(eligibility: Places, country: string): Verdict {
  const { scope, countries, excluded } = eligibility;
  if (excluded.some((place) => place === country || countriesOf[place]?.includes(country) === true)) return "no";
  if (scope === "unstated") return "unclear";
  if (scope === "worldwide" || countries.includes(country)) return "yes";
  if (eligibility.regions.some((region) => countriesOf[region]?.includes(country) === true)) return "yes";
  if (eligibility.states.some((state) => state.startsWith(`${country}-`))) return "unclear";
  return eligibility.regions.some((region) => countriesOf[region] === undefined) ? "unclear" : "no";
}
