/**
 * Sets of document numbers. A set that holds more than about one document in 64 is a bitset (`words`), a smaller one a
 * sorted list (`list`): the list is then smaller to walk than the bitset is to scan.
 */
export interface DocSet {
  list: Uint32Array | null;
  words: Uint32Array | null;
  size: number;
}

/** A value held by more than one document in this many gets a bitset. */
export const DENSE_ONE_IN = 64;

export const EMPTY_SET: DocSet = { list: new Uint32Array(0), words: null, size: 0 };

export function listSet(list: Uint32Array): DocSet {
  return { list, words: null, size: list.length };
}

export function bitSet(words: Uint32Array, size: number): DocSet {
  return { list: null, words, size };
}

export function wordCount(documents: number): number {
  return (documents + 31) >>> 5;
}

export function hasBit(words: Uint32Array, doc: number): boolean {
  return (words[doc >>> 5]! & (1 << (doc & 31))) !== 0;
}

export function setBit(words: Uint32Array, doc: number): void {
  words[doc >>> 5]! |= 1 << (doc & 31);
}

/** True when a set holds a document. */
export function contains({ list, words }: DocSet, doc: number): boolean {
  return words === null ? list![gallop(list!, doc, 0)] === doc : hasBit(words, doc);
}

/** Number of ones in a 32-bit word. */
export function ones(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Words whose ones are counted side by side: each byte of the sum then holds at most 128. */
const SIDE_BY_SIDE = 16;

/** Ones of a word, by byte. */
function onesByByte(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (fours + (fours >>> 4)) & 0x0f0f0f0f;
}

function sumOfBytes(bytes: number): number {
  const halves = (bytes & 0x00ff00ff) + ((bytes >>> 8) & 0x00ff00ff);
  return (halves + (halves >>> 16)) & 0xffff;
}

/** Number of ones at document `from` and after. */
export function onesFrom(words: Uint32Array, from: number): number {
  const word = from >>> 5;
  if (word >= words.length) return 0;
  let count = ones(words[word]! & (-1 << (from & 31)));
  for (let at = word + 1; at < words.length;) {
    const stop = Math.min(words.length, at + SIDE_BY_SIDE);
    let bytes = 0;
    for (; at < stop; at += 1) bytes += onesByByte(words[at]!);
    count += sumOfBytes(bytes);
  }
  return count;
}

/** Writes what two bitsets share from a word on; returns how many documents that are. */
export function common(a: Uint32Array, b: Uint32Array, from: number, out: Uint32Array): number {
  let count = 0;
  for (let at = from; at < out.length;) {
    const stop = Math.min(out.length, at + SIDE_BY_SIDE);
    let bytes = 0;
    for (; at < stop; at += 1) {
      const word = a[at]! & b[at]!;
      out[at] = word;
      bytes += onesByByte(word);
    }
    count += sumOfBytes(bytes);
  }
  return count;
}

/** The same of three, in one pass. */
export function commonOfThree(a: Uint32Array, b: Uint32Array, c: Uint32Array, from: number, out: Uint32Array): number {
  let count = 0;
  for (let at = from; at < out.length;) {
    const stop = Math.min(out.length, at + SIDE_BY_SIDE);
    let bytes = 0;
    for (; at < stop; at += 1) {
      const word = a[at]! & b[at]! & c[at]!;
      out[at] = word;
      bytes += onesByByte(word);
    }
    count += sumOfBytes(bytes);
  }
  return count;
}

/** First place in a sorted array whose value is not below `value`, searching from `from` by doubling steps. */
export function gallop(list: Uint32Array | Float64Array, value: number, from: number): number {
  let step = 1;
  let low = from;
  let high = from;
  while (high < list.length && list[high]! < value) {
    low = high + 1;
    high += step;
    step <<= 1;
  }
  if (high > list.length) high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Writes the documents of a bitset into `out` in ascending order; returns how many. */
export function unpack(words: Uint32Array, out: Uint32Array): number {
  let length = 0;
  for (let index = 0; index < words.length; index += 1) {
    let word = words[index]!;
    const base = index << 5;
    while (word !== 0) {
      out[length] = base + 31 - Math.clz32(word & -word);
      length += 1;
      word &= word - 1;
    }
  }
  return length;
}

/** Lists that differ less in length are walked side by side; in a longer one places are sought by doubling steps. */
const MERGE_UP_TO = 8;

/** Keeps in `out` the documents of `list` that are in `other`; returns how many. `out` may be `list` itself. */
export function keepCommon(list: Uint32Array, length: number, other: DocSet, out: Uint32Array): number {
  let kept = 0;
  if (other.words !== null) {
    const words = other.words;
    for (let index = 0; index < length; index += 1) {
      const doc = list[index]!;
      if ((words[doc >>> 5]! & (1 << (doc & 31))) !== 0) {
        out[kept] = doc;
        kept += 1;
      }
    }
    return kept;
  }
  const candidates = other.list!;
  let at = 0;
  if (candidates.length < length * MERGE_UP_TO) {
    for (let index = 0; index < length && at < candidates.length; index += 1) {
      const doc = list[index]!;
      while (at < candidates.length && candidates[at]! < doc) at += 1;
      if (candidates[at] === doc) out[kept++] = doc;
    }
    return kept;
  }
  for (let index = 0; index < length && at < candidates.length; index += 1) {
    const doc = list[index]!;
    at = gallop(candidates, doc, at);
    if (candidates[at] === doc) {
      out[kept] = doc;
      kept += 1;
    }
  }
  return kept;
}
