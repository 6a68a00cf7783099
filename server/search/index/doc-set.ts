/**
 * A set of document numbers: a bitset (`words`) if it has more than about one document in 64, else a sorted list
 * (`list`), which is then faster to walk than a bitset is to scan.
 */
export interface DocSet {
  list: Uint32Array | null;
  words: Uint32Array | null;
  size: number;
}

/** Sets with more than one document in this many are bitsets. */
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

export function clearBit(words: Uint32Array, doc: number): void {
  words[doc >>> 5]! &= ~(1 << (doc & 31));
}

/** Returns a bitset of all of `count` documents. */
export function allDocs(count: number): Uint32Array {
  const words = new Uint32Array(wordCount(count)).fill(0xffffffff);
  if (count % 32 !== 0) words[words.length - 1] = (1 << (count & 31)) - 1;
  return words;
}

/** Returns whether a set has a document. */
export function contains({ list, words }: DocSet, doc: number): boolean {
  return words === null ? list![gallop(list!, doc, 0)] === doc : hasBit(words, doc);
}

/** Returns the number of ones in a 32-bit word. */
export function popCount(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Words to add up byte by byte before summing the bytes: each byte stays at or below 128. */
const WORDS_PER_SUM = 16;

/** Returns the number of ones in each byte of a word. */
function popCountByByte(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (fours + (fours >>> 4)) & 0x0f0f0f0f;
}

function sumOfBytes(bytes: number): number {
  const halves = (bytes & 0x00ff00ff) + ((bytes >>> 8) & 0x00ff00ff);
  return (halves + (halves >>> 16)) & 0xffff;
}

/** Counts the documents of a bitset from `from` on. */
export function countFrom(words: Uint32Array, from: number): number {
  const word = from >>> 5;
  if (word >= words.length) return 0;
  let count = popCount(words[word]! & (-1 << (from & 31)));
  for (let at = word + 1; at < words.length;) {
    const stop = Math.min(words.length, at + WORDS_PER_SUM);
    let bytes = 0;
    for (; at < stop; at += 1) bytes += popCountByByte(words[at]!);
    count += sumOfBytes(bytes);
  }
  return count;
}

/** Writes the intersection of two bitsets, from word `from` on, to `out`. Returns its size. */
export function intersectTwo(a: Uint32Array, b: Uint32Array, from: number, out: Uint32Array): number {
  let count = 0;
  for (let at = from; at < out.length;) {
    const stop = Math.min(out.length, at + WORDS_PER_SUM);
    let bytes = 0;
    for (; at < stop; at += 1) {
      const word = a[at]! & b[at]!;
      out[at] = word;
      bytes += popCountByByte(word);
    }
    count += sumOfBytes(bytes);
  }
  return count;
}

/** Writes the union of two bitsets to `out`, which may be one of them. Returns its size. */
export function uniteTwo(a: Uint32Array, b: Uint32Array, out: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < out.length;) {
    const stop = Math.min(out.length, at + WORDS_PER_SUM);
    let bytes = 0;
    for (; at < stop; at += 1) {
      const word = a[at]! | b[at]!;
      out[at] = word;
      bytes += popCountByByte(word);
    }
    count += sumOfBytes(bytes);
  }
  return count;
}

/** Intersects three bitsets in one pass. */
export function intersectThree(a: Uint32Array, b: Uint32Array, c: Uint32Array, from: number, out: Uint32Array): number {
  let count = 0;
  for (let at = from; at < out.length;) {
    const stop = Math.min(out.length, at + WORDS_PER_SUM);
    let bytes = 0;
    for (; at < stop; at += 1) {
      const word = a[at]! & b[at]! & c[at]!;
      out[at] = word;
      bytes += popCountByByte(word);
    }
    count += sumOfBytes(bytes);
  }
  return count;
}

/**
 * Returns the first position at or after `from` in a sorted array whose value is at least `value` (galloping search).
 */
export function gallop(list: Uint32Array, value: number, from: number): number {
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

/** Writes the documents of a bitset to `out` in ascending order. Returns their number. */
export function listDocs(words: Uint32Array, out: Uint32Array): number {
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

/** Lists whose lengths differ by less than this ratio are merged; otherwise the longer one is searched by galloping. */
const MERGE_MAX_RATIO = 8;

/** Writes the documents of `list` that are in `other` to `out`, which may be `list` itself. Returns their number. */
export function intersectWithList(list: Uint32Array, listLength: number, other: DocSet, out: Uint32Array): number {
  let length = 0;
  if (other.words !== null) {
    const words = other.words;
    for (let index = 0; index < listLength; index += 1) {
      const doc = list[index]!;
      if ((words[doc >>> 5]! & (1 << (doc & 31))) !== 0) {
        out[length] = doc;
        length += 1;
      }
    }
    return length;
  }
  const candidates = other.list!;
  let at = 0;
  if (candidates.length < listLength * MERGE_MAX_RATIO) {
    for (let index = 0; index < listLength && at < candidates.length; index += 1) {
      const doc = list[index]!;
      while (at < candidates.length && candidates[at]! < doc) at += 1;
      if (candidates[at] === doc) out[length++] = doc;
    }
    return length;
  }
  for (let index = 0; index < listLength && at < candidates.length; index += 1) {
    const doc = list[index]!;
    at = gallop(candidates, doc, at);
    if (candidates[at] === doc) {
      out[length] = doc;
      length += 1;
    }
  }
  return length;
}
