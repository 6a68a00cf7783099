import type { CountTables } from "#search/counts/count-cache.ts";
import type { VerdictSets } from "#search/query/eligibility.ts";
import type { HiddenDocs } from "#search/query/hidden.ts";
import type { RecentlyUsed } from "#search/query/recently-used.ts";
import type { ReferrableDocs } from "#search/query/referable.ts";
import { type Codes, countRows, type Rows } from "./forward-index.ts";
import type { TextIndex } from "#search/text/text-index.ts";
import { COMPANY_FACET } from "./facets.ts";
import { bitSet, DENSE_ONE_IN, type DocSet, EMPTY_SET, gallop, hasBit, listSet } from "./doc-set.ts";

/** Documents by value: sorted lists end to end for most values, a bitset for each value that many documents hold. */
export interface Postings {
  starts: Uint32Array;
  docs: Uint32Array;
  dense: ReadonlyMap<number, DocSet>;
}

/**
 * A run of documents numbered in date order, the oldest 0, with everything a query needs. Only deletions change it:
 * they clear bits of `live`, lower `totals` and add to `removed`.
 */
export interface Segment {
  count: number;
  ids: Uint32Array | Float64Array;
  /** Document numbers in the order of their ids. */
  byId: Uint32Array;
  postedAt: Float64Array;
  salary: Float64Array;
  /** Documents from the highest pay to the lowest, of equal pay the newest first. */
  salaryOrder: Uint32Array;
  /** Each document's place in `salaryOrder`. */
  salaryRank: Uint32Array;
  live: Uint32Array;
  liveCount: number;
  /** Set of sources by document. */
  sources: Codes;
  /** Documents that agencies post. */
  agencies: Uint32Array;
  /** The code of each document by facet; null for facets of which a document holds several. */
  columns: readonly (Codes | null)[];
  rows: Rows;
  postings: readonly Postings[];
  /** Counts of all live documents: by row code, and by company. */
  totals: { rows: Uint32Array; companies: Int32Array };
  /** Removed documents in the order they left. */
  removed: number[];
  /** Documents found by a place, kept because they are joined from many areas. */
  places: Map<number, DocSet>;
  /** Counts of conditions that let many documents pass, kept because they take long to count. */
  tables: CountTables;
  /** Documents by verdict, by country. */
  verdicts: RecentlyUsed<VerdictSets>;
  /** What sets of rules hide. */
  hidden: RecentlyUsed<HiddenDocs>;
  referrable: ReferrableDocs | null;
  text: TextIndex;
}

/** Number of the document with this job id, or -1. */
export function docOf(segment: Segment, id: number): number {
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

/** Takes a job out of the segment; gives its document, or -1 when it is not there or is out already. */
export function removeFrom(segment: Segment, id: number): number {
  const doc = docOf(segment, id);
  if (doc < 0 || !hasBit(segment.live, doc)) return -1;
  segment.live[doc >>> 5]! &= ~(1 << (doc & 31));
  segment.liveCount -= 1;
  segment.removed.push(doc);
  countRows(segment.rows, Uint32Array.of(doc), 1, -1, segment.totals.rows);
  segment.totals.companies[segment.columns[COMPANY_FACET]![doc]!]! -= 1;
  return doc;
}

/** First document posted at or after this time. */
export function firstPostedFrom(segment: Segment, time: number): number {
  return gallop(segment.postedAt, time, 0);
}

/** Documents that hold a code, removed ones included. */
export function holders(postings: Postings, code: number): DocSet {
  const dense = postings.dense.get(code);
  if (dense !== undefined) return dense;
  if (code + 1 >= postings.starts.length) return EMPTY_SET;
  const from = postings.starts[code]!;
  const to = postings.starts[code + 1]!;
  return from === to ? EMPTY_SET : listSet(postings.docs.subarray(from, to));
}

/** All live documents. */
export function liveSet(segment: Segment): DocSet {
  return bitSet(segment.live, segment.liveCount);
}

/** True when a set of this size is worth a bitset in this segment. */
export function isDense(segment: { count: number }, size: number): boolean {
  return size * DENSE_ONE_IN > segment.count;
}

/** Bytes the segment holds, without its texts. */
export function segmentBytes(segment: Segment): number {
  const { ids, byId, postedAt, salary, salaryOrder, salaryRank, live, sources, agencies, rows, totals } = segment;
  const arrays = [
    ids,
    byId,
    postedAt,
    salary,
    salaryOrder,
    salaryRank,
    live,
    sources,
    agencies,
    rows.codes,
    rows.starts,
  ];
  let bytes = totals.companies.byteLength + arrays.reduce((sum, array) => sum + array.byteLength, 0);
  const setBytes = (set: DocSet): number => (set.words ?? set.list!).byteLength;
  for (const column of segment.columns) bytes += column?.byteLength ?? 0;
  for (const postings of segment.postings) {
    bytes += postings.starts.byteLength + postings.docs.byteLength;
    for (const set of postings.dense.values()) bytes += setBytes(set);
  }
  for (const set of segment.places.values()) bytes += setBytes(set);
  for (const { yes, no } of segment.verdicts.values()) bytes += setBytes(yes) + setBytes(no);
  for (const { hidden, rest } of segment.hidden.values()) bytes += setBytes(hidden) + setBytes(rest);
  if (segment.referrable !== null) bytes += setBytes(segment.referrable.set) + segment.referrable.chances.byteLength;
  return bytes + segment.tables.bytes() + segment.removed.length * 8;
}
