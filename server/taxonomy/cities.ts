import { z } from "zod";
import { fold } from "./fold.ts";
import { list, optional, readTable } from "./tsv.ts";

/** A town as GeoNames lists it (CC BY 4.0, geonames.org): United States from 8,000 people, elsewhere from 30,000. */
export interface City {
  name: string;
  country: string;
  /** `US-CA`, for the United States only. */
  state: string | null;
  population: number;
}

const byName = new Map<string, City[]>();

function add(name: string, city: City): void {
  const key = fold(name);
  if (key.length < 3) return;
  const list = byName.get(key);
  if (list === undefined) byName.set(key, [city]);
  else if (!list.includes(city)) list.push(city);
}

const Row = z.object({
  name: z.string(),
  country: z.string().length(2),
  state: optional,
  population: z.coerce.number(),
  aliases: list,
});

for (const { aliases, state, ...row } of readTable("cities", Row)) {
  const city: City = { ...row, state: state === null ? null : `US-${state}` };
  add(city.name, city);
  for (const alias of aliases) add(alias, city);
}

/** Cities of this name (folded), largest first. */
export function citiesNamed(folded: string): readonly City[] {
  return byName.get(folded) ?? [];
}

/** Returns the towns with at least `population` people, the largest first, each with its folded names. */
export function citiesFrom(population: number): { country: string; population: number; names: string[] }[] {
  const names = new Map<City, string[]>();
  for (const [name, cities] of byName) {
    for (const city of cities) {
      if (city.population >= population) names.set(city, [...(names.get(city) ?? []), name]);
    }
  }
  return [...names]
    .map(([city, all]) => ({ country: city.country, population: city.population, names: all }))
    .sort((one, other) => other.population - one.population);
}
