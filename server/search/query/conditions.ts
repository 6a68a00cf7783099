import type { JobsQuery } from "#contract/schemas/jobs-query.ts";
import { bitSet, type DocSet, EMPTY_SET, gallop, listSet, setBit, wordCount } from "#search/index/doc-set.ts";
import { SALARY_FACET } from "#search/index/facets.ts";
import { holdersOfAny, holdersOfOne, type Wanted } from "./matching.ts";
import type { Scratch } from "./scratch.ts";
import { isDense, type Segment } from "#search/index/segment.ts";
import type { Sides } from "#search/counts/seeker-set-counts.ts";
import { NO_SALARY } from "#search/index/staging.ts";
import type { Hits } from "#search/text/text-match.ts";
import type { Vocabulary } from "#search/index/value-ids.ts";

/** Documents that a part of a query lets pass, removed ones included. */
export interface Part {
  set: DocSet;
  /** Says what it asks, for counts that are kept; null for what few ask alike. */
  key: string | null;
  /** Of several values the one that most documents hold. */
  commonest: Part | null;
}

/** A part of a query, and the facet or the side of it that it narrows; text narrows none. */
export interface Condition extends Part {
  facet: number | "eligibility" | "referrable" | "hide" | null;
}

/** What each part of a query lets pass in one segment. */
export function conditionsOf(
  segment: Segment,
  query: JobsQuery,
  wanted: readonly Wanted[],
  hits: Hits | undefined,
  sides: Sides,
  vocabulary: Vocabulary,
  scratch: Scratch,
): Condition[] {
  const conditions: Condition[] = wanted.map((each) => ({
    facet: each.facet,
    set: holdersOfAny(segment, each, vocabulary, scratch),
    key: keyOf(each),
    commonest: commonestOf(segment, each, vocabulary),
  }));
  const add = (facet: Condition["facet"], set: DocSet, key: string | null): void =>
    void conditions.push({ facet, set, key, commonest: null });
  const { salaryMin, salaryUnstated, livesIn } = query;
  if (salaryMin !== null)
    add(SALARY_FACET, paidAtLeast(segment, salaryMin, salaryUnstated, scratch), `pay:${salaryMin}:${salaryUnstated}`);
  if (query.eligibleOnly && sides.verdicts !== null) add("eligibility", sides.verdicts.yes, `eligible:${livesIn}`);
  if (query.referrable) add("referrable", sides.referrable?.set ?? EMPTY_SET, null);
  if (sides.hidden !== null && sides.hidden.hidden.size > 0) add("hide", sides.hidden.rest, null);
  if (hits !== undefined) add(null, setOf(segment, hits.docs, scratch), null);
  return conditions;
}

function keyOf({ facet, codes }: Wanted): string {
  return `${facet}:${codes.length === 1 ? codes[0] : codes.toSorted((a, b) => a - b).join("|")}`;
}

function commonestOf(segment: Segment, { facet, codes }: Wanted, vocabulary: Vocabulary): Part | null {
  if (codes.length < 2) return null;
  const parts = codes.map((code) => ({
    set: holdersOfOne(segment, facet, code, vocabulary),
    key: keyOf({ facet, codes: [code] }),
    commonest: null,
  }));
  return parts.reduce((a, b) => (b.set.size > a.set.size ? b : a));
}

/** Documents that pay so much or more, and those that state no pay where `unstated`. */
function paidAtLeast(segment: Segment, least: number, unstated: boolean, scratch: Scratch): DocSet {
  const { salaryOrder, salary } = segment;
  const paid = firstPaidLess(segment, least);
  const stated = firstPaidLess(segment, -Number.MAX_VALUE);
  const words = scratch.zeros(wordCount(segment.count));
  for (let at = 0; at < paid; at += 1) setBit(words, salaryOrder[at]!);
  if (unstated) for (let at = stated; at < salaryOrder.length; at += 1) setBit(words, salaryOrder[at]!);
  const size = paid + (unstated ? segment.count - stated : 0);
  if (isDense(segment, size)) return bitSet(words, size);
  const list = scratch.take(size);
  let length = 0;
  for (let doc = 0; length < size; doc += 1) {
    const passes = salary[doc]! >= least || (unstated && salary[doc] === NO_SALARY);
    if (passes) list[length++] = doc;
  }
  return listSet(list);
}

/** First place in the order of pay that pays less. */
function firstPaidLess({ salaryOrder, salary, count }: Segment, least: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (salary[salaryOrder[middle]!]! >= least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function setOf(segment: Segment, docs: Uint32Array, scratch: Scratch): DocSet {
  if (!isDense(segment, docs.length)) return listSet(docs);
  const words = scratch.zeros(wordCount(segment.count));
  for (let at = 0; at < docs.length; at += 1) setBit(words, docs[at]!);
  return bitSet(words, docs.length);
}

/** How well a document answers the text. */
export function scoreOf({ docs, scores }: Hits, doc: number): number {
  return scores[gallop(docs, doc, 0)]!;
}
