import { type Codes, codesBelow } from "./codes.ts";

const FIRST_LENGTH = 16;

/** A list of codes that grows, in the narrowest array that fits the highest of them. */
export class GrowingCodes {
  #codes: Codes = new Uint8Array(FIRST_LENGTH);
  /** One more than the highest code that fits. */
  #below = 256;
  length = 0;
  highest = 0;

  push(code: number): void {
    if (this.length === this.#codes.length || code >= this.#below) this.#grow(code);
    if (code > this.highest) this.highest = code;
    this.#codes[this.length] = code;
    this.length += 1;
  }

  /** Replaces the last code. */
  replaceLast(code: number): void {
    this.length -= 1;
    this.push(code);
  }

  /** The codes so far, in memory that later ones may replace. */
  get codes(): Codes {
    return this.#codes.subarray(0, this.length);
  }

  #grow(code: number): void {
    const length = this.length === this.#codes.length ? this.length * 2 : this.#codes.length;
    const grown = codesBelow(Math.max(this.#below, code + 1), length);
    grown.set(this.codes);
    this.#codes = grown;
    this.#below = 256 ** grown.BYTES_PER_ELEMENT;
  }
}
