import { grow } from "./grow.ts";
import { decodeNumbers, NEXT_FIELD, NO_NUMBER } from "./stream.ts";
import { FIRST_TERM } from "./term-index.ts";
import { DESCRIPTION, ONE_OCCURRENCE, TITLE } from "./weights.ts";

/** Counts the distinct words of one document at a time. */
export class TermCounter {
  /** Counts by term id, as `weightOfCount` takes them; 0 for words not seen. */
  counts = new Int32Array(1024);
  /** Ids of the terms seen; the first `length` are valid. */
  terms = new Int32Array(1024);
  length = 0;
  /** Number of words in the title, including repeats. */
  titleWords = 0;

  /** Makes room for term ids below `size` and for `more` words. */
  reserve(size: number, more: number): void {
    if (size > this.counts.length) this.counts = grow(this.counts, Math.max(this.counts.length * 2, size));
    const terms = this.length + more + 1;
    if (terms > this.terms.length) this.terms = grow(this.terms, Math.max(this.terms.length * 2, terms));
  }

  /**
   * Counts the words of a field and writes their term ids as varints to `out` at `at`. Returns where they end. The
   * caller must have reserved room for the words, and five bytes per word plus one. Branchless for ids of up to three
   * bytes, which nearly all are: the length is unpredictable and a mispredicted branch costs more than a wasted byte.
   */
  write(numbers: Int32Array, count: number, field: number, out: Uint8Array, at: number): number {
    const { counts, terms } = this;
    const fieldBit = field === DESCRIPTION ? 0 : 1 << field;
    const increment = field === DESCRIPTION ? ONE_OCCURRENCE : 0;
    let { length } = this;
    let end = at;
    for (let word = 0; word < count; word += 1) {
      const term = numbers[word]!;
      const seen = counts[term]!;
      terms[length] = term;
      // Adds 1 for a new word, else 0.
      length += (seen - 1) >>> 31;
      counts[term] = (seen | fieldBit) + increment;
      // 1 if the id takes a second and a third byte, else 0.
      const second = (127 - term) >>> 31;
      const third = (16_383 - term) >>> 31;
      out[end] = (term & 127) | (second << 7);
      out[end + 1] = ((term >>> 7) & 127) | (third << 7);
      out[end + 2] = term >>> 14;
      end += 1 + second + third;
      if (term >= 2_097_152) {
        out[end - 1]! |= 128;
        out[end++] = term >>> 21;
      }
    }
    this.length = length;
    if (fieldBit === TITLE) this.titleWords += count;
    return end;
  }

  /** Counts the words of a field before the description. The caller must have reserved room for them. */
  count(numbers: Int32Array, field: number): void {
    for (const term of numbers) {
      if (this.counts[term] === 0) this.terms[this.length++] = term;
      this.counts[term]! |= 1 << field;
    }
  }

  /** Counts the words of a stream, whose term ids are below `size`. */
  read(stream: Uint8Array, size: number): void {
    this.clear();
    this.reserve(size, stream.length);
    const { counts, terms } = this;
    // Decodes into `terms`, then compacts it in place: no write overtakes the read.
    const numbers = decodeNumbers(stream, 0, NO_NUMBER, terms);
    let field = 0;
    let length = 0;
    for (let at = 0; at < numbers; at += 1) {
      const number = terms[at]!;
      if (number >= FIRST_TERM) {
        const seen = counts[number]!;
        if (seen === 0) terms[length++] = number;
        counts[number] = field === DESCRIPTION ? seen + ONE_OCCURRENCE : seen | (1 << field);
        if (1 << field === TITLE) this.titleWords += 1;
      } else if (number === NEXT_FIELD) field += 1;
    }
    this.length = length;
  }

  /** Resets all counts, calling `visit` with each term. */
  clear(visit?: (term: number) => void): void {
    for (let at = 0; at < this.length; at += 1) {
      const term = this.terms[at]!;
      visit?.(term);
      this.counts[term] = 0;
    }
    this.length = 0;
    this.titleWords = 0;
  }

  bytes(): number {
    return this.counts.byteLength + this.terms.byteLength;
  }
}
