import { type DocSet, hasBit, ones } from "#search/index/doc-set.ts";
import type { Scratch } from "./scratch.ts";
import type { Segment } from "#search/index/segment.ts";
import type { Hits } from "#search/text/text-match.ts";
import { scoreStep } from "#search/text/weights.ts";

/** Documents of a set from rank `from` up to, not including, rank `to`, the newest first. */
export function newestFirst(segment: Segment, set: DocSet, from: number, to: number): Uint32Array {
  const end = Math.min(to, set.size);
  if (from >= end) return new Uint32Array(0);
  const page = new Uint32Array(end - from);
  if (set.list !== null) {
    for (let rank = from; rank < end; rank += 1) page[rank - from] = set.list[set.size - 1 - rank]!;
    return page;
  }
  const words = set.words!;
  if (set.size === segment.count) return page.map((_, index) => segment.count - 1 - from - index);
  let rank = 0;
  for (let at = words.length - 1; at >= 0 && rank < end; at -= 1) {
    let word = words[at]!;
    if (word === 0) continue;
    const inWord = ones(word);
    if (rank + inWord <= from) {
      rank += inWord;
      continue;
    }
    while (word !== 0 && rank < end) {
      const bit = 31 - Math.clz32(word);
      if (rank >= from) page[rank - from] = (at << 5) + bit;
      rank += 1;
      word &= ~(1 << bit);
    }
  }
  return page;
}

/** Up to this rank a page is picked by keeping the best; beyond it by sorting. */
const PICK_UP_TO = 64;

/** Documents of a set from rank `from` up to, not including, rank `to`, the best paid first. */
export function bestPaidFirst(segment: Segment, set: DocSet, from: number, to: number, scratch: Scratch): Uint32Array {
  const end = Math.min(to, set.size);
  if (from >= end) return new Uint32Array(0);
  const { salaryOrder, salaryRank } = segment;
  if (set.words !== null) {
    const page = new Uint32Array(end - from);
    let rank = 0;
    for (let at = 0; rank < end; at += 1) {
      const doc = salaryOrder[at]!;
      if (!hasBit(set.words, doc)) continue;
      if (rank >= from) page[rank - from] = doc;
      rank += 1;
    }
    return page;
  }
  const ranks = end <= PICK_UP_TO ? smallest(set.list!, salaryRank, end) : sortedRanks(set.list!, salaryRank, scratch);
  return ranks.slice(from, end).map((rank) => salaryOrder[rank]!);
}

function sortedRanks(list: Uint32Array, salaryRank: Uint32Array, scratch: Scratch): Uint32Array {
  const ranks = scratch.take(list.length);
  for (let at = 0; at < list.length; at += 1) ranks[at] = salaryRank[list[at]!]!;
  return ranks.sort();
}

/** The `size` lowest ranks, ascending. */
function smallest(list: Uint32Array, salaryRank: Uint32Array, size: number): Uint32Array {
  const best = new Uint32Array(size);
  let held = 0;
  for (let at = 0; at < list.length; at += 1) {
    const rank = salaryRank[list[at]!]!;
    if (held === size && rank >= best[size - 1]!) continue;
    let place = held < size ? held : size - 1;
    while (place > 0 && best[place - 1]! > rank) {
      best[place] = best[place - 1]!;
      place -= 1;
    }
    best[place] = rank;
    if (held < size) held += 1;
  }
  return best;
}

/** Room for a document beside the step of its score in one number. */
const DOCUMENTS = 2 ** 32;

/** Documents of a set from rank `from` up to, not including, rank `to`: those that answer the text best, of these the newest first. */
export function mostRelevantFirst(set: DocSet, hits: Hits, from: number, to: number): Uint32Array {
  const end = Math.min(to, set.size);
  if (from >= end) return new Uint32Array(0);
  // Ascending keys: the highest step first, within it the highest document.
  const keys = new Float64Array(set.size);
  let length = 0;
  const { docs, scores } = hits;
  let at = 0;
  for (let hit = 0; hit < docs.length && length < set.size; hit += 1) {
    const doc = docs[hit]!;
    if (set.words !== null) {
      if (!hasBit(set.words, doc)) continue;
    } else {
      if (set.list![at] !== doc) continue;
      at += 1;
    }
    keys[length] = -(scoreStep(scores[hit]!) * DOCUMENTS + doc);
    length += 1;
  }
  const best = end <= PICK_UP_TO ? lowest(keys, end) : keys.sort();
  return Uint32Array.from(best.subarray(from, end), (key) => -key % DOCUMENTS);
}

/** The `size` lowest keys, ascending. */
export function lowest(keys: Float64Array, size: number): Float64Array {
  const best = new Float64Array(size);
  let held = 0;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at]!;
    if (held === size && key >= best[size - 1]!) continue;
    let place = held < size ? held : size - 1;
    while (place > 0 && best[place - 1]! > key) {
      best[place] = best[place - 1]!;
      place -= 1;
    }
    best[place] = key;
    if (held < size) held += 1;
  }
  return best;
}
