import type { PreparedText, Sentence } from "#normalise/text/prepared-text.ts";
import { hasOtherScript, LANGUAGES, readTextLanguage, wordCounts } from "./ad-language.ts";
import { readShortTextLanguage } from "./short-text-language.ts";

/** How many times as many frequent words a part must have in another language as in the ad's. */
const CLEAR = 2;

/** The letters beyond ASCII that languages are written in, with those of the foreign words and names that their ads use. */
const OWN_LETTERS: Readonly<Record<string, string>> = {
  en: "áàâçéèêëíîïñóôúûü",
  de: "äöüßéèáàçñ",
  fr: "àâæçéèêëîïôœùûüÿñ",
  es: "áéíñóúüç",
  pt: "áàâãçéêíóôõúü",
  it: "àáèéìíòóùú",
  nl: "áàâäçéèêëíïóöúüñ",
  sv: "åäöéèáàü",
  fi: "åäöéš",
  da: "æøåéèäöü",
  no: "æøåéèòôäöü",
  pl: "ąćęłńóśźżéü",
  cs: "áčďéěíňóřšťúůýžüöä",
  ro: "ăâîșțşţé",
};
/** Without the flag `i`, by which "s" is the same letter as "ſ". */
const otherLetters = new Map(
  Object.entries(OWN_LETTERS).map(([language, letters]) => [
    language,
    new RegExp(`(?![${letters}${letters.toUpperCase()}×÷])[À-ɏ]`, "u"),
  ]),
);

interface Lean {
  counts: Uint16Array;
  /** Whether a part in another language may begin with the sentence, and whether it may go on with it. */
  mayBegin: boolean;
  mayGoOn: boolean;
}

/** Returns how many frequent words a text has of the language, other than the ad's, of which it has most. */
function mostOf(counts: Uint16Array, own: number): number {
  let most = 0;
  for (let at = 0; at < counts.length; at += 1) if (at !== own && counts[at]! > most) most = counts[at]!;
  return most;
}

function leanOf({ text }: Sentence, language: string | null, own: number): Lean {
  const counts = wordCounts(text);
  const ofOwn = counts[own] ?? 0;
  const other = mostOf(counts, own);
  const hasOther = ofOwn === 0 && (hasOtherScript(text) || otherLetters.get(language ?? "")?.test(text) === true);
  return { counts, mayBegin: other > ofOwn || hasOther, mayGoOn: other >= ofOwn };
}

/** Returns the language of a part. Neighbours share too many frequent words to be told apart by them, and addresses say nothing. */
function languageOf(text: string): string | null {
  if (hasOtherScript(text)) return readTextLanguage(text);
  const words = text.split(" ").filter((word) => !/\.\p{L}/u.test(word));
  return readShortTextLanguage(words.join(" "));
}

/**
 * Returns the text with the language of each sentence in a part that is clearly written in another one than the ad: a firm that presents itself in English
 * over requirements in German, or an ad in two languages. A part ends before a sentence that is more in the ad's language.
 */
export function withOwnLanguages(prepared: PreparedText, language: string | null): PreparedText {
  const own = LANGUAGES.indexOf(language ?? "");
  const leans = prepared.sentences.map((sentence) => leanOf(sentence, language, own));
  const sentences = [...prepared.sentences];
  for (let start = 0; start < leans.length; start += 1) {
    if (!leans[start]!.mayBegin) continue;
    let end = start + 1;
    while (end < leans.length && leans[end]!.mayGoOn) end += 1;
    const part = sentences.slice(start, end);
    const counts = new Uint16Array(LANGUAGES.length);
    for (const each of leans.slice(start, end)) for (const [at, count] of each.counts.entries()) counts[at]! += count;
    const spoken =
      mostOf(counts, own) < (counts[own] ?? 0) * CLEAR ? null : languageOf(part.map(({ text }) => text).join("\n"));
    if (spoken !== null && spoken !== language)
      sentences.splice(start, part.length, ...part.map((sentence) => ({ ...sentence, language: spoken })));
    start = end - 1;
  }
  return { ...prepared, sentences };
}
