import { type DocSet, gallop, hasBit } from "#search/index/doc-set.ts";
import type { Scratch } from "#search/query/scratch.ts";
import { scoreStep } from "./weights.ts";

/** Returns the places in `docs` of the documents of a set, ascending, in working memory. Every document of the set must be in `docs`. */
export function placesIn({ list, words, size }: DocSet, docs: Uint32Array, scratch: Scratch): Uint32Array {
  const places = scratch.take(size);
  if (words === null) {
    for (let index = 0, at = 0; index < size; index += 1) places[index] = at = gallop(docs, list![index]!, at);
    return places;
  }
  let length = 0;
  for (let at = 0; at < docs.length && length < size; at += 1) if (hasBit(words, docs[at]!)) places[length++] = at;
  return places;
}

/** Higher steps are counted as this one. */
const HIGHEST_STEP = 4095;
const counts = new Uint32Array(HIGHEST_STEP + 1);

/**
 * Returns the step of the score with this rank, from 1, among those at some places, and how many are above it. Where that is higher than any text
 * of a few words reaches, returns a lower step that none is above.
 */
export function stepOfRank(scores: Float64Array, places: Uint32Array, rank: number): { step: number; above: number } {
  counts.fill(0);
  for (let at = 0; at < places.length; at += 1) {
    const step = scoreStep(scores[places[at]!]!);
    counts[step < HIGHEST_STEP ? step : HIGHEST_STEP]! += 1;
  }
  let step = HIGHEST_STEP;
  let above = 0;
  while (step > 0 && above + counts[step]! < rank) above += counts[step--]!;
  return { step, above };
}
