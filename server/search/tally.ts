import type { DateWindow } from "#contract/jobs-query.ts";
import { type DocSet, unpack } from "./doc-set.ts";
import { FACETS } from "./facets.ts";
import type { Scratch } from "./scratch.ts";
import type { Segment } from "./segment.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** How many found jobs hold each value of each facet, a facet counted without its own selection. */
export class Tally {
  readonly #vocabulary: Vocabulary;
  /** Counts by forward-index code; a combination's are spread over its values when they are read. */
  readonly #codes: readonly Int32Array[];
  #values: readonly Int32Array[] | null = null;
  readonly windows: Record<DateWindow, number> = { today: 0, week: 0, month: 0 };

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#codes = FACETS.map((_, facet) => new Int32Array(vocabulary.codeCount(facet)));
  }

  /** Adds the documents of a set to the counts of the facets named. */
  add(segment: Segment, facets: readonly number[], set: DocSet, scratch: Scratch): void {
    if (facets.length === 0 || set.size === 0) return;
    const mark = scratch.mark();
    // More than half of all match: take away those that do not, they are fewer.
    const inverted = set.words !== null && set.size * 2 > segment.liveCount;
    if (inverted) for (const facet of facets) addTotals(segment.totals[facet]!, this.#codes[facet]!);
    const docs = inverted ? missing(segment, set.words!, set.size, scratch) : listed(set, scratch);
    const step = inverted ? -1 : 1;
    for (const facet of facets) {
      const { codes, starts } = segment.columns[facet]!;
      if (starts === null) countOne(codes, docs, step, this.#codes[facet]!);
      else countMany(codes, starts, docs, step, this.#codes[facet]!);
    }
    scratch.release(mark);
  }

  /** Counts of a facet by value code. */
  counts(facet: number): Int32Array {
    this.#values ??= FACETS.map((_, number) => this.#spread(number));
    return this.#values[facet]!;
  }

  /** Counts of a facet by value, those above zero. */
  *entries(facet: number): Generator<[value: string, count: number]> {
    const { values } = this.#vocabulary.values[facet]!;
    const counts = this.counts(facet);
    for (let code = 1; code < counts.length; code += 1) if (counts[code]! > 0) yield [values[code]!, counts[code]!];
  }

  #spread(facet: number): Int32Array {
    const members = this.#vocabulary.members(facet);
    const codes = this.#codes[facet]!;
    if (members.length === 0) return codes;
    const counts = new Int32Array(this.#vocabulary.values[facet]!.size);
    for (let code = 1; code < codes.length; code += 1) {
      const count = codes[code]!;
      if (count === 0) continue;
      const values = members[code]!;
      for (let at = 0; at < values.length; at += 1) counts[values[at]!]! += count;
    }
    return counts;
  }
}

/** Live documents that a bitset leaves out. */
function missing(segment: Segment, words: Uint32Array, size: number, scratch: Scratch): Uint32Array {
  const docs = scratch.take(segment.liveCount - size);
  if (docs.length === 0) return docs;
  const left = scratch.take(words.length);
  for (let at = 0; at < words.length; at += 1) left[at] = segment.live[at]! & ~words[at]!;
  unpack(left, docs);
  return docs;
}

function listed(set: DocSet, scratch: Scratch): Uint32Array {
  if (set.words === null) return set.list!;
  const docs = scratch.take(set.size);
  unpack(set.words, docs);
  return docs;
}

function addTotals(totals: Uint32Array, out: Int32Array): void {
  for (let code = 0; code < totals.length; code += 1) out[code]! += totals[code]!;
}

type Codes = Uint8Array | Uint16Array | Uint32Array;

function countOne(codes: Codes, docs: Uint32Array, step: number, out: Int32Array): void {
  for (let at = 0; at < docs.length; at += 1) out[codes[docs[at]!]!]! += step;
}

function countMany(codes: Codes, starts: Uint32Array, docs: Uint32Array, step: number, out: Int32Array): void {
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at]!;
    const end = starts[doc + 1]!;
    for (let place = starts[doc]!; place < end; place += 1) out[codes[place]!]! += step;
  }
}
