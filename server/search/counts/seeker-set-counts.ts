import type { Condition } from "#search/query/conditions.ts";
import { type DocSet, hasBit, ones } from "#search/index/doc-set.ts";
import type { HiddenDocs } from "#search/query/hidden.ts";
import type { VerdictSets } from "#search/query/eligibility.ts";
import { intersect } from "#search/query/matching.ts";
import type { ReferrableDocs } from "#search/query/referable.ts";
import type { Scratch } from "#search/query/scratch.ts";
import type { Segment } from "#search/index/segment.ts";

/** What a query says beside its facets, in one segment; null where it says nothing of it. */
export interface Sides {
  verdicts: VerdictSets | null;
  hidden: HiddenDocs | null;
  referrable: ReferrableDocs | null;
}

/** Counts that go with an answer beside those of its facets, each without its own selection. */
export interface SideCounts {
  /** By verdict for who lives in the country asked for; null where none is. */
  eligibility: { yes: number; no: number; unclear: number } | null;
  /** Jobs of companies where somebody takes referral requests; null where it is not known. */
  referrable: number | null;
  /** Jobs that the rules of what to hide took out. */
  hidden: number;
}

/** Adds what one segment holds to the counts. */
export function countSides(
  counts: SideCounts,
  segment: Segment,
  { verdicts, hidden, referrable }: Sides,
  conditions: readonly Condition[],
  found: DocSet,
  from: number,
  scratch: Scratch,
): void {
  const mark = scratch.mark();
  const without = (facet: Condition["facet"]): DocSet =>
    conditions.some((condition) => condition.facet === facet)
      ? intersect(
          segment,
          conditions.filter((condition) => condition.facet !== facet).map(({ set }) => set),
          from,
          scratch,
        )
      : found;
  if (verdicts !== null && counts.eligibility !== null) {
    const all = without("eligibility");
    const yes = commonSize(all, verdicts.yes.words!);
    const no = commonSize(all, verdicts.no.words!);
    counts.eligibility.yes += yes;
    counts.eligibility.no += no;
    counts.eligibility.unclear += all.size - yes - no;
  }
  if (referrable !== null && counts.referrable !== null)
    counts.referrable += commonSize(without("referrable"), referrable.set.words!);
  if (hidden !== null) {
    const others = conditions.filter(({ facet }) => facet !== "hide").map(({ set }) => set);
    counts.hidden += intersect(segment, [...others, hidden.hidden], from, scratch).size;
  }
  scratch.release(mark);
}

function commonSize({ list, words }: DocSet, others: Uint32Array): number {
  let size = 0;
  if (words !== null) for (let at = 0; at < words.length; at += 1) size += ones(words[at]! & others[at]!);
  else for (let at = 0; at < list!.length; at += 1) if (hasBit(others, list![at]!)) size += 1;
  return size;
}
