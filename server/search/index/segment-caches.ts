import { CountCache } from "#search/counts/count-cache.ts";
import { matchOrderBytes } from "#search/match/first-matches.ts";
import { LruCache } from "./lru-cache.ts";
import type { Segment } from "./segment-types.ts";

/** Cached sets of documents, by country and by hide rules: each entry takes a quarter of a byte per job. */
const MAX_CACHED_COUNTRIES = 12;
const MAX_CACHED_HIDE_RULES = 24;
/** Cached sets of documents that are joined from others: at most 8 bytes per job in all. */
const MAX_JOINED_SETS = 64;
/** Bytes of cached orders by match, and how many there are at least and at most. */
const MATCH_ORDERS_BYTES = 64_000_000;
const MATCH_ORDERS = { least: 4, most: 256 };

/** Bytes of the kept results of texts, and how many there are at least and at most. */
const RANKED_TEXTS_BYTES = 32_000_000;
const RANKED_TEXTS = { least: 4, most: 256 };
/** Texts of which we know that they were asked for. */
const MAX_ASKED_TEXTS = 1000;

/** What a segment computes on demand, and may forget. */
export type SegmentCaches = Pick<
  Segment,
  "joinedSets" | "countCache" | "eligibility" | "hidden" | "referable" | "matchOrders" | "texts"
>;

/** Returns the caches of a new segment of `count` documents and `codeCount` codes in its forward index. */
export function emptyCaches(count: number, codeCount: number): SegmentCaches {
  return {
    joinedSets: new LruCache(MAX_JOINED_SETS),
    countCache: new CountCache(count, codeCount),
    eligibility: new LruCache(MAX_CACHED_COUNTRIES),
    hidden: new LruCache(MAX_CACHED_HIDE_RULES),
    referable: null,
    matchOrders: new LruCache(entriesOf(MATCH_ORDERS_BYTES, matchOrderBytes(count, 2), MATCH_ORDERS)),
    texts: {
      kept: new LruCache(entriesOf(RANKED_TEXTS_BYTES, matchOrderBytes(count, 1) + count / 8, RANKED_TEXTS)),
      asked: new LruCache(MAX_ASKED_TEXTS),
    },
  };
}

function entriesOf(bytes: number, bytesOfEach: number, { least, most }: { least: number; most: number }): number {
  return Math.min(most, Math.max(least, Math.floor(bytes / bytesOfEach)));
}
