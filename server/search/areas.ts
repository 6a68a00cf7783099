import type { Dictionary } from "./dictionary.ts";

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

/** Numbers for distinct pairs of areas and exclusions, each with the codes of the places that find it. */
export class AreaCombinations {
  readonly members: Uint16Array[] = [new Uint16Array(0)];
  readonly #numbers = new Map<string, number>();
  readonly #matcher: AreaMatcher;
  readonly #places: Dictionary;

  constructor(matcher: AreaMatcher, places: Dictionary) {
    this.#matcher = matcher;
    this.#places = places;
  }

  numberOf(areas: readonly string[], excluded: readonly string[]): number {
    if (areas.length === 0) return 0;
    const key = `${sorted(areas).join(",")}|${sorted(excluded).join(",")}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.members.length;
      const codes = this.#matcher.findingPlaces(areas, excluded).map((place) => this.#places.codeOf(place));
      this.members.push(Uint16Array.from(codes).sort());
      this.#numbers.set(key, number);
    }
    return number;
  }

  get size(): number {
    return this.members.length;
  }
}

function sorted(slugs: readonly string[]): readonly string[] {
  return slugs.length > 1 ? [...slugs].sort() : slugs;
}
