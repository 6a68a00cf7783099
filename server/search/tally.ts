import type { DateWindow } from "#contract/jobs-query.ts";
import { addCounts, countDocs, type CountTable, differing, listed, nearest } from "./count-table.ts";
import type { DocSet } from "./doc-set.ts";
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

  /**
   * Adds the documents of a set to the counts of the facets named. It starts from whichever known counts lie nearest –
   * none, those of all live documents, those of a value's table – and walks only the documents that differ.
   */
  add(segment: Segment, facets: readonly number[], set: DocSet, tables: readonly CountTable[], scratch: Scratch): void {
    if (facets.length === 0 || set.size === 0) return;
    const mark = scratch.mark();
    const start = set.words === null ? null : nearest(segment, set, tables);
    const more =
      start === null ? listed(set, scratch) : differing(set.words!, start.words, set.size - start.common, scratch);
    const fewer = start === null ? null : differing(start.words, set.words!, start.size - start.common, scratch);
    for (const facet of facets) {
      const out = this.#codes[facet]!;
      if (start !== null) addCounts(start.counts[facet]!, out);
      countDocs(segment.columns[facet]!, more, 1, out);
      if (fewer !== null) countDocs(segment.columns[facet]!, fewer, -1, out);
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

  /** How many found jobs hold one value. */
  countOf(facet: number, value: string): number {
    return this.counts(facet)[this.#vocabulary.values[facet]!.find(value)] ?? 0;
  }

  /** The values of a facet that most found jobs hold, at most `most` of them, the most frequent first. */
  top(facet: number, most = Infinity): [value: string, count: number][] {
    const { values } = this.#vocabulary.values[facet]!;
    const counts = this.counts(facet);
    const codes: number[] = [];
    const least = leastOfTop(counts, most);
    for (let code = 1; code < counts.length; code += 1) if (counts[code]! > least) codes.push(code);
    if (least > 0) {
      for (let code = 1; codes.length < most; code += 1) if (counts[code] === least) codes.push(code);
    }
    codes.sort((a, b) => counts[b]! - counts[a]! || (values[a]! < values[b]! ? -1 : 1));
    return codes.map((code) => [values[code]!, counts[code]!]);
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

/**
 * A count that fewer than `most` values exceed and at least `most` reach; 0 when no more than `most` are above zero.
 * Found by a histogram, so that tens of thousands of companies need not be sorted for the three hundred largest.
 */
function leastOfTop(counts: Int32Array, most: number): number {
  if (most >= counts.length) return 0;
  let highest = 0;
  for (let code = 1; code < counts.length; code += 1) if (counts[code]! > highest) highest = counts[code]!;
  const valuesWith = new Uint32Array(highest + 1);
  for (let code = 1; code < counts.length; code += 1) valuesWith[counts[code]!]! += 1;
  let above = 0;
  for (let count = highest; count > 0; count -= 1) {
    above += valuesWith[count]!;
    if (above > most) return count;
  }
  return 0;
}
