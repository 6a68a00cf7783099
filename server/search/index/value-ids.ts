import type { EligibilityPlaces } from "#contract/values/eligibility.ts";
import type { Zones } from "#contract/values/working-hours.ts";
import { AreaCombinations, areaMatcher, type JobPlaces, type PlaceTree } from "./areas.ts";
import { Combinations, IdMap } from "./id-map.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { UNSTATED } from "#contract/values/salary/salary-steps.ts";
import { FACETS, LOCATION_FACET } from "./facets.ts";
import { TermIndex, type TermIndexState } from "#search/text/term-index.ts";
import { TagIndex } from "#search/text/tag-index.ts";
import { TextWriter } from "#search/text/text-writer.ts";

const NO_MEMBERS: readonly Uint16Array[] = [];

/** The codes of an engine, to be stored. The words' arrays may grow longer afterwards, never different. */
export interface ValueIdsState {
  values: string[][];
  /** Sets of values by facet. */
  sets: number[][][];
  places: JobPlaces[];
  sources: string[];
  sourceSets: number[][];
  zones: (Zones | null)[];
  terms: TermIndexState;
}

/** The codes of facet values, words and sources, shared by all segments of one engine. */
export class ValueIds {
  /** The codes of each facet's values. */
  readonly values: readonly IdMap[] = FACETS.map(() => new IdMap());
  /** The words of the jobs' texts. */
  readonly terms = new TermIndex();
  readonly texts = new TextWriter(this.terms);
  /** The tags of documents by their words. */
  readonly tags = new TagIndex(this);
  /** The sources of jobs, and the sets of sources. */
  readonly sources = new IdMap();
  readonly sourceSets = new Combinations();
  /** The time zones that jobs ask for, by code; null for code 0. */
  readonly zones: (Zones | null)[] = [null];
  readonly #zoneCodes = new Map<string, number>();
  readonly #sets: readonly Combinations[] = FACETS.map(() => new Combinations());
  readonly #areas: AreaCombinations;

  constructor(eligibilityPlaces: PlaceTree) {
    // The first code given is `UNSTATED_CODE`.
    FACETS.forEach(({ hasUnstated }, facet) => {
      if (hasUnstated) this.#sets[facet]!.codeOf([this.values[facet]!.codeOf(UNSTATED)]);
    });
    const locations = this.values[LOCATION_FACET]!;
    for (const slug of eligibilityPlaces.slugs) locations.codeOf(slug);
    this.#areas = new AreaCombinations(areaMatcher(eligibilityPlaces), locations);
  }

  /** Returns all codes given so far. */
  state(): ValueIdsState {
    const listsOf = ({ members }: Combinations) => members.map((set) => [...set]);
    return {
      values: this.values.map(({ values }) => [...values]),
      sets: this.#sets.map(listsOf),
      places: [...this.#areas.places],
      sources: [...this.sources.values],
      sourceSets: listsOf(this.sourceSets),
      zones: [...this.zones],
      terms: this.terms.state(),
    };
  }

  /** Gives everything the codes that it had. Call it before any other codes are given. */
  restore({ values, sets, places, sources, sourceSets, zones, terms }: ValueIdsState): void {
    this.values.forEach((map, facet) => map.restore(values[facet]!));
    this.#sets.forEach((combinations, facet) => combinations.restore(sets[facet]!));
    this.#areas.restore(places);
    this.sources.restore(sources);
    this.sourceSets.restore(sourceSets);
    for (const zone of zones.slice(1)) this.zonesOf({ timeZones: zone });
    this.terms.restore(terms);
  }

  /** Returns the code of a document in a `single` or `combination` facet. */
  codeOf(facet: number, document: SearchDocument): number {
    if (facet === LOCATION_FACET) return this.#areas.codeOf(document);
    const codes = this.codesOf(facet, document);
    return FACETS[facet]!.shape === "single" ? (codes[0] ?? 0) : this.#sets[facet]!.codeOf(codes);
  }

  /** Returns the code of a document's set of sources. */
  sourcesOf({ sources }: SearchDocument): number {
    return this.sourceSets.codeOf(sources.map((source) => this.sources.codeOf(source)));
  }

  /** Returns the code of the time zones that a document asks for, or 0. */
  zonesOf({ timeZones }: Pick<SearchDocument, "timeZones">): number {
    if (timeZones === null) return 0;
    const key = `${timeZones.from},${timeZones.to}`;
    let code = this.#zoneCodes.get(key);
    if (code === undefined) {
      code = this.zones.push(timeZones) - 1;
      this.#zoneCodes.set(key, code);
    }
    return code;
  }

  /** The places that decide eligibility, by location code. */
  get eligibilityPlaces(): readonly EligibilityPlaces[] {
    return this.#areas.eligibilities;
  }

  /** The areas as postings name them, by location code. */
  get statedAreas(): readonly (readonly string[])[] {
    return this.#areas.stated;
  }

  /** Returns the value codes of a document, without repeats. */
  codesOf(facet: number, document: SearchDocument): number[] {
    const dictionary = this.values[facet]!;
    const codes: number[] = [];
    for (const value of FACETS[facet]!.values(document)) {
      const code = dictionary.codeOf(value);
      if (!codes.includes(code)) codes.push(code);
    }
    return codes;
  }

  /** Returns the value codes of each combination of a `combination` facet. */
  members(facet: number): readonly Uint16Array[] {
    if (facet === LOCATION_FACET) return this.#areas.members;
    return FACETS[facet]!.shape === "combination" ? this.#sets[facet]!.members : NO_MEMBERS;
  }

  /** Returns one more than the highest code of this facet in the forward index. */
  codeCount(facet: number): number {
    return FACETS[facet]!.shape === "combination" ? this.members(facet).length : this.values[facet]!.size;
  }
}
