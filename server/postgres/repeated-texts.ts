/** Texts kept, of up to so many bytes: a power of two. */
const KEPT = 16_384;
const LONGEST = 48;

/**
 * Strings of short UTF-8 of which the same come again and again. Giving out the string that was made before takes a third of the time that
 * making one takes, and whoever looks it up in a map is spared reading it.
 */
export class RepeatedTexts {
  /** By a number made of the bytes the text that was read last of those that share it. */
  readonly #texts = Array.from({ length: KEPT }, () => "");

  /** The text that lies from `from` to `to`. */
  read(bytes: Buffer, from: number, to: number): string {
    if (to - from > LONGEST) return bytes.toString("utf8", from, to);
    let hash = to - from;
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
    const place = (hash ^ (hash >>> 15)) & (KEPT - 1);
    const known = this.#texts[place]!;
    if (isSame(known, bytes, from, to)) return known;
    const text = bytes.toString("utf8", from, to);
    this.#texts[place] = text;
    return text;
  }
}

/** True for the same text where all of it is ASCII. */
function isSame(text: string, bytes: Buffer, from: number, to: number): boolean {
  if (text.length !== to - from) return false;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at]!;
    if (byte > 127 || text.charCodeAt(at - from) !== byte) return false;
  }
  return true;
}
