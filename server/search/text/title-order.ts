import { type DocSet, gallop, hasBit } from "#search/index/doc-set.ts";
import { startOf } from "#search/index/packed/starts.ts";
import type { Segment } from "#search/index/segment-types.ts";
import type { SegmentResult } from "#search/query/query-types.ts";
import { decodeNumbers, NEXT_FIELD } from "./stream.ts";
import type { TermIndex } from "./term-index.ts";
import type { TextScores } from "./text-match.ts";
import { type TextPlan, wordOrder } from "./text-plan.ts";
import { orderFactor } from "./weights.ts";

/** Titles to prefetch before reading the first. */
const TITLES_PER_BATCH = 32;
/** Stops the compiler from dropping reads that only prefetch. */
let prefetched = 0;

const title = new Int32Array(256);
/** Position in the query by term id; -1 for other words. Each query resets the entries it sets. */
let positions = new Int32Array(0);

/** Raises the scores of matching jobs whose title has the words in the order of the query. */
export function boostTitleOrder(results: readonly SegmentResult[], plan: TextPlan, terms: TermIndex): void {
  const order = wordOrder(plan);
  if (order.length === 0) return;
  if (terms.size > positions.length) positions = new Int32Array(terms.size * 2).fill(-1);
  const queryTerms = [...order.positions].map(([word, position]) => ({ term: terms.find(word), position }));
  for (const { term, position } of queryTerms) if (term > 0) positions[term] = position;
  for (const { segment, set, scores } of results) if (scores !== null) boostSegment(segment, set, scores, order.length);
  for (const { term } of queryTerms) positions[term] = -1;
}

function boostSegment({ text }: Segment, { words, list }: DocSet, { docs, scores }: TextScores, length: number): void {
  const { streams, streamStarts } = text;
  const boost = (at: number): void => {
    const count = decodeNumbers(streams, startOf(streamStarts, docs[at]!), NEXT_FIELD, title);
    for (let word = 0; word < count; word += 1) title[word] = positions[title[word]!]!;
    scores[at]! *= orderFactor(title, count, length);
  };
  if (words === null) {
    for (let index = 0, at = 0; index < list!.length; index += 1) boost((at = gallop(docs, list![index]!, at)));
    return;
  }
  for (let from = 0; from < docs.length; from += TITLES_PER_BATCH) {
    const to = Math.min(docs.length, from + TITLES_PER_BATCH);
    for (let at = from; at < to; at += 1) prefetched ^= streams[startOf(streamStarts, docs[at]!)]!;
    for (let at = from; at < to; at += 1) if (hasBit(words, docs[at]!)) boost(at);
  }
}
