import { type ByteBuffer, eachTerm } from "./stream.ts";
import { ONCE, weightWith } from "./weights.ts";

/** The words of a segment's documents, both ways round. */
export interface TextIndex {
  /** Streams of the documents end to end, and where each begins. */
  streams: Uint8Array;
  streamStarts: Uint32Array;
  /** Words of each title. */
  titleWords: Uint8Array;
  /** Numbers of the words that the segment holds, ascending. */
  terms: Uint32Array;
  /**
   * Where each word's entries begin. An entry is a number in 7-bit bytes, twice the step from the document before; where it is odd the
   * word's weight follows in a byte, else the weight is `ONCE`.
   */
  starts: Uint32Array;
  /** Documents that hold each word, removed ones included. */
  sizes: Uint32Array;
  entries: Uint8Array;
}

/** Documents indexed before giving way: about ten milliseconds of work. */
const AT_ONCE = 2000;

/** Working memory for the distinct words of one document. */
class Distinct {
  readonly #weights: Uint8Array;
  readonly #times: Uint8Array;
  readonly terms: Uint32Array;
  length = 0;
  #titleWords = 0;

  constructor(termCount: number) {
    this.#weights = new Uint8Array(termCount);
    this.#times = new Uint8Array(termCount);
    this.terms = new Uint32Array(termCount);
  }

  /** Reads a document's words; gives the number of words in its title. */
  read(streams: Uint8Array, from: number, to: number): number {
    for (let at = 0; at < this.length; at += 1) {
      const term = this.terms[at]!;
      this.#weights[term] = 0;
      this.#times[term] = 0;
    }
    this.length = 0;
    this.#titleWords = 0;
    eachTerm(streams, from, to, this.#take);
    return Math.min(this.#titleWords, 255);
  }

  weightOf(term: number): number {
    return this.#weights[term]!;
  }

  readonly #take = (term: number, field: number): void => {
    const weight = this.#weights[term]!;
    if (weight === 0) this.terms[this.length++] = term;
    if (field === 0) this.#titleWords += 1;
    const times = this.#times[term]!;
    this.#weights[term] = weightWith(weight, field, times);
    if (field === 4 && times < 255) this.#times[term] = times + 1;
  };
}

/** Indexes staged streams, given in the order of the rows, for documents in the order of `order`. */
export function* indexTexts(
  staged: ByteBuffer,
  stagedStarts: readonly number[],
  order: Uint32Array,
  termCount: number,
): Generator<void, TextIndex> {
  const count = order.length;
  const streams = new Uint8Array(staged.length);
  const streamStarts = new Uint32Array(count + 1);
  const titleWords = new Uint8Array(count);
  const sizes = new Uint32Array(termCount);
  const lengths = new Uint32Array(termCount);
  const last = new Int32Array(termCount).fill(-1);
  const distinct = new Distinct(termCount);
  let length = 0;
  for (let doc = 0; doc < count; doc += 1) {
    const row = order[doc]!;
    const stream = staged.bytes.subarray(stagedStarts[row], stagedStarts[row + 1] ?? staged.length);
    streams.set(stream, length);
    titleWords[doc] = distinct.read(streams, length, length + stream.length);
    length += stream.length;
    streamStarts[doc + 1] = length;
    for (let at = 0; at < distinct.length; at += 1) {
      const term = distinct.terms[at]!;
      sizes[term]! += 1;
      lengths[term]! += bytesOf((doc - last[term]!) * 2) + (distinct.weightOf(term) === ONCE ? 0 : 1);
      last[term] = doc;
    }
    if (doc % AT_ONCE === AT_ONCE - 1) yield;
  }

  let held = 0;
  for (let term = 0; term < termCount; term += 1) if (sizes[term]! > 0) held += 1;
  const terms = new Uint32Array(held);
  const heldSizes = new Uint32Array(held);
  const starts = new Uint32Array(held + 1);
  // From here on `lengths` says where each word's next entry goes.
  let place = 0;
  let end = 0;
  for (let term = 0; term < termCount; term += 1) {
    if (sizes[term] === 0) continue;
    terms[place] = term;
    heldSizes[place] = sizes[term]!;
    const from = end;
    end += lengths[term]!;
    lengths[term] = from;
    place += 1;
    starts[place] = end;
  }
  yield;

  const entries = new Uint8Array(end);
  last.fill(-1);
  for (let doc = 0; doc < count; doc += 1) {
    distinct.read(streams, streamStarts[doc]!, streamStarts[doc + 1]!);
    for (let each = 0; each < distinct.length; each += 1) {
      const term = distinct.terms[each]!;
      let at = lengths[term]!;
      const weight = distinct.weightOf(term);
      let step = (doc - last[term]!) * 2 + (weight === ONCE ? 0 : 1);
      last[term] = doc;
      for (; step > 127; step >>>= 7) entries[at++] = (step & 127) | 128;
      entries[at++] = step;
      if (weight !== ONCE) entries[at++] = weight;
      lengths[term] = at;
    }
    if (doc % AT_ONCE === AT_ONCE - 1) yield;
  }
  return { streams, streamStarts, titleWords, terms, starts, sizes: heldSizes, entries };
}

function bytesOf(number: number): number {
  return number < 128 ? 1 : number < 16_384 ? 2 : number < 2_097_152 ? 3 : number < 268_435_456 ? 4 : 5;
}

/** The stream of one document's text. */
export function streamOf(index: TextIndex, doc: number): Uint8Array {
  return index.streams.subarray(index.streamStarts[doc], index.streamStarts[doc + 1]);
}

/** Where a word's entries lie among `terms`, or -1. */
export function placeOfTerm(index: TextIndex, term: number): number {
  let low = 0;
  let high = index.terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (index.terms[middle]! < term) low = middle + 1;
    else high = middle;
  }
  return index.terms[low] === term ? low : -1;
}

export function textBytes(index: TextIndex): number {
  return Object.values(index as unknown as Record<string, Uint8Array>).reduce(
    (sum, array) => sum + array.byteLength,
    0,
  );
}
