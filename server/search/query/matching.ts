import type { DateWindow, JobsQuery } from "#contract/schemas/jobs-query.ts";
import {
  bitSet,
  common,
  commonOfThree,
  DENSE_ONE_IN,
  type DocSet,
  EMPTY_SET,
  gallop,
  hasBit,
  keepCommon,
  listSet,
  ones,
  onesFrom,
  unpack,
  wordCount,
} from "#search/index/doc-set.ts";
import { DATE_WINDOW_MS, FACETS, LOCATION_FACET } from "#search/index/facets.ts";
import type { Scratch } from "./scratch.ts";
import { firstPostedFrom, holders, isDense, liveSet, type Segment } from "#search/index/segment.ts";
import type { Vocabulary } from "#search/index/value-ids.ts";

/** What a query asks of one facet: value codes, of which a job must hold one. Code 0 stands for a value nobody holds. */
export interface Wanted {
  facet: number;
  codes: readonly number[];
}

/** The facets a query narrows, with the codes of its values. */
export function wantedOf(query: JobsQuery, vocabulary: Vocabulary): Wanted[] {
  const wanted: Wanted[] = [];
  FACETS.forEach((facet, number) => {
    const values = facet.wanted(query);
    if (values.length === 0) return;
    const codes = new Set(values.map((value) => vocabulary.values[number]!.find(value)));
    wanted.push({ facet: number, codes: [...codes].filter((code) => code > 0) });
  });
  return wanted;
}

/** First document of the segment inside a date window. */
export function windowStart(segment: Segment, window: DateWindow | null, now: number): number {
  return window === null ? 0 : firstPostedFrom(segment, now - DATE_WINDOW_MS[window]);
}

/** Documents that hold any of the wanted values, removed ones included. */
export function holdersOfAny(segment: Segment, wanted: Wanted, vocabulary: Vocabulary, scratch: Scratch): DocSet {
  return joinSets(
    segment,
    wanted.codes.map((code) => holdersOfOne(segment, wanted.facet, code, vocabulary)),
    scratch,
  );
}

/** Documents that hold one value, removed ones included; of the location facet those a place finds. */
export function holdersOfOne(segment: Segment, facet: number, code: number, vocabulary: Vocabulary): DocSet {
  return facet === LOCATION_FACET ? placeSet(segment, code, vocabulary) : holders(segment.postings[facet]!, code);
}

/** Joined places kept at once, the least lately asked for leaving first: at most 8 bytes a job. */
const KEPT_PLACES = 64;

/** Documents found by a place: all whose area combination it finds. Joined on first use, then kept. */
function placeSet(segment: Segment, place: number, vocabulary: Vocabulary): DocSet {
  const known = segment.places.get(place);
  if (known !== undefined) {
    segment.places.delete(place);
    segment.places.set(place, known);
    return known;
  }
  const postings = segment.postings[LOCATION_FACET]!;
  const found: DocSet[] = [];
  vocabulary.members(LOCATION_FACET).forEach((places, combination) => {
    if (!places.includes(place)) return;
    const set = holders(postings, combination);
    if (set.size > 0) found.push(set);
  });
  const set = found.length === 1 ? found[0]! : joinSets(segment, found, null);
  for (const oldest of segment.places.keys()) {
    if (segment.places.size < KEPT_PLACES) break;
    segment.places.delete(oldest);
  }
  segment.places.set(place, set);
  return set;
}

/** The union of sets; in working memory, or in memory of its own when `scratch` is null. */
function joinSets(segment: Segment, sets: readonly DocSet[], scratch: Scratch | null): DocSet {
  const filled = sets.filter((set) => set.size > 0);
  if (filled.length === 0) return EMPTY_SET;
  if (filled.length === 1) return filled[0]!;
  const sum = filled.reduce((total, set) => total + set.size, 0);
  if (!isDense(segment, sum)) return joinLists(filled, sum, scratch);
  const words = scratch?.take(wordCount(segment.count)) ?? new Uint32Array(wordCount(segment.count));
  const dense = filled.filter((set) => set.words !== null);
  words.fill(0);
  for (const set of dense) for (let at = 0; at < words.length; at += 1) words[at]! |= set.words![at]!;
  let size = dense.length === 1 ? dense[0]!.size : onesFrom(words, 0);
  for (const { list } of filled) if (list !== null) size += setBits(words, list);
  if (scratch !== null && !isDense(segment, size)) {
    const list = scratch.take(size);
    unpack(words, list);
    return listSet(list);
  }
  return bitSet(words, size);
}

/** Adds documents to a bitset; returns how many of them were not in it. */
function setBits(words: Uint32Array, list: Uint32Array): number {
  let added = 0;
  for (let at = 0; at < list.length; at += 1) {
    const doc = list[at]!;
    const word = words[doc >>> 5]!;
    const withIt = word | (1 << (doc & 31));
    words[doc >>> 5] = withIt;
    added += ((word ^ withIt) >>> (doc & 31)) & 1;
  }
  return added;
}

function joinLists(sets: readonly DocSet[], sum: number, scratch: Scratch | null): DocSet {
  let joined: Uint32Array = sets[0]!.list!;
  let length = joined.length;
  for (const { list } of sets.slice(1)) {
    const room = scratch?.take(sum) ?? new Uint32Array(sum);
    length = merge(joined, length, list!, room);
    joined = room;
  }
  return listSet(scratch === null ? joined.slice(0, length) : joined.subarray(0, length));
}

/** Writes what is in either of two ascending lists; returns how many. */
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

/** Live documents from `from` on that are in every set. */
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
    length = keepCommon(docs, length, other, out);
    docs = out;
  }
  return listSet(out.subarray(0, length));
}

/** The last few documents of a date window, tested one by one. */
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
    size = three === undefined ? common(one, two, first, words) : commonOfThree(one, two, three, first, words);
    others = others.slice(2);
    one = words;
  } while (others.length > 0);
  const before = words[first]! & ~(-1 << (from & 31));
  words[first]! ^= before;
  return bitSet(words, size - ones(before));
}

/** How many documents of a set were posted at or after document `from`. */
export function sizeFrom(set: DocSet, from: number): number {
  if (from === 0) return set.size;
  return set.words === null ? set.size - gallop(set.list!, from, 0) : onesFrom(set.words, from);
}
