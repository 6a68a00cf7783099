import { hasBit } from "./doc-set.ts";
import { buildSegmentInSteps } from "./build-segment.ts";
import { timeOf } from "./packed/times.ts";
import type { Segment } from "./segment-types.ts";
import { Staging } from "./staging.ts";
import type { ValueIds } from "./value-ids.ts";

/** Documents to copy between yields: about ten milliseconds of work. */
const ROWS_PER_STEP = 2000;

/**
 * Merges two segments into one without their removed documents. Merges rows in date order, so nothing needs sorting
 * again.
 */
export function* compactInSteps(
  a: Segment,
  b: Segment,
  valueIds: ValueIds,
  isShared: boolean,
): Generator<void, Segment> {
  const staging = new Staging();
  let inA = 0;
  let inB = 0;
  for (let moved = 1; inA < a.count || inB < b.count; moved += 1) {
    const fromA = inB >= b.count || (inA < a.count && isOlder(a, inA, b, inB));
    const segment = fromA ? a : b;
    const doc = fromA ? inA++ : inB++;
    if (hasBit(segment.live, doc)) staging.copy(segment, doc, valueIds);
    if (moved % ROWS_PER_STEP === 0) yield;
  }
  return yield* buildSegmentInSteps(staging, valueIds, isShared);
}

function isOlder(a: Segment, inA: number, b: Segment, inB: number): boolean {
  const [timeA, timeB] = [timeOf(a.postedAt, inA), timeOf(b.postedAt, inB)];
  return timeA < timeB || (timeA === timeB && a.ids[inA]! < b.ids[inB]!);
}
