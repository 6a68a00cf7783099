import type { Eligibility } from "#contract/schemas/job.ts";
import { macroRegions } from "#taxonomy/macro-regions.ts";
import { placeByCode, placeBySlug } from "#taxonomy/places.ts";

const MAX_NAMES = 6;

function nameOf(code: string): string {
  return placeBySlug(code)?.name ?? placeByCode(code)?.name ?? code;
}

function listed(names: readonly string[]): string {
  return names.length <= MAX_NAMES
    ? names.join(", ")
    : `${names.slice(0, MAX_NAMES).join(", ")} and ${names.length - MAX_NAMES} more`;
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value));
}

interface Named {
  name: string;
  /** Exclusions that the name doesn't imply. */
  excluded: string[];
  /** Countries the name does not cover. */
  countries: string[];
}

/** Returns the macro region that has exactly the eligibility's countries, or its regions and exclusions. */
function macroName(eligibility: Eligibility): Named | null {
  const { regions, excluded, countries, states } = eligibility;
  const left = new Set([...excluded, ...countries]);
  const byRegions = macroRegions.find(
    (macro) =>
      macro.readAs === "regions" &&
      regions.length > 0 &&
      sameSet(macro.regions, regions) &&
      macro.without.every((code) => left.has(code)) &&
      (macro.without.length > 0 || macro.regions.length > 1),
  );
  if (byRegions !== undefined)
    return { name: byRegions.name, excluded: excluded.filter((code) => !byRegions.without.includes(code)), countries };
  const byCountries = macroRegions.find(
    (macro) => macro.readAs === "countries" && macro.countries.length > 2 && sameSet(macro.countries, countries),
  );
  return byCountries !== undefined && regions.length === 0 && states.length === 0
    ? { name: byCountries.name, excluded, countries: [] }
    : null;
}

function except(excluded: readonly string[]): string {
  return excluded.length === 0 ? "" : `, except ${listed(excluded.map(nameOf))}`;
}

/** Returns the text on a job card: "Germany", "Worldwide, except Japan", "United States (California, New York)", "Not stated". */
export function displayLocation(eligibility: Eligibility): string {
  if (eligibility.scope === "unstated") return `Not stated${except(eligibility.excluded)}`;
  if (eligibility.scope === "worldwide") return `Worldwide${except(eligibility.excluded)}`;
  const macro = macroName(eligibility);
  const states = eligibility.states.map(nameOf);
  const countries = (macro?.countries ?? eligibility.countries).map((code) =>
    code === "US" && states.length > 0 ? `United States (${listed(states)})` : nameOf(code),
  );
  const names = [...(macro === null ? eligibility.regions.map(nameOf) : [macro.name]), ...countries];
  const excluded = macro?.excluded ?? eligibility.excluded;
  return `${listed(names)}${except(excluded.length > 12 ? [] : excluded)}`;
}
