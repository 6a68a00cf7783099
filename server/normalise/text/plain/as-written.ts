import type { Sentence } from "../prepared-text.ts";
import { plainSpellings } from "./accents.ts";
import { outOfShort } from "./written-out.ts";

/** Returns where each character of a sentence that was changed for reading stands in what the ad wrote; null if the two differ in more than case, accents and words written out. */
function placesIn(read: string, written: string): number[] | null {
  const places: number[] = [];
  let at = 0;
  while (places.length < read.length) {
    const short = outOfShort(read.slice(places.length, places.length + 6), written.slice(at, at + 6));
    if (short !== undefined) {
      for (let unit = 0; unit < short.read; unit += 1) places.push(at);
      at += short.written;
      continue;
    }
    const letter = String.fromCodePoint(read.codePointAt(places.length) ?? 0);
    for (let unit = 0; unit < letter.length; unit += 1) places.push(at);
    const spellings = [letter.toLowerCase(), ...plainSpellings(letter.toLowerCase())];
    const rest = written.slice(at, at + 3).toLowerCase();
    const spelling = spellings.find((each) => rest.startsWith(each));
    if (spelling === undefined) return null;
    at += spelling.length;
  }
  return at === written.length ? [...places, at] : null;
}

/**
 * Returns a quote in the letters of the ad, where the sentences that it is from were read in others: in small letters, or with accents. A quote of which no sentence
 * is found stays.
 */
export function asWritten(quote: string, sentences: readonly Sentence[]): string {
  let written = quote;
  for (const { text, written: own } of sentences) {
    if (own === undefined || own === text) continue;
    const at = text.indexOf(written);
    if (at === -1) {
      written = written.replace(text, () => own);
      continue;
    }
    const places = placesIn(text, own);
    return places === null ? own : own.slice(places[at], places[at + written.length]);
  }
  return written;
}
