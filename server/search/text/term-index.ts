import { popCount } from "#search/index/doc-set.ts";
import { LruCache } from "#search/index/lru-cache.ts";
import { editDistance } from "./edit-distance.ts";
import { grow } from "./grow.ts";
import { hashWord } from "./word-hash.ts";
import type { WordReader } from "./words.ts";

/** Prefixes whose words are remembered. */
const REMEMBERED_PREFIXES = 32;

/** Smaller numbers are marks in a text's stream, not term ids. */
export const FIRST_TERM = 1;

export interface Correction {
  word: string;
  distance: number;
}

/** A longer word, and the number of open jobs that have it. */
export interface Completion {
  word: string;
  jobs: number;
}

/** Statistics on the words of open jobs, for planning a text query. */
export interface TermStats {
  /** Number of open jobs. */
  readonly jobCount: number;
  /** Returns the number of open jobs with the word. */
  docFrequency(word: string): number;
  /** Returns the longer words of open jobs that begin with the prefix. */
  completions(prefix: string): Completion[];
  /** Returns the words of open jobs within `maxEdits` edits; with `asPrefix`, the words that begin with such a word. */
  corrections(word: string, maxEdits: number, asPrefix: boolean): Correction[];
}

/** The words of an index and their ids, to be stored. More words may follow in the same arrays, but these stay. */
export interface TermIndexState {
  size: number;
  units: Uint16Array<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
  hashes: Int32Array<ArrayBuffer>;
  letterGroups: Uint32Array<ArrayBuffer>;
}

/**
 * Maps words to term ids in flat arrays, because an object for each of hundreds of thousands of words takes too much
 * memory.
 */
export class TermIndex {
  /** Number of open jobs by term id. */
  docFrequency = new Int32Array(1024);
  #units = new Uint16Array(16_384);
  #starts = new Uint32Array(1025);
  /** The two hashes of each term. Frequent words get low ids, so their hashes share cache lines. */
  #hashes = new Int32Array(2048);
  /** Open-addressing hash table of term ids, at most half full. */
  #slots = new Int32Array(4096);
  /** Bitset of the letter groups (32 of them) in each term, to rule out distant words quickly. */
  #letterGroups = new Uint32Array(1024);
  #size = FIRST_TERM;
  /** Term ids by the first two letters. */
  readonly #byFirstLetters = new Map<number, number[]>();
  /** The words that begin with a prefix, of the first `size` terms. */
  readonly #byPrefix = new LruCache<string, { size: number; terms: number[]; words: string[] }>(REMEMBERED_PREFIXES);

  get size(): number {
    return this.#size;
  }

  state(): TermIndexState {
    const size = this.#size;
    return {
      size,
      units: this.#units.subarray(0, this.#starts[size]),
      starts: this.#starts.subarray(0, size + 1),
      hashes: this.#hashes.subarray(0, size * 2),
      letterGroups: this.#letterGroups.subarray(0, size),
    };
  }

  /** Replaces all words. No job has them yet. */
  restore({ size, units, starts, hashes, letterGroups }: TermIndexState): void {
    this.#size = size;
    this.docFrequency = grow(new Int32Array(0), Math.max(this.docFrequency.length, size));
    this.#units = grow(units, Math.max(units.length, this.#units.length));
    this.#starts = grow(starts, Math.max(starts.length, this.#starts.length));
    this.#hashes = grow(hashes, Math.max(hashes.length, this.#hashes.length));
    this.#letterGroups = grow(letterGroups, Math.max(letterGroups.length, this.#letterGroups.length));
    this.#byFirstLetters.clear();
    this.#byPrefix.clear();
    for (let term = FIRST_TERM; term < size; term += 1) this.#rememberBeginning(term);
    let slots = this.#slots.length;
    while (size * 2 > slots) slots *= 2;
    this.#fillSlots(slots);
  }

  /** Looks up the ids of all words that `reader` has read, adding new words. */
  lookUpAll(reader: WordReader, numbers: Int32Array): void {
    const { hashes: wordHashes, count } = reader;
    for (let word = 0; word < count; word += 1) {
      const a = wordHashes[word * 2]!;
      const b = wordHashes[word * 2 + 1]!;
      const slots = this.#slots;
      const hashes = this.#hashes;
      const mask = slots.length - 1;
      let slot = (a ^ (a >>> 15)) & mask;
      let term = slots[slot]!;
      while (term !== 0 && (hashes[term * 2] !== a || hashes[term * 2 + 1] !== b)) {
        slot = (slot + 1) & mask;
        term = slots[slot]!;
      }
      numbers[word] = term === 0 ? this.#add(reader, word, slot) : term;
    }
  }

  /** Returns the id of a word, or 0 if no text has ever had it. */
  find(word: string): number {
    const slots = this.#slots;
    const [a, b] = hashWord(word);
    let slot = this.#slotOf(a);
    let term = slots[slot]!;
    while (term !== 0 && (this.#hashes[term * 2] !== a || this.#hashes[term * 2 + 1] !== b)) {
      slot = (slot + 1) & (slots.length - 1);
      term = slots[slot]!;
    }
    return term;
  }

  #slotOf(hash: number): number {
    return (hash ^ (hash >>> 15)) & (this.#slots.length - 1);
  }

  wordOf(term: number): string {
    return String.fromCharCode(...this.#units.subarray(this.#starts[term], this.#starts[term + 1]));
  }

  completions(prefix: string): Completion[] {
    if (prefix.length < 2) return [];
    const known = this.#byPrefix.getOrCreate(prefix, () => ({ size: 0, terms: [], words: [] }));
    if (known.size < this.#size) this.#learnPrefix(prefix, known);
    const { terms, words } = known;
    const found: Completion[] = [];
    for (let at = 0; at < terms.length; at += 1) {
      const jobs = this.docFrequency[terms[at]!]!;
      if (jobs > 0) found.push({ word: words[at]!, jobs });
    }
    return found;
  }

  /** Adds the words that have come since. */
  #learnPrefix(prefix: string, known: { size: number; terms: number[]; words: string[] }): void {
    const alike = this.#byFirstLetters.get(pair(prefix.charCodeAt(0), prefix.charCodeAt(1))) ?? [];
    let first = alike.length;
    while (first > 0 && alike[first - 1]! >= known.size) first -= 1;
    for (let at = first; at < alike.length; at += 1) {
      const term = alike[at]!;
      if (!this.#beginsWith(term, prefix)) continue;
      known.terms.push(term);
      known.words.push(this.wordOf(term));
    }
    known.size = this.#size;
  }

  corrections(word: string, maxEdits: number, asPrefix: boolean): Correction[] {
    const found: Correction[] = [];
    const letters = letterGroupsOf(
      Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at)),
      word.length,
    );
    for (let term = FIRST_TERM; term < this.#size; term += 1) {
      if (this.docFrequency[term] === 0) continue;
      // One edit removes at most one letter and adds at most one.
      const theirs = this.#letterGroups[term]!;
      if (popCount(letters & ~theirs) > maxEdits) continue;
      const length = this.#starts[term + 1]! - this.#starts[term]!;
      if (length < word.length - maxEdits) continue;
      if (!asPrefix && (length > word.length + maxEdits || popCount(theirs & ~letters) > maxEdits)) continue;
      const other = this.wordOf(term);
      const distance = editDistance(word, other, maxEdits, asPrefix);
      if (distance > 0 && distance <= maxEdits) found.push({ word: other, distance });
    }
    return found;
  }

  bytes(): number {
    const arrays = [this.docFrequency, this.#units, this.#starts, this.#hashes, this.#slots, this.#letterGroups];
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
    if (start + length > this.#units.length) this.#units = grow(this.#units);
    if (term + 2 > this.#starts.length) this.#starts = grow(this.#starts);
    if (term >= this.docFrequency.length) {
      this.docFrequency = grow(this.docFrequency);
      this.#hashes = grow(this.#hashes);
      this.#letterGroups = grow(this.#letterGroups);
    }
    this.#units.set(units.subarray(0, length), start);
    this.#starts[term + 1] = start + length;
    this.#letterGroups[term] = letterGroupsOf(units, length);
    this.#hashes[term * 2] = reader.hashes[word * 2]!;
    this.#hashes[term * 2 + 1] = reader.hashes[word * 2 + 1]!;
    this.#slots[slot] = term;
    this.#size += 1;
    this.#rememberBeginning(term);
    if (this.#size * 2 > this.#slots.length) this.#fillSlots(this.#slots.length * 2);
    return term;
  }

  #rememberBeginning(term: number): void {
    const start = this.#starts[term]!;
    if (this.#starts[term + 1]! - start < 2) return;
    const key = pair(this.#units[start]!, this.#units[start + 1]!);
    const beginning = this.#byFirstLetters.get(key);
    if (beginning === undefined) this.#byFirstLetters.set(key, [term]);
    else beginning.push(term);
  }

  #fillSlots(count: number): void {
    this.#slots = new Int32Array(count);
    for (let term = FIRST_TERM; term < this.#size; term += 1) {
      let slot = this.#slotOf(this.#hashes[term * 2]!);
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (this.#slots.length - 1);
      this.#slots[slot] = term;
    }
  }
}

function pair(first: number, second: number): number {
  return first * 65_536 + second;
}

function letterGroupsOf(units: Uint16Array, length: number): number {
  let letters = 0;
  for (let at = 0; at < length; at += 1) letters |= 1 << (units[at]! & 31);
  return letters;
}
