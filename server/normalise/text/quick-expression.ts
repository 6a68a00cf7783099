import { RecentTexts } from "./recent-texts.ts";
import { folded } from "./folded-expression.ts";
import { neededWords } from "./needed-words.ts";
import { isFound, type SoughtWord, WordSearch } from "./word-search.ts";

/** An expression that runs only on texts that hold one of the words it needs. */
export interface QuickExpression {
  readonly source: string;
  test(text: string): boolean;
  exec(text: string): RegExpExecArray | null;
}

/** All expressions with a first test, for tests. */
export const firstTests: { pattern: RegExp; words: readonly SoughtWord[]; mayMatch: (text: string) => boolean }[] = [];
let search: WordSearch | null = null;
/** Which expressions may match each of the last texts: many readers look at the same sentence, some of them several times. */
const known = new RecentTexts<readonly number[]>();
/** Sentences are no longer, and other texts are rarely looked at twice. */
const MOST_CHARACTERS = 600;

let lastText: string | null = null;
let lastFound: readonly number[] = [];

function possibleIn(text: string): readonly number[] {
  if (text !== lastText) {
    lastFound = possible(text);
    lastText = text;
  }
  return lastFound;
}

function possible(text: string): readonly number[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  search ??= new WordSearch(firstTests.map(({ words }) => words));
  const found = search.find(text);
  if (text.length > MOST_CHARACTERS) return found;
  known.set(text, found);
  return found;
}

/** Replaces the matches of an expression, on texts that hold one of the words it needs. */
export interface QuickReplacement {
  replace(text: string, by: string | ((found: string) => string)): string;
}

/** Returns whether a text holds one of the words that an expression needs. Throws if its matches have no word in common. */
function firstTest(pattern: RegExp): (text: string) => boolean {
  const words = neededWords(pattern);
  if (words === null) throw new Error(`matches texts that have no word in common: ${pattern.source}`);
  const group = firstTests.length;
  const mayMatch = (text: string): boolean => isFound(possibleIn(text), group);
  firstTests.push({ pattern, words, mayMatch });
  search = null;
  lastText = null;
  known.clear();
  return mayMatch;
}

/** As `quickly`, for an expression whose matches are replaced. */
export function replacedQuickly(pattern: RegExp): QuickReplacement {
  const mayMatch = firstTest(pattern);
  const run = folded(pattern);
  return {
    replace: (text, by) =>
      !mayMatch(text) ? text : typeof by === "string" ? text.replace(run, by) : text.replace(run, by),
  };
}

/**
 * Returns an expression that first looks for the words it needs. It must not be global. All such expressions share one search for their words, which takes
 * far less time than a single expression of many words.
 */
export function quickly(pattern: RegExp): QuickExpression {
  const mayMatch = firstTest(pattern);
  const run = folded(pattern);
  return {
    source: pattern.source,
    test: (text) => mayMatch(text) && run.test(text),
    exec: (text) => (mayMatch(text) ? run.exec(text) : null),
  };
}
