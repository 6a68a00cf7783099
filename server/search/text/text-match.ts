import { hasBit } from "../doc-set.ts";
import type { Segment } from "../segment.ts";
import { holdsPhrase, phraseBytes, readTitle } from "./stream.ts";
import type { Terms } from "./terms.ts";
import { eachEntry, placeOfTerm } from "./text-index.ts";
import { type Alternative, type PlanWord, type TextPlan, wordOrder } from "./text-plan.ts";
import { orderFactor, saturated } from "./weights.ts";

/** Live documents of a segment in ascending order, each with how well it answers. */
export interface Hits {
  docs: Uint32Array;
  scores: Float64Array;
}

const NO_HITS: Hits = { docs: new Uint32Array(0), scores: new Float64Array(0) };

/**
 * Documents by segment that answer a plan. Where none in any segment meets every clause, those that meet the most do, if that is
 * at least half of them.
 */
export function matchText(segments: readonly Segment[], plan: TextPlan, terms: Terms): Hits[] {
  const allowed = segments.map((segment) => {
    const excluded = plan.excluded.map((alternative) => alternativeHits(segment, alternative, terms));
    return excluded.length === 0 ? null : without(segment, excluded);
  });
  const clauses = segments.map((segment, index) =>
    plan.clauses.map((clause) =>
      kept(
        best(
          segment,
          clause.map((alternative) => alternativeHits(segment, alternative, terms)),
        ),
        allowed[index]!,
      ),
    ),
  );
  if (plan.clauses.length === 0) return segments.map((segment, index) => everything(segment, allowed[index]!));
  const all = clauses.map((hits) => hits.reduce((a, b) => both(a, b)));
  const enough = plan.clauses.length === 1 || all.some(({ docs }) => docs.length > 0);
  const found = enough ? all : most(segments, clauses, Math.ceil(plan.clauses.length / 2));
  favourOrder(segments, found, plan, terms);
  return found;
}

/** Raises the scores of jobs whose title holds the words as they were asked for. */
function favourOrder(segments: readonly Segment[], found: readonly Hits[], plan: TextPlan, terms: Terms): void {
  const order = wordOrder(plan);
  const positions = new Map([...order.positions].map(([word, position]) => [terms.find(word), position]));
  const title = new Int32Array(256);
  segments.forEach(({ text }, index) => {
    const { docs, scores } = found[index]!;
    for (let at = 0; at < docs.length; at += 1) {
      const words = readTitle(text.streams, text.streamStarts[docs[at]!]!, title);
      for (let word = 0; word < words; word += 1) title[word] = positions.get(title[word]!) ?? -1;
      scores[at]! *= orderFactor(title, words, order.length);
    }
  });
}

function wordHits(segment: Segment, { spelled, rarity, fields }: PlanWord, terms: Terms): Hits {
  const known = spelled
    .map(({ word, quality }) => ({ place: placeOfTerm(segment.text, terms.find(word)), value: quality * rarity }))
    .filter(({ place }) => place >= 0);
  if (known.length > 1) {
    // A beginning may go on as thousands of words, so each is read straight into what is found.
    const scores = new Float64Array(segment.count).fill(-1);
    for (const { place, value } of known)
      eachHit(segment, place, value, fields, (doc, score) => {
        if (score > scores[doc]!) scores[doc] = score;
      });
    return gathered(scores, (score) => score >= 0);
  }
  const [one] = known;
  if (one === undefined) return NO_HITS;
  const docs = new Uint32Array(segment.text.sizes[one.place]!);
  const scores = new Float64Array(docs.length);
  let length = 0;
  eachHit(segment, one.place, one.value, fields, (doc, score) => {
    docs[length] = doc;
    scores[length] = score;
    length += 1;
  });
  return cut(docs, scores, length);
}

/** Calls back with the live documents that hold a word in one of the fields, and how well each answers. */
function eachHit(
  { text, live, liveCount, count }: Segment,
  place: number,
  value: number,
  fields: number,
  visit: (doc: number, score: number) => void,
): void {
  const { titleWords } = text;
  const whole = liveCount === count;
  eachEntry(text, place, (doc, weight) => {
    if (fields !== 0 && (weight & fields) === 0) return;
    if (whole || hasBit(live, doc)) visit(doc, value * saturated(weight, titleWords[doc]!));
  });
}

function alternativeHits(segment: Segment, { words, phrase, quality }: Alternative, terms: Terms): Hits {
  const hits = words.map((word) => wordHits(segment, word, terms)).reduce((a, b) => both(a, b));
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
function best(segment: Segment, each: readonly Hits[]): Hits {
  const filled = each.filter(({ docs }) => docs.length > 0);
  if (filled.length === 0) return NO_HITS;
  if (filled.length === 1) return filled[0]!;
  const scores = new Float64Array(segment.count).fill(-1);
  for (const { docs, scores: theirs } of filled) {
    for (let at = 0; at < docs.length; at += 1) if (theirs[at]! > scores[docs[at]!]!) scores[docs[at]!] = theirs[at]!;
  }
  return gathered(scores, (score) => score >= 0);
}

/** Documents of both, with their scores added. */
function both(a: Hits, b: Hits): Hits {
  const size = Math.min(a.docs.length, b.docs.length);
  const docs = new Uint32Array(size);
  const scores = new Float64Array(size);
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

/** Documents that meet the most clauses of all, over all segments, but at least `least`. */
function most(segments: readonly Segment[], clauses: readonly (readonly Hits[])[], least: number): Hits[] {
  const met = segments.map((segment, index) => {
    const count = new Uint8Array(segment.count);
    const scores = new Float64Array(segment.count);
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
  return met.map(({ count, scores }) => gathered(scores, (_, doc) => count[doc] === highest));
}

function gathered(scores: Float64Array, isHit: (score: number, doc: number) => boolean): Hits {
  let length = 0;
  for (let doc = 0; doc < scores.length; doc += 1) if (isHit(scores[doc]!, doc)) length += 1;
  const docs = new Uint32Array(length);
  const found = new Float64Array(length);
  length = 0;
  for (let doc = 0; doc < scores.length; doc += 1) {
    if (!isHit(scores[doc]!, doc)) continue;
    docs[length] = doc;
    found[length] = scores[doc]!;
    length += 1;
  }
  return { docs, scores: found };
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

function everything(segment: Segment, allowed: Uint8Array | null): Hits {
  const scores = new Float64Array(segment.count);
  return gathered(scores, (_, doc) => hasBit(segment.live, doc) && (allowed === null || allowed[doc] === 1));
}
