import { COMPANY_FACET, FACETS, UNSTATED_CODE } from "./facets.ts";
import { type Codes, codesBelow } from "./packed/codes.ts";
import { packStarts, startOf, type Starts, startsBytes } from "./packed/starts.ts";

/** Codes of one facet by document: one each, or those from `starts[doc]` to `starts[doc + 1]`. */
export interface Column {
  codes: Codes;
  starts: Uint32Array | null;
}

/** Rows to prefetch before counting the first: as many as memory fetches in parallel. */
const BATCH = 64;
/** A bitset word may add up to 32 documents to a batch that is nearly full. */
const batch = new Uint32Array(BATCH + 32);
/** With gaps wider than this between documents, a cache line rarely holds two rows, so prefetching pays off. */
const MAX_CLOSE_GAP = 8;
/** Stops the compiler from dropping reads that only prefetch. */
let prefetched = 0;

/**
 * The codes of every facet except the company, side by side for each document, so that counting all facets reads one
 * place in memory per document instead of one per facet. Each facet's codes are shifted by its offset, so all facets
 * share one array of counts. Code 0 ("none") is left out, and so is `UNSTATED_CODE`: its count is what remains of all documents.
 */
export class ForwardIndex {
  readonly codes: Codes;
  /** Where each document's codes begin, and the end of the last. */
  readonly starts: Starts;
  /** Where each facet's counts begin in the shared array, and the end of the last; the company takes no space. */
  readonly offsets: readonly number[];

  constructor(codes: Codes, starts: Starts, offsets: readonly number[]) {
    this.codes = codes;
    this.starts = starts;
    this.offsets = offsets;
  }

  /** Size of the shared array of counts. */
  get codeCount(): number {
    return this.offsets.at(-1)!;
  }

  get byteLength(): number {
    return this.codes.byteLength + startsBytes(this.starts);
  }

  /** Calls `visit` with each facet and code that a document has, in the order of the facets. */
  eachCode(doc: number, visit: (facet: number, code: number) => void): void {
    const { codes, starts, offsets } = this;
    const end = startOf(starts, doc + 1);
    let facet = 0;
    for (let at = startOf(starts, doc); at < end; at += 1) {
      const code = codes[at]!;
      while (code >= offsets[facet + 1]!) facet += 1;
      visit(facet, code - offsets[facet]!);
    }
  }

  /** Returns the code of every one of `count` documents in a facet with one code per document. */
  codesOf(facet: number, count: number): Codes {
    const { codes, starts } = this;
    const [from, to] = [this.offsets[facet]!, this.offsets[facet + 1]!];
    const own = codesBelow(to - from, count).fill(implicitCode(facet));
    for (let doc = 0; doc < count; doc += 1) {
      const end = startOf(starts, doc + 1);
      for (let at = startOf(starts, doc); at < end; at += 1)
        if (codes[at]! >= from && codes[at]! < to) own[doc] = codes[at]! - from;
    }
    return own;
  }

  /** Adds one facet's share of the `counts` of `size` documents to `out`. */
  addFacetCounts(counts: Uint32Array, facet: number, size: number, out: Int32Array): void {
    const from = this.offsets[facet]!;
    const to = this.offsets[facet + 1]!;
    let stated = 0;
    for (let at = from; at < to; at += 1) {
      out[at - from]! += counts[at]!;
      stated += counts[at]!;
    }
    if (FACETS[facet]!.hasUnstated) out[UNSTATED_CODE]! += size - stated;
  }

  /** Adds `step` to the count of each code of the first `length` documents. */
  countDocs(docs: Uint32Array, length: number, step: number, out: Uint32Array): void {
    for (let from = 0; from < length; from += BATCH)
      this.#countBatch(docs, from, Math.min(length, from + BATCH), step, out);
  }

  /** Adds `step` to the count of each code of the documents in a bitset, except those in `without`. */
  countBitset(words: Uint32Array, without: Uint32Array | null, step: number, out: Uint32Array): void {
    let length = 0;
    for (let at = 0; at < words.length; at += 1) {
      let word = without === null ? words[at]! : words[at]! & ~without[at]!;
      const base = (at << 5) + 31;
      while (word !== 0) {
        const lowest = word & -word;
        batch[length++] = base - Math.clz32(lowest);
        word ^= lowest;
      }
      if (length >= BATCH) {
        this.#countBatch(batch, 0, length, step, out);
        length = 0;
      }
    }
    this.#countBatch(batch, 0, length, step, out);
  }

  #countBatch(docs: Uint32Array, from: number, to: number, step: number, out: Uint32Array): void {
    if (from === to) return;
    const { codes, starts } = this;
    if (docs[to - 1]! - docs[from]! > (to - from) * MAX_CLOSE_GAP) {
      // Prefetch: these reads are independent and run in parallel, while the counting below would wait for each in
      // turn.
      let read = 0;
      for (let at = from; at < to; at += 1) read ^= startOf(starts, docs[at]!);
      for (let at = from; at < to; at += 1) read ^= codes[startOf(starts, docs[at]!)]!;
      prefetched ^= read;
    }
    for (let at = from; at < to; at += 1) {
      const doc = docs[at]!;
      const end = startOf(starts, doc + 1);
      for (let place = startOf(starts, doc); place < end; place += 1) out[codes[place]!]! += step;
    }
  }
}

/** Returns the code of documents for which the forward index has none of a facet. */
export function implicitCode(facet: number): number {
  return FACETS[facet]!.hasUnstated ? UNSTATED_CODE : 0;
}

/** Builds the forward index from the columns of all facets; `codeCounts` has the number of codes of each facet. */
export function buildForwardIndex(
  columns: readonly Column[],
  codeCounts: readonly number[],
  count: number,
): ForwardIndex {
  const offsets = [0];
  codeCounts.forEach((size, facet) => offsets.push(offsets[facet]! + (facet === COMPANY_FACET ? 0 : size)));
  const parts = columns.flatMap((column, facet) =>
    facet === COMPANY_FACET ? [] : [{ ...column, offset: offsets[facet]!, above: implicitCode(facet) }],
  );
  let length = 0;
  for (const { codes, above } of parts)
    for (let at = 0; at < codes.length; at += 1) if (codes[at]! > above) length += 1;
  const rows = codesBelow(offsets.at(-1)!, length);
  const starts = new Uint32Array(count + 1);
  let end = 0;
  for (let doc = 0; doc < count; doc += 1) {
    for (const { codes, starts: columnStarts, offset, above } of parts) {
      const from = columnStarts === null ? doc : columnStarts[doc]!;
      const to = columnStarts === null ? doc + 1 : columnStarts[doc + 1]!;
      for (let at = from; at < to; at += 1) if (codes[at]! > above) rows[end++] = offset + codes[at]!;
    }
    starts[doc + 1] = end;
  }
  return new ForwardIndex(rows, packStarts(starts), offsets);
}
