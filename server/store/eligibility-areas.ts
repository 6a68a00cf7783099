import type { Eligibility } from "#contract/job.ts";
import { placeByCode, placeBySlug } from "#taxonomy/places.ts";

/** The place slugs of where a person may live, as the posting names them; empty when unstated. */
export function areaSlugs(eligibility: Eligibility): string[] {
  if (eligibility.scope === "unstated") return [];
  if (eligibility.scope === "worldwide") return ["worldwide"];
  const slugs = new Set<string>();
  for (const region of eligibility.regions) slugs.add(region);
  for (const code of [...eligibility.countries, ...eligibility.states]) {
    const place = placeByCode(code);
    if (place) slugs.add(place.slug);
  }
  return [...slugs];
}

/** The place slugs that are ruled out. */
export function excludedSlugs(eligibility: Eligibility): string[] {
  const slugs = new Set<string>();
  for (const value of eligibility.excluded) {
    const place = placeByCode(value) ?? placeBySlug(value);
    if (place) slugs.add(place.slug);
  }
  return [...slugs];
}
