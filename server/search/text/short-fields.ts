import { holdsPhrase, NEXT_FIELD, phraseBytes } from "./stream.ts";
import { EntryReader, placeOfTerm, type TextIndex } from "./text-index.ts";
import { COMPANY, TITLE } from "./weights.ts";

const entries = new EntryReader();

/** Calls back with each document whose title or company name holds these words side by side, removed ones included. Nobody holds no words. */
export function eachShortHolder(index: TextIndex, terms: readonly number[], visit: (doc: number) => void): void {
  const places = terms.map((term) => placeOfTerm(index, term));
  if (places.length === 0 || places.includes(-1)) return;
  const rarest = places.reduce((a, b) => (index.sizes[b]! < index.sizes[a]! ? b : a));
  const { streams, streamStarts } = index;
  const phrase = phraseBytes(terms);
  entries.open(index, rarest);
  while (entries.next()) {
    const { docs, weights, length } = entries;
    for (let at = 0; at < length; at += 1) {
      if ((weights[at]! & (TITLE | COMPANY)) === 0) continue;
      const doc = docs[at]!;
      const from = streamStarts[doc]!;
      if (terms.length === 1 || holdsPhrase(streams, from, endOfShortFields(streams, from), phrase)) visit(doc);
    }
  }
}

/** Where the company's name, which follows the title, ends in a stream. */
function endOfShortFields(streams: Uint8Array, from: number): number {
  let fields = 0;
  let inNumber = false;
  for (let at = from; ; at += 1) {
    const byte = streams[at]!;
    if (!inNumber && byte === NEXT_FIELD && ++fields === 2) return at;
    inNumber = byte > 127;
  }
}
