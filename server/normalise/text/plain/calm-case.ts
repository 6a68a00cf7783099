import { isFrequentWord } from "#normalise/terms/ad-language.ts";

const LEAST_LETTERS = 8;
/** Small letters, and those of scripts without capitals. */
const NO_CAPITAL = /[\p{Ll}\p{Lo}]/u;
const LETTER = /\p{L}/gu;
const WORD = /\p{L}[\p{L}\p{M}'’]*/gu;
const MANY_WORDS = /\p{L}[^\p{L}]+\p{L}/u;
/** Longer words are hardly ever abbreviations, and such without a vowel always. */
const LONGEST_ABBREVIATION = 3;
const VOWEL = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýąęěėğıőœřůűășț]/iu;
const ABBREVIATED = /^\.\p{L}/u;

/** Short words of ads that aren't frequent enough to tell a language. */
const SHORT_WORDS = new Set(
  "aan aus av aux bei bis by can dal dos fin fra get het hos hun its lub may mit nas nos not nur od old one our pas per por ses six ska sur ten two vid vom was way you".split(
    " ",
  ),
);
const isCommon = (word: string): boolean => SHORT_WORDS.has(word) || isFrequentWord(word);
/** What stands before a month or another noun that is counted: "15. LEDNA". */
const ORDINAL = /\d\. $/u;

/** Returns whether most words may be abbreviations, as in a list of states by their codes. */
function isOfAbbreviations(line: string): boolean {
  const words = line.match(WORD) ?? [];
  const isShort = (word: string) => word.length <= LONGEST_ABBREVIATION && !isCommon(word.toLowerCase());
  return words.filter(isShort).length * 2 >= words.length;
}

/**
 * Returns a line that is written in capitals as one would print a title, with frequent words in lower case, for readers that know places and names by their
 * capitals; any other as it is. Short words that aren't frequent stay as they are, because they may be abbreviations.
 */
export function inCalmCase(line: string): string {
  if (NO_CAPITAL.test(line) || !MANY_WORDS.test(line)) return line;
  if ((line.match(LETTER)?.length ?? 0) < LEAST_LETTERS || isOfAbbreviations(line)) return line;
  let isFirst = true;
  return line.replace(WORD, (word, at: number) => {
    const isLater = !isFirst;
    isFirst = false;
    // "İ" would become two characters.
    const lower = word.toLowerCase().replaceAll("i\u0307", "i");
    const isAbbreviated = line[at - 1] === "." || ABBREVIATED.test(line.slice(at + word.length, at + word.length + 2));
    if (lower === word || isAbbreviated) return word;
    if ((isLater && isCommon(lower)) || ORDINAL.test(line.slice(Math.max(0, at - 3), at))) return lower;
    const isAbbreviation = word.length <= LONGEST_ABBREVIATION && !isCommon(lower);
    return isAbbreviation || !VOWEL.test(lower) ? word : word.slice(0, 1) + lower.slice(1);
  });
}
