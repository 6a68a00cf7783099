import type { Codes } from "#search/index/packed/codes.ts";
import type { Segment } from "#search/index/segment-types.ts";
import type { Scratch } from "#search/query/scratch.ts";
import { cachedCounts, type CountRequest, nearestSuperset } from "./cached-counts.ts";

/** Counts one facet with a single code per document. Its column is less to read than the forward index. */
export function countColumn(
  segment: Segment,
  facet: number,
  request: CountRequest,
  out: Int32Array,
  scratch: Scratch,
): void {
  const codes = segment.columns[facet]!;
  const { set } = request;
  if (set.words === null) return countList(codes, set.list!, out);
  const cached = cachedCounts(segment, request);
  if (cached !== null) return segment.forwardIndex.addFacetCounts(cached, facet, set.size, out);
  const superset = nearestSuperset(segment, request, scratch);
  if (superset === null) return countWords(codes, set.words, null, 1, out);
  segment.forwardIndex.addFacetCounts(superset.counts, facet, superset.size, out);
  countWords(codes, superset.words, set.words, -1, out);
}

/** Adds one to the count of each document of a list. */
function countList(codes: Codes, list: Uint32Array, out: Int32Array): void {
  for (let at = 0; at < list.length; at += 1) out[codes[list[at]!]!]! += 1;
}

/** Adds `step` for each document of a bitset, except those in `without`. */
export function countWords(
  codes: Codes,
  words: Uint32Array,
  without: Uint32Array | null,
  step: number,
  out: Int32Array,
): void {
  for (let at = 0; at < words.length; at += 1) {
    let word = without === null ? words[at]! : words[at]! & ~without[at]!;
    const base = (at << 5) + 31;
    while (word !== 0) {
      const lowest = word & -word;
      out[codes[base - Math.clz32(lowest)]!]! += step;
      word ^= lowest;
    }
  }
}
