import { bitSet, type DocSet, EMPTY_SET, listDocs, listSet, uniteTwo, wordCount } from "#search/index/doc-set.ts";
import { isDense } from "#search/index/segment.ts";
import type { Segment } from "#search/index/segment-types.ts";
import type { Scratch } from "./scratch.ts";

/** Returns the union of sets, in working memory, or in newly allocated memory if `scratch` is null. */
export function union(segment: Segment, sets: readonly DocSet[], scratch: Scratch | null): DocSet {
  const filled = sets.filter((set) => set.size > 0);
  if (filled.length === 0) return EMPTY_SET;
  if (filled.length === 1) return filled[0]!;
  const sum = filled.reduce((total, set) => total + set.size, 0);
  if (!isDense(segment, sum)) return unionOfLists(filled, sum, scratch);
  const words = scratch?.take(wordCount(segment.count)) ?? new Uint32Array(wordCount(segment.count));
  let size = uniteDense(
    filled.flatMap((set) => (set.words === null ? [] : [set])),
    words,
  );
  for (const { list } of filled) if (list !== null) size += setBits(words, list);
  if (scratch !== null && !isDense(segment, size)) {
    const list = scratch.take(size);
    listDocs(words, list);
    return listSet(list);
  }
  return bitSet(words, size);
}

/** Writes the union of bitsets to `out`, which may hold anything before. Returns its size. */
function uniteDense([first, second, ...rest]: readonly DocSet[], out: Uint32Array): number {
  if (first === undefined) {
    out.fill(0);
    return 0;
  }
  if (second === undefined) {
    out.set(first.words!);
    return first.size;
  }
  let size = uniteTwo(first.words!, second.words!, out);
  for (const { words } of rest) size = uniteTwo(out, words!, out);
  return size;
}

/** Adds documents to a bitset. Returns how many of them are new to it. */
function setBits(words: Uint32Array, list: Uint32Array): number {
  let added = 0;
  for (let at = 0; at < list.length; at += 1) {
    const doc = list[at]!;
    const word = words[doc >>> 5]!;
    const updated = word | (1 << (doc & 31));
    words[doc >>> 5] = updated;
    added += ((word ^ updated) >>> (doc & 31)) & 1;
  }
  return added;
}

function unionOfLists(sets: readonly DocSet[], sum: number, scratch: Scratch | null): DocSet {
  let joined: Uint32Array = sets[0]!.list!;
  let length = joined.length;
  for (const { list } of sets.slice(1)) {
    const room = scratch?.take(sum) ?? new Uint32Array(sum);
    length = merge(joined, length, list!, room);
    joined = room;
  }
  return listSet(scratch === null ? joined.slice(0, length) : joined.subarray(0, length));
}

/** Writes the union of two ascending lists to `out`. Returns its size. */
function merge(a: Uint32Array, length: number, b: Uint32Array, out: Uint32Array): number {
  let inA = 0;
  let inB = 0;
  let merged = 0;
  while (inA < length && inB < b.length) {
    const x = a[inA]!;
    const y = b[inB]!;
    out[merged++] = x < y ? x : y;
    if (x <= y) inA += 1;
    if (y <= x) inB += 1;
  }
  while (inA < length) out[merged++] = a[inA++]!;
  while (inB < b.length) out[merged++] = b[inB++]!;
  return merged;
}
