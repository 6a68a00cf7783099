import { fold } from "#taxonomy/fold.ts";

/** Letters kept of one word; what runs on beyond them is dropped, in texts and in queries alike. */
const LONGEST = 40;

const UNKNOWN = 0;
const PLAIN = 1;
const UPPER = 2;
const SPACE = 3;
const MARK = 4;
const FOLDED = 5;

/** What each UTF-16 unit is; filled as units are met. */
const kinds = new Uint8Array(65_536);
const foldings = new Map<number, number[]>();

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;

function kindOf(unit: number): number {
  const known = kinds[unit]!;
  if (known !== UNKNOWN) return known;
  const character = String.fromCharCode(unit);
  // Twice: a capital may fold to a small letter that folds further.
  const letters = fold(fold(character));
  let kind = MARK;
  if (WORD_CHARACTER.test(character)) {
    if (letters === character) kind = PLAIN;
    else if (unit < 128) kind = UPPER;
    else {
      kind = FOLDED;
      foldings.set(
        unit,
        Array.from({ length: letters.length }, (_, at) => letters.charCodeAt(at)),
      );
    }
  } else if (/\s/u.test(character)) kind = SPACE;
  kinds[unit] = kind;
  return kind;
}

const [PLUS, HASH, DOT, LOWER_S] = ["+", "#", ".", "s"].map((each) => each.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
];

/**
 * Reads a text word by word: runs of letters and digits, lower case, without accents, and without the `s` of a plural. `C++`, `C#`
 * and `.NET` are words of their own; `Node.js` and `front-end` are two words each.
 */
export class WordReader {
  /** UTF-16 units of the word read last; the first `length` of them. */
  readonly units = new Uint16Array(LONGEST + 3);
  length = 0;
  /** True when an `s` was taken off the word read last. */
  plural = false;
  /** True when no space lies between this word and the one before it. */
  joined = false;
  #text = "";
  #at = 0;

  open(text: string): void {
    this.#text = text;
    this.#at = 0;
    this.joined = false;
  }

  /** Goes to the next word; false at the end of the text. */
  next(): boolean {
    const text = this.#text;
    const units = this.units;
    let at = this.#at;
    let length = 0;
    this.joined = at > 0;
    for (; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      const kind = kindOf(unit);
      if (kind === PLAIN || kind === UPPER || kind === FOLDED) break;
      if (kind === SPACE) this.joined = false;
      else if (unit === DOT && isNet(text, at + 1)) {
        units[0] = DOT;
        length = 1;
        at += 1;
        break;
      }
    }
    for (; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      const kind = kindOf(unit);
      if (kind === PLAIN) {
        if (length < LONGEST) units[length++] = unit;
      } else if (kind === UPPER) {
        if (length < LONGEST) units[length++] = unit + 32;
      } else if (kind === FOLDED) {
        for (const letter of foldings.get(unit)!) if (length < LONGEST) units[length++] = letter;
      } else break;
    }
    if (length === 0) {
      this.#at = at;
      // A lone accent folds to nothing; the text goes on behind it.
      return at < text.length ? this.next() : false;
    }
    if (text.charCodeAt(at) === PLUS && text.charCodeAt(at + 1) === PLUS) {
      units[length++] = PLUS;
      units[length++] = PLUS;
      at += 2;
    } else if (text.charCodeAt(at) === HASH && length === 1) {
      units[length++] = HASH;
      at += 1;
    }
    this.#at = at;
    this.plural = isPlural(units, length);
    this.length = this.plural ? length - 1 : length;
    return true;
  }

  word(): string {
    return String.fromCharCode(...this.units.subarray(0, this.length));
  }
}

function isNet(text: string, at: number): boolean {
  if (text.substring(at, at + 3).toLowerCase() !== "net") return false;
  if (at + 3 >= text.length) return true;
  const after = kindOf(text.charCodeAt(at + 3));
  return after === SPACE || after === MARK;
}

/** Words of four letters and more that end in `s`, but not in `ss`, `us` or `is`. */
function isPlural(units: Uint16Array, length: number): boolean {
  if (length < 4 || units[length - 1] !== LOWER_S) return false;
  const before = units[length - 2]!;
  return before >= 97 && before <= 122 && before !== 115 && before !== 117 && before !== 105;
}

export interface Word {
  /** As texts are indexed: without the `s` of a plural. */
  word: string;
  /** With it. */
  typed: string;
  /** True when no space lies before it. */
  joined: boolean;
}

/** The words of a text. */
export function wordsOf(text: string): Word[] {
  const reader = new WordReader();
  const words: Word[] = [];
  reader.open(text);
  while (reader.next()) {
    const word = reader.word();
    words.push({ word, typed: reader.plural ? `${word}s` : word, joined: reader.joined && words.length > 0 });
  }
  return words;
}
