import type { DateWindow } from "#contract/schemas/jobs-query.ts";
import { countColumn, countCompanies } from "./column-counts.ts";
import { COMPANY_FACET, FACETS } from "#search/index/facets.ts";
import { type Asked, rowCounts } from "./cached-counts.ts";
import { addRowCounts } from "#search/index/forward-index.ts";
import type { Scratch } from "#search/query/scratch.ts";
import type { Segment } from "#search/index/segment.ts";
import type { Vocabulary } from "#search/index/value-ids.ts";

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

  /** Adds the documents asked for to the counts of the facets named. */
  add(segment: Segment, facets: readonly number[], asked: Asked, scratch: Scratch): void {
    if (asked.set.size === 0) return;
    const mark = scratch.mark();
    const inRows = facets.filter((facet) => facet !== COMPANY_FACET);
    const [only] = inRows;
    if (inRows.length === 1 && segment.columns[only!] !== null) {
      countColumn(segment, only!, asked, this.#codes[only!]!, scratch);
    } else if (inRows.length > 0) {
      const counts = rowCounts(segment, asked, scratch);
      for (const facet of inRows) addRowCounts(segment.rows, counts, facet, this.#codes[facet]!);
    }
    if (inRows.length < facets.length) countCompanies(segment, asked.set, this.#codes[COMPANY_FACET]!);
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
    const code = this.#vocabulary.values[facet]!.find(value);
    // Code 0 stands for what no job holds, but counts the jobs that state nothing.
    return code === 0 ? 0 : this.counts(facet)[code]!;
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
