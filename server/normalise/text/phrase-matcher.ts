import { WordFilter } from "./word-filter.ts";

/** One occurrence of a phrase. `end` is exclusive; both count UTF-16 units of the original text. */
export interface PhraseHit<T> {
  start: number;
  end: number;
  value: T;
}

interface Entry<T> {
  phrase: string;
  /** Characters of the phrase before its first word (`.` of `.net`). */
  lead: number;
  value: T;
}

/** For each UTF-16 unit 0 outside words, 1 in a word, 2 in one of a script without spaces between words. */
const WORD = new Uint8Array(0x10000);
for (let code = 0; code < 0x10000; code += 1) {
  if (
    code < 0x80 ? /[a-z0-9A-Z]/.test(String.fromCharCode(code)) : /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(code))
  )
    WORD[code] = (code >= 0x3005 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7af) ? 2 : 1;
}

/** Returns whether the UTF-16 unit at `at` is part of a word; false outside the text. */
export function isWordAt(text: string, at: number): boolean {
  return at >= 0 && at < text.length && WORD[text.charCodeAt(at)] !== 0;
}

/** Returns whether the units before and at `at` belong to one word. A word of letters ends where kana, hangul or a Chinese character follow. */
function isWithinWord(text: string, at: number): boolean {
  const kind = WORD[text.charCodeAt(at)];
  return kind !== 0 && at > 0 && at < text.length && WORD[text.charCodeAt(at - 1)] === kind;
}

/** Folds a text to lower case with plain spaces and apostrophes, but keeps line breaks and every position. */
export function foldCase(text: string): string {
  const lower = text.includes("İ") ? text.replaceAll("İ", "I").toLowerCase() : text.toLowerCase();
  return lower.length === text.length
    ? lower.replace(/[^\S\n ]/g, " ").replace(/[‘’ʼ]/g, "'")
    : text.replace(/[^\S\n ]/g, " ");
}

/** Returns whether a name may end at `end`: not inside a word, a longer name (`C` of `C++`) or a host name (`notion.site`). */
function endsWord(text: string, end: number): boolean {
  if (end >= text.length) return true;
  if (isWordAt(text, end)) return !isWithinWord(text, end);
  const next = text.charCodeAt(end);
  if (next === 35 /* # */ || next === 95 /* _ */ || next === 64 /* @ */) return false;
  if (next === 43 /* + */) return text.charCodeAt(end + 1) !== 43;
  if (next === 46 /* . */ && isWordAt(text, end + 1)) {
    const rest = text.slice(end + 1, end + 4);
    return !/^[a-z]/.test(rest) || /^(?:js|io)\b/.test(rest);
  }
  return true;
}

function startsWord(text: string, start: number): boolean {
  if (start === 0) return true;
  if (isWithinWord(text, start)) return false;
  const before = text.charCodeAt(start - 1);
  if (before === 95 /* _ */ || before === 64 /* @ */) return false;
  if (before === 46 /* . */) return !(isWordAt(text, start - 2) && /[a-z]/.test(text[start] ?? ""));
  return text.charCodeAt(start) !== 46 || !isWordAt(text, start - 1);
}

/**
 * Finds many phrases in a text at once, as whole words, the longest at each position. Looks up each word of the text once, so the cost
 * does not grow with the number of phrases.
 */
export class PhraseMatcher<T> {
  readonly #byWord = new Map<string, Entry<T>[]>();
  readonly #words = new WordFilter();

  /** Adds a lower-case phrase. The first value of a phrase wins. */
  add(phrase: string, value: T): void {
    let lead = 0;
    while (lead < phrase.length && !isWordAt(phrase, lead)) lead += 1;
    let end = lead;
    while (isWordAt(phrase, end)) end += 1;
    const word = phrase.slice(lead, end);
    if (word === "") return;
    this.#words.add(word);
    const entries = this.#byWord.get(word);
    if (entries === undefined) this.#byWord.set(word, [{ phrase, lead, value }]);
    else if (!entries.some((entry) => entry.phrase === phrase)) {
      entries.push({ phrase, lead, value });
      entries.sort((a, b) => b.phrase.length - a.phrase.length);
    }
  }

  /** Returns the hits from left to right without overlaps. `folded` is the text after `foldCase`. */
  find(folded: string): PhraseHit<T>[] {
    const hits: PhraseHit<T>[] = [];
    const { length } = folded;
    let at = 0;
    let free = 0;
    while (at < length) {
      const kind = WORD[folded.charCodeAt(at)];
      if (kind === 0) {
        at += 1;
        continue;
      }
      let end = at + 1;
      while (end < length && WORD[folded.charCodeAt(end)] === kind) end += 1;
      const isKnown = at >= free && this.#words.mayHold(folded, at, end);
      const entries = isKnown ? this.#byWord.get(folded.slice(at, end)) : undefined;
      if (entries !== undefined) {
        for (const { phrase, lead, value } of entries) {
          const start = at - lead;
          if (start < free || !folded.startsWith(phrase, start)) continue;
          const stop = start + phrase.length;
          if (!startsWord(folded, start) || !endsWord(folded, stop)) continue;
          hits.push({ start, end: stop, value });
          free = stop;
          break;
        }
      }
      at = end;
    }
    return hits;
  }
}
