import { asciiLetters, kindOf, LETTER, lettersOf, SPACE, unitAt, widthOf } from "./letters.ts";
import { BACK_A, BACK_B, STEP_A, STEP_B, TAG_A, TAG_B } from "./word-tags.ts";

/** Letters kept of one word; what runs on beyond them is dropped, in texts and in queries alike. */
const LONGEST = 40;

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
  #text: Uint8Array = new Uint8Array(0);
  #end = 0;
  /** Room for the bytes of strings. */
  #room = Buffer.alloc(1024);

  /** UTF-16 units of the word spelled last; the first `length` of them. */
  readonly units = new Uint16Array(LONGEST + 3);
  length = 0;
  /** True when an `s` was taken off the word spelled last. */
  plural = false;
  /** Where the word spelled last ends in the bytes of the text. */
  #spelledTo = 0;

  /** Reads a text. Bytes, which are UTF-8, are read where they are, and again when a word is spelled. */
  read(text: Text): void {
    if (typeof text === "string") {
      if (text.length * 3 > this.#room.length) this.#room = Buffer.alloc(text.length * 6);
      this.#text = this.#room;
      this.#end = this.#room.write(text, 0, "utf8");
    } else {
      this.#text = text;
      this.#end = text.length;
    }
    // Between two words lies a byte at least.
    const most = (this.#end >>> 1) + 1;
    if (most > this.#starts.length) {
      this.#starts = new Uint32Array(most * 2);
      this.tags = new Int32Array(most * 4);
    }
    this.count = this.#readWords(this.#text, this.#end, this.tags, this.#starts);
  }

  #readWords(text: Uint8Array, end: number, tags: Int32Array, starts: Uint32Array): number {
    let count = 0;
    for (let at = 0; at < end; at += 1) {
      const start = at;
      let letter = asciiLetters[text[at]!]!;
      if (letter !== 0) {
        let a = TAG_A;
        let b = TAG_B;
        let before = 0;
        let last = 0;
        do {
          before = last;
          last = letter;
          a = Math.imul(a ^ letter, STEP_A);
          b = (Math.imul(b, STEP_B) + letter) | 0;
          at += 1;
          if (at === end) break;
          letter = asciiLetters[text[at]!]!;
        } while (letter !== 0);
        const length = at - start;
        if (length <= LONGEST && (at === end || text[at] === BLANK || !goesOn(text, at, end, length))) {
          if (last === LOWER_S && length >= 4 && isPlural(before)) {
            a = Math.imul(a, BACK_A) ^ LOWER_S;
            b = Math.imul(b - LOWER_S, BACK_B);
          }
          starts[count] = start;
          tags[count * 2] = a;
          tags[count * 2 + 1] = b;
          count += 1;
          // What ends a word may begin the next.
          if (text[at] !== BLANK) at -= 1;
          continue;
        }
      } else if (!beginsWord(text, at, end)) {
        at += widthOf(text[at]!) - 1;
        continue;
      }
      this.#spell(start);
      at = this.#spelledTo - 1;
      // A lone accent folds to nothing.
      if (this.length === 0) continue;
      let a = TAG_A;
      let b = TAG_B;
      for (let each = 0; each < this.length; each += 1) {
        a = Math.imul(a ^ this.units[each]!, STEP_A);
        b = (Math.imul(b, STEP_B) + this.units[each]!) | 0;
      }
      starts[count] = start;
      tags[count * 2] = a;
      tags[count * 2 + 1] = b;
      count += 1;
    }
    return count;
  }

  /** Spells a word of the text read last, by its number there. */
  spell(word: number): void {
    this.#spell(this.#starts[word]!);
  }

  #spell(start: number): void {
    const text = this.#text;
    const { units } = this;
    const end = this.#end;
    let at = start;
    let length = 0;
    if (text[at] === DOT) {
      units[length++] = DOT;
      at += 1;
    }
    while (at < end) {
      const unit = unitAt(text, at);
      if (kindOf(unit) !== LETTER) break;
      for (const letter of lettersOf(unit)) if (length < LONGEST) units[length++] = letter;
      at += widthOf(text[at]!);
    }
    if (length > 0 && at + 1 < end && text[at] === PLUS && text[at + 1] === PLUS) {
      units[length++] = PLUS;
      units[length++] = PLUS;
      at += 2;
    } else if (length === 1 && at < end && text[at] === HASH) {
      units[length++] = HASH;
      at += 1;
    }
    this.plural = length >= 4 && units[length - 1] === LOWER_S && isPlural(units[length - 2]!);
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
function beginsWord(text: Uint8Array, at: number, end: number): boolean {
  const byte = text[at]!;
  if (byte < 128) return byte === DOT && isNet(text, at + 1, end);
  return kindOf(unitAt(text, at)) === LETTER;
}

/** True when a word does not end before what stands at `at`, though that is no letter of ASCII: an `é`, the marks of `C++` and `C#`. */
function goesOn(text: Uint8Array, at: number, end: number, length: number): boolean {
  const byte = text[at]!;
  if (byte >= 128) return kindOf(unitAt(text, at)) === LETTER;
  if (byte === PLUS) return at + 1 < end && text[at + 1] === PLUS;
  return byte === HASH && length === 1;
}

/** True when `net` stands at `at` and ends a word. */
function isNet(text: Uint8Array, at: number, end: number): boolean {
  if (at + 3 > end || (text[at]! | 32) !== LOWER_N || (text[at + 1]! | 32) !== LOWER_E) return false;
  if ((text[at + 2]! | 32) !== LOWER_T) return false;
  return at + 3 === end || kindOf(unitAt(text, at + 3)) !== LETTER;
}

/** True when the `s` of a word of four letters and more that stands behind this letter makes a plural: `ss`, `us` and `is` do not. */
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
