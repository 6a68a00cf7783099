import { bitSet, DENSE_ONE_IN, type DocSet, EMPTY_SET, gallop, hasBit, listSet } from "./doc-set.ts";
import { COMPANY_FACET } from "./facets.ts";
import type { InvertedIndex, Segment } from "./segment-types.ts";

/** Returns the document with this job id, or -1. */
export function docWithId(segment: Segment, id: number): number {
  let low = 0;
  let high = segment.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (segment.ids[segment.byId[middle]!]! < id) low = middle + 1;
    else high = middle;
  }
  const doc = segment.byId[low];
  return doc !== undefined && segment.ids[doc] === id ? doc : -1;
}

/**
 * Removes a job from the segment. Returns its document, or -1 if the segment does not have it or has removed it before.
 */
export function removeFrom(segment: Segment, id: number): number {
  const doc = docWithId(segment, id);
  if (doc < 0 || !hasBit(segment.live, doc)) return -1;
  segment.live[doc >>> 5]! &= ~(1 << (doc & 31));
  segment.liveCount -= 1;
  segment.removed.push(doc);
  segment.forwardIndex.countDocs(Uint32Array.of(doc), 1, -1, segment.totals.rows);
  segment.totals.companies[segment.columns[COMPANY_FACET]![doc]!]! -= 1;
  return doc;
}

/** Returns the first document posted at or after this time. */
export function firstPostedFrom(segment: Segment, time: number): number {
  return gallop(segment.postedAt, time, 0);
}

/** Returns the documents with a code, including removed ones. */
export function docsWith(index: InvertedIndex, code: number): DocSet {
  const dense = index.dense.get(code);
  if (dense !== undefined) return dense;
  if (code + 1 >= index.starts.length) return EMPTY_SET;
  const from = index.starts[code]!;
  const to = index.starts[code + 1]!;
  return from === to ? EMPTY_SET : listSet(index.docs.subarray(from, to));
}

export function liveSet(segment: Segment): DocSet {
  return bitSet(segment.live, segment.liveCount);
}

/** Returns whether a set of this size should be a bitset in this segment. */
export function isDense(segment: { count: number }, size: number): boolean {
  return size * DENSE_ONE_IN > segment.count;
}

/** Returns the size of the segment in bytes, without its texts. */
export function segmentBytes(segment: Segment): number {
  const { ids, byId, postedAt, salary, salaryOrder, salaryRank, live, sources, agencies, salaryTop, zones } = segment;
  const perDocument = [ids, byId, postedAt, salary, salaryOrder, salaryRank, salaryTop, zones, live, sources, agencies];
  let bytes = segment.forwardIndex.byteLength + segment.totals.companies.byteLength;
  for (const array of [...perDocument, ...segment.columns]) bytes += array?.byteLength ?? 0;
  const sets: DocSet[] = [...segment.placeSets.values()];
  for (const { starts, docs, dense } of segment.invertedIndexes) {
    bytes += starts.byteLength + docs.byteLength;
    sets.push(...dense.values());
  }
  for (const { yes, no } of segment.eligibility.values()) sets.push(yes, no);
  for (const { hidden, rest } of segment.hidden.values()) sets.push(hidden, rest);
  if (segment.referable !== null) {
    bytes += segment.referable.scores.byteLength;
    sets.push(segment.referable.set);
  }
  for (const { steps, first } of segment.matchOrders.values()) bytes += steps.byteLength + first.byteLength;
  for (const { words, list } of sets) bytes += (words ?? list!).byteLength;
  return bytes + segment.countCache.bytes() + segment.removed.length * 8;
}
