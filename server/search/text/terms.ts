import { ones } from "#search/index/doc-set.ts";
import { editDistance } from "./edit-distance.ts";
import { tagsOf } from "./word-tags.ts";
import type { WordReader } from "./words.ts";

/** Numbers below this are marks in a text's stream, not words. */
export const FIRST_TERM = 2;

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
  /** What `tagsOf` says of each word, in pairs. The words that come first are the frequent ones: their tags lie close together. */
  #tags = new Int32Array(2048);
  /** Numbers of the words in a table by tag, less than half of it in use. */
  #slots = new Int32Array(4096);
  /** Which of 32 groups of letters occur in each word. */
  #letters = new Uint32Array(1024);
  #size = FIRST_TERM;
  /** Numbers by the first two letters of their words. */
  readonly #beginnings = new Map<number, number[]>();

  get size(): number {
    return this.#size;
  }

  /** Finds the numbers of all words that were read, and gives out new ones on first sight. */
  numberAll(reader: WordReader, numbers: Int32Array): void {
    const { tags, count } = reader;
    for (let word = 0; word < count; word += 1) {
      const a = tags[word * 2]!;
      const b = tags[word * 2 + 1]!;
      const slots = this.#slots;
      const known = this.#tags;
      const mask = slots.length - 1;
      let slot = (a ^ (a >>> 15)) & mask;
      let term = slots[slot]!;
      while (term !== 0 && (known[term * 2] !== a || known[term * 2 + 1] !== b)) {
        slot = (slot + 1) & mask;
        term = slots[slot]!;
      }
      numbers[word] = term === 0 ? this.#add(reader, word, slot) : term;
    }
  }

  /** The word's number, or 0 when no text has held it. */
  find(word: string): number {
    const slots = this.#slots;
    const [a, b] = tagsOf(word);
    let slot = this.#slotOf(a);
    let term = slots[slot]!;
    while (term !== 0 && (this.#tags[term * 2] !== a || this.#tags[term * 2 + 1] !== b)) {
      slot = (slot + 1) & (slots.length - 1);
      term = slots[slot]!;
    }
    return term;
  }

  #slotOf(tag: number): number {
    return (tag ^ (tag >>> 15)) & (this.#slots.length - 1);
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
    const arrays = [this.held, this.#units, this.#starts, this.#tags, this.#slots, this.#letters];
    return arrays.reduce((sum, array) => sum + array.byteLength, 0) + this.#size * 4;
  }

  #beginsWith(term: number, prefix: string): boolean {
    const start = this.#starts[term]!;
    if (this.#starts[term + 1]! - start <= prefix.length) return false;
    for (let at = 2; at < prefix.length; at += 1) if (this.#units[start + at] !== prefix.charCodeAt(at)) return false;
    return true;
  }

  #add(reader: WordReader, word: number, slot: number): number {
    reader.spell(word);
    const { units, length } = reader;
    const term = this.#size;
    const start = this.#starts[term]!;
    if (start + length > this.#units.length) this.#units = grown(this.#units);
    if (term + 2 > this.#starts.length) this.#starts = grown(this.#starts);
    if (term >= this.held.length) {
      this.held = grown(this.held);
      this.#tags = grown(this.#tags);
      this.#letters = grown(this.#letters);
    }
    this.#units.set(units.subarray(0, length), start);
    this.#starts[term + 1] = start + length;
    this.#letters[term] = groupsOf(units, length);
    this.#tags[term * 2] = reader.tags[word * 2]!;
    this.#tags[term * 2 + 1] = reader.tags[word * 2 + 1]!;
    this.#slots[slot] = term;
    this.#size += 1;
    if (length >= 2) {
      const key = pair(units[0]!, units[1]!);
      const beginning = this.#beginnings.get(key);
      if (beginning === undefined) this.#beginnings.set(key, [term]);
      else beginning.push(term);
    }
    if (this.#size * 2 > this.#slots.length) this.#rehash();
    return term;
  }

  #rehash(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let term = FIRST_TERM; term < this.#size; term += 1) {
      let slot = this.#slotOf(this.#tags[term * 2]!);
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (this.#slots.length - 1);
      this.#slots[slot] = term;
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
