import { holdsPhrase, NEXT_FIELD, phraseBytes } from "./stream.ts";
import { eachEntry, placeOfTerm, type TextIndex } from "./text-index.ts";
import { COMPANY, TITLE } from "./weights.ts";

/** Calls back with each document whose title or company name holds these words side by side, removed ones included. Nobody holds no words. */
export function eachShortHolder(index: TextIndex, terms: readonly number[], visit: (doc: number) => void): void {
  const places = terms.map((term) => placeOfTerm(index, term));
  if (places.length === 0 || places.includes(-1)) return;
  const rarest = places.reduce((a, b) => (index.sizes[b]! < index.sizes[a]! ? b : a));
  const { streams, streamStarts } = index;
  const phrase = phraseBytes(terms);
  eachEntry(index, rarest, (doc, weight) => {
    if ((weight & (TITLE | COMPANY)) === 0) return;
    if (terms.length > 1) {
      const from = streamStarts[doc]!;
      if (!holdsPhrase(streams, from, endOfShortFields(streams, from), phrase)) return;
    }
    visit(doc);
  });
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
