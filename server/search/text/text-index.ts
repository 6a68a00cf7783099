import { startOf, type Starts, startsBytes } from "#search/index/packed/starts.ts";

/** The words of a segment's documents: the stream of each document, and the documents of each term. */
export interface TextIndex {
  /** The streams of all documents end to end, and where each begins. */
  streams: Uint8Array;
  streamStarts: Starts;
  /** Number of words of each title. */
  titleWords: Uint8Array;
  /** Ids of the terms in the segment, ascending. */
  terms: Uint32Array;
  /**
   * Where each term's entries begin. An entry is a varint: twice the difference from the previous document. If it is
   * odd, the term's weight follows in a byte; otherwise the weight is the term's usual one.
   */
  starts: Uint32Array;
  /** The weight that each term has in most documents, of those that a document may leave out. */
  usualWeights: Uint8Array;
  /** Number of documents with each term, including removed ones. */
  docFrequency: Uint32Array;
  entries: Uint8Array;
}

/** Returns the stream of a document's text. */
export function streamOf(index: TextIndex, doc: number): Uint8Array {
  return index.streams.subarray(startOf(index.streamStarts, doc), startOf(index.streamStarts, doc + 1));
}

/** Returns the position of a term in `terms`, or -1. */
export function positionOfTerm(index: TextIndex, term: number): number {
  let low = 0;
  let high = index.terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (index.terms[middle]! < term) low = middle + 1;
    else high = middle;
  }
  return index.terms[low] === term ? low : -1;
}

/** Returns the size of the index in bytes by part. */
export function textBytes(index: TextIndex): Record<string, number> {
  const { streams, streamStarts, titleWords, terms, starts, usualWeights, docFrequency, entries } = index;
  return {
    "texts, words in order": streams.byteLength,
    "texts, starts": startsBytes(streamStarts),
    "texts, lengths of titles": titleWords.byteLength,
    "texts, words": terms.byteLength + starts.byteLength + usualWeights.byteLength + docFrequency.byteLength,
    "texts, jobs of words": entries.byteLength,
  };
}

const NO_ENTRIES = new Uint8Array(0);
/** Entries per block. */
const BLOCK = 512;

/** Reads a term's entries in blocks: a loop over a block is faster than a call per entry. */
export class EntryReader {
  /** Documents with the term, including removed ones, and its weight in each; the first `length` are valid. */
  readonly docs = new Uint32Array(BLOCK);
  readonly weights = new Uint8Array(BLOCK);
  length = 0;
  #entries: Uint8Array = NO_ENTRIES;
  #at = 0;
  #end = 0;
  #doc = -1;
  #usualWeight = 0;

  /** Starts reading the term at this position in `terms`. */
  open({ starts, entries, usualWeights }: TextIndex, position: number): void {
    this.#entries = entries;
    this.#usualWeight = usualWeights[position]!;
    this.#at = starts[position]!;
    this.#end = starts[position + 1]!;
    this.#doc = -1;
  }

  /** Reads the next block. Returns false at the end. */
  next(): boolean {
    const { docs, weights } = this;
    const entries = this.#entries;
    const end = this.#end;
    const usualWeight = this.#usualWeight;
    let at = this.#at;
    let doc = this.#doc;
    let length = 0;
    while (length < BLOCK && at < end) {
      let byte = entries[at++]!;
      let step = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = entries[at++]!;
        step |= (byte & 127) << shift;
      }
      doc += step >>> 1;
      docs[length] = doc;
      weights[length] = (step & 1) === 0 ? usualWeight : entries[at++]!;
      length += 1;
    }
    this.#at = at;
    this.#doc = doc;
    this.length = length;
    // Readers outlive segments, and must not keep the memory of a replaced one.
    if (length === 0) this.#entries = NO_ENTRIES;
    return length > 0;
  }
}
