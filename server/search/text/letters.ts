import { fold } from "#taxonomy/fold.ts";

/** Character classes of UTF-16 units. */
export const LETTER = 1;
export const SPACE = 2;
const MARK = 3;
const UNKNOWN = 0;

/** Caches by UTF-16 unit, filled on first use. */
const classes = new Uint8Array(65_536);
const foldedByUnit = new Map<number, Uint16Array>();

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;

/** Returns `LETTER`, `SPACE`, or another number for a unit that is neither. */
export function characterClass(unit: number): number {
  const cached = classes[unit]!;
  if (cached !== UNKNOWN) return cached;
  const character = String.fromCharCode(unit);
  const kind = WORD_CHARACTER.test(character) ? LETTER : /\s/u.test(character) ? SPACE : MARK;
  classes[unit] = kind;
  if (kind === LETTER) {
    // Fold twice: a capital may fold to a small letter that folds further.
    const letters = fold(fold(character));
    foldedByUnit.set(
      unit,
      Uint16Array.from({ length: letters.length }, (_, at) => letters.charCodeAt(at)),
    );
  }
  return kind;
}

/** Returns what a `LETTER` folds to: one letter, several (`ß`), or none (a lone accent). */
export function foldedLetters(unit: number): Uint16Array {
  return foldedByUnit.get(unit)!;
}

/** The folded letter by UTF-8 byte; 0 for ASCII characters that are not letters and for bytes beyond ASCII. */
export const asciiLetters = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < 128 && characterClass(byte) === LETTER ? foldedLetters(byte)[0]! : 0,
);

/**
 * Returns the UTF-16 unit of the UTF-8 character at `at`, or U+FFFD (not a letter) for a character that takes two
 * units.
 */
export function unitAt(text: Uint8Array, at: number): number {
  const byte = text[at]!;
  if (byte < 0x80) return byte;
  if (byte < 0xe0) return ((byte & 31) << 6) | (text[at + 1]! & 63);
  if (byte < 0xf0) return ((byte & 15) << 12) | ((text[at + 1]! & 63) << 6) | (text[at + 2]! & 63);
  return 0xfffd;
}

/** Returns the width in bytes of the character that begins with this byte. */
export function widthOf(byte: number): number {
  return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}
