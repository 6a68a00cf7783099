import { UNSTATED } from "#contract/values/salary/salary-steps.ts";
import { LEVEL_FACET, LOCATION_FACET, ROLE_FACET, SKILL_FACET } from "#search/index/facets.ts";
import type { ForwardIndex } from "#search/index/forward-index.ts";
import type { Tagged, TextWriter } from "./text-writer.ts";

/** The codes whose values are tags. */
export interface TagCodes {
  readonly texts: TextWriter;
  /** Names by code of a facet. */
  readonly values: readonly { readonly values: readonly string[] }[];
  /** The areas as postings name them, by location code. */
  readonly statedAreas: readonly (readonly string[])[];
  members(facet: number): readonly Uint16Array[];
}

/** A tag, and the codes of the documents that have it. */
interface Tag {
  terms: Int32Array;
  codes: { facet: number; code: number }[];
}

/** Finds the tags with words in sequence. Learns of new codes when it is asked. */
export class TagIndex {
  readonly #codes: TagCodes;
  readonly #tags = new Map<string, Tag>();
  readonly #byTerm = new Map<number, Tag[]>();
  /** How many codes of each facet are known. */
  readonly #known = new Map<number, number>();

  constructor(codes: TagCodes) {
    this.#codes = codes;
  }

  /** Returns a 1 for each code of a forward index with a tag that has these words in sequence; null if no code has. */
  codesWithPhrase({ offsets, codeCount }: ForwardIndex, phrase: readonly number[]): Uint8Array | null {
    this.#learn();
    const tags = (this.#byTerm.get(phrase[0]!) ?? []).filter(({ terms }) => hasPhrase(terms, phrase));
    if (tags.length === 0) return null;
    const found = new Uint8Array(codeCount);
    for (const { codes } of tags)
      for (const { facet, code } of codes)
        if (offsets[facet]! + code < offsets[facet + 1]!) found[offsets[facet]! + code] = 1;
    return found;
  }

  /** Returns the levels of a set of levels. */
  levelsOf(code: number): Tagged["levels"][number][] {
    const names = this.#codes.values[LEVEL_FACET]!.values;
    const levels = Array.from(this.#codes.members(LEVEL_FACET)[code]!, (each) => names[each]!);
    return levels.filter((level) => level !== UNSTATED) as Tagged["levels"][number][];
  }

  #learn(): void {
    const { values, statedAreas } = this.#codes;
    const namesOf = (facet: number) => values[facet]!.values;
    this.#learnOf(ROLE_FACET, "roles", namesOf(ROLE_FACET).length, (code) => [namesOf(ROLE_FACET)[code]!]);
    this.#learnOf(SKILL_FACET, "techStack", namesOf(SKILL_FACET).length, (code) => [namesOf(SKILL_FACET)[code]!]);
    this.#learnOf(LEVEL_FACET, "levels", this.#codes.members(LEVEL_FACET).length, (code) => this.levelsOf(code));
    this.#learnOf(LOCATION_FACET, "areas", statedAreas.length, (code) => statedAreas[code]!);
  }

  #learnOf(facet: number, kind: keyof Tagged, count: number, valuesOf: (code: number) => readonly string[]): void {
    // Code 0 is that of documents without a value.
    for (let code = this.#known.get(facet) ?? 1; code < count; code += 1)
      for (const value of valuesOf(code)) this.#tagOf(kind, value).codes.push({ facet, code });
    this.#known.set(facet, count);
  }

  #tagOf(kind: keyof Tagged, value: string): Tag {
    const key = `${kind} ${value}`;
    let tag = this.#tags.get(key);
    if (tag === undefined) {
      tag = { terms: this.#codes.texts.termsOfTag(kind, value), codes: [] };
      this.#tags.set(key, tag);
      for (const term of new Set(tag.terms)) {
        const others = this.#byTerm.get(term);
        if (others === undefined) this.#byTerm.set(term, [tag]);
        else others.push(tag);
      }
    }
    return tag;
  }
}

function hasPhrase(terms: Int32Array, phrase: readonly number[]): boolean {
  return terms.some((_, from) => phrase.every((term, at) => terms[from + at] === term));
}
