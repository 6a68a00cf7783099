const PLACES = 1 << 15;

/** Tells most words that aren't in a set apart from those that are, without cutting them out of their text. */
export class WordFilter {
  readonly #taken = new Uint8Array(PLACES);

  add(word: string): void {
    this.#taken[placeOf(word, 0, word.length)] = 1;
  }

  /** Returns false only if the set doesn't hold the word between two places of a text. */
  mayHold(text: string, start: number, end: number): boolean {
    return this.#taken[placeOf(text, start, end)] === 1;
  }
}

/** By the first two letters, the last one and the length. */
function placeOf(text: string, start: number, end: number): number {
  const second = end - start > 1 ? text.charCodeAt(start + 1) : 0;
  const mixed = Math.imul(text.charCodeAt(start) + Math.imul(second, 67), 131) + text.charCodeAt(end - 1);
  return (Math.imul(mixed, 61) + end - start) & (PLACES - 1);
}
