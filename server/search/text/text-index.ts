import type { TextStaging } from "./text-staging.ts";

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

/** What is kept of each word while its entries are written, side by side because words come in no order. */
const NEXT = 0;
const LAST = 1;
const SIZE = 2;
const CELL = 3;

/** Indexes staged texts, given in the order of the rows, for documents in the order of `order`. */
export function* indexTexts(staged: TextStaging, order: Uint32Array): Generator<void, TextIndex> {
  const count = order.length;
  const { written, words, wordStarts } = staged;
  const { terms, starts } = roomOf(written, count);
  // Of each word where its next entry goes, the last document + 1, and entries so far.
  const cells = new Uint32Array(written.length * CELL);
  terms.forEach((term, place) => (cells[term * CELL + NEXT] = starts[place]!));
  yield;
  const entries = new Uint8Array(starts.at(-1)!);
  const streams = new Uint8Array(staged.streams.length);
  const streamStarts = new Uint32Array(count + 1);
  const titleWords = new Uint8Array(count);
  let length = 0;
  for (let doc = 0; doc < count; doc += 1) {
    const row = order[doc]!;
    const stream = staged.streams.bytes.subarray(staged.streamStarts[row], staged.streamStarts[row + 1] ?? staged.streams.length);
    streams.set(stream, length);
    length += stream.length;
    streamStarts[doc + 1] = length;
    titleWords[doc] = staged.titleWords[row]!;
    const bytes = words.bytes;
    const end = wordStarts[row + 1] ?? words.length;
    for (let from = wordStarts[row]!; from < end;) {
      let byte = bytes[from++]!;
      let number = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[from++]!;
        number |= (byte & 127) << shift;
      }
      const cell = (number >>> 1) * CELL;
      let at = cells[cell + NEXT]!;
      let step = (doc + 1 - cells[cell + LAST]!) * 2 + (number & 1);
      for (; step > 127; step >>>= 7) entries[at++] = (step & 127) | 128;
      entries[at++] = step;
      if ((number & 1) === 1) entries[at++] = bytes[from++]!;
      cells[cell + NEXT] = at;
      cells[cell + LAST] = doc + 1;
      cells[cell + SIZE]! += 1;
    }
    if (doc % AT_ONCE === AT_ONCE - 1) yield;
  }
  yield;
  const sizes = new Uint32Array(terms.length);
  // The entries move together.
  let end = 0;
  for (let place = 0; place < terms.length; place += 1) {
    const cell = terms[place]! * CELL;
    const from = starts[place]!;
    const to = cells[cell + NEXT]!;
    sizes[place] = cells[cell + SIZE]!;
    starts[place] = end;
    entries.copyWithin(end, from, to);
    end += to - from;
  }
  starts[terms.length] = end;
  return { streams, streamStarts, titleWords, terms, starts, sizes, entries: entries.slice(0, end) };
}

/**
 * The words that are held, and where the entries of each may begin among `count` documents: one byte each and one for each written weight,
 * and more for long steps, of which a word has the fewer the longer they are.
 */
function roomOf(written: Uint32Array, count: number): Pick<TextIndex, "terms" | "starts"> {
  const terms = new Uint32Array(written.reduce((held, each) => held + (each > 0 ? 1 : 0), 0));
  const starts = new Uint32Array(terms.length + 1);
  let place = 0;
  for (let term = 0; term < written.length; term += 1) {
    const each = written[term]!;
    if (each === 0) continue;
    let room = each;
    // A number of so many bits or more takes one more byte; the steps of all entries together are no more than twice the documents.
    for (let least = 128; least <= count * 2 + 1; least *= 128) room += Math.min(each, Math.floor((count * 2) / (least - 1)));
    terms[place] = term;
    starts[place + 1] = starts[place]! + room;
    place += 1;
  }
  return { terms, starts };
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
