import { bitSet, countFrom, type DocSet, hasBit, listDocs, listSet, setBit, wordCount } from "#search/index/doc-set.ts";
import { COMPANY_FACET } from "#search/index/facets.ts";
import type { ReferableCompanies, ReferableDocs, Segment } from "#search/index/segment-types.ts";
import type { ValueIds } from "#search/index/value-ids.ts";
import { docOfKey, lowest, newestFirst, rankKey } from "./paging.ts";
import type { Scratch } from "./scratch.ts";

/**
 * Ranks a company by its published response rate, 0.5 if unknown. Companies without free slots this week rank below all
 * others. Returns a whole number from 1 up.
 */
export function responseScore({ freeSlots, answered }: { freeSlots: number; answered: number | null }): number {
  return freeSlots === 0 ? 1 : 2 + Math.round(100 * (answered ?? 0.5));
}

/** Returns the documents of companies that accept referral requests, computed once per list of companies. */
export function referableDocs(segment: Segment, companies: ReferableCompanies, valueIds: ValueIds): ReferableDocs {
  if (segment.referable?.companies === companies) return segment.referable;
  const values = valueIds.values[COMPANY_FACET]!;
  const scores = new Float64Array(values.size);
  for (const [slug, score] of companies) scores[values.find(slug)] = score;
  // Companies without jobs share code 0.
  scores[0] = 0;
  const codes = segment.columns[COMPANY_FACET]!;
  const words = new Uint32Array(wordCount(segment.count));
  for (let doc = 0; doc < codes.length; doc += 1) if (scores[codes[doc]!]! > 0) setBit(words, doc);
  segment.referable = { companies, scores, set: bitSet(words, countFrom(words, 0)) };
  return segment.referable;
}

/** Returns the response score of a document's company, or 0 if it accepts no requests. */
export function responseScoreOf(segment: Segment, { scores }: ReferableDocs, doc: number): number {
  return scores[segment.columns[COMPANY_FACET]![doc]!] ?? 0;
}

/**
 * Returns the documents of a set from rank `from` up to but not including rank `to`: highest response score first, then
 * newest.
 */
export function mostReferableFirst(
  { segment, set }: { segment: Segment; set: DocSet },
  referable: ReferableDocs,
  from: number,
  to: number,
  scratch: Scratch,
): Uint32Array {
  const { inside, outside } = partition(set, referable.set.words!, scratch);
  const keys = Float64Array.from(inside, (doc) => rankKey(responseScoreOf(segment, referable, doc), doc));
  const end = Math.min(to, keys.length);
  const best = from >= end ? new Float64Array(0) : lowest(keys, end).subarray(from, end);
  const others = newestFirst(segment, outside, Math.max(0, from - keys.length), Math.max(0, to - keys.length));
  return Uint32Array.from([...Array.from(best, docOfKey), ...others]);
}

/** Splits a set into the documents in `words`, as a list, and the others. */
function partition(set: DocSet, words: Uint32Array, scratch: Scratch): { inside: Uint32Array; outside: DocSet } {
  if (set.list !== null) {
    const inside = set.list.filter((doc) => hasBit(words, doc));
    return { inside, outside: listSet(set.list.filter((doc) => !hasBit(words, doc))) };
  }
  const both = scratch.take(words.length);
  const rest = scratch.take(words.length);
  for (let at = 0; at < words.length; at += 1) {
    both[at] = set.words![at]! & words[at]!;
    rest[at] = set.words![at]! & ~words[at]!;
  }
  const inside = scratch.take(countFrom(both, 0));
  listDocs(both, inside);
  return { inside, outside: bitSet(rest, set.size - inside.length) };
}
