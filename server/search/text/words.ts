import { asciiLetters, kindOf, LETTER, lettersOf, SPACE, unitAt, widthOf } from "./letters.ts";
import { BACK_A, BACK_B, STEP_A, STEP_B, TAG_A, TAG_B } from "./word-tags.ts";

/** Letters kept of one word; what runs on beyond them is dropped, in texts and in queries alike. */
const LONGEST = 40;

/** Letters of the shortest word that is read as a plural. */
const SHORTEST_PLURAL = 4;

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

/** A text, or its UTF-8. */
export type Text = string | Uint8Array;

/**
 * Reads texts as words: runs of letters and digits, lower case, without accents, and without the `s` of a plural. `C++`, `C#` and
 * `.NET` are words of their own; `Node.js` and `front-end` are two words each.
 */
export class WordReader {
  /** Words of the text read last. */
  count = 0;
  /** What `tagsOf` says of each word, in pairs. */
  tags = new Int32Array(1024);
  /** Where each word begins in the bytes of the text. */
  #starts = new Uint32Array(512);
  /** The text as UTF-8 up to `#end`, and a zero behind it, at which every word ends. */
  #text = Buffer.alloc(1024);
  #end = 0;

  /** UTF-16 units of the word spelled last; the first `length` of them. */
  readonly units = new Uint16Array(LONGEST + 3);
  length = 0;
  /** True when an `s` was taken off the word spelled last. */
  plural = false;
  /** Where the word spelled last ends in the bytes of the text. */
  #spelledTo = 0;

  /** Reads the words of a text; bytes are UTF-8. What is said of the words holds until the next text is read. */
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
    // A word and what ends it take two bytes or more.
    const most = (this.#end >>> 1) + 1;
    if (most > this.#starts.length) {
      this.#starts = new Uint32Array(most * 2);
      this.tags = new Int32Array(most * 4);
    }
    this.#readWords(this.#text, this.#end, this.tags, this.#starts);
  }

  #readWords(text: Uint8Array, end: number, tags: Int32Array, starts: Uint32Array): void {
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
      let a = TAG_A;
      let b = TAG_B;
      do {
        a = Math.imul(a ^ letter, STEP_A);
        b = (Math.imul(b, STEP_B) + letter) | 0;
        at += 1;
        letter = asciiLetters[text[at]!]!;
      } while (letter !== 0);
      const length = at - start;
      const ender = text[at]!;
      // Rare letters and marks, and words that are cut, are read letter by letter.
      if (length > LONGEST || (ender !== BLANK && goesOn(text, at, length))) {
        count += this.#readAny(start, count);
        at = this.#spelledTo - 1;
        continue;
      }
      if (length >= SHORTEST_PLURAL && (text[at - 1]! | 32) === LOWER_S && isPlural(text[at - 2]! | 32)) {
        a = Math.imul(a, BACK_A) ^ LOWER_S;
        b = Math.imul(b - LOWER_S, BACK_B);
      }
      starts[count] = start;
      tags[count * 2] = a;
      tags[count * 2 + 1] = b;
      count += 1;
      // What ends a word may begin the next one.
      if (ender !== BLANK) at -= 1;
    }
    this.count = count;
  }

  /** Reads a word of any letters and marks as the word number `word`; gives how many words it is: a lone accent folds to nothing. */
  #readAny(start: number, word: number): number {
    this.#spell(start);
    let a = TAG_A;
    let b = TAG_B;
    for (let at = 0; at < this.length; at += 1) {
      a = Math.imul(a ^ this.units[at]!, STEP_A);
      b = (Math.imul(b, STEP_B) + this.units[at]!) | 0;
    }
    this.#starts[word] = start;
    this.tags[word * 2] = a;
    this.tags[word * 2 + 1] = b;
    return this.length === 0 ? 0 : 1;
  }

  /** Spells a word of the text read last, by its number there. */
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
    for (let unit = unitAt(text, at); kindOf(unit) === LETTER; unit = unitAt(text, at)) {
      for (const letter of lettersOf(unit)) if (length < LONGEST) units[length++] = letter;
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
    this.plural = length >= SHORTEST_PLURAL && units[length - 1] === LOWER_S && isPlural(units[length - 2]!);
    this.length = this.plural ? length - 1 : length;
    this.#spelledTo = at;
  }

  /** The words of the text read last. */
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
      if (kindOf(unitAt(this.#text, at)) === SPACE) return true;
    return false;
  }
}

/** True when what is no letter of ASCII begins a word: another letter, or the dot of `.NET`. */
function beginsWord(text: Uint8Array, at: number): boolean {
  const byte = text[at]!;
  if (byte < 128) return byte === DOT && isNet(text, at + 1);
  return kindOf(unitAt(text, at)) === LETTER;
}

/** True when a word does not end before what is no letter of ASCII: another letter, or the marks of `C++` and `C#`. */
function goesOn(text: Uint8Array, at: number, length: number): boolean {
  const byte = text[at]!;
  if (byte >= 128) return kindOf(unitAt(text, at)) === LETTER;
  return byte === PLUS ? text[at + 1] === PLUS : byte === HASH && length === 1;
}

/** True when `net` stands at `at` and ends a word. */
function isNet(text: Uint8Array, at: number): boolean {
  if ((text[at]! | 32) !== LOWER_N || (text[at + 1]! | 32) !== LOWER_E || (text[at + 2]! | 32) !== LOWER_T)
    return false;
  return kindOf(unitAt(text, at + 3)) !== LETTER;
}

/** True when the `s` of a word that stands behind this letter makes a plural: `ss`, `us` and `is` do not. */
function isPlural(before: number): boolean {
  return before >= LOWER_A && before <= LOWER_Z && before !== LOWER_S && before !== LOWER_U && before !== LOWER_I;
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
export function wordsOf(text: Text): Word[] {
  const reader = new WordReader();
  reader.read(text);
  return reader.words();
}
