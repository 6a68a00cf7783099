import { asciiLetters, kindOf, LETTER, lettersOf, SPACE, unitAt, widthOf } from "./letters.ts";
import { BACK_A, BACK_B, STEP_A, STEP_B, TAG_A, TAG_B } from "./word-tags.ts";

/** Letters kept of one word; what runs on beyond them is dropped, in texts and in queries alike. */
const LONGEST = 40;

const [PLUS, HASH, DOT, LOWER_S, LOWER_N, LOWER_E, LOWER_T] = Array.from("+#.snet", (each) => each.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Letters before the `s` of a word that is no plural, as in `access`, `status` and `analysis`. */
const [LOWER_U, LOWER_I] = Array.from("ui", (each) => each.charCodeAt(0)) as [number, number];

/** A text, or its UTF-8. */
export type Text = string | Uint8Array;

/**
 * Reads a text word by word: runs of letters and digits, lower case, without accents, and without the `s` of a plural. `C++`, `C#`
 * and `.NET` are words of their own; `Node.js` and `front-end` are two words each.
 */
export class WordReader {
  /** What `tagsOf` says of the word read last. */
  tagA = 0;
  tagB = 0;
  /** Letters of the word read last. */
  length = 0;
  /** True when an `s` was taken off the word read last. */
  plural = false;
  /** The bytes read, from `#at` to `#end`. */
  #text: Uint8Array = new Uint8Array(0);
  #end = 0;
  #at = 0;
  /** Where the word before ends and where this one begins. */
  #gap = 0;
  #from = 0;
  /** UTF-16 units of the word where it is spelled out already. */
  readonly #units = new Uint16Array(LONGEST + 3);
  #spelled = false;
  /** Room for the bytes of strings. */
  #room = Buffer.alloc(1024);

  /** Begins with a text and gives the length of its UTF-8. Bytes are read where they are. */
  open(text: Text): number {
    this.#at = 0;
    if (typeof text !== "string") {
      this.#text = text;
      this.#end = text.length;
      return text.length;
    }
    if (text.length * 3 > this.#room.length) this.#room = Buffer.alloc(text.length * 6);
    this.#text = this.#room;
    this.#end = this.#room.write(text, 0, "utf8");
    return this.#end;
  }

  /** Goes to the next word; false at the end of the text. */
  next(): boolean {
    const text = this.#text;
    const end = this.#end;
    let at = this.#at;
    this.#gap = at;
    for (; ; at += 1) {
      if (at >= end) return false;
      const byte = text[at]!;
      if (asciiLetters[byte]! !== 0) break;
      if (byte < 128) {
        if (byte === DOT && isNet(text, at + 1, end)) return this.#nextOfAny(at);
        continue;
      }
      if (kindOf(unitAt(text, at)) === LETTER) return this.#nextOfAny(at);
      at += widthOf(byte) - 1;
    }
    const from = at;
    let a = TAG_A;
    let b = TAG_B;
    for (; at < end; at += 1) {
      const letter = asciiLetters[text[at]!]!;
      if (letter === 0) break;
      a = Math.imul(a ^ letter, STEP_A);
      b = (Math.imul(b, STEP_B) + letter) | 0;
    }
    let length = at - from;
    if (length > LONGEST || (at < end && goesOn(text, at, end, length))) return this.#nextOfAny(from);
    this.plural = false;
    if (length >= 4 && isPlural(asciiLetters[text[at - 2]!]!, asciiLetters[text[at - 1]!]!)) {
      this.plural = true;
      length -= 1;
      a = Math.imul(a, BACK_A) ^ LOWER_S;
      b = Math.imul(b - LOWER_S, BACK_B);
    }
    this.#at = at;
    this.#from = from;
    this.#spelled = false;
    this.length = length;
    this.tagA = a;
    this.tagB = b;
    return true;
  }

  /** The same for a word of any letters and marks that begins at `from`. */
  #nextOfAny(from: number): boolean {
    const text = this.#text;
    const units = this.#units;
    const end = this.#end;
    let at = from;
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
    this.#at = at;
    // A lone accent folds to nothing; the text goes on behind it.
    if (length === 0) return this.next();
    if (at + 1 < end && text[at] === PLUS && text[at + 1] === PLUS) {
      units[length++] = PLUS;
      units[length++] = PLUS;
      this.#at += 2;
    } else if (length === 1 && at < end && text[at] === HASH) {
      units[length++] = HASH;
      this.#at += 1;
    }
    this.plural = length >= 4 && isPlural(units[length - 2]!, units[length - 1]!);
    if (this.plural) length -= 1;
    let a = TAG_A;
    let b = TAG_B;
    for (let each = 0; each < length; each += 1) {
      a = Math.imul(a ^ units[each]!, STEP_A);
      b = (Math.imul(b, STEP_B) + units[each]!) | 0;
    }
    this.#from = from;
    this.#spelled = true;
    this.length = length;
    this.tagA = a;
    this.tagB = b;
    return true;
  }

  /** UTF-16 units of the word read last; the first `length` of them, until the next word is read. */
  units(): Uint16Array {
    if (!this.#spelled) {
      for (let at = 0; at < this.length; at += 1) this.#units[at] = asciiLetters[this.#text[this.#from + at]!]!;
      this.#spelled = true;
    }
    return this.#units;
  }

  word(): string {
    return String.fromCharCode(...this.units().subarray(0, this.length));
  }

  /** True when no space lies between the word read last and the one before it. */
  joined(): boolean {
    for (let at = this.#gap; at < this.#from; at += widthOf(this.#text[at]!))
      if (kindOf(unitAt(this.#text, at)) === SPACE) return false;
    return this.#gap > 0;
  }
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

/** True for a word that ends in `s`, but not in `ss`, `us` or `is`, where it has four letters and more. */
function isPlural(before: number, last: number): boolean {
  if (last !== LOWER_S) return false;
  return before >= 97 && before <= 122 && before !== LOWER_S && before !== LOWER_U && before !== LOWER_I;
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
  const words: Word[] = [];
  reader.open(text);
  while (reader.next()) {
    const word = reader.word();
    words.push({ word, typed: reader.plural ? `${word}s` : word, joined: words.length > 0 && reader.joined() });
  }
  return words;
}
