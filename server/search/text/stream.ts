import { ByteBuffer } from "./byte-buffer.ts";

/**
 * A job's text is a stream of little-endian base-128 varints: the term ids of its words, and `NEXT_FIELD` after each field. The field of the tags
 * is empty, because search keeps them by their codes.
 */
export const NEXT_FIELD = 0;

/** As `stop`, decodes to the end of the bytes. */
export const NO_NUMBER = -1;

/**
 * Decodes the numbers from byte `from` up to the number `stop`, as many as fit in `out`. Returns how many it decoded.
 */
export function decodeNumbers(bytes: Uint8Array, from: number, stop: number, out: Int32Array): number {
  let length = 0;
  for (let at = from; at < bytes.length && length < out.length;) {
    let byte = bytes[at++]!;
    let number = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      number |= (byte & 127) << shift;
    }
    if (number === stop) break;
    out[length++] = number;
  }
  return length;
}

/** Encodes a sequence of words as it appears in a stream. */
export function phraseBytes(terms: readonly number[]): Uint8Array {
  const bytes = new ByteBuffer(terms.length * 5);
  for (const term of terms) bytes.number(term);
  return bytes.bytes.subarray(0, bytes.length);
}

/** Returns whether a stream contains a phrase. */
export function containsPhrase(bytes: Uint8Array, from: number, to: number, phrase: Uint8Array): boolean {
  const stream = Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from);
  for (let at = stream.indexOf(phrase); at >= 0; at = stream.indexOf(phrase, at + 1)) {
    // The byte before must end a varint; otherwise the match begins inside one.
    if (at === 0 || stream[at - 1]! < 128) return true;
  }
  return false;
}
