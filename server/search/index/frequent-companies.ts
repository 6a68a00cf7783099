import { hasBit, setBit, wordCount } from "./doc-set.ts";
import { largestOf } from "./largest-of.ts";
import { type Codes, codesBelow } from "./packed/codes.ts";

/** Number of ranked companies: enough for most searches, few enough for their counters to stay in the processor's cache. */
const MOST_FREQUENT = 8191;

/** The companies of a segment with the most jobs, ranked from 1. */
export interface FrequentCompanies {
  /** Company codes by rank. Rank 0 stands for every other company. */
  codes: Uint32Array;
  /** Bitset of their company codes. */
  words: Uint32Array;
  /** Each document's rank; empty if every company has one. */
  ranks: Codes;
  /** The highest number of jobs of a company without a rank. */
  mostOfOthers: number;
}

/** Ranks companies by their jobs; `companies` has the company code of each document, `counts` the jobs of each code. */
export function frequentCompanies(companies: Codes, counts: Int32Array): FrequentCompanies {
  const largest = largestOf(counts, null, MOST_FREQUENT).sort((a, b) => counts[b]! - counts[a]! || a - b);
  const codes = Uint32Array.of(0, ...largest);
  const words = new Uint32Array(wordCount(counts.length));
  for (const code of largest) setBit(words, code);
  let mostOfOthers = 0;
  for (let code = 1; code < counts.length; code += 1)
    if (counts[code]! > mostOfOthers && !hasBit(words, code)) mostOfOthers = counts[code]!;
  if (mostOfOthers === 0) return { codes, words, ranks: new Uint8Array(0), mostOfOthers };
  const rankOf = new Uint16Array(counts.length);
  for (let rank = 1; rank < codes.length; rank += 1) rankOf[codes[rank]!] = rank;
  const ranks = codesBelow(codes.length, companies.length);
  for (let doc = 0; doc < companies.length; doc += 1) ranks[doc] = rankOf[companies[doc]!]!;
  return { codes, words, ranks, mostOfOthers };
}

/** Returns whether a company's code is in the bitset of those with a rank. Codes given after the segment was built have none. */
export function isFrequent(words: Uint32Array, code: number): boolean {
  return code >>> 5 < words.length && hasBit(words, code);
}
