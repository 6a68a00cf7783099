import { type ByteBuffer, NEXT_FIELD } from "./stream.ts";
import { FIRST_TERM } from "./terms.ts";
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

/** What the cell of a word holds, and how many numbers it takes. */
const WEIGHT = 0;
const TIMES = 1;
const SIZE = 2;
const BYTES = 3;
const LAST = 4;
const CELL = 5;

/**
 * Working memory for the distinct words of one document after another. What is kept of a word lies side by side, because words come in
 * no order and each would otherwise cost several reads of memory far apart.
 */
class Distinct {
  /** Of each word: its weight, times in the description, entries so far, bytes so far or where the next entry goes, last document + 1. */
  readonly cells: Uint32Array;
  readonly terms: Uint32Array;
  length = 0;

  constructor(termCount: number) {
    this.cells = new Uint32Array(termCount * CELL);
    this.terms = new Uint32Array(termCount);
  }

  /** Reads a document's words and weighs them; gives the number of words in its title, 255 at most. The caller clears each weight. */
  read(streams: Uint8Array, from: number, to: number): number {
    const { cells, terms } = this;
    let length = 0;
    let titleWords = 0;
    let field = 0;
    for (let at = from; at < to;) {
      let byte = streams[at++]!;
      let term = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = streams[at++]!;
        term |= (byte & 127) << shift;
      }
      if (term < FIRST_TERM) {
        if (term === NEXT_FIELD) field += 1;
        continue;
      }
      const cell = term * CELL;
      const weight = cells[cell + WEIGHT]!;
      if (weight === 0) {
        terms[length++] = term;
        cells[cell + TIMES] = 0;
      }
      const times = cells[cell + TIMES]!;
      cells[cell + WEIGHT] = weightWith(weight, field, times);
      if (field === 4) cells[cell + TIMES] = times + 1;
      else if (field === 0) titleWords += 1;
    }
    this.length = length;
    return Math.min(titleWords, 255);
  }
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
  const distinct = new Distinct(termCount);
  const { cells } = distinct;
  let length = 0;
  for (let doc = 0; doc < count; doc += 1) {
    const row = order[doc]!;
    const stream = staged.bytes.subarray(stagedStarts[row], stagedStarts[row + 1] ?? staged.length);
    streams.set(stream, length);
    titleWords[doc] = distinct.read(streams, length, length + stream.length);
    length += stream.length;
    streamStarts[doc + 1] = length;
    for (let at = 0; at < distinct.length; at += 1) {
      const cell = distinct.terms[at]! * CELL;
      const step = (doc + 1 - cells[cell + LAST]!) * 2;
      cells[cell + SIZE]! += 1;
      cells[cell + BYTES]! += bytesOf(step) + (cells[cell + WEIGHT] === ONCE ? 0 : 1);
      cells[cell + LAST] = doc + 1;
      cells[cell + WEIGHT] = 0;
    }
    if (doc % AT_ONCE === AT_ONCE - 1) yield;
  }

  let held = 0;
  for (let term = 0; term < termCount; term += 1) if (cells[term * CELL + SIZE]! > 0) held += 1;
  const terms = new Uint32Array(held);
  const sizes = new Uint32Array(held);
  const starts = new Uint32Array(held + 1);
  let place = 0;
  let end = 0;
  for (let term = 0; term < termCount; term += 1) {
    const cell = term * CELL;
    const size = cells[cell + SIZE]!;
    if (size === 0) continue;
    terms[place] = term;
    sizes[place] = size;
    const from = end;
    end += cells[cell + BYTES]!;
    cells[cell + BYTES] = from;
    cells[cell + LAST] = 0;
    place += 1;
    starts[place] = end;
  }
  yield;

  const entries = new Uint8Array(end);
  for (let doc = 0; doc < count; doc += 1) {
    distinct.read(streams, streamStarts[doc]!, streamStarts[doc + 1]!);
    for (let each = 0; each < distinct.length; each += 1) {
      const cell = distinct.terms[each]! * CELL;
      let at = cells[cell + BYTES]!;
      const weight = cells[cell + WEIGHT]!;
      let step = (doc + 1 - cells[cell + LAST]!) * 2 + (weight === ONCE ? 0 : 1);
      for (; step > 127; step >>>= 7) entries[at++] = (step & 127) | 128;
      entries[at++] = step;
      if (weight !== ONCE) entries[at++] = weight;
      cells[cell + BYTES] = at;
      cells[cell + LAST] = doc + 1;
      cells[cell + WEIGHT] = 0;
    }
    if (doc % AT_ONCE === AT_ONCE - 1) yield;
  }
  return { streams, streamStarts, titleWords, terms, starts, sizes, entries };
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
