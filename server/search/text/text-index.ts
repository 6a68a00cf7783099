import type { TextStaging } from "./text-staging.ts";
import { isWritten, ONCE, WEIGHT_BITS } from "./weights.ts";

const WEIGHT_MASK = (1 << WEIGHT_BITS) - 1;

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
/** Words whose entries are moved before giving way. */
const WORDS_AT_ONCE = 20_000;

/** Indexes staged texts, given in the order of the rows, for documents in the order of `order`. */
export function* indexTexts(staged: TextStaging, order: Uint32Array): Generator<void, TextIndex> {
  const count = order.length;
  const { terms, sizes, starts } = wordsOf(staged, count);
  // Of each word where its next entry goes and the last document + 1, side by side because words come in no order.
  const cells = new Int32Array(staged.sizes.length * 2);
  terms.forEach((term, place) => (cells[term * 2] = starts[place]!));
  yield;
  const entries = new Uint8Array(starts[terms.length]!);
  const streams = new Uint8Array(staged.streams.length);
  const streamStarts = new Uint32Array(count + 1);
  const titleWords = new Uint8Array(count);
  let length = 0;
  for (let doc = 0; doc < count; doc += 1) {
    const row = order[doc]!;
    const stream = staged.streams.block(row).subarray(staged.streams.starts[row], staged.streams.ends[row]);
    streams.set(stream, length);
    length += stream.length;
    streamStarts[doc + 1] = length;
    titleWords[doc] = staged.titleWords[row]!;
    writeEntries(staged.words.block(row), staged.words.starts[row]!, staged.words.ends[row]!, doc, cells, entries);
    if (doc % AT_ONCE === AT_ONCE - 1) yield;
  }
  yield;
  const together = yield* joined(entries, terms, starts, cells);
  return { streams, streamStarts, titleWords, terms, starts, sizes, entries: together };
}

/** The words that are held, how often, and where the entries of each may begin among `count` documents. */
function wordsOf({ sizes, weighted }: TextStaging, count: number): Pick<TextIndex, "terms" | "sizes" | "starts"> {
  const terms = new Uint32Array(sizes.reduce((held, size) => held + (size > 0 ? 1 : 0), 0));
  const starts = new Uint32Array(terms.length + 1);
  let place = 0;
  for (let term = 0; term < sizes.length; term += 1) {
    const size = sizes[term]!;
    if (size === 0) continue;
    terms[place] = term;
    starts[place + 1] = starts[place]! + size + weighted[term]! + moreBytes(size, count) + SPARE;
    place += 1;
  }
  return { terms, sizes: Uint32Array.from(terms, (term) => sizes[term]!), starts };
}

/** Bytes that are written behind a word's last entry, because how long it is shows only then. */
const SPARE = 1;

/** The most bytes that the numbers of so many entries take besides one each: long steps take more, but the longer the fewer fit among the documents. */
function moreBytes(size: number, count: number): number {
  let more = 0;
  for (let step = 64; step <= count; step *= 128) more += Math.min(size, Math.floor(count / step));
  return more;
}

/** Writes an entry for each word of a document, without asking how long it is, as `MetWords.write` does. */
function writeEntries(
  words: Int32Array,
  from: number,
  to: number,
  doc: number,
  cells: Int32Array,
  entries: Uint8Array,
): void {
  for (let at = from; at < to; at += 1) {
    const word = words[at]!;
    const cell = (word >>> WEIGHT_BITS) * 2;
    const weight = word & WEIGHT_MASK;
    const weighted = isWritten(weight);
    let end = cells[cell]!;
    let step = (doc + 1 - cells[cell + 1]!) * 2 + weighted;
    cells[cell + 1] = doc + 1;
    for (; step >= 16_384; step >>>= 7) entries[end++] = (step & 127) | 128;
    const second = (127 - step) >>> 31;
    entries[end] = (step & 127) | (second << 7);
    entries[end + 1] = step >>> 7;
    end += 1 + second;
    entries[end] = weight;
    cells[cell] = end + weighted;
  }
}

/** The entries of the words without the room between them; `starts` moves with them. */
function* joined(
  entries: Uint8Array,
  terms: Uint32Array,
  starts: Uint32Array,
  cells: Int32Array,
): Generator<void, Uint8Array> {
  let total = 0;
  for (let place = 0; place < terms.length; place += 1) total += cells[terms[place]! * 2]! - starts[place]!;
  const together = new Uint8Array(total);
  let end = 0;
  for (let place = 0; place < terms.length; place += 1) {
    if (place % WORDS_AT_ONCE === WORDS_AT_ONCE - 1) yield;
    const run = entries.subarray(starts[place], cells[terms[place]! * 2]);
    together.set(run, end);
    starts[place] = end;
    end += run.length;
  }
  starts[terms.length] = end;
  return together;
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

/** Entries read at once. */
const BLOCK = 512;

/** Reads the entries of a word block by block: a loop over a block costs less than a call for each entry. */
export class EntryReader {
  /** Documents that hold the word, removed ones included, and the word's weight in each; the first `length` of them. */
  readonly docs = new Uint32Array(BLOCK);
  readonly weights = new Uint8Array(BLOCK);
  length = 0;
  #entries: Uint8Array = new Uint8Array(0);
  #at = 0;
  #end = 0;
  #doc = -1;

  /** Goes to the word at a place among `terms`. */
  open({ starts, entries }: TextIndex, place: number): void {
    this.#entries = entries;
    this.#at = starts[place]!;
    this.#end = starts[place + 1]!;
    this.#doc = -1;
  }

  /** Reads the next block; false at the end. */
  next(): boolean {
    const { docs, weights } = this;
    const entries = this.#entries;
    const end = this.#end;
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
      weights[length] = (step & 1) === 0 ? ONCE : entries[at++]!;
      length += 1;
    }
    this.#at = at;
    this.#doc = doc;
    this.length = length;
    return length > 0;
  }
}
