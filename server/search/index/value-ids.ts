import type { Places } from "#contract/values/eligibility.ts";
import { AreaCombinations, areaMatcher, type PlaceTree } from "./areas.ts";
import { Combinations, Dictionary } from "./id-map.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { FACETS, LOCATION_FACET } from "./facets.ts";
import { Terms } from "#search/text/terms.ts";
import { TextWriter } from "#search/text/text-writer.ts";

const NO_MEMBERS: readonly Uint16Array[] = [];

/** The numbers that stand for facet values, shared by all segments of one engine. */
export class Vocabulary {
  /** Values of each facet. */
  readonly values: readonly Dictionary[] = FACETS.map(() => new Dictionary());
  /** Words of the jobs' texts. */
  readonly terms = new Terms();
  readonly texts = new TextWriter(this.terms);
  /** Sources that carry jobs, and the sets of them. */
  readonly sources = new Dictionary();
  readonly sourceSets = new Combinations();
  readonly #sets: readonly Combinations[] = FACETS.map(() => new Combinations());
  readonly #areas: AreaCombinations;

  constructor(places: PlaceTree) {
    const locations = this.values[LOCATION_FACET]!;
    for (const slug of places.slugs) locations.codeOf(slug);
    this.#areas = new AreaCombinations(areaMatcher(places), locations);
  }

  /** The one code a document has in a `single` or `combination` facet. */
  codeOf(facet: number, document: SearchDocument): number {
    if (facet === LOCATION_FACET) return this.#areas.numberOf(document);
    const codes = this.codesOf(facet, document);
    return FACETS[facet]!.shape === "single" ? (codes[0] ?? 0) : this.#sets[facet]!.numberOf(codes);
  }

  /** The number of the set of sources that carry a document. */
  sourcesOf({ sources }: SearchDocument): number {
    return this.sourceSets.numberOf(sources.map((source) => this.sources.codeOf(source)));
  }

  /** What decides eligibility, by the code of a document's places. */
  get places(): readonly Places[] {
    return this.#areas.eligibilities;
  }

  /** The value codes of a document, without repeats. */
  codesOf(facet: number, document: SearchDocument): number[] {
    const dictionary = this.values[facet]!;
    const codes: number[] = [];
    for (const value of FACETS[facet]!.values(document)) {
      const code = dictionary.codeOf(value);
      if (!codes.includes(code)) codes.push(code);
    }
    return codes;
  }

  /** For a `combination` facet, the value codes that each combination stands for. */
  members(facet: number): readonly Uint16Array[] {
    if (facet === LOCATION_FACET) return this.#areas.members;
    return FACETS[facet]!.shape === "combination" ? this.#sets[facet]!.members : NO_MEMBERS;
  }

  /** One more than the highest code in the forward index of this facet. */
  codeCount(facet: number): number {
    return FACETS[facet]!.shape === "combination" ? this.members(facet).length : this.values[facet]!.size;
  }
}
