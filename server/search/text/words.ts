import { asciiLetters, characterClass, LETTER, foldedLetters, SPACE, unitAt, widthOf } from "./letters.ts";
import { INVERSE_A, INVERSE_B, FACTOR_A, FACTOR_B, SEED_A, SEED_B } from "./word-hash.ts";

/** Longer words are truncated to this length, in texts and queries alike. */
const MAX_LETTERS = 40;

/** Shorter words are never read as plurals. */
const MIN_PLURAL_LETTERS = 4;

const BLANK = 0x20;
const HASH = 0x23;
const PLUS = 0x2b;
const DOT = 0x2e;
const LOWER_A = 0x61;
const LOWER_E = 0x65;
const LOWER_I = 0x69;
const LOWER_N = 0x6e;
const LOWER_S = 0x73;
const LOWER_T = 0x74;
const LOWER_U = 0x75;
const LOWER_Z = 0x7a;

/** A text as a string or as UTF-8 bytes. */
export type Text = string | Uint8Array;

/**
 * Splits texts into words: runs of letters and digits in lower case, without accents or a plural `s`. `C++`, `C#` and
 * `.NET` are single words; `Node.js` and `front-end` are two words each.
 */
export class WordReader {
  /** Number of words in the last text. */
  count = 0;
  /** The two hashes of each word. */
  hashes = new Int32Array(1024);
  /** Byte offset of each word in the text. */
  #starts = new Uint32Array(512);
  /** The text as UTF-8 up to `#end`, followed by a zero, which ends every word. */
  #text = Buffer.alloc(1024);
  #end = 0;

  /** UTF-16 units of the last word spelled; the first `length` are valid. */
  readonly units = new Uint16Array(MAX_LETTERS + 3);
  length = 0;
  /** Whether the last word spelled lost a plural `s`. */
  plural = false;
  /** Byte offset where the last word spelled ends. */
  #spelledTo = 0;

  /** Reads the words of a text. The results are valid until the next call. */
  read(text: Text): void {
    const room = (typeof text === "string" ? text.length * 3 : text.length) + 1;
    if (room > this.#text.length) this.#text = Buffer.alloc(room * 2);
    if (typeof text === "string") {
      this.#end = this.#text.write(text, 0, "utf8");
    } else {
      this.#text.set(text);
      this.#end = text.length;
    }
    this.#text[this.#end] = 0;
    // A word and its end take at least two bytes.
    const maxWords = (this.#end >>> 1) + 1;
    if (maxWords > this.#starts.length) {
      this.#starts = new Uint32Array(maxWords * 2);
      this.hashes = new Int32Array(maxWords * 4);
    }
    this.#readWords(this.#text, this.#end, this.hashes, this.#starts);
  }

  #readWords(text: Uint8Array, end: number, hashes: Int32Array, starts: Uint32Array): void {
    let count = 0;
    for (let at = 0; at < end; at += 1) {
      const start = at;
      let letter = asciiLetters[text[at]!]!;
      if (letter === 0) {
        if (beginsWord(text, at)) {
          count += this.#readAny(start, count);
          at = this.#spelledTo - 1;
        } else at += widthOf(text[at]!) - 1;
        continue;
      }
      let a = SEED_A;
      let b = SEED_B;
      do {
        a = Math.imul(a ^ letter, FACTOR_A);
        b = (Math.imul(b, FACTOR_B) + letter) | 0;
        at += 1;
        letter = asciiLetters[text[at]!]!;
      } while (letter !== 0);
      const length = at - start;
      const ender = text[at]!;
      // Rare letters, marks and truncated words are read letter by letter.
      if (length > MAX_LETTERS || (ender !== BLANK && continues(text, at, length))) {
        count += this.#readAny(start, count);
        at = this.#spelledTo - 1;
        continue;
      }
      if (length >= MIN_PLURAL_LETTERS && (text[at - 1]! | 32) === LOWER_S && isPlural(text[at - 2]! | 32)) {
        a = Math.imul(a, INVERSE_A) ^ LOWER_S;
        b = Math.imul(b - LOWER_S, INVERSE_B);
      }
      starts[count] = start;
      hashes[count * 2] = a;
      hashes[count * 2 + 1] = b;
      count += 1;
      // The end of a word may begin the next one.
      if (ender !== BLANK) at -= 1;
    }
    this.count = count;
  }

  /**
   * Reads a word of any letters and marks as word number `word`. Returns 0 if nothing remains of it (a lone accent),
   * else 1.
   */
  #readAny(start: number, word: number): number {
    this.#spell(start);
    let a = SEED_A;
    let b = SEED_B;
    for (let at = 0; at < this.length; at += 1) {
      a = Math.imul(a ^ this.units[at]!, FACTOR_A);
      b = (Math.imul(b, FACTOR_B) + this.units[at]!) | 0;
    }
    this.#starts[word] = start;
    this.hashes[word * 2] = a;
    this.hashes[word * 2 + 1] = b;
    return this.length === 0 ? 0 : 1;
  }

  /** Spells word number `word` of the last text. */
  spell(word: number): void {
    this.#spell(this.#starts[word]!);
  }

  #spell(start: number): void {
    const text = this.#text;
    const { units } = this;
    let at = start;
    let length = 0;
    if (text[at] === DOT) {
      units[length++] = DOT;
      at += 1;
    }
    for (let unit = unitAt(text, at); characterClass(unit) === LETTER; unit = unitAt(text, at)) {
      for (const letter of foldedLetters(unit)) if (length < MAX_LETTERS) units[length++] = letter;
      at += widthOf(text[at]!);
    }
    if (length > 0 && text[at] === PLUS && text[at + 1] === PLUS) {
      units[length++] = PLUS;
      units[length++] = PLUS;
      at += 2;
    } else if (length === 1 && text[at] === HASH) {
      units[length++] = HASH;
      at += 1;
    }
    this.plural = length >= MIN_PLURAL_LETTERS && units[length - 1] === LOWER_S && isPlural(units[length - 2]!);
    this.length = this.plural ? length - 1 : length;
    this.#spelledTo = at;
  }

  /** Returns the words of the last text. */
  words(): Word[] {
    return Array.from({ length: this.count }, (_, index) => {
      const joined = index > 0 && !this.#hasSpace(this.#spelledTo, this.#starts[index]!);
      this.spell(index);
      const word = String.fromCharCode(...this.units.subarray(0, this.length));
      return { word, typed: this.plural ? `${word}s` : word, joined };
    });
  }

  #hasSpace(from: number, to: number): boolean {
    for (let at = from; at < to; at += widthOf(this.#text[at]!))
      if (characterClass(unitAt(this.#text, at)) === SPACE) return true;
    return false;
  }
}

/** Returns whether a byte other than an ASCII letter begins a word: as a non-ASCII letter, or the dot of `.NET`. */
function beginsWord(text: Uint8Array, at: number): boolean {
  const byte = text[at]!;
  if (byte < 128) return byte === DOT && isNet(text, at + 1);
  return characterClass(unitAt(text, at)) === LETTER;
}

/**
 * Returns whether a word continues at a byte other than an ASCII letter: with a non-ASCII letter, or as `C++` or `C#`.
 */
function continues(text: Uint8Array, at: number, length: number): boolean {
  const byte = text[at]!;
  if (byte >= 128) return characterClass(unitAt(text, at)) === LETTER;
  return byte === PLUS ? text[at + 1] === PLUS : byte === HASH && length === 1;
}

/** Returns whether `net` is at `at` and ends a word. */
function isNet(text: Uint8Array, at: number): boolean {
  if ((text[at]! | 32) !== LOWER_N || (text[at + 1]! | 32) !== LOWER_E || (text[at + 2]! | 32) !== LOWER_T)
    return false;
  return characterClass(unitAt(text, at + 3)) !== LETTER;
}

/** Returns whether an `s` after this letter makes a plural: `ss`, `us` and `is` do not. */
function isPlural(before: number): boolean {
  return before >= LOWER_A && before <= LOWER_Z && before !== LOWER_S && before !== LOWER_U && before !== LOWER_I;
}

export interface Word {
  /** The indexed form, without a plural `s`. */
  word: string;
  /** The form as typed, with its plural `s`. */
  typed: string;
  /** Whether no space precedes it. */
  joined: boolean;
}

/** Shared, because a reader takes 12 KB and planning a query reads many short texts. */
const reader = new WordReader();

/** Returns the words of a text. */
export function wordsOf(text: Text): Word[] {
  reader.read(text);
  return reader.words();
}
