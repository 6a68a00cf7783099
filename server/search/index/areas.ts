import type { EligibilityPlaces } from "#contract/values/eligibility.ts";
import type { IdMap } from "./id-map.ts";

/** The tree of places, by slug. Neither list needs to include the place itself. */
export interface PlaceTree {
  ancestors(slug: string): readonly string[];
  descendants(slug: string): readonly string[];
  /** Every place that a search may name. */
  slugs: readonly string[];
}

export const WORLDWIDE = "worldwide";

/** Decides which places find a job. */
export interface AreaMatcher {
  /**
   * Returns the places that find a job open to `areas` except `excluded`. Place P finds a job if the job's area
   * contains P or is within P, and P is not excluded. "Worldwide" finds only worldwide jobs. No place finds a job that
   * states no area.
   */
  matchingPlaces(areas: readonly string[], excluded: readonly string[]): string[];
}

/** Returns a matcher over one tree. Places outside the tree find only jobs that name them. */
export function areaMatcher(tree: PlaceTree): AreaMatcher {
  const above = memo((slug: string) => new Set(tree.ancestors(slug)).add(slug));
  const below = memo((slug: string) => new Set(slug === WORLDWIDE ? tree.slugs : tree.descendants(slug)).add(slug));
  return {
    matchingPlaces(areas, excluded) {
      const matching = new Set<string>();
      for (const area of areas) {
        if (area !== WORLDWIDE && excluded.some((place) => above(area).has(place))) continue;
        for (const place of below(area)) matching.add(place);
        for (const place of above(area)) if (place !== WORLDWIDE) matching.add(place);
        if (area === WORLDWIDE) matching.add(WORLDWIDE);
      }
      for (const place of excluded) for (const inside of below(place)) matching.delete(inside);
      return [...matching];
    },
  };
}

function memo<V>(compute: (slug: string) => V): (slug: string) => V {
  const values = new Map<string, V>();
  return (slug) => {
    let value = values.get(slug);
    if (value === undefined) {
      value = compute(slug);
      values.set(slug, value);
    }
    return value;
  };
}

const NO_PLACES: EligibilityPlaces = { scope: "unstated", countries: [], regions: [], states: [], excluded: [] };

/** Where a job may be done from: its areas for search, and the places that decide who can be hired. */
export interface JobPlaces {
  areas: readonly string[];
  excludedAreas: readonly string[];
  eligibility: EligibilityPlaces;
}

const NOWHERE: JobPlaces = { areas: [], excludedAreas: [], eligibility: NO_PLACES };

/** Assigns codes to distinct sets of job places. Each has the codes of the places that find it, and its eligibility. */
export class AreaCombinations {
  readonly members: Uint16Array[] = [new Uint16Array(0)];
  readonly eligibilities: EligibilityPlaces[] = [NO_PLACES];
  /** The areas as the postings name them. */
  readonly stated: (readonly string[])[] = [[]];
  /** What each code was given for. */
  readonly places: JobPlaces[] = [NOWHERE];
  readonly #codes = new Map<string, number>([[keyOf(NOWHERE), 0]]);
  readonly #matcher: AreaMatcher;
  readonly #slugs: IdMap;

  constructor(matcher: AreaMatcher, slugs: IdMap) {
    this.#matcher = matcher;
    this.#slugs = slugs;
  }

  codeOf(places: JobPlaces): number {
    const key = keyOf(places);
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.members.length;
      const matching = this.#matcher.matchingPlaces(places.areas, places.excludedAreas);
      this.members.push(Uint16Array.from(matching, (place) => this.#slugs.codeOf(place)).sort());
      const { areas, excludedAreas, eligibility } = places;
      this.eligibilities.push(eligibility);
      this.stated.push(areas);
      this.places.push({ areas, excludedAreas, eligibility });
      this.#codes.set(key, code);
    }
    return code;
  }

  /** Gives job places the codes that they had in other combinations: their places in `places`. */
  restore(places: readonly JobPlaces[]): void {
    for (const each of places.slice(1)) this.codeOf(each);
    if (this.size !== places.length) throw new Error(`${this.size} sets of places were restored of ${places.length}`);
  }

  get size(): number {
    return this.members.length;
  }
}

function keyOf({ areas, excludedAreas, eligibility }: JobPlaces): string {
  const { scope, countries, regions, states, excluded } = eligibility;
  return [scope, ...[areas, excludedAreas, countries, regions, states, excluded].map(sortedList)].join("|");
}

function sortedList(values: readonly string[]): string {
  return values.length > 1 ? [...values].sort().join(",") : (values[0] ?? "");
}
