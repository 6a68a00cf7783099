import { placesIn, stepOfRank } from "#search/text/score-ranks.ts";
import { type DocSet, hasBit, popCount } from "#search/index/doc-set.ts";
import { codeAt } from "#search/index/packed/codes.ts";
import type { Segment } from "#search/index/segment-types.ts";
import type { TextScores } from "#search/text/text-match.ts";
import { scoreStep } from "#search/text/weights.ts";
import type { Scratch } from "./scratch.ts";

/** Returns the documents of a set from rank `from` up to but not including rank `to`, newest first. */
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
    const inWord = popCount(word);
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

/** Pages up to this rank are selected; deeper pages are sorted. */
const SELECT_UP_TO = 64;

/** Returns the documents of a set from rank `from` up to but not including rank `to`, highest salary first and without salary last, then newest. */
export function highestPaidFirst(segment: Segment, set: DocSet, from: number, to: number): Uint32Array {
  const end = Math.min(to, set.size);
  if (from >= end) return new Uint32Array(0);
  const { codes } = segment.salary;
  if (set.words !== null) return highestPaidOfWords(segment, set.words, from, end);
  const keys = Float64Array.from(set.list!, (doc) => rankKey(codeAt(codes, doc), doc));
  const best = end <= SELECT_UP_TO ? lowest(keys, end) : keys.sort();
  return Uint32Array.from(best.subarray(from, end), docOfKey);
}

function highestPaidOfWords(
  { salary, salaryOrder, count }: Segment,
  words: Uint32Array,
  from: number,
  end: number,
): Uint32Array {
  const page = new Uint32Array(end - from);
  let rank = 0;
  for (let at = 0; at < salaryOrder.length && rank < end; at += 1) {
    const doc = salaryOrder[at]!;
    if (!hasBit(words, doc)) continue;
    if (rank >= from) page[rank - from] = doc;
    rank += 1;
  }
  for (let doc = count - 1; rank < end; doc -= 1) {
    if (!hasBit(words, doc) || codeAt(salary.codes, doc) > 0) continue;
    if (rank >= from) page[rank - from] = doc;
    rank += 1;
  }
  return page;
}

/** Leaves room for a document below the step of its score in one number. */
const DOCUMENTS = 2 ** 32;

/** Returns a sort key that puts the highest step first, then the newest document. */
export function rankKey(step: number, doc: number): number {
  return -(step * DOCUMENTS + doc);
}

/** Returns the document of a key from `rankKey`. */
export function docOfKey(key: number): number {
  return -key % DOCUMENTS;
}

/**
 * Returns the documents of a set from rank `from` up to but not including rank `to`: best text match first, then
 * newest. Sorts only those that can be among them.
 */
export function mostRelevantFirst(
  set: DocSet,
  { docs, scores }: TextScores,
  { from, to, scratch }: { from: number; to: number; scratch: Scratch },
): Uint32Array {
  const end = Math.min(to, set.size);
  if (from >= end) return new Uint32Array(0);
  const places = placesIn(set, docs, scratch);
  const { step: least, above } = stepOfRank(scores, places, end);
  let ofLeast = end - above;
  const keys: number[] = [];
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const place = places[at]!;
    const step = scoreStep(scores[place]!);
    if (step < least || (step === least && ofLeast-- <= 0)) continue;
    keys.push(rankKey(step, docs[place]!));
  }
  return Uint32Array.from(Float64Array.from(keys).sort().subarray(from, end), docOfKey);
}

/** Returns the `size` lowest keys in ascending order. */
export function lowest(keys: Float64Array, size: number): Float64Array {
  const best = new Float64Array(size);
  let filled = 0;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at]!;
    if (filled === size && key >= best[size - 1]!) continue;
    insertSorted(best, filled < size ? filled++ : size - 1, key);
  }
  return best;
}

/** Inserts a key into the sorted keys before `place`, overwriting the one at `place`. */
function insertSorted(best: Float64Array, place: number, key: number): void {
  let at = place;
  for (; at > 0 && best[at - 1]! > key; at -= 1) best[at] = best[at - 1]!;
  best[at] = key;
}
