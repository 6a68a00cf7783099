import { type DocSet, hasBit, listDocs } from "#search/index/doc-set.ts";
import type { MatchOrder } from "#search/index/segment-types.ts";
import { docOfKey, rankKey } from "#search/query/paging.ts";
import { STEPS } from "./match-rules.ts";

/** Documents of the order that are kept. Pages further down are found by counting. */
const KEPT = 65_536;

/** Returns how many bytes an order of a segment with so many documents takes, with so many for each step. */
export function matchOrderBytes(count: number, bytesOfStep: number): number {
  return bytesOfStep * count + 4 * Math.min(count, KEPT);
}

/** Lists the first documents by step, highest first, then newest first. */
export function firstMatches(steps: MatchOrder["steps"]): Uint32Array {
  const ends = new Uint32Array(STEPS + 1);
  for (let doc = 0; doc < steps.length; doc += 1) ends[steps[doc]!]! += 1;
  for (let step = STEPS - 1; step >= 0; step -= 1) ends[step]! += ends[step + 1]!;
  // The documents of a step now begin where those of all higher steps end.
  const first = new Uint32Array(Math.min(KEPT, steps.length));
  for (let doc = steps.length - 1; doc >= 0; doc -= 1) {
    const rank = ends[steps[doc]! + 1]!++;
    if (rank < first.length) first[rank] = doc;
  }
  return first;
}

/** Returns the documents of a set from rank `from` up to but not including rank `to`: best match first, then newest. */
export function bestMatchFirst(set: DocSet, match: MatchOrder, from: number, to: number): Uint32Array {
  const end = Math.min(to, set.size);
  if (from >= end) return new Uint32Array(0);
  return (set.words === null ? null : walkOrder(set, match, from, end)) ?? bestOfSet(set, match, from, end);
}

/** Walks the order until the page is full. Returns null if the set's documents are too far down in it. */
function walkOrder(set: DocSet, { first }: MatchOrder, from: number, end: number): Uint32Array | null {
  const words = set.words!;
  const page = new Uint32Array(end - from);
  let rank = 0;
  for (let at = 0; at < first.length && rank < end; at += 1) {
    const doc = first[at]!;
    if (!hasBit(words, doc)) continue;
    if (rank >= from) page[rank - from] = doc;
    rank += 1;
  }
  return rank < end ? null : page;
}

/** Finds the step of the last rank by counting, then sorts only what is above it. */
function bestOfSet(set: DocSet, { steps }: MatchOrder, from: number, end: number): Uint32Array {
  const docs = set.list?.subarray(0, set.size) ?? new Uint32Array(set.size);
  if (set.words !== null) listDocs(set.words, docs);
  const counts = new Uint32Array(STEPS);
  for (let at = 0; at < docs.length; at += 1) counts[steps[docs[at]!]!]! += 1;
  let lastStep = STEPS - 1;
  let above = 0;
  while (above + counts[lastStep]! < end) above += counts[lastStep--]!;
  let ofLastStep = end - above;
  const keys = new Float64Array(end);
  let length = 0;
  for (let at = docs.length - 1; length < end; at -= 1) {
    const doc = docs[at]!;
    const step = steps[doc]!;
    if (step < lastStep || (step === lastStep && ofLastStep-- <= 0)) continue;
    keys[length++] = rankKey(step, doc);
  }
  return Uint32Array.from(keys.sort().subarray(from, end), docOfKey);
}
