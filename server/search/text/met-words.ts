import { NEXT_FIELD } from "./stream.ts";
import { FIRST_TERM } from "./terms.ts";
import { DESCRIPTION, TITLE } from "./weights.ts";

/** One occurrence in the description, in a word's count. */
const ONE_TIME = 1 << DESCRIPTION;

/** Working memory for the different words of one document after another. */
export class MetWords {
  /** Of each word by number: a bit for each field before the description that holds it, above them how often the description does. */
  counts = new Uint32Array(1024);
  /** Numbers of the words met; the first `length` of them. */
  terms = new Uint32Array(1024);
  length = 0;
  /** Words of the title, repeats included. */
  titleWords = 0;

  /** Makes room for words numbered below `size`, and for `more` words to be met. */
  reserve(size: number, more: number): void {
    if (size > this.counts.length) this.counts = grown(this.counts, size);
    if (this.length + more > this.terms.length) this.terms = grown(this.terms, this.length + more);
  }

  /** Takes note of a word in a field. */
  meet(term: number, field: number): void {
    const { counts } = this;
    const count = counts[term]!;
    if (count === 0) this.terms[this.length++] = term;
    if (field === DESCRIPTION) {
      counts[term] = count + ONE_TIME;
      return;
    }
    counts[term] = count | (1 << field);
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
      if (number >= FIRST_TERM) this.meet(number, field);
      else if (number === NEXT_FIELD) field += 1;
    }
  }

  /** Calls back with each word and its count, and forgets them. */
  forget(visit?: (term: number, count: number) => void): void {
    for (let at = 0; at < this.length; at += 1) {
      const term = this.terms[at]!;
      visit?.(term, this.counts[term]!);
      this.counts[term] = 0;
    }
    this.length = 0;
    this.titleWords = 0;
  }

  bytes(): number {
    return this.counts.byteLength + this.terms.byteLength;
  }
}

function grown(array: Uint32Array<ArrayBuffer>, least: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(array.length * 2, least));
  larger.set(array);
  return larger;
}
