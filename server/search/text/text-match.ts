import { gallop, hasBit } from "#search/index/doc-set.ts";
import { startOf } from "#search/index/packed/starts.ts";
import type { Scratch } from "#search/query/scratch.ts";
import type { Segment } from "#search/index/segment-types.ts";
import { containsPhrase, phraseBytes } from "./stream.ts";
import { hasAnyCode } from "#search/index/tags.ts";
import type { ValueIds } from "#search/index/value-ids.ts";
import { EntryReader, positionOfTerm } from "./text-index.ts";
import { type Alternative, leastWeight, type PlanWord, type TextPlan } from "./text-plan.ts";
import { FAR_FACTOR, saturatedValue } from "./weights.ts";

/** Live documents of a segment in ascending order, with how well each matches the text. */
export interface TextScores {
  docs: Uint32Array;
  scores: Float64Array;
}

/** Returns the score of a matching document. */
export function scoreOf({ docs, scores }: TextScores, doc: number): number {
  return scores[gallop(docs, doc, 0)]!;
}

const NO_MATCHES: TextScores = { docs: new Uint32Array(0), scores: new Float64Array(0) };

/**
 * Returns the documents that match a plan, by segment, in working memory, and whether they meet every clause. If no document of any segment does,
 * returns those that meet the most by weight, provided that is worth half of the clauses.
 */
export function matchText(
  segments: readonly Segment[],
  plan: TextPlan,
  valueIds: ValueIds,
  scratch: Scratch,
): { isWhole: boolean; scores: TextScores[] } {
  const clauses = segments.map((segment) => scoreClauses(segment, plan, valueIds, scratch));
  const all = clauses.map((matches) => intersectAll(matches, scratch));
  const enough = plan.clauses.length <= 1 || all.some(({ docs }) => docs.length > 0);
  if (enough) return { isWhole: true, scores: all };
  const most = mostClausesMet(segments, clauses, plan.weights, scratch);
  for (const [index, segment] of segments.entries())
    for (const alternative of plan.far) lower(most[index]!, scoreAlternative(segment, alternative, valueIds, scratch));
  return { isWhole: false, scores: most };
}

/** Returns the documents of a segment that meet every clause of a plan, in working memory. */
export function matchWholeText(segment: Segment, plan: TextPlan, valueIds: ValueIds, scratch: Scratch): TextScores {
  return intersectAll(scoreClauses(segment, plan, valueIds, scratch), scratch);
}

/** Returns the documents that meet each clause and no exclusion. */
function scoreClauses(segment: Segment, plan: TextPlan, valueIds: ValueIds, scratch: Scratch): TextScores[] {
  const score = (alternative: Alternative): TextScores => scoreAlternative(segment, alternative, valueIds, scratch);
  const allowed = plan.excluded.length === 0 ? null : allowedDocs(segment, plan.excluded.map(score));
  if (plan.clauses.length === 0) return [everything(segment, allowed, scratch)];
  return plan.clauses.map((clause) => withoutExcluded(unionOf(segment, clause.map(score), scratch), allowed));
}

function intersectAll([first, ...others]: readonly TextScores[], scratch: Scratch): TextScores {
  return others.reduce((a, b) => intersectScores(a, b, allocateLike(a, scratch)), first!);
}

const entries = new EntryReader();

function scoreWord(
  segment: Segment,
  { spellings, idf, fields }: PlanWord,
  valueIds: ValueIds,
  scratch: Scratch,
): TextScores {
  const known = spellings
    .map(({ word, quality }) => ({
      position: positionOfTerm(segment.text, valueIds.terms.find(word)),
      value: quality * idf,
    }))
    .filter(({ position }) => position >= 0);
  const [one] = known;
  if (one === undefined) return NO_MATCHES;
  if (known.length === 1) return scoreTerm(segment, one.position, one.value, fields, scratch);
  // A prefix may have thousands of completions, so all of them accumulate in one array.
  const scores = scratch.floats(segment.count).fill(-1);
  for (const { position, value } of known) raiseScores(segment, position, value, fields, scores);
  return collect(segment, scores, scratch);
}

/** Scores the live documents with a word in one of the fields. */
function scoreTerm(segment: Segment, position: number, value: number, fields: number, scratch: Scratch): TextScores {
  const { text, live, liveCount, count } = segment;
  const { titleWords } = text;
  const whole = liveCount === count;
  const docs = scratch.take(text.docFrequency[position]!);
  const scores = scratch.floats(docs.length);
  let length = 0;
  entries.open(text, position);
  while (entries.next()) {
    for (let at = 0; at < entries.length; at += 1) {
      const weight = entries.weights[at]!;
      const doc = entries.docs[at]!;
      if (fields !== 0 && (weight & fields) === 0) continue;
      if (!whole && !hasBit(live, doc)) continue;
      docs[length] = doc;
      scores[length] = value * saturatedValue(weight, titleWords[doc]!);
      length += 1;
    }
  }
  return truncate(docs, scores, length);
}

/**
 * Raises the scores of documents with a word in one of the fields, including removed ones, to their score by this word.
 */
function raiseScores({ text }: Segment, position: number, value: number, fields: number, scores: Float64Array): void {
  const { titleWords } = text;
  entries.open(text, position);
  while (entries.next()) {
    for (let at = 0; at < entries.length; at += 1) {
      const weight = entries.weights[at]!;
      if (fields !== 0 && (weight & fields) === 0) continue;
      const doc = entries.docs[at]!;
      const score = value * saturatedValue(weight, titleWords[doc]!);
      if (score > scores[doc]!) scores[doc] = score;
    }
  }
}

function scoreAlternative(
  segment: Segment,
  { words, phrase, quality }: Alternative,
  valueIds: ValueIds,
  scratch: Scratch,
): TextScores {
  const [first, ...others] = words.map((word) => scoreWord(segment, word, valueIds, scratch));
  const matches = others.reduce((a, b) => intersectScores(a, b, a), first!);
  const { docs, scores } = phrase
    ? keepPhraseMatches(
        segment,
        matches,
        words.map(({ spellings }) => valueIds.terms.find(spellings[0]?.word ?? "")),
        valueIds,
      )
    : matches;
  if (quality !== 1) for (let at = 0; at < scores.length; at += 1) scores[at]! *= quality;
  return { docs, scores };
}

function keepPhraseMatches(
  segment: Segment,
  { docs, scores }: TextScores,
  phrase: readonly number[],
  valueIds: ValueIds,
): TextScores {
  const { streams, streamStarts } = segment.text;
  const bytes = phraseBytes(phrase);
  const tags = valueIds.tags.codesWithPhrase(segment.forwardIndex, phrase);
  let length = 0;
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at]!;
    const isFound =
      containsPhrase(streams, startOf(streamStarts, doc), startOf(streamStarts, doc + 1), bytes) ||
      (tags !== null && hasAnyCode(segment.forwardIndex, doc, tags));
    if (!isFound) continue;
    docs[length] = doc;
    scores[length] = scores[at]!;
    length += 1;
  }
  return truncate(docs, scores, length);
}

/** Returns the union of matches. Each document keeps its best score. */
function unionOf(segment: Segment, each: readonly TextScores[], scratch: Scratch): TextScores {
  const filled = each.filter(({ docs }) => docs.length > 0);
  if (filled.length === 0) return NO_MATCHES;
  if (filled.length === 1) return filled[0]!;
  const scores = scratch.floats(segment.count).fill(-1);
  for (const { docs, scores: theirs } of filled) {
    for (let at = 0; at < docs.length; at += 1) if (theirs[at]! > scores[docs[at]!]!) scores[docs[at]!] = theirs[at]!;
  }
  return collect(segment, scores, scratch);
}

/**
 * Returns the intersection of two matches with their scores added, in the memory of `out`, which may be that of `a`.
 */
function intersectScores(a: TextScores, b: TextScores, out: TextScores): TextScores {
  const { docs, scores } = out;
  let length = 0;
  let other = 0;
  for (let at = 0; at < a.docs.length && other < b.docs.length; at += 1) {
    const doc = a.docs[at]!;
    while (other < b.docs.length && b.docs[other]! < doc) other += 1;
    if (b.docs[other] !== doc) continue;
    docs[length] = doc;
    scores[length] = a.scores[at]! + b.scores[other]!;
    length += 1;
  }
  return truncate(docs, scores, length);
}

function allocateLike({ docs }: TextScores, scratch: Scratch): TextScores {
  return { docs: scratch.take(docs.length), scores: scratch.floats(docs.length) };
}

/** Returns the documents that meet the most clauses by weight over all segments, if that is enough. */
function mostClausesMet(
  segments: readonly Segment[],
  clauses: readonly (readonly TextScores[])[],
  weights: readonly number[],
  scratch: Scratch,
): TextScores[] {
  const perSegment = segments.map((segment, index) => {
    const met = new Uint16Array(segment.count);
    const scores = scratch.floats(segment.count).fill(0);
    clauses[index]!.forEach(({ docs, scores: theirs }, clause) => {
      const weight = weights[clause]!;
      for (let at = 0; at < docs.length; at += 1) {
        met[docs[at]!]! += weight;
        scores[docs[at]!]! += theirs[at]!;
      }
    });
    return { met, scores };
  });
  let highest = 0;
  for (const { met } of perSegment) for (const weight of met) if (weight > highest) highest = weight;
  if (highest < leastWeight(weights)) return segments.map(() => NO_MATCHES);
  return perSegment.map(({ met, scores }, index) => {
    for (let doc = 0; doc < scores.length; doc += 1) if (met[doc] !== highest) scores[doc] = -1;
    return collect(segments[index]!, scores, scratch);
  });
}

/** Lowers the scores of the documents that are among others. */
function lower({ docs, scores }: TextScores, { docs: others }: TextScores): void {
  let other = 0;
  for (let at = 0; at < docs.length && other < others.length; at += 1) {
    while (other < others.length && others[other]! < docs[at]!) other += 1;
    if (others[other] === docs[at]) scores[at]! *= FAR_FACTOR;
  }
}

/** Returns the live documents with a score of zero or more. Compacts the scores in place. */
function collect({ live }: Segment, scores: Float64Array, scratch: Scratch): TextScores {
  const docs = scratch.take(scores.length);
  let length = 0;
  for (let doc = 0; doc < scores.length; doc += 1) {
    const score = scores[doc]!;
    if (score < 0 || !hasBit(live, doc)) continue;
    docs[length] = doc;
    scores[length] = score;
    length += 1;
  }
  return truncate(docs, scores, length);
}

function truncate(docs: Uint32Array, scores: Float64Array, length: number): TextScores {
  return length === docs.length
    ? { docs, scores }
    : { docs: docs.subarray(0, length), scores: scores.subarray(0, length) };
}

/** Returns 1 for each document without any excluded words, else 0. */
function allowedDocs(segment: Segment, excluded: readonly TextScores[]): Uint8Array {
  const allowed = new Uint8Array(segment.count).fill(1);
  for (const { docs } of excluded) for (const doc of docs) allowed[doc] = 0;
  return allowed;
}

function withoutExcluded(matches: TextScores, allowed: Uint8Array | null): TextScores {
  if (allowed === null) return matches;
  const docs = matches.docs.filter((doc) => allowed[doc] === 1);
  return { docs, scores: matches.scores.filter((_, at) => allowed[matches.docs[at]!] === 1) };
}

function everything(segment: Segment, allowed: Uint8Array | null, scratch: Scratch): TextScores {
  const scores = scratch.floats(segment.count).fill(0);
  if (allowed !== null) for (let doc = 0; doc < scores.length; doc += 1) if (allowed[doc] === 0) scores[doc] = -1;
  return collect(segment, scores, scratch);
}
