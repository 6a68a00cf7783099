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

/** True when the stream holds these words side by side. */
export function holdsPhrase(bytes: Uint8Array, from: number, to: number, phrase: readonly number[]): boolean {
  const wanted = Int32Array.from(phrase);
  // How many words of the phrase end at the word before, for every beginning that is still open.
  let open: number[] = [];
  for (let at = from; at < to;) {
    let byte = bytes[at++]!;
    let number = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      number |= (byte & 127) << shift;
    }
    if (open.length === 0 && number !== wanted[0]) continue;
    const still: number[] = number === wanted[0] ? [1] : [];
    for (const length of open) if (wanted[length] === number) still.push(length + 1);
    if (still.includes(wanted.length)) return true;
    open = still;
  }
  return false;
}
