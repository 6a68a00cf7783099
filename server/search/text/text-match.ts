import { hasBit } from "#search/index/doc-set.ts";
import type { Scratch } from "#search/query/scratch.ts";
import type { Segment } from "#search/index/segment.ts";
import { holdsPhrase, phraseBytes } from "./stream.ts";
import type { Terms } from "./terms.ts";
import { EntryReader, placeOfTerm } from "./text-index.ts";
import { type Alternative, type PlanWord, type TextPlan } from "./text-plan.ts";
import { saturated } from "./weights.ts";

/** Live documents of a segment in ascending order, each with how well it answers. */
export interface Hits {
  docs: Uint32Array;
  scores: Float64Array;
}

const NO_HITS: Hits = { docs: new Uint32Array(0), scores: new Float64Array(0) };

/**
 * Documents by segment that answer a plan, in working memory. Where none in any segment meets every clause, those that meet the most do,
 * if that is at least half of them.
 */
export function matchText(segments: readonly Segment[], plan: TextPlan, terms: Terms, scratch: Scratch): Hits[] {
  const clauses = segments.map((segment) => {
    const ask = (alternative: Alternative): Hits => alternativeHits(segment, alternative, terms, scratch);
    const allowed = plan.excluded.length === 0 ? null : without(segment, plan.excluded.map(ask));
    if (plan.clauses.length === 0) return [everything(segment, allowed, scratch)];
    return plan.clauses.map((clause) => kept(best(segment, clause.map(ask), scratch), allowed));
  });
  const all = clauses.map((hits) => hits.slice(1).reduce((a, b) => both(a, b, roomFor(a, scratch)), hits[0]!));
  const enough = plan.clauses.length <= 1 || all.some(({ docs }) => docs.length > 0);
  return enough ? all : most(segments, clauses, Math.ceil(plan.clauses.length / 2), scratch);
}

const entries = new EntryReader();

function wordHits(segment: Segment, { spelled, rarity, fields }: PlanWord, terms: Terms, scratch: Scratch): Hits {
  const known = spelled
    .map(({ word, quality }) => ({ place: placeOfTerm(segment.text, terms.find(word)), value: quality * rarity }))
    .filter(({ place }) => place >= 0);
  const [one] = known;
  if (one === undefined) return NO_HITS;
  if (known.length === 1) return holdersOf(segment, one.place, one.value, fields, scratch);
  // A beginning may go on as thousands of words, so each is read straight into what is found.
  const scores = scratch.floats(segment.count).fill(-1);
  for (const { place, value } of known) raise(segment, place, value, fields, scores);
  return gathered(segment, scores, scratch);
}

/** Live documents that hold a word in one of the fields. */
function holdersOf(segment: Segment, place: number, value: number, fields: number, scratch: Scratch): Hits {
  const { text, live, liveCount, count } = segment;
  const { titleWords } = text;
  const whole = liveCount === count;
  const docs = scratch.take(text.sizes[place]!);
  const scores = scratch.floats(docs.length);
  let length = 0;
  entries.open(text, place);
  while (entries.next()) {
    for (let at = 0; at < entries.length; at += 1) {
      const weight = entries.weights[at]!;
      const doc = entries.docs[at]!;
      if (fields !== 0 && (weight & fields) === 0) continue;
      if (!whole && !hasBit(live, doc)) continue;
      docs[length] = doc;
      scores[length] = value * saturated(weight, titleWords[doc]!);
      length += 1;
    }
  }
  return cut(docs, scores, length);
}

/** Raises the scores of documents that hold a word in one of the fields, removed ones included, to what they are worth by it. */
function raise({ text }: Segment, place: number, value: number, fields: number, scores: Float64Array): void {
  const { titleWords } = text;
  entries.open(text, place);
  while (entries.next()) {
    for (let at = 0; at < entries.length; at += 1) {
      const weight = entries.weights[at]!;
      if (fields !== 0 && (weight & fields) === 0) continue;
      const doc = entries.docs[at]!;
      const score = value * saturated(weight, titleWords[doc]!);
      if (score > scores[doc]!) scores[doc] = score;
    }
  }
}

function alternativeHits(
  segment: Segment,
  { words, phrase, quality }: Alternative,
  terms: Terms,
  scratch: Scratch,
): Hits {
  const [first, ...others] = words.map((word) => wordHits(segment, word, terms, scratch));
  const hits = others.reduce((a, b) => both(a, b, a), first!);
  const { docs, scores } = phrase
    ? holding(
        segment,
        hits,
        words.map(({ spelled }) => terms.find(spelled[0]?.word ?? "")),
      )
    : hits;
  if (quality !== 1) for (let at = 0; at < scores.length; at += 1) scores[at]! *= quality;
  return { docs, scores };
}

function holding(segment: Segment, { docs, scores }: Hits, phrase: readonly number[]): Hits {
  const { streams, streamStarts } = segment.text;
  const bytes = phraseBytes(phrase);
  let length = 0;
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at]!;
    if (!holdsPhrase(streams, streamStarts[doc]!, streamStarts[doc + 1]!, bytes)) continue;
    docs[length] = doc;
    scores[length] = scores[at]!;
    length += 1;
  }
  return cut(docs, scores, length);
}

/** Documents of any of the hits, with the best of their scores. */
function best(segment: Segment, each: readonly Hits[], scratch: Scratch): Hits {
  const filled = each.filter(({ docs }) => docs.length > 0);
  if (filled.length === 0) return NO_HITS;
  if (filled.length === 1) return filled[0]!;
  const scores = scratch.floats(segment.count).fill(-1);
  for (const { docs, scores: theirs } of filled) {
    for (let at = 0; at < docs.length; at += 1) if (theirs[at]! > scores[docs[at]!]!) scores[docs[at]!] = theirs[at]!;
  }
  return gathered(segment, scores, scratch);
}

/** Documents of both, with their scores added, in the room of `out`, which may be the first. */
function both(a: Hits, b: Hits, out: Hits): Hits {
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
  return cut(docs, scores, length);
}

function roomFor({ docs }: Hits, scratch: Scratch): Hits {
  return { docs: scratch.take(docs.length), scores: scratch.floats(docs.length) };
}

/** Documents that meet the most clauses of all, over all segments, but at least `least`. */
function most(
  segments: readonly Segment[],
  clauses: readonly (readonly Hits[])[],
  least: number,
  scratch: Scratch,
): Hits[] {
  const met = segments.map((segment, index) => {
    const count = new Uint8Array(segment.count);
    const scores = scratch.floats(segment.count).fill(0);
    for (const { docs, scores: theirs } of clauses[index]!) {
      for (let at = 0; at < docs.length; at += 1) {
        count[docs[at]!]! += 1;
        scores[docs[at]!]! += theirs[at]!;
      }
    }
    return { count, scores };
  });
  let highest = 0;
  for (const { count } of met) for (const clausesMet of count) if (clausesMet > highest) highest = clausesMet;
  if (highest < least) return segments.map(() => NO_HITS);
  return met.map(({ count, scores }, index) => {
    for (let doc = 0; doc < scores.length; doc += 1) if (count[doc] !== highest) scores[doc] = -1;
    return gathered(segments[index]!, scores, scratch);
  });
}

/** The live documents whose score is not below zero; the scores move together where they lie. */
function gathered({ live }: Segment, scores: Float64Array, scratch: Scratch): Hits {
  const docs = scratch.take(scores.length);
  let length = 0;
  for (let doc = 0; doc < scores.length; doc += 1) {
    const score = scores[doc]!;
    if (score < 0 || !hasBit(live, doc)) continue;
    docs[length] = doc;
    scores[length] = score;
    length += 1;
  }
  return cut(docs, scores, length);
}

function cut(docs: Uint32Array, scores: Float64Array, length: number): Hits {
  return length === docs.length
    ? { docs, scores }
    : { docs: docs.subarray(0, length), scores: scores.subarray(0, length) };
}

/** One for each document that is in none of the hits. */
function without(segment: Segment, hits: readonly Hits[]): Uint8Array {
  const allowed = new Uint8Array(segment.count).fill(1);
  for (const { docs } of hits) for (const doc of docs) allowed[doc] = 0;
  return allowed;
}

function kept(hits: Hits, allowed: Uint8Array | null): Hits {
  if (allowed === null) return hits;
  const docs = hits.docs.filter((doc) => allowed[doc] === 1);
  return { docs, scores: hits.scores.filter((_, at) => allowed[hits.docs[at]!] === 1) };
}

function everything(segment: Segment, allowed: Uint8Array | null, scratch: Scratch): Hits {
  const scores = scratch.floats(segment.count).fill(0);
  if (allowed !== null) for (let doc = 0; doc < scores.length; doc += 1) if (allowed[doc] === 0) scores[doc] = -1;
  return gathered(segment, scores, scratch);
}
