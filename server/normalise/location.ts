import type { Eligibility } from "#contract/job.ts";
import { macroRegions } from "#taxonomy/macro-regions.ts";
import { placeByCode, placeBySlug } from "#taxonomy/places.ts";

const MAX_NAMES = 6;

function nameOf(code: string): string {
  return placeBySlug(code)?.name ?? placeByCode(code)?.name ?? code;
}

function listed(names: readonly string[]): string {
  return names.length <= MAX_NAMES ? names.join(", ") : `${names.slice(0, MAX_NAMES).join(", ")} and ${names.length - MAX_NAMES} more`;
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value));
}

/** Names of macro regions that the eligibility spells out: its countries, or its regions with what they lack. */
function macroName(eligibility: Eligibility): { name: string; excluded: string[] } | null {
  const byRegions = macroRegions.find(
    (macro) => macro.readAs === "regions" && eligibility.regions.length > 0 && sameSet(macro.regions, eligibility.regions) && macro.without.every((code) => eligibility.excluded.includes(code)) && (macro.without.length > 0 || macro.regions.length > 1),
  );
  if (byRegions !== undefined && eligibility.countries.length === 0) {
    return { name: byRegions.name, excluded: eligibility.excluded.filter((code) => !byRegions.without.includes(code)) };
  }
  const byCountries = macroRegions.find((macro) => macro.readAs === "countries" && macro.countries.length > 2 && sameSet(macro.countries, eligibility.countries));
  return byCountries !== undefined && eligibility.regions.length === 0 && eligibility.states.length === 0 ? { name: byCountries.name, excluded: eligibility.excluded } : null;
}

function except(excluded: readonly string[]): string {
  return excluded.length === 0 ? "" : `, except ${listed(excluded.map(nameOf))}`;
}

/** The text a job card shows: "Germany", "Europe", "Worldwide, except Japan", "United States (California, New York)", "Not stated". */
export function displayLocation(eligibility: Eligibility): string {
  if (eligibility.scope === "unstated") return `Not stated${except(eligibility.excluded)}`;
  if (eligibility.scope === "worldwide") return `Worldwide${except(eligibility.excluded)}`;
  const macro = macroName(eligibility);
  if (macro !== null) return `${macro.name}${except(macro.excluded)}`;
  const states = eligibility.states.map(nameOf);
  const names = [
    ...eligibility.regions.map(nameOf),
    ...eligibility.countries.map((code) => (code === "US" && states.length > 0 ? `United States (${listed(states)})` : nameOf(code))),
  ];
  const inside = eligibility.excluded.length > 12 ? [] : eligibility.excluded;
  return `${listed(names)}${except(inside)}`;
}
