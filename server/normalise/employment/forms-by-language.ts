import { EMPLOYMENT_WORDS, UNSPACED_EMPLOYMENT } from "#taxonomy/employment/employment-words.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { flagsIn, NEIGHBOURS, wholeWords, wordsIn } from "#normalise/text/whole-words.ts";

/** The order in which forms are looked for: the first says more of a job than the next. */
export const ORDER = ["internship", "contract", "part-time", "full-time"] as const;
/** The words for forms of employment by language. */
export const byLanguage = new Map(
  Object.entries(EMPLOYMENT_WORDS).map(([language, words]) => [
    language,
    {
      isGeneral: words.general ?? false,
      denied: folded(new RegExp(`${wholeWords(words.not)} (?:\\p{L}{1,12} ){0,2}$`, "iu")),
      types: ORDER.flatMap((type) => {
        const sources = [words[type], EMPLOYMENT_WORDS[NEIGHBOURS[language] ?? ""]?.[type]].filter(Boolean);
        if (sources.length === 0) return [];
        return [{ type, pattern: folded(new RegExp(wordsIn(language, sources.join("|")), flagsIn(language))) }];
      }),
    },
  ]),
);
/** Forms in scripts without spaces between words. */
export const UNSPACED = UNSPACED_EMPLOYMENT.map(([type, source]) => ({ type, pattern: new RegExp(source, "u") }));
export const UNSPACED_LETTERS = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/u;
