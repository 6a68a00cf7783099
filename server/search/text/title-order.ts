import type { DocSet } from "#search/index/doc-set.ts";
import { startOf } from "#search/index/packed/starts.ts";
import type { Segment } from "#search/index/segment-types.ts";
import type { Scratch } from "#search/query/scratch.ts";
import { placesIn, stepOfRank } from "./score-ranks.ts";
import { decodeNumbers, NEXT_FIELD } from "./stream.ts";
import type { TermIndex } from "./term-index.ts";
import type { TextScores } from "./text-match.ts";
import { type TextPlan, wordOrder } from "./text-plan.ts";
import { HIGHEST_ORDER_FACTOR, orderFactor, scoreStep } from "./weights.ts";

/** Titles to prefetch before reading the first. */
const TITLES_PER_BATCH = 32;
/** Stops the compiler from dropping reads that only prefetch. */
let prefetched = 0;

const title = new Int32Array(256);
/** Position in the query by term id; -1 for other words. Each query resets the entries it sets. */
let positions = new Int32Array(0);

/** Documents of a segment, all of which match a text. */
export interface ScoredDocs {
  segment: Segment;
  set: DocSet;
  matches: TextScores;
}

/**
 * Raises the scores of documents whose title has the words in the order of the query: of all that this can bring among the first `end` of their
 * segment. The order lifts a score by a known factor at most, so the titles of most documents need no reading.
 */
export function boostTitleOrder(
  results: readonly ScoredDocs[],
  plan: TextPlan,
  terms: TermIndex,
  { end, scratch }: { end: number; scratch: Scratch },
): void {
  const order = wordOrder(plan);
  if (order.length === 0) return;
  if (terms.size > positions.length) positions = new Int32Array(terms.size * 2).fill(-1);
  const queryTerms = [...order.positions].map(([word, position]) => ({ term: terms.find(word), position }));
  for (const { term, position } of queryTerms) if (term > 0) positions[term] = position;
  for (const { segment, set, matches } of results) {
    const places = placesIn(set, matches.docs, scratch);
    boostTitles(segment, matches, eligible(places, matches, end), order.length);
  }
  for (const { term } of queryTerms) positions[term] = -1;
}

/** Returns those of some places whose scores can be among the first `end` once they are raised. */
function eligible(places: Uint32Array, { scores }: TextScores, end: number): Uint32Array {
  if (places.length <= end) return places;
  const { step } = stepOfRank(scores, places, end);
  let length = 0;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at]!;
    if (scoreStep(scores[place]! * HIGHEST_ORDER_FACTOR) >= step) places[length++] = place;
  }
  return places.subarray(0, length);
}

function boostTitles({ text }: Segment, { docs, scores }: TextScores, places: Uint32Array, length: number): void {
  const { streams, streamStarts } = text;
  for (let from = 0; from < places.length; from += TITLES_PER_BATCH) {
    const to = Math.min(places.length, from + TITLES_PER_BATCH);
    for (let at = from; at < to; at += 1) prefetched ^= streams[startOf(streamStarts, docs[places[at]!]!)]!;
    for (let at = from; at < to; at += 1) {
      const place = places[at]!;
      const count = decodeNumbers(streams, startOf(streamStarts, docs[place]!), NEXT_FIELD, title);
      for (let word = 0; word < count; word += 1) title[word] = positions[title[word]!]!;
      scores[place]! *= orderFactor(title, count, length);
    }
  }
}
