import { allDocs, bitSet, clearBit, countFrom, DENSE_ONE_IN, type DocSet, hasBit } from "./doc-set.ts";
import { COMPANY_FACET } from "./facets.ts";
import { implicitCode } from "./forward-index.ts";
import { docsOf } from "./inverted-index.ts";
import type { Codes } from "./packed/codes.ts";
import { firstFrom } from "./packed/times.ts";
import type { Segment } from "./segment-types.ts";

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
  clearBit(segment.live, doc);
  segment.liveCount -= 1;
  segment.removed.push(doc);
  segment.forwardIndex.countDocs(Uint32Array.of(doc), 1, -1, segment.totals.rows);
  segment.totals.companies[segment.columns[COMPANY_FACET]![doc]!]! -= 1;
  return doc;
}

/** Returns the first document posted at or after this time. */
export function firstPostedFrom({ postedAt, count }: Segment, time: number): number {
  return firstFrom(postedAt, time, count);
}

/** Returns the documents with a code of a facet, including removed ones. */
export function docsWith(segment: Segment, facet: number, code: number): DocSet {
  return isLeftOut(segment, facet, code)
    ? segment.joinedSets.getOrCreate(`${facet}:${code}`, () => docsOfNone(segment, facet))
    : docsOf(segment.invertedIndexes[facet]!, code);
}

/** Returns whether the inverted index leaves out a value: `unstated` where few documents state anything else. */
function isLeftOut({ columns }: Segment, facet: number, code: number): boolean {
  return columns[facet] === null && code === implicitCode(facet) && code !== 0;
}

/** Returns the documents without any value in the inverted index of a facet. */
function docsOfNone({ count, invertedIndexes }: Segment, facet: number): DocSet {
  const index = invertedIndexes[facet]!;
  const words = allDocs(count);
  for (let code = 1; code < index.sizes.length; code += 1) {
    const { list, words: dense } = docsOf(index, code);
    if (dense !== null) for (let at = 0; at < words.length; at += 1) words[at]! &= ~dense[at]!;
    else for (const doc of list!) clearBit(words, doc);
  }
  return bitSet(words, countFrom(words, 0));
}

/** Returns the code of every document in a facet with one code per document. */
export function codesIn({ columns, forwardIndex, count }: Segment, facet: number): Codes {
  return columns[facet] ?? forwardIndex.codesOf(facet, count);
}

export function liveSet(segment: Segment): DocSet {
  return bitSet(segment.live, segment.liveCount);
}

/** Returns whether a set of this size should be a bitset in this segment. */
export function isDense(segment: { count: number }, size: number): boolean {
  return size * DENSE_ONE_IN > segment.count;
}
