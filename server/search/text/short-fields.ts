import { startOf } from "#search/index/packed/starts.ts";
import { containsPhrase, NEXT_FIELD, phraseBytes } from "./stream.ts";
import { EntryReader, positionOfTerm, type TextIndex } from "./text-index.ts";
import { COMPANY, TITLE } from "./weights.ts";

const entries = new EntryReader();

/**
 * Calls `visit` with each document whose title or company name contains these words in sequence, including removed
 * documents. An empty list matches nothing.
 */
export function eachDocWithShortPhrase(index: TextIndex, terms: readonly number[], visit: (doc: number) => void): void {
  const places = terms.map((term) => positionOfTerm(index, term));
  if (places.length === 0 || places.includes(-1)) return;
  const rarest = places.reduce((a, b) => (index.docFrequency[b]! < index.docFrequency[a]! ? b : a));
  const { streams, streamStarts } = index;
  const phrase = phraseBytes(terms);
  entries.open(index, rarest);
  while (entries.next()) {
    const { docs, weights, length } = entries;
    for (let at = 0; at < length; at += 1) {
      if ((weights[at]! & (TITLE | COMPANY)) === 0) continue;
      const doc = docs[at]!;
      const from = startOf(streamStarts, doc);
      if (terms.length === 1 || containsPhrase(streams, from, endOfShortFields(streams, from), phrase)) visit(doc);
    }
  }
}

/** Returns where the company name, which follows the title, ends in a stream. */
function endOfShortFields(streams: Uint8Array, from: number): number {
  let fields = 0;
  let inNumber = false;
  for (let at = from; ; at += 1) {
    const byte = streams[at]!;
    if (!inNumber && byte === NEXT_FIELD && ++fields === 2) return at;
    inNumber = byte > 127;
  }
}
