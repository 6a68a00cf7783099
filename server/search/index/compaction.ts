import { hasBit } from "./doc-set.ts";
import { sealInSteps } from "./build-segment.ts";
import type { Segment } from "./segment.ts";
import { Staging } from "./staging.ts";
import type { Vocabulary } from "./value-ids.ts";

/** Documents copied before giving way: about ten milliseconds of work. */
const COPY_AT_ONCE = 2000;

/** One segment of two, without the removed documents. Rows are merged in date order, so that nothing is sorted again. */
export function* compactInSteps(a: Segment, b: Segment, vocabulary: Vocabulary): Generator<void, Segment> {
  const staging = new Staging();
  let inA = 0;
  let inB = 0;
  for (let moved = 1; inA < a.count || inB < b.count; moved += 1) {
    const fromA = inB >= b.count || (inA < a.count && isOlder(a, inA, b, inB));
    const segment = fromA ? a : b;
    const doc = fromA ? inA++ : inB++;
    if (hasBit(segment.live, doc)) staging.copy(segment, doc, vocabulary);
    if (moved % COPY_AT_ONCE === 0) yield;
  }
  return yield* sealInSteps(staging, vocabulary);
}

function isOlder(a: Segment, inA: number, b: Segment, inB: number): boolean {
  return a.postedAt[inA]! - b.postedAt[inB]! < 0 || (a.postedAt[inA] === b.postedAt[inB] && a.ids[inA]! < b.ids[inB]!);
}
