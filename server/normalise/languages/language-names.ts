import { isOtherForm } from "./language-forms.ts";
import { COMPOUND_HEAD, LANGUAGE_STEMS, NOT_LANGUAGES } from "./language-words.ts";

interface Stem {
  language: string;
  stem: string;
  isWhole: boolean;
  /** Also the name of a country, which has a capital. */
  isCountry: boolean;
}

/** The stems of languages by their first three letters. */
const stems = new Map<string, Stem[]>();
for (const [language, list] of Object.entries(LANGUAGE_STEMS)) {
  for (const each of list.split(" ")) {
    const stem = each.replace(/[=~]/, "");
    const key = stem.slice(0, 3);
    const known = stems.get(key) ?? [];
    stems.set(key, [...known, { language, stem, isWhole: each !== stem, isCountry: each.startsWith("~") }]);
  }
}
const NO_LANGUAGE = new Set(NOT_LANGUAGES.split(" "));

/** The shortest stem of a language has three letters. */
const LEAST_LETTERS = Math.min(...[...stems.keys()].map((key) => key.length));

function languageOf(word: string): string | null {
  if (word.length < LEAST_LETTERS) return null;
  // Turkish writes a capital i with a dot, which lower case keeps as a mark of its own.
  const lower = word.replaceAll("İ", "I").toLowerCase();
  if (NO_LANGUAGE.has(lower)) return null;
  const known = stems.get(lower.slice(0, 3));
  const isCapital = !lower.startsWith(word.charAt(0));
  const fits = ({ stem, isWhole, isCountry }: Stem) =>
    (isWhole ? lower === stem : lower.startsWith(stem)) && !(isCountry && isCapital);
  return known?.find(fits)?.language ?? null;
}

/** How much of the text around a word tells which form of it that is. */
const BESIDE = 50;

/** The name of a language in a text, from `start` up to but not including `end`. */
export interface LanguageName {
  /** A code of ISO 639-1. */
  language: string;
  start: number;
  end: number;
}

/** Finds the names of languages in a text, in order. */
export function languageNamesIn(text: string): LanguageName[] {
  return Array.from(text.matchAll(/\p{L}+/gu)).flatMap(({ 0: word, index: start }) => {
    const end = start + word.length;
    const skipped = COMPOUND_HEAD.exec(word.toLowerCase())?.[0].length ?? 0;
    const named = word.slice(skipped);
    const language = languageOf(named);
    if (language === null) return [];
    const from = start + skipped;
    const before = text.slice(Math.max(0, from - BESIDE), from);
    const form = { word: named, before, behind: text.slice(end, end + BESIDE) };
    return isOtherForm(form) ? [] : [{ language, start: from, end }];
  });
}
