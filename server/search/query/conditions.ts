import type { JobsQuery } from "#contract/values/jobs-query.ts";
import {
  allDocs,
  bitSet,
  clearBit,
  type DocSet,
  EMPTY_SET,
  listDocs,
  listSet,
  setBit,
  wordCount,
} from "#search/index/doc-set.ts";
import { SALARY_FACET } from "#search/index/facets.ts";
import { codeAt } from "#search/index/packed/codes.ts";
import { firstCodeFrom } from "#search/index/packed/numbers.ts";
import { isDense } from "#search/index/segment.ts";
import type { Segment } from "#search/index/segment-types.ts";
import { docsWithValue } from "./facet-filters.ts";
import type { TextMatches } from "#search/text/find-text.ts";
import type { Condition, FacetFilter, QueryPart, SeekerSets, SegmentQuery } from "./query-types.ts";
import type { Scratch } from "./scratch.ts";
import { union } from "./union.ts";

/** Returns the conditions of a query in one segment. */
export function conditionsOf(search: SegmentQuery): Condition[] {
  const { segment, query, filters, text, seekerSets, valueIds, scratch } = search;
  const conditions = filters.map((filter): Condition => {
    const sets = filter.codes.map((code) => docsWithValue(segment, filter.facet, code, valueIds));
    const set = union(segment, sets, scratch);
    return { facet: filter.facet, set, key: keyOf(filter), mostFrequent: mostFrequentOf(filter, sets) };
  });
  if (query.salaryMin !== null) conditions.push(salaryCondition(segment, query.salaryMin, query, scratch));
  conditions.push(...seekerConditions(query, seekerSets));
  if (text !== null) conditions.push(textCondition(segment, text, scratch));
  return conditions;
}

function condition(facet: Condition["facet"], set: DocSet, key: string | null): Condition {
  return { facet, set, key, mostFrequent: null };
}

function textCondition(segment: Segment, { kept, scores }: TextMatches, scratch: Scratch): Condition {
  return kept === null
    ? condition(null, toDocSet(segment, scores.docs, scratch), null)
    : condition(null, kept.set, kept.key);
}

function salaryCondition(segment: Segment, min: number, { salaryUnstated }: JobsQuery, scratch: Scratch): Condition {
  // Code 0 is no salary. Floors between the same two salaries mean the same documents.
  const least = Math.max(1, firstCodeFrom(segment.salary, min));
  const set = docsPaidAtLeast(segment, least, salaryUnstated, scratch);
  return condition(SALARY_FACET, set, `pay:${least}:${salaryUnstated}`);
}

function seekerConditions(query: JobsQuery, { eligibility, hidden, referable }: SeekerSets): Condition[] {
  const conditions: Condition[] = [];
  if (query.eligibleOnly && eligibility !== null)
    conditions.push(condition("eligibility", eligibility.yes, `eligible:${query.homeCountry}`));
  if (query.acceptsReferrals) conditions.push(condition("referable", referable?.set ?? EMPTY_SET, null));
  if (hidden !== null && hidden.hidden.size > 0) conditions.push(condition("hide", hidden.rest, null));
  return conditions;
}

function keyOf({ facet, codes }: FacetFilter): string {
  return `${facet}:${codes.length === 1 ? codes[0] : codes.toSorted((a, b) => a - b).join("|")}`;
}

function mostFrequentOf({ facet, codes }: FacetFilter, sets: readonly DocSet[]): QueryPart | null {
  if (codes.length < 2) return null;
  const parts = codes.map((code, at) => ({
    set: sets[at]!,
    key: keyOf({ facet, codes: [code] }),
    mostFrequent: null,
  }));
  return parts.reduce((a, b) => (b.set.size > a.set.size ? b : a));
}

/** Returns the documents with at least the salary of a code and, if `includeUnstated`, those without a salary. */
function docsPaidAtLeast(segment: Segment, least: number, includeUnstated: boolean, scratch: Scratch): DocSet {
  const { salaryOrder, count } = segment;
  const paid = firstPaidLess(segment, least);
  const words = scratch.take(wordCount(count));
  if (includeUnstated) {
    words.set(allDocs(count));
    for (let at = paid; at < salaryOrder.length; at += 1) clearBit(words, salaryOrder[at]!);
  } else {
    words.fill(0);
    for (let at = 0; at < paid; at += 1) setBit(words, salaryOrder[at]!);
  }
  const size = paid + (includeUnstated ? count - salaryOrder.length : 0);
  if (isDense(segment, size)) return bitSet(words, size);
  const list = scratch.take(size);
  listDocs(words, list);
  return listSet(list);
}

/** Returns the first position in the salary order with a salary whose code is below `least`. */
function firstPaidLess({ salaryOrder, salary }: Segment, least: number): number {
  let low = 0;
  let high = salaryOrder.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (codeAt(salary.codes, salaryOrder[middle]!) >= least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toDocSet(segment: Segment, docs: Uint32Array, scratch: Scratch): DocSet {
  if (!isDense(segment, docs.length)) return listSet(docs);
  const words = scratch.zeros(wordCount(segment.count));
  for (let at = 0; at < docs.length; at += 1) setBit(words, docs[at]!);
  return bitSet(words, docs.length);
}
