import { readFileSync } from "node:fs";
import path from "node:path";
import { parseTsv } from "#taxonomy/tsv.ts";
import type { PreparedText } from "../prepared-text.ts";

/** Where `tools/sentence-models/accented-words.ts` writes the words with accents of each language. */
export const ACCENTED_WORDS = path.join(import.meta.dirname, "accented-words.tsv");
/** Languages of which some ads are written without accents; in the others they are few or always written. */
export const ACCENTED_LANGUAGES = ["de", "fr", "es", "pt", "it", "sv", "da", "no", "fi", "pl", "cs", "ro", "hu", "tr"];

/** Letters that don't come apart into one of ASCII and a mark. */
const SINGLE: Readonly<Record<string, string>> = { ł: "l", ø: "o", ß: "ss", æ: "ae", œ: "oe", đ: "d", ı: "i" };
/** What German, Danish and Norwegian write where a keyboard has none of their letters. */
const SPELT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "oe", å: "aa" };
const SPELLING: ReadonlySet<string> = new Set(["de", "da", "no"]);

/** Returns a word in lower case with the letters of ASCII. */
export function withoutAccents(word: string): string {
  return word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøßæœđı]/gu, (letter) => SINGLE[letter] ?? letter);
}

/** Returns how a letter in lower case may be written without accents, the longest first. */
export function plainSpellings(letter: string): string[] {
  const spelt = SPELT[letter];
  return [...(spelt === undefined ? [] : [spelt]), withoutAccents(letter)];
}

/** The words with accents, by their letters without, of a language. */
const languages = new Map<string, Map<string, string>>();

function wordsOf(language: string): Map<string, string> {
  if (languages.size === 0) {
    for (const { language: of = "", words = "" } of parseTsv(
      "accented-words.tsv",
      readFileSync(ACCENTED_WORDS, "utf8"),
    )) {
      const known = new Map<string, string>();
      for (const word of words.split(" ")) {
        known.set(withoutAccents(word), word);
        if (SPELLING.has(of))
          known.set(
            word.replace(/[äöüßæøå]/gu, (letter) => SPELT[letter] ?? letter),
            word,
          );
      }
      languages.set(of, known);
    }
  }
  return languages.get(language) ?? new Map<string, string>();
}

/** Without the flag `i`, by which "s" is the same letter as "ſ". */
const ACCENTED = /[À-ÖØ-öø-ɏ]/u;

/**
 * Returns the text with the accents that its words have in its language, for readers that know them so, where the whole text is written without: "formacao superior",
 * "praca zdalna", "waehrend". Words are those of `accented-words.tsv`.
 */
export function withAccents(prepared: PreparedText, language: string | null): PreparedText {
  if (language === null || !ACCENTED_LANGUAGES.includes(language) || ACCENTED.test(prepared.text)) return prepared;
  const words = wordsOf(language);
  const sentences = prepared.sentences.map((sentence) => {
    const text = sentence.text.replace(/[a-z]{2,}/gi, (word) => {
      const accented = words.get(word.toLowerCase());
      if (accented === undefined) return word;
      return word.startsWith(word.charAt(0).toLowerCase())
        ? accented
        : accented.charAt(0).toUpperCase() + accented.slice(1);
    });
    return text === sentence.text ? sentence : { ...sentence, text, written: sentence.written ?? sentence.text };
  });
  return { ...prepared, sentences };
}
