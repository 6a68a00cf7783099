import { contains, type DocSet } from "#search/index/doc-set.ts";
import type { Segment } from "#search/index/segment-types.ts";
import { intersect } from "#search/query/intersect.ts";
import type { QueryPart } from "#search/query/query-types.ts";
import type { Scratch } from "#search/query/scratch.ts";
import type { CachedCounts } from "./count-cache.ts";

/** A set of documents to count: the live documents from document `from` on that meet all parts of a query. */
export interface CountRequest {
  parts: readonly QueryPart[];
  from: number;
  set: DocSet;
}

/** A superset of the documents to count, with its counts. */
export interface CountedSuperset {
  counts: Uint32Array;
  words: Uint32Array;
  size: number;
}

/** Shorter lists take about as long to count as their cached counts to copy. */
const LEAST_CACHED_LIST = 256;

/** Date windows move with the clock, so the cache holds windows that start at one of this many points in a segment. */
const WINDOW_STARTS_PER_SEGMENT = 64;

/** Returns the counts of the requested documents by forward-index code, in working memory. */
export function countRequested(segment: Segment, request: CountRequest, scratch: Scratch): Uint32Array {
  const { forwardIndex, countCache } = segment;
  const { parts, from, set } = request;
  const out = scratch.zeros(forwardIndex.codeCount);
  const key = set.list !== null && set.size < LEAST_CACHED_LIST ? null : keyOf(parts, from);
  const cached = key === null ? null : countsCachedBy(key, segment, request);
  if (cached !== null) {
    out.set(cached);
    return out;
  }
  const mark = scratch.mark();
  const cost =
    countFromList(segment, request, out) ??
    countFromEarlierWindow(segment, request, scratch, out) ??
    countFromSubset(segment, request, scratch, out) ??
    countFromSuperset(segment, request, scratch, out);
  scratch.release(mark);
  if (key !== null && from === windowStartBefore(segment, from))
    countCache.set(key, { counts: out.slice(), size: set.size, removed: segment.removed.length }, cost);
  return out;
}

/** Returns the cached counts of exactly the requested documents, or null. */
export function cachedCounts(segment: Segment, request: CountRequest): Uint32Array | null {
  const key = keyOf(request.parts, request.from);
  return key === null ? null : countsCachedBy(key, segment, request);
}

function countsCachedBy(key: string, segment: Segment, request: CountRequest): Uint32Array | null {
  const cached = segment.countCache.get(key);
  if (cached === null) return null;
  subtractRemoved(segment, cached, request);
  return cached.counts;
}

/**
 * Subtracts removed documents on the next read, so that the cost of a removal doesn't grow with the number of cache
 * entries.
 */
function subtractRemoved(
  { forwardIndex, removed }: Segment,
  cached: CachedCounts,
  { parts, from }: Omit<CountRequest, "set">,
): void {
  for (; cached.removed < removed.length; cached.removed += 1) {
    const doc = removed[cached.removed]!;
    if (doc < from || !parts.every(({ set }) => contains(set, doc))) continue;
    forwardIndex.countDocs(Uint32Array.of(doc), 1, -1, cached.counts);
    cached.size -= 1;
  }
}

/** Counts the documents of a list. Returns their number, or null if the set is no list. */
function countFromList({ forwardIndex }: Segment, { set }: CountRequest, out: Uint32Array): number | null {
  if (set.list === null) return null;
  forwardIndex.countDocs(set.list, set.size, 1, out);
  return set.size;
}

/**
 * Counts a date window from one that starts slightly earlier, whose cached counts stay useful for longer.
 * Returns the number of documents read, or null if there is no such window.
 */
function countFromEarlierWindow(
  segment: Segment,
  { parts, from, set }: CountRequest,
  scratch: Scratch,
  out: Uint32Array,
): number | null {
  const earlier = windowStartBefore(segment, from);
  if (earlier === from || keyOf(parts, earlier) === null) return null;
  const superset = intersect(segment, setsOf(parts), earlier, scratch);
  if (superset.words === null) return null;
  out.set(countRequested(segment, { parts, from: earlier, set: superset }, scratch));
  segment.forwardIndex.countBitset(superset.words, set.words, -1, out);
  return superset.size - set.size;
}

/**
 * Counts the documents with any of several values from those with the most frequent value, if these are at least half.
 */
function countFromSubset(
  segment: Segment,
  { parts, from, set }: CountRequest,
  scratch: Scratch,
  out: Uint32Array,
): number | null {
  const several = parts.findIndex(({ mostFrequent }) => mostFrequent !== null);
  if (several < 0 || keyOf(parts, from) === null) return null;
  const subsetParts = parts.with(several, parts[several]!.mostFrequent!);
  const subset = intersect(segment, setsOf(subsetParts), from, scratch);
  if (subset.words === null || subset.size * 2 < set.size) return null;
  out.set(countRequested(segment, { parts: subsetParts, from, set: subset }, scratch));
  segment.forwardIndex.countBitset(set.words!, subset.words, 1, out);
  return set.size - subset.size;
}

/** Counts from the smallest counted superset, or from scratch. */
function countFromSuperset(segment: Segment, request: CountRequest, scratch: Scratch, out: Uint32Array): number {
  const { set } = request;
  const superset = nearestSuperset(segment, request, scratch);
  if (superset === null) {
    segment.forwardIndex.countBitset(set.words!, null, 1, out);
    return set.size;
  }
  out.set(superset.counts);
  segment.forwardIndex.countBitset(superset.words, set.words, -1, out);
  return superset.size - set.size;
}

/**
 * Returns the smallest superset with cached counts: all live documents, or those that meet one or two of the requested
 * parts. Returns null if counting the requested documents directly is less work.
 */
export function nearestSuperset(segment: Segment, request: CountRequest, scratch: Scratch): CountedSuperset | null {
  const { parts, set } = request;
  const keyed = parts.filter(({ key }) => key !== null);
  const starts = request.from === 0 ? [0] : [0, windowStartBefore(segment, request.from)];
  let best: Omit<CountRequest, "set"> | null = null;
  let least = set.size * 2;
  const consider = (some: readonly QueryPart[], from: number): void => {
    const size = some.length === 0 && from === 0 ? segment.liveCount : segment.countCache.sizeOf(keyOf(some, from)!);
    if (size < 0 || size >= least) return;
    best = { parts: some, from };
    least = size;
  };
  for (const from of starts) {
    consider([], from);
    keyed.forEach((one, index) => {
      consider([one], from);
      for (const other of keyed.slice(index + 1)) consider([one, other], from);
    });
  }
  return best === null ? null : supersetOf(segment, best, scratch);
}

function supersetOf(
  segment: Segment,
  { parts, from }: Omit<CountRequest, "set">,
  scratch: Scratch,
): CountedSuperset | null {
  if (parts.length === 0 && from === 0)
    return { counts: segment.totals.rows, words: segment.live, size: segment.liveCount };
  const set = intersect(segment, setsOf(parts), from, scratch);
  const counts = set.words === null ? null : cachedCounts(segment, { parts, from, set });
  return counts === null ? null : { counts, words: set.words!, size: set.size };
}

function windowStartBefore(segment: Segment, from: number): number {
  return from - (from % Math.ceil(segment.count / WINDOW_STARTS_PER_SEGMENT));
}

function setsOf(parts: readonly QueryPart[]): DocSet[] {
  return parts.map(({ set }) => set);
}

/** Returns the cache key of these parts and this window, or null if a part is not cacheable. */
function keyOf(parts: readonly QueryPart[], from: number): string | null {
  const keys: string[] = [];
  for (const { key } of parts) {
    if (key === null) return null;
    keys.push(key);
  }
  return `${keys.sort().join("&")}@${from}`;
}
