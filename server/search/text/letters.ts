import { fold } from "#taxonomy/fold.ts";

/** What a UTF-16 unit is to words. */
export const LETTER = 1;
export const SPACE = 2;
const MARK = 3;
const UNKNOWN = 0;

/** Filled as units are met. */
const kinds = new Uint8Array(65_536);
const foldings = new Map<number, Uint16Array>();

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;

/** `LETTER`, `SPACE`, or another number for a unit that is neither. */
export function kindOf(unit: number): number {
  const known = kinds[unit]!;
  if (known !== UNKNOWN) return known;
  const character = String.fromCharCode(unit);
  const kind = WORD_CHARACTER.test(character) ? LETTER : /\s/u.test(character) ? SPACE : MARK;
  kinds[unit] = kind;
  if (kind === LETTER) {
    // Twice: a capital may fold to a small letter that folds further.
    const letters = fold(fold(character));
    foldings.set(
      unit,
      Uint16Array.from({ length: letters.length }, (_, at) => letters.charCodeAt(at)),
    );
  }
  return kind;
}

/** What a unit of the kind `LETTER` folds to: one letter, several (`ß`), or none (an accent by itself). */
export function lettersOf(unit: number): Uint16Array {
  return foldings.get(unit)!;
}

/** By byte of UTF-8, the letter that it folds to; 0 for what is no letter and for the bytes of characters beyond ASCII. */
export const asciiLetters = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < 128 && kindOf(byte) === LETTER ? lettersOf(byte)[0]! : 0,
);

/** The UTF-16 unit of the character of UTF-8 that begins at `at`; U+FFFD, which is no letter either, for one that takes two units. */
export function unitAt(text: Uint8Array, at: number): number {
  const byte = text[at]!;
  if (byte < 0x80) return byte;
  if (byte < 0xe0) return ((byte & 31) << 6) | (text[at + 1]! & 63);
  if (byte < 0xf0) return ((byte & 15) << 12) | ((text[at + 1]! & 63) << 6) | (text[at + 2]! & 63);
  return 0xfffd;
}

/** Bytes of the character that begins with this byte. */
export function widthOf(byte: number): number {
  return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}
