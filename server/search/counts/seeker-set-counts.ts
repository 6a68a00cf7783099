import { type DocSet, hasBit, popCount } from "#search/index/doc-set.ts";
import type { Segment } from "#search/index/segment-types.ts";
import { intersect } from "#search/query/intersect.ts";
import type { Condition, SeekerSets, SegmentMatches } from "#search/query/query-types.ts";
import type { Scratch } from "#search/query/scratch.ts";

/** The counts of a result that depend on the seeker, each without its own selection. */
export interface SeekerCounts {
  /** Jobs by eligibility in the seeker's home country; null if the query names none. */
  eligibility: { yes: number; no: number; unclear: number } | null;
  /** Jobs of companies that accept referral requests; null if these are unknown. */
  referable: number | null;
  /** Jobs that the hide rules removed. */
  hidden: number;
}

/** Adds the counts of one segment. */
export function countSeekerSets(
  counts: SeekerCounts,
  segment: Segment,
  { eligibility, hidden, referable }: SeekerSets,
  { conditions, from, set }: SegmentMatches,
  scratch: Scratch,
): void {
  const mark = scratch.mark();
  const setsWithout = (facet: Condition["facet"]): DocSet[] =>
    conditions.filter((condition) => condition.facet !== facet).map((condition) => condition.set);
  const matchesWithout = (facet: Condition["facet"]): DocSet =>
    conditions.some((condition) => condition.facet === facet)
      ? intersect(segment, setsWithout(facet), from, scratch)
      : set;
  if (eligibility !== null && counts.eligibility !== null) {
    const all = matchesWithout("eligibility");
    const yes = intersectionSize(all, eligibility.yes.words!);
    const no = intersectionSize(all, eligibility.no.words!);
    counts.eligibility.yes += yes;
    counts.eligibility.no += no;
    counts.eligibility.unclear += all.size - yes - no;
  }
  if (referable !== null && counts.referable !== null)
    counts.referable += intersectionSize(matchesWithout("referable"), referable.set.words!);
  if (hidden !== null) counts.hidden += intersect(segment, [...setsWithout("hide"), hidden.hidden], from, scratch).size;
  scratch.release(mark);
}

function intersectionSize({ list, words }: DocSet, others: Uint32Array): number {
  let size = 0;
  if (words !== null) for (let at = 0; at < words.length; at += 1) size += popCount(words[at]! & others[at]!);
  else for (let at = 0; at < list!.length; at += 1) if (hasBit(others, list![at]!)) size += 1;
  return size;
}
