import type { CompanyFigures } from "#contract/schemas/referral.ts";
import { bitSet, type DocSet, hasBit, onesFrom, setBit, unpack, wordCount } from "#search/index/doc-set.ts";
import { COMPANY_FACET } from "#search/index/facets.ts";
import { lowest, newestFirst } from "./paging.ts";
import type { Scratch } from "./scratch.ts";
import type { Segment } from "#search/index/segment.ts";
import type { Vocabulary } from "#search/index/value-ids.ts";

/** Companies where somebody takes referral requests, by slug, each with how good the chances are: a whole number from 1 up. */
export type ReferrableCompanies = ReadonlyMap<string, number>;

/**
 * How good the chances of a referral are at a company: where there is room this week, by the share of requests answered, one
 * that is not known yet counting half; where there is none, below all of those. From the company's published figures only.
 */
export function chanceAt({ freeSlots, answered }: Pick<CompanyFigures, "freeSlots" | "answered">): number {
  return freeSlots === 0 ? 1 : 2 + Math.round(100 * (answered ?? 0.5));
}

/** Documents of such companies, removed ones included. */
export interface ReferrableDocs {
  companies: ReferrableCompanies;
  set: DocSet;
  /** Chance by company code; 0 where nobody takes requests. */
  chances: Float64Array;
}

/** The documents of these companies; worked out once for each list of them, then kept. */
export function referrableDocs(
  segment: Segment,
  companies: ReferrableCompanies,
  vocabulary: Vocabulary,
): ReferrableDocs {
  if (segment.referrable?.companies === companies) return segment.referrable;
  const values = vocabulary.values[COMPANY_FACET]!;
  const chances = new Float64Array(values.size);
  for (const [slug, chance] of companies) chances[values.find(slug)] = chance;
  // A company that no job has held.
  chances[0] = 0;
  const codes = segment.columns[COMPANY_FACET]!;
  const words = new Uint32Array(wordCount(segment.count));
  for (let doc = 0; doc < codes.length; doc += 1) if (chances[codes[doc]!]! > 0) setBit(words, doc);
  segment.referrable = { companies, chances, set: bitSet(words, onesFrom(words, 0)) };
  return segment.referrable;
}

/** The chance of a referral for a document; 0 for none. */
export function chanceOf(segment: Segment, { chances }: ReferrableDocs, doc: number): number {
  return chances[segment.columns[COMPANY_FACET]![doc]!] ?? 0;
}

/** Room for a document beside a chance in one number. */
const DOCUMENTS = 2 ** 32;

/** Documents of a set from rank `from` up to, not including, rank `to`: the best chance first, of these the newest. */
export function mostReferrableFirst(
  segment: Segment,
  set: DocSet,
  referrable: ReferrableDocs,
  from: number,
  to: number,
  scratch: Scratch,
): Uint32Array {
  const { inside, outside } = parted(set, referrable.set.words!, scratch);
  const keys = Float64Array.from(inside, (doc) => -(chanceOf(segment, referrable, doc) * DOCUMENTS + doc));
  const end = Math.min(to, keys.length);
  const best = from >= end ? new Float64Array(0) : lowest(keys, end).subarray(from, end);
  const others = newestFirst(segment, outside, Math.max(0, from - keys.length), Math.max(0, to - keys.length));
  return Uint32Array.from([...Array.from(best, (key) => -key % DOCUMENTS), ...others]);
}

/** The documents of a set that are in `words`, listed, and the others. */
function parted(set: DocSet, words: Uint32Array, scratch: Scratch): { inside: Uint32Array; outside: DocSet } {
  if (set.list !== null) {
    const inside = set.list.filter((doc) => hasBit(words, doc));
    const outside = set.list.filter((doc) => !hasBit(words, doc));
    return { inside, outside: { list: outside, words: null, size: outside.length } };
  }
  const both = scratch.take(words.length);
  const rest = scratch.take(words.length);
  for (let at = 0; at < words.length; at += 1) {
    both[at] = set.words![at]! & words[at]!;
    rest[at] = set.words![at]! & ~words[at]!;
  }
  const inside = scratch.take(onesFrom(both, 0));
  unpack(both, inside);
  return { inside, outside: bitSet(rest, set.size - inside.length) };
}
