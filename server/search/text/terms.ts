import { ones } from "../doc-set.ts";
import { editDistance } from "./edit-distance.ts";
import { tagsOf } from "./word-tags.ts";
import type { WordReader } from "./words.ts";

/** Numbers below this are marks in a text's stream, not words. */
export const FIRST_TERM = 2;

/** Numbers that each word takes in the table by tag. */
const SLOT = 3;

export interface Spelling {
  word: string;
  distance: number;
}

/** What is known of the words of the open jobs' texts. */
export interface Lexicon {
  /** Number of open jobs. */
  readonly jobs: number;
  /** How many open jobs hold the word. */
  jobsWith(word: string): number;
  /** Words of open jobs that begin so and go on. */
  beginning(prefix: string): string[];
  /** Words of open jobs at most `most` typing errors away; with `asPrefix` whatever follows is free. */
  near(word: string, most: number, asPrefix: boolean): Spelling[];
}

/** Words and their numbers, over memory of its own: hundreds of thousands of words cost no object each. */
export class Terms {
  /** Open jobs that hold each word, by number. */
  held = new Int32Array(1024);
  #units = new Uint16Array(16_384);
  #starts = new Uint32Array(1025);
  /** A table by tag: of each word its tags and its number. */
  #slots = new Int32Array(4096 * SLOT);
  #mask = 4095;
  /** Which of 32 groups of letters occur in each word. */
  #letters = new Uint32Array(1024);
  #size = FIRST_TERM;
  /** Numbers by the first two letters of their words. */
  readonly #beginnings = new Map<number, number[]>();

  get size(): number {
    return this.#size;
  }

  /** The number of the word that the reader stands at, given out on first sight. */
  numberOf(reader: WordReader): number {
    const slots = this.#slots;
    const { tagA, tagB } = reader;
    for (let slot = this.#slotOf(tagA); ; slot = this.#slotAfter(slot)) {
      const term = slots[slot + 2]!;
      if (term === 0) return this.#add(reader, slot);
      if (slots[slot] === tagA && slots[slot + 1] === tagB) return term;
    }
  }

  /** The word's number, or 0 when no text has held it. */
  find(word: string): number {
    const slots = this.#slots;
    const [a, b] = tagsOf(word);
    for (let slot = this.#slotOf(a); ; slot = this.#slotAfter(slot)) {
      const term = slots[slot + 2]!;
      if (term === 0 || (slots[slot] === a && slots[slot + 1] === b)) return term;
    }
  }

  #slotOf(tag: number): number {
    return ((tag ^ (tag >>> 15)) & this.#mask) * SLOT;
  }

  #slotAfter(slot: number): number {
    return slot + SLOT === this.#slots.length ? 0 : slot + SLOT;
  }

  wordOf(term: number): string {
    return String.fromCharCode(...this.#units.subarray(this.#starts[term], this.#starts[term + 1]));
  }

  beginning(prefix: string): string[] {
    if (prefix.length < 2) return [];
    const found: string[] = [];
    for (const term of this.#beginnings.get(pair(prefix.charCodeAt(0), prefix.charCodeAt(1))) ?? []) {
      if (this.held[term]! > 0 && this.#beginsWith(term, prefix)) found.push(this.wordOf(term));
    }
    return found;
  }

  near(word: string, most: number, asPrefix: boolean): Spelling[] {
    const found: Spelling[] = [];
    const letters = groupsOf(
      Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at)),
      word.length,
    );
    for (let term = FIRST_TERM; term < this.#size; term += 1) {
      if (this.held[term] === 0) continue;
      // One error takes at most one letter away and brings at most one in.
      const theirs = this.#letters[term]!;
      if (ones(letters & ~theirs) > most) continue;
      const length = this.#starts[term + 1]! - this.#starts[term]!;
      if (length < word.length - most) continue;
      if (!asPrefix && (length > word.length + most || ones(theirs & ~letters) > most)) continue;
      const other = this.wordOf(term);
      const distance = editDistance(word, other, most, asPrefix);
      if (distance > 0 && distance <= most) found.push({ word: other, distance });
    }
    return found;
  }

  bytes(): number {
    const arrays = [this.held, this.#units, this.#starts, this.#slots, this.#letters];
    return arrays.reduce((sum, array) => sum + array.byteLength, 0) + this.#size * 4;
  }

  #beginsWith(term: number, prefix: string): boolean {
    const start = this.#starts[term]!;
    if (this.#starts[term + 1]! - start <= prefix.length) return false;
    for (let at = 2; at < prefix.length; at += 1) if (this.#units[start + at] !== prefix.charCodeAt(at)) return false;
    return true;
  }

  #add(reader: WordReader, slot: number): number {
    const { length, tagA, tagB } = reader;
    const units = reader.units();
    const term = this.#size;
    const start = this.#starts[term]!;
    if (start + length > this.#units.length) this.#units = grown(this.#units);
    if (term + 2 > this.#starts.length) this.#starts = grown(this.#starts);
    if (term >= this.held.length) {
      this.held = grown(this.held);
      this.#letters = grown(this.#letters);
    }
    this.#units.set(units.subarray(0, length), start);
    this.#starts[term + 1] = start + length;
    this.#letters[term] = groupsOf(units, length);
    this.#slots[slot] = tagA;
    this.#slots[slot + 1] = tagB;
    this.#slots[slot + 2] = term;
    this.#size += 1;
    if (length >= 2) {
      const key = pair(units[0]!, units[1]!);
      const beginning = this.#beginnings.get(key);
      if (beginning === undefined) this.#beginnings.set(key, [term]);
      else beginning.push(term);
    }
    if (this.#size * 2 * SLOT > this.#slots.length) this.#rehash();
    return term;
  }

  #rehash(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(old.length * 2);
    this.#mask = this.#mask * 2 + 1;
    for (let from = 0; from < old.length; from += SLOT) {
      if (old[from + 2] === 0) continue;
      let slot = this.#slotOf(old[from]!);
      while (this.#slots[slot + 2] !== 0) slot = this.#slotAfter(slot);
      this.#slots.set(old.subarray(from, from + SLOT), slot);
    }
  }
}

function pair(first: number, second: number): number {
  return first * 65_536 + second;
}

function groupsOf(units: Uint16Array, length: number): number {
  let letters = 0;
  for (let at = 0; at < length; at += 1) letters |= 1 << (units[at]! & 31);
  return letters;
}

function grown<A extends Uint16Array | Uint32Array | Int32Array>(array: A): A {
  const larger = new (array.constructor as new (length: number) => A)(array.length * 2);
  larger.set(array);
  return larger;
}
