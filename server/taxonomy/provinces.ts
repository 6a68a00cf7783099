import { z } from "zod";
import { citiesNamed } from "./cities.ts";
import { fold } from "./fold.ts";
import { list, readTable } from "./tsv.ts";

const Row = z.object({ country: z.string().length(2), names: list, codes: list });

interface Provinces {
  /** The countries that have a province of a folded name. */
  byName: Map<string, string[]>;
  /** Country and code: `IT-MI`. */
  codes: Set<string>;
}

let known: Provinces | null = null;

/** The names of thousands of provinces are read when the first name is looked up, which only location fields do. */
function learn(): Provinces {
  const byName = new Map<string, string[]>();
  const all = new Set<string>();
  for (const { country, names, codes } of readTable("provinces", Row)) {
    for (const code of codes) all.add(`${country}-${code}`);
    for (const name of names.map(fold)) {
      // Where a town has its province's name, the town says as much.
      if (citiesNamed(name).some((city) => city.country === country)) continue;
      byName.set(name, [...(byName.get(name) ?? []), country]);
    }
  }
  return { byName, codes: all };
}

/** Returns the countries that have a province, county, Land or other part of this name: `Oberösterreich`, `Tyne and Wear`. */
export function countriesOfProvince(name: string): readonly string[] {
  known ??= learn();
  return known.byName.get(fold(name)) ?? [];
}

/** Returns whether a country has a part of this code: `MI` in Italy. */
export function hasProvinceCode(country: string, code: string): boolean {
  known ??= learn();
  return known.codes.has(`${country}-${code}`);
}
