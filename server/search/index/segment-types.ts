import type { CountCache } from "#search/counts/count-cache.ts";
import type { TextIndex } from "#search/text/text-index.ts";
import type { DocSet } from "./doc-set.ts";
import type { FrequentCompanies } from "./frequent-companies.ts";
import type { ForwardIndex } from "./forward-index.ts";
import type { InvertedIndex } from "./inverted-index.ts";
import type { LruCache } from "./lru-cache.ts";
import type { Codes } from "./packed/codes.ts";
import type { Numbers } from "./packed/numbers.ts";
import type { Times } from "./packed/times.ts";

/**
 * Documents that someone in one country can and cannot be hired for; the rest are unclear. Includes removed documents.
 */
export interface EligibilitySets {
  yes: DocSet;
  no: DocSet;
}

/** Documents that hide rules remove and documents they leave. Includes removed documents. */
export interface HiddenDocs {
  hidden: DocSet;
  rest: DocSet;
}

/** Slugs of the companies that accept referral requests, each with its response score: a whole number from 1 up. */
export type ReferableCompanies = ReadonlyMap<string, number>;

/** Documents of companies that accept referral requests. Includes removed documents. */
export interface ReferableDocs {
  companies: ReferableCompanies;
  set: DocSet;
  /** Response score by company code; 0 if the company accepts no requests. */
  scores: Float64Array;
}

/** The documents of a segment by how well they match a profile. Includes removed documents. */
export interface MatchOrder {
  /** Each document's step: a whole number, higher for a better match. */
  steps: Uint8Array | Uint16Array;
  /** The first documents of the order: highest step first, then newest. */
  first: Uint32Array;
}

/** The documents of a segment that meet every clause of a text, with their order by relevance. Includes documents that were removed since. */
export interface KeptText {
  set: DocSet;
  order: MatchOrder;
  /** Differs from that of every other text, and of the same one kept at another time. */
  key: string;
  /** How many of the segment's documents had been removed. */
  removed: number;
}

/** What texts asked for in a segment, by what their plans say. */
export interface TextCache {
  kept: LruCache<string, KeptText>;
  /** The last texts that were asked for and aren't kept. */
  asked: LruCache<string, true>;
}

/**
 * A block of documents, numbered from 0 in ascending order of date, with everything a query needs. Only removals change
 * it: they clear bits of `live`, lower `totals` and append to `removed`.
 */
export interface Segment {
  count: number;
  ids: Uint32Array | Float64Array;
  /** Document numbers in ascending order of job id. */
  byId: Uint32Array;
  postedAt: Times;
  /** Yearly salaries in US dollars; `NO_SALARY`, whose code is 0, where none is stated. */
  salary: Numbers;
  /** The documents that state a salary from the highest to the lowest, newest first within one salary. */
  salaryOrder: Uint32Array;
  /** The most that each document pays in US dollars a year; `NO_TOP` where nothing says so. */
  salaryTop: Numbers;
  /** The code of the time zones that each document asks for; read it with `codeAt`. */
  zones: Codes;
  live: Uint32Array;
  liveCount: number;
  /** The code of each document's set of sources; read it with `codeAt`. */
  sources: Codes;
  /** Bitset of the documents posted by agencies. */
  agencies: Uint32Array;
  /** The code of each document by facet; null for facets with several values per document, and for those that few documents state. */
  columns: readonly (Codes | null)[];
  forwardIndex: ForwardIndex;
  invertedIndexes: readonly InvertedIndex[];
  frequentCompanies: FrequentCompanies;
  /** Counts of all live documents: by forward-index code, and by company. */
  totals: { rows: Uint32Array; companies: Int32Array };
  /** Removed documents in order of removal. */
  removed: number[];
  /** Cached documents by facet and code of values whose documents aren't kept as one set: places, and `unstated` where few state anything. */
  joinedSets: LruCache<string, DocSet>;
  /** Cached counts of conditions that many documents meet. */
  countCache: CountCache;
  /** Cached eligibility by country. */
  eligibility: LruCache<string, EligibilitySets>;
  /** Cached results of hide rules. */
  hidden: LruCache<string, HiddenDocs>;
  referable: ReferableDocs | null;
  /** Cached orders by match, by profile. */
  matchOrders: LruCache<string, MatchOrder>;
  /** Kept results of texts that many documents match. */
  texts: TextCache;
  text: TextIndex;
}
