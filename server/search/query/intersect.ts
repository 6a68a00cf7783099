import {
  bitSet,
  countFrom,
  DENSE_ONE_IN,
  type DocSet,
  EMPTY_SET,
  gallop,
  hasBit,
  intersectThree,
  intersectTwo,
  intersectWithList,
  listSet,
  popCount,
} from "#search/index/doc-set.ts";
import { liveSet } from "#search/index/segment.ts";
import type { Segment } from "#search/index/segment-types.ts";
import type { Scratch } from "./scratch.ts";

/** Returns the live documents from document `from` on that are in every set. */
export function intersect(segment: Segment, sets: readonly DocSet[], from: number, scratch: Scratch): DocSet {
  if (from === 0 && sets.length === 0) return liveSet(segment);
  if (from === 0 && sets.length === 1 && segment.liveCount === segment.count) return sets[0]!;
  if (from >= segment.count) return EMPTY_SET;
  const bySize = [...sets].sort((a, b) => Number(a.list === null) - Number(b.list === null) || a.size - b.size);
  const smallest = bySize[0];
  if (smallest?.list) return intersectList(segment, smallest.list, bySize.slice(1), from, scratch);
  if ((segment.count - from) * DENSE_ONE_IN < segment.count) return intersectTail(segment, bySize, from, scratch);
  return intersectWords(segment, bySize, from, scratch);
}

function intersectList(
  segment: Segment,
  list: Uint32Array,
  others: readonly DocSet[],
  from: number,
  scratch: Scratch,
): DocSet {
  const start = from === 0 ? 0 : gallop(list, from, 0);
  let docs: Uint32Array = list.subarray(start);
  let length = docs.length;
  const rest = segment.liveCount < segment.count ? [liveSet(segment), ...others] : others;
  if (rest.length === 0) return listSet(docs);
  const out = scratch.take(length);
  for (const other of rest) {
    length = intersectWithList(docs, length, other, out);
    docs = out;
  }
  return listSet(out.subarray(0, length));
}

/** Tests the documents of a short date window one by one. */
function intersectTail(segment: Segment, sets: readonly DocSet[], from: number, scratch: Scratch): DocSet {
  const out = scratch.take(segment.count - from);
  let length = 0;
  for (let doc = from; doc < segment.count; doc += 1) {
    if (hasBit(segment.live, doc) && sets.every((set) => hasBit(set.words!, doc))) out[length++] = doc;
  }
  return listSet(out.subarray(0, length));
}

function intersectWords(segment: Segment, sets: readonly DocSet[], from: number, scratch: Scratch): DocSet {
  const words = scratch.take(segment.live.length);
  const first = from >>> 5;
  words.fill(0, 0, first);
  const source = segment.liveCount < segment.count || sets.length === 0 ? [segment.live] : [];
  let [one = segment.live, ...others] = [...source, ...sets.map((set) => set.words!)];
  let size = 0;
  do {
    const [two = one, three] = others;
    size = three === undefined ? intersectTwo(one, two, first, words) : intersectThree(one, two, three, first, words);
    others = others.slice(2);
    one = words;
  } while (others.length > 0);
  const before = words[first]! & ~(-1 << (from & 31));
  words[first]! ^= before;
  return bitSet(words, size - popCount(before));
}

/** Returns the number of documents of a set from document `from` on. */
export function sizeFrom(set: DocSet, from: number): number {
  if (from === 0) return set.size;
  return set.words === null ? set.size - gallop(set.list!, from, 0) : countFrom(set.words, from);
}
