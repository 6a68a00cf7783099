import { RecentTexts } from "./recent-texts.ts";

/** What a remembered function may return. */
type Remembered = object | string | number | boolean | null;

/** Remembers what a pure function returned for each of the last texts, of which it keeps what `toKeep` makes of them. */
function remember<T extends Remembered>(
  read: (text: string) => T,
  toKeep: (text: string) => string,
): (text: string) => T {
  const known = new RecentTexts<T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const kept = toKeep(text);
    const value = read(kept);
    known.set(kept, value);
    return value;
  };
}

/** V8 copies shorter parts of a text. */
const SHORTEST_PART = 13;

/** Returns a text of its own: a part of a text keeps all of it in memory. */
const copyOf = (text: string): string =>
  text.length < SHORTEST_PART ? text : Buffer.from(text, "utf16le").toString("utf16le");

/**
 * Returns a function that remembers what a pure one returned for each of the last texts, because the postings of an employer share most of
 * their sentences. Callers must not change the results.
 */
export function remembered<T extends Remembered>(read: (text: string) => T): (text: string) => T {
  return remember(read, copyOf);
}

/** As `remembered`, for the sentences of a `PreparedText`, which are copies already: it takes less time. */
export function rememberedSentence<T extends Remembered>(read: (sentence: string) => T): (sentence: string) => T {
  return remember(read, (text) => text);
}

/** As `rememberedSentence`, for what a sentence says in a language, or in a section. Texts that aren't sentences are remembered by `remembered`. */
export function rememberedWith<T extends Remembered, O extends string | null>(
  read: (text: string, other: O) => T,
  by: (readOfOther: (text: string) => T) => (text: string) => T = rememberedSentence,
): (text: string, other: O) => T {
  const known = new Map<O, (text: string) => T>();
  return (text, other) => {
    let ofOther = known.get(other);
    if (ofOther === undefined) {
      ofOther = by((each) => read(each, other));
      known.set(other, ofOther);
    }
    return ofOther(text);
  };
}
