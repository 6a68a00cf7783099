import { type DocSet, gallop, hasBit } from "#search/index/doc-set.ts";
import type { Segment } from "#search/index/segment.ts";
import { readTitle } from "./stream.ts";
import type { Terms } from "./terms.ts";
import type { Hits } from "./text-match.ts";
import { type TextPlan, wordOrder } from "./text-plan.ts";
import { orderFactor } from "./weights.ts";

/** Titles whose memory is asked for before the first is read. */
const AT_ONCE = 32;
/** Keeps the reads that only fetch from being left out as unused. */
let touched = 0;

const title = new Int32Array(256);
/** By word number its place in the query, -1 for words not asked for; what a query sets it takes back. */
let positions = new Int32Array(0);

/** Raises the scores of found jobs whose title holds the words as they were asked for. */
export function favourOrder(
  found: readonly { segment: Segment; set: DocSet; hits: Hits | null }[],
  plan: TextPlan,
  terms: Terms,
): void {
  const order = wordOrder(plan);
  if (order.length === 0) return;
  if (terms.size > positions.length) positions = new Int32Array(terms.size * 2).fill(-1);
  const asked = [...order.positions].map(([word, position]) => ({ term: terms.find(word), position }));
  for (const { term, position } of asked) if (term > 0) positions[term] = position;
  for (const { segment, set, hits } of found) if (hits !== null) favourIn(segment, set, hits, order.length);
  for (const { term } of asked) positions[term] = -1;
}

function favourIn({ text }: Segment, { words, list }: DocSet, { docs, scores }: Hits, length: number): void {
  const { streams, streamStarts } = text;
  const favour = (at: number): void => {
    const count = readTitle(streams, streamStarts[docs[at]!]!, title);
    for (let word = 0; word < count; word += 1) title[word] = positions[title[word]!]!;
    scores[at]! *= orderFactor(title, count, length);
  };
  if (words === null) {
    for (let index = 0, at = 0; index < list!.length; index += 1) favour((at = gallop(docs, list![index]!, at)));
    return;
  }
  for (let from = 0; from < docs.length; from += AT_ONCE) {
    const to = Math.min(docs.length, from + AT_ONCE);
    for (let at = from; at < to; at += 1) touched ^= streams[streamStarts[docs[at]!]!]!;
    for (let at = from; at < to; at += 1) if (hasBit(words, docs[at]!)) favour(at);
  }
}
