import { ByteBuffer } from "./byte-buffer.ts";

/**
 * A job's text as a stream of numbers, seven bits a byte with the lowest first and the high bit saying that more follow: the
 * numbers of its words, `NEXT_FIELD` after each field, `BREAK` between texts that no phrase may span.
 */
export const NEXT_FIELD = 0;
export const BREAK = 1;

/** Writes the numbers of a title's words, as many as there is room for, and gives how many. */
export function readTitle(bytes: Uint8Array, from: number, out: Int32Array): number {
  let words = 0;
  for (let at = from; words < out.length;) {
    let byte = bytes[at++]!;
    let number = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      number |= (byte & 127) << shift;
    }
    if (number === NEXT_FIELD) break;
    out[words++] = number;
  }
  return words;
}

/** The bytes that words side by side are in a stream. */
export function phraseBytes(terms: readonly number[]): Uint8Array {
  const bytes = new ByteBuffer(terms.length * 5);
  for (const term of terms) bytes.number(term);
  return bytes.bytes.subarray(0, bytes.length);
}

/** True when the stream holds a phrase. */
export function holdsPhrase(bytes: Uint8Array, from: number, to: number, phrase: Uint8Array): boolean {
  const stream = Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from);
  for (let at = stream.indexOf(phrase); at >= 0; at = stream.indexOf(phrase, at + 1)) {
    // What lies before must be the end of a number, or these bytes are the end of another one.
    if (at === 0 || stream[at - 1]! < 128) return true;
  }
  return false;
}
