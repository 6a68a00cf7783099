import type { Eligibility } from "#contract/schemas/job.ts";
import { placeByCode, placeBySlug } from "./places.ts";

/** Codes of countries and states, and slugs of regions. */
interface Places {
  countries: ReadonlySet<string>;
  regions: ReadonlySet<string>;
  states: ReadonlySet<string>;
}

function slugOf(code: string): string | null {
  return placeBySlug(code)?.slug ?? placeByCode(code)?.slug ?? null;
}

/** Returns the slugs of places: regions, states, and countries named as a whole or by a town. */
export function areasOfPlaces(places: Places): string[] {
  const areas = [...places.regions];
  for (const code of places.countries) {
    if (code === "US" && places.states.size > 0) continue;
    const slug = slugOf(code);
    if (slug !== null) areas.push(slug);
  }
  for (const code of places.states) {
    const slug = slugOf(code);
    if (slug !== null) areas.push(slug);
  }
  return areas;
}

/** Returns the place slugs that a job is open in, for the search: `[]` when unstated. A state does not open its country. */
export function areasOf(eligibility: Eligibility): string[] {
  if (eligibility.scope === "unstated") return [];
  if (eligibility.scope === "worldwide") return ["worldwide"];
  return areasOfPlaces({
    countries: new Set(eligibility.countries),
    regions: new Set(eligibility.regions),
    states: new Set(eligibility.states),
  });
}

/** Returns the place slugs that are excluded although an area of the job contains them. */
export function excludedAreas(eligibility: Eligibility): string[] {
  return eligibility.excluded.flatMap((code) => slugOf(code) ?? []);
}
