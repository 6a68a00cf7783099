import type { Places } from "#contract/values/eligibility.ts";
import type { Dictionary } from "./id-map.ts";

/** The tree of places as search needs it; slugs throughout. Neither list needs to hold the place itself. */
export interface PlaceTree {
  ancestors(slug: string): readonly string[];
  descendants(slug: string): readonly string[];
  /** Every place a search may ask for. */
  slugs: readonly string[];
}

export const WORLDWIDE = "worldwide";

/** Which places find a job that is open to `areas` but not to `excluded`. */
export interface AreaMatcher {
  /**
   * A job is found by place P when its area contains P or lies within P, and P is not ruled out. "Worldwide" finds
   * worldwide jobs only, and a job that states no area is found by no place.
   */
  findingPlaces(areas: readonly string[], excluded: readonly string[]): string[];
}

/** The rule above over one tree; places outside the tree find only jobs that name them. */
export function areaMatcher(tree: PlaceTree): AreaMatcher {
  const above = memo((slug: string) => new Set(tree.ancestors(slug)).add(slug));
  const below = memo((slug: string) => new Set(slug === WORLDWIDE ? tree.slugs : tree.descendants(slug)).add(slug));
  return {
    findingPlaces(areas, excluded) {
      const found = new Set<string>();
      for (const area of areas) {
        if (area !== WORLDWIDE && excluded.some((place) => above(area).has(place))) continue;
        for (const place of below(area)) found.add(place);
        for (const place of above(area)) if (place !== WORLDWIDE) found.add(place);
        if (area === WORLDWIDE) found.add(WORLDWIDE);
      }
      for (const place of excluded) for (const inside of below(place)) found.delete(inside);
      return [...found];
    },
  };
}

function memo<V>(compute: (slug: string) => V): (slug: string) => V {
  const known = new Map<string, V>();
  return (slug) => {
    let value = known.get(slug);
    if (value === undefined) {
      value = compute(slug);
      known.set(slug, value);
    }
    return value;
  };
}

const NOWHERE: Places = { scope: "unstated", countries: [], regions: [], states: [], excluded: [] };

/** Where a job may be done from: the areas that find it, and what decides who can be hired. */
export interface JobPlaces {
  areas: readonly string[];
  excludedAreas: readonly string[];
  eligibility: Places;
}

/** Numbers for distinct places of jobs, each with the codes of the places that find it and with what decides eligibility. */
export class AreaCombinations {
  readonly members: Uint16Array[] = [new Uint16Array(0)];
  readonly eligibilities: Places[] = [NOWHERE];
  readonly #numbers = new Map<string, number>([[keyOf({ areas: [], excludedAreas: [], eligibility: NOWHERE }), 0]]);
  readonly #matcher: AreaMatcher;
  readonly #places: Dictionary;

  constructor(matcher: AreaMatcher, places: Dictionary) {
    this.#matcher = matcher;
    this.#places = places;
  }

  numberOf(places: JobPlaces): number {
    const key = keyOf(places);
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.members.length;
      const found = this.#matcher.findingPlaces(places.areas, places.excludedAreas);
      this.members.push(Uint16Array.from(found, (place) => this.#places.codeOf(place)).sort());
      this.eligibilities.push(places.eligibility);
      this.#numbers.set(key, number);
    }
    return number;
  }

  get size(): number {
    return this.members.length;
  }
}

function keyOf({ areas, excludedAreas, eligibility }: JobPlaces): string {
  const { scope, countries, regions, states, excluded } = eligibility;
  return [scope, ...[areas, excludedAreas, countries, regions, states, excluded].map(listed)].join("|");
}

function listed(values: readonly string[]): string {
  return values.length > 1 ? [...values].sort().join(",") : (values[0] ?? "");
}
