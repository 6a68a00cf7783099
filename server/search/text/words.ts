import { fold } from "#taxonomy/fold.ts";

/** Letters kept of one word; what runs on beyond them is dropped, in texts and in queries alike. */
const LONGEST = 40;

const UNKNOWN = 0;
const LETTER = 1;
const SPACE = 2;
const MARK = 3;

/** What each UTF-16 unit is; filled as units are met. */
const kinds = new Uint8Array(65_536);
/** The one letter that a unit folds to; 0 for units that are none, fold to several, or have not been met. */
const singles = new Uint16Array(65_536);
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
    kind = LETTER;
    if (letters.length === 1) singles[unit] = letters.charCodeAt(0);
    else
      foldings.set(
        unit,
        Array.from({ length: letters.length }, (_, at) => letters.charCodeAt(at)),
      );
  } else if (/\s/u.test(character)) kind = SPACE;
  kinds[unit] = kind;
  return kind;
}

const [PLUS, HASH, DOT, LOWER_S, LOWER_N, LOWER_E, LOWER_T] = Array.from("+#.snet", (each) => each.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

const TAG_A = 0x811c9dc5 | 0;
const STEP_A = 0x01000193;
const TAG_B = 0;
const STEP_B = 0x2c1b3c6d;

/** Two numbers of 32 bits that tell words apart: among a million different words two share both by a chance of one in 37 million. */
export function tagsOf(word: string): [a: number, b: number] {
  let a = TAG_A;
  let b = TAG_B;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at);
    a = Math.imul(a ^ letter, STEP_A);
    b = (Math.imul(b, STEP_B) + letter) | 0;
  }
  return [a, b];
}

/**
 * Reads a text word by word: runs of letters and digits, lower case, without accents, and without the `s` of a plural. `C++`, `C#`
 * and `.NET` are words of their own; `Node.js` and `front-end` are two words each.
 */
export class WordReader {
  /** UTF-16 units of the word read last; the first `length` of them. */
  readonly units = new Uint16Array(LONGEST + 3);
  length = 0;
  /** What `tagsOf` says of the word read last. */
  tagA = 0;
  tagB = 0;
  /** True when an `s` was taken off the word read last. */
  plural = false;
  /** True when no space lies between this word and the one before it. */
  joined = false;
  /** Units of the text: reading them here takes a third of the time that asking the string for each takes. */
  #text = new Uint16Array(1024);
  #end = 0;
  #at = 0;

  open(text: string): void {
    if (text.length > this.#text.length) this.#text = new Uint16Array(text.length * 2);
    const { buffer, byteLength } = this.#text;
    this.#end = Buffer.from(buffer, 0, byteLength).write(text, "utf16le") >>> 1;
    this.#at = 0;
    this.joined = false;
  }

  /** Goes to the next word; false at the end of the text. */
  next(): boolean {
    const text = this.#text;
    const units = this.units;
    const end = this.#end;
    let at = this.#at;
    let length = 0;
    this.joined = at > 0;
    for (; at < end; at += 1) {
      const unit = text[at]!;
      if (singles[unit]! !== 0) break;
      const kind = kindOf(unit);
      if (kind === LETTER) break;
      if (kind === SPACE) this.joined = false;
      else if (unit === DOT && isNet(text, at + 1, end)) {
        units[0] = DOT;
        length = 1;
        at += 1;
        break;
      }
    }
    let a = TAG_A;
    let b = TAG_B;
    // As they are without the last letter, which may be the `s` of a plural.
    let beforeA = a;
    let beforeB = b;
    if (length === 1) {
      a = Math.imul(a ^ DOT, STEP_A);
      b = (Math.imul(b, STEP_B) + DOT) | 0;
    }
    for (; at < end; at += 1) {
      const unit = text[at]!;
      let letter = singles[unit]!;
      if (letter === 0) {
        if (kindOf(unit) !== LETTER) break;
        letter = singles[unit]!;
        if (letter === 0) {
          const letters = foldings.get(unit)!;
          for (let each = 0; each < letters.length && length < LONGEST; each += 1) {
            letter = letters[each]!;
            units[length++] = letter;
            beforeA = a;
            beforeB = b;
            a = Math.imul(a ^ letter, STEP_A);
            b = (Math.imul(b, STEP_B) + letter) | 0;
          }
          continue;
        }
      }
      if (length < LONGEST) {
        units[length++] = letter;
        beforeA = a;
        beforeB = b;
        a = Math.imul(a ^ letter, STEP_A);
        b = (Math.imul(b, STEP_B) + letter) | 0;
      }
    }
    if (length === 0) {
      this.#at = at;
      // A lone accent folds to nothing; the text goes on behind it.
      return at < end ? this.next() : false;
    }
    if (at + 1 < end && text[at] === PLUS && text[at + 1] === PLUS) {
      units[length++] = PLUS;
      units[length++] = PLUS;
      a = Math.imul(Math.imul(a ^ PLUS, STEP_A) ^ PLUS, STEP_A);
      b = (Math.imul(Math.imul(b, STEP_B) + PLUS, STEP_B) + PLUS) | 0;
      at += 2;
    } else if (length === 1 && at < end && text[at] === HASH) {
      units[length++] = HASH;
      a = Math.imul(a ^ HASH, STEP_A);
      b = (Math.imul(b, STEP_B) + HASH) | 0;
      at += 1;
    }
    this.#at = at;
    this.plural = isPlural(units, length);
    this.length = this.plural ? length - 1 : length;
    this.tagA = this.plural ? beforeA : a;
    this.tagB = this.plural ? beforeB : b;
    return true;
  }

  word(): string {
    return String.fromCharCode(...this.units.subarray(0, this.length));
  }
}

/** True when `net` stands at `at` and ends a word. */
function isNet(text: Uint16Array, at: number, end: number): boolean {
  if (at + 3 > end || (text[at]! | 32) !== LOWER_N || (text[at + 1]! | 32) !== LOWER_E) return false;
  if ((text[at + 2]! | 32) !== LOWER_T) return false;
  return at + 3 === end || kindOf(text[at + 3]!) !== LETTER;
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
