import { ForwardIndex } from "./forward-index.ts";
import { emptyCaches, type SegmentCaches } from "./segment-caches.ts";
import type { Segment } from "./segment-types.ts";

/** A segment without what it computes on demand, to be stored. */
export type SegmentState = Omit<Segment, keyof SegmentCaches | "forwardIndex"> & {
  forwardIndex: Pick<ForwardIndex, "codes" | "starts" | "offsets">;
};

/** Returns the state of a segment. Removals don't change it any more: what they change is copied. */
export function segmentState(segment: Segment): SegmentState {
  const { joinedSets, countCache, eligibility, hidden, referable, matchOrders, texts, forwardIndex, ...rest } = segment;
  const { codes, starts, offsets } = forwardIndex;
  const totals = { rows: rest.totals.rows.slice(), companies: rest.totals.companies.slice() };
  return {
    ...rest,
    forwardIndex: { codes, starts, offsets },
    live: rest.live.slice(),
    totals,
    removed: [...rest.removed],
  };
}

/** Returns the segment of a state, whose arrays it takes over. */
export function segmentOfState({ forwardIndex, ...rest }: SegmentState): Segment {
  const index = new ForwardIndex(forwardIndex.codes, forwardIndex.starts, forwardIndex.offsets);
  return { ...rest, forwardIndex: index, ...emptyCaches(rest.count, index.codeCount) };
}
