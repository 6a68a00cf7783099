import { holdsPhrase, NEXT_FIELD } from "./stream.ts";
import { placeOfTerm, type TextIndex } from "./text-index.ts";
import { COMPANY, ONCE, TITLE } from "./weights.ts";

/** Calls back with each document whose title or company name holds these words side by side, removed ones included. Nobody holds no words. */
export function eachShortHolder(index: TextIndex, terms: readonly number[], visit: (doc: number) => void): void {
  const places = terms.map((term) => placeOfTerm(index, term));
  if (places.length === 0 || places.includes(-1)) return;
  const rarest = places.reduce((a, b) => (index.sizes[b]! < index.sizes[a]! ? b : a));
  const { streams, streamStarts } = index;
  eachInShortField(index, rarest, (doc) => {
    if (terms.length > 1) {
      const from = streamStarts[doc]!;
      if (!holdsPhrase(streams, from, endOfShortFields(streams, from), terms)) return;
    }
    visit(doc);
  });
}

function eachInShortField({ starts, entries }: TextIndex, place: number, visit: (doc: number) => void): void {
  const end = starts[place + 1]!;
  let doc = -1;
  for (let at = starts[place]!; at < end;) {
    let byte = entries[at++]!;
    let step = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = entries[at++]!;
      step |= (byte & 127) << shift;
    }
    doc += step >>> 1;
    const weight = (step & 1) === 0 ? ONCE : entries[at++]!;
    if ((weight & (TITLE | COMPANY)) !== 0) visit(doc);
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
