import { type DocSet, bitSet, setBit, wordCount } from "#search/index/doc-set.ts";
import { isDense } from "#search/index/segment.ts";
import type { KeptText, Segment } from "#search/index/segment-types.ts";
import type { ValueIds } from "#search/index/value-ids.ts";
import { firstMatches } from "#search/match/first-matches.ts";
import { intersect } from "#search/query/intersect.ts";
import type { Scratch } from "#search/query/scratch.ts";
import { keyOfPlan } from "./plan-key.ts";
import { matchText, matchWholeText, type TextScores } from "./text-match.ts";
import type { TextPlan } from "./text-plan.ts";
import { boostTitleOrder } from "./title-order.ts";
import { HIGHEST_ORDER_FACTOR, scoreStep } from "./weights.ts";

/** What a text finds in one segment: live documents with their scores, in working memory, or what the segment keeps of an earlier search. */
export type TextMatches = { kept: null; scores: TextScores } | { kept: KeptText; scores: null };

/** Steps that fit in a byte. Two words that one in 64 documents has stay below; of more words, only rare titles reach it. */
const STEPS = 256;

/** Smaller segments change too often for keeping anything. */
const MIN_DOCUMENTS = 1024;

/**
 * Returns what matches a plan, by segment, as `matchText` does. A text that many documents match is kept with its order by relevance the second time
 * it is asked for: the documents of a segment never change, and the plan's values hardly do. So the most frequent words, which take longest to
 * rank, are ranked once.
 */
export function findText(
  segments: readonly Segment[],
  plan: TextPlan,
  valueIds: ValueIds,
  scratch: Scratch,
): TextMatches[] {
  const key = keyOfPlan(plan);
  const kept = segments.map(({ texts }) => texts.kept.get(key) ?? null);
  // Where any document meets every clause, none that doesn't is found.
  const isMet = kept.some((each, index) => each !== null && hasLive(segments[index]!, each, scratch));
  if (isMet) {
    return segments.map((segment, index): TextMatches => {
      const found = kept[index]!;
      return found === null
        ? { kept: null, scores: matchWholeText(segment, plan, valueIds, scratch) }
        : { kept: found, scores: null };
    });
  }
  const { isWhole, scores } = matchText(segments, plan, valueIds, scratch);
  return segments.map((segment, index): TextMatches => {
    const each = scores[index]!;
    const now = isWhole && isAskedAgain(segment, key, each) ? keep(segment, plan, each, valueIds, scratch) : null;
    if (now === null) return { kept: null, scores: each };
    segment.texts.kept.set(key, now);
    return { kept: now, scores: null };
  });
}

function hasLive(segment: Segment, { set, removed }: KeptText, scratch: Scratch): boolean {
  if (segment.removed.length - removed < set.size) return true;
  const mark = scratch.mark();
  const { size } = intersect(segment, [set], 0, scratch);
  scratch.release(mark);
  return size > 0;
}

/** Returns whether a text that many documents match was asked for before, and remembers that it was now. */
function isAskedAgain(segment: Segment, key: string, { docs }: TextScores): boolean {
  if (segment.count < MIN_DOCUMENTS || !isDense(segment, docs.length)) return false;
  const { asked } = segment.texts;
  const isKnown = asked.get(key) !== undefined;
  asked.set(key, true);
  return isKnown;
}

let keptTexts = 0;

/** Ranks all matches of a segment, or returns null where they may have more steps than an order holds. */
function keep(
  segment: Segment,
  plan: TextPlan,
  matches: TextScores,
  valueIds: ValueIds,
  scratch: Scratch,
): KeptText | null {
  const { docs, scores } = matches;
  if (scores.some((score) => scoreStep(score * HIGHEST_ORDER_FACTOR) >= STEPS)) return null;
  const set = setOf(segment, docs);
  boostTitleOrder([{ segment, set, matches }], plan, valueIds.terms, { end: Infinity, scratch });
  const steps = new Uint8Array(segment.count);
  for (let at = 0; at < docs.length; at += 1) steps[docs[at]!] = scoreStep(scores[at]!);
  keptTexts += 1;
  const order = { steps, first: firstMatches(steps) };
  return { set, order, key: `text:${keptTexts}`, removed: segment.removed.length };
}

function setOf({ count }: Segment, docs: Uint32Array): DocSet {
  const words = new Uint32Array(wordCount(count));
  for (let at = 0; at < docs.length; at += 1) setBit(words, docs[at]!);
  return bitSet(words, docs.length);
}
