import type { DocSet } from "#search/index/doc-set.ts";
import { COMPANY_FACET } from "#search/index/facets.ts";
import { type FrequentCompanies, isFrequent } from "#search/index/frequent-companies.ts";
import type { Codes } from "#search/index/packed/codes.ts";
import type { Segment } from "#search/index/segment-types.ts";
import type { Scratch } from "#search/query/scratch.ts";
import { countWords } from "./column-counter.ts";

/**
 * Counts the matching jobs of companies. A search shows a few hundred of perhaps hundreds of thousands, so counting the frequent ones, which have
 * few counters, is enough unless another company may have as many matching jobs as the last that is shown (R. Fagin, A. Lotem, M. Naor 2003).
 */
export class CompanyCounter {
  /** Counts by company code. */
  readonly counts: Int32Array;
  readonly #most: number;
  /** Lists of the codes whose counts may be above zero; null if any may be. */
  #counted: Uint32Array[] | null = [];
  #onlyLargest = false;

  /** Counts companies with codes below `codeCount`: the `most` with the most matching jobs, or with `Infinity` all. */
  constructor(codeCount: number, most: number) {
    this.counts = new Int32Array(codeCount);
    this.#most = most;
  }

  /** Throws if companies other than the largest may be missing. */
  requireAll(): void {
    if (this.#onlyLargest)
      throw new RangeError(`Only the ${this.#most} companies with the most jobs are counted; ask for all of them`);
  }

  /** Returns the codes that the `limit` highest counts are among, each once, or null if any code may be. Throws if too few are counted. */
  codesFor(limit: number): Uint32Array | null {
    if (limit > this.#most) this.requireAll();
    if (this.#counted === null || this.#counted.length === 1) return this.#counted?.[0] ?? null;
    return Uint32Array.from(new Set(this.#counted.flatMap((codes) => [...codes])));
  }

  /** Adds the documents of a set. `isLast` says that no other segment follows. */
  add(segment: Segment, set: DocSet, isLast: boolean, scratch: Scratch): void {
    const { frequentCompanies } = segment;
    if (isLast && this.#mayBeEnough(segment, set)) {
      const ranked = countRanks(segment, set.words!, set.size, scratch);
      if (this.#areEnough(frequentCompanies, ranked)) {
        this.#onlyLargest = true;
        const { codes } = frequentCompanies;
        for (let rank = 1; rank < codes.length; rank += 1) this.counts[codes[rank]!]! += ranked[rank]!;
        this.#counted?.push(codes.subarray(1));
        return;
      }
    }
    this.#countAll(segment, set);
  }

  #countAll({ columns, totals, live, liveCount, frequentCompanies }: Segment, set: DocSet): void {
    const column = columns[COMPANY_FACET]!;
    const { codes, mostOfOthers } = frequentCompanies;
    if (set.list !== null) {
      const added = countListed(column, set.list, this.counts);
      this.#counted?.push(added);
      return;
    }
    if (liveCount - set.size >= set.size) countWords(column, set.words!, null, 1, this.counts);
    else {
      const { companies } = totals;
      for (let code = 0; code < companies.length; code += 1) this.counts[code]! += companies[code]!;
      if (set.size < liveCount) countWords(column, live, set.words, -1, this.counts);
    }
    if (mostOfOthers === 0) this.#counted?.push(codes.subarray(1));
    else this.#counted = null;
  }

  /** Whether it is worth counting only the companies with a rank: so it is if the matching jobs are spread over them as all jobs are. */
  #mayBeEnough({ frequentCompanies: { codes, mostOfOthers }, totals, liveCount }: Segment, set: DocSet): boolean {
    if (set.words === null || mostOfOthers === 0 || this.#most >= codes.length) return false;
    return this.#most === 0 || (totals.companies[codes[this.#most]!]! * set.size) / liveCount >= mostOfOthers;
  }

  /** Returns whether no company without a rank can have more matching jobs than each of the `#most` largest with one. */
  #areEnough({ codes, words, mostOfOthers }: FrequentCompanies, ranked: Int32Array): boolean {
    if (this.#most === 0) return true;
    const bound = mostOfOthers + this.#mostBefore(words);
    let reaching = 0;
    for (let rank = 1; rank < codes.length; rank += 1)
      if (ranked[rank]! + this.counts[codes[rank]!]! >= bound) reaching += 1;
    return reaching >= this.#most;
  }

  /** Returns the highest count so far of a company that isn't in `words`. */
  #mostBefore(words: Uint32Array): number {
    let most = 0;
    const note = (code: number): void => {
      if (this.counts[code]! > most && !isFrequent(words, code)) most = this.counts[code]!;
    };
    if (this.#counted === null) for (let code = 1; code < this.counts.length; code += 1) note(code);
    else for (const codes of this.#counted) codes.forEach(note);
    return most;
  }
}

/** Adds one to the count of each document of a list. Returns the codes whose counts were zero before. */
function countListed(codes: Codes, list: Uint32Array, out: Int32Array): Uint32Array {
  const added = new Uint32Array(Math.min(list.length, out.length));
  let length = 0;
  for (let at = 0; at < list.length; at += 1) {
    const code = codes[list[at]!]!;
    if (out[code] === 0) added[length++] = code;
    out[code]! += 1;
  }
  return added.subarray(0, length);
}

/** Counts the documents of a bitset by their company's rank, in working memory. */
function countRanks(
  { frequentCompanies: { codes, ranks }, totals, live, liveCount }: Segment,
  words: Uint32Array,
  size: number,
  scratch: Scratch,
): Int32Array {
  const zeros = scratch.zeros(codes.length);
  // Of the same type as the counts of a facet, so that counting stays as fast.
  const counts = new Int32Array(zeros.buffer, zeros.byteOffset, zeros.length);
  if (liveCount - size >= size) countWords(ranks, words, null, 1, counts);
  else {
    for (let rank = 1; rank < codes.length; rank += 1) counts[rank] = totals.companies[codes[rank]!]!;
    if (size < liveCount) countWords(ranks, live, words, -1, counts);
  }
  return counts;
}
