import { NEXT_FIELD } from "./stream.ts";
import { FIRST_TERM } from "./terms.ts";
import { DESCRIPTION, ONE_TIME, TITLE } from "./weights.ts";

/** Working memory for the different words of one document after another. */
export class MetWords {
  /** Of each word by number its count, as `weightOfCount` reads it; 0 for words not met. */
  counts = new Int32Array(1024);
  /** Numbers of the words met; the first `length` of them. */
  terms = new Int32Array(1024);
  length = 0;
  /** Words of the title, repeats included. */
  titleWords = 0;

  /** Makes room for words numbered below `size`, and for `more` words to be met. */
  reserve(size: number, more: number): void {
    if (size > this.counts.length) this.counts = grown(this.counts, size);
    if (this.length + more >= this.terms.length) this.terms = grown(this.terms, this.length + more + 1);
  }

  /**
   * Meets words of a field and writes their numbers in 7-bit bytes to `out` at `at`; gives where they end. The caller has reserved room for
   * the words, and five bytes for each word and one more. Numbers of up to three bytes, which nearly all are, are written without
   * asking how long they are: nobody can foresee it, and a wrong guess of the processor costs more than the bytes.
   */
  write(numbers: Int32Array, count: number, field: number, out: Uint8Array, at: number): number {
    const { counts, terms } = this;
    const held = field === DESCRIPTION ? 0 : 1 << field;
    const more = field === DESCRIPTION ? ONE_TIME : 0;
    let { length } = this;
    let end = at;
    for (let word = 0; word < count; word += 1) {
      const term = numbers[word]!;
      const seen = counts[term]!;
      terms[length] = term;
      // One more where the word was not seen.
      length += (seen - 1) >>> 31;
      counts[term] = (seen | held) + more;
      // One when the number takes a second byte and a third.
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
    if (held === TITLE) this.titleWords += count;
    return end;
  }

  /** Takes note of a word in a field. */
  #meet(term: number, field: number): void {
    const seen = this.counts[term]!;
    if (seen === 0) this.terms[this.length++] = term;
    this.counts[term] = field === DESCRIPTION ? seen + ONE_TIME : seen | (1 << field);
    if (1 << field === TITLE) this.titleWords += 1;
  }

  /** Takes note of the words of a stream, none of them numbered `size` or above. */
  read(stream: Uint8Array, size: number): void {
    this.forget();
    this.reserve(size, stream.length);
    let field = 0;
    for (let at = 0; at < stream.length;) {
      let byte = stream[at++]!;
      let number = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = stream[at++]!;
        number |= (byte & 127) << shift;
      }
      if (number >= FIRST_TERM) this.#meet(number, field);
      else if (number === NEXT_FIELD) field += 1;
    }
  }

  /** Calls back with each word, and forgets them. */
  forget(visit?: (term: number) => void): void {
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

function grown(array: Int32Array<ArrayBuffer>, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(array.length * 2, least));
  larger.set(array);
  return larger;
}
