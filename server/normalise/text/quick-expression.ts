import { alternativesOf } from "./expressions/alternatives.ts";
import { RecentTexts } from "./recent-texts.ts";
import { folded } from "./folded-expression.ts";
import { neededWords } from "./expressions/needed-words.ts";
import { isFound, type SoughtWord, WordSearch } from "./expressions/word-search.ts";

/** An expression that runs only on texts that hold one of the words it needs. */
export interface QuickExpression {
  readonly source: string;
  test(text: string): boolean;
  exec(text: string): RegExpExecArray | null;
}

/** An expression with a first test. */
interface FirstTest {
  pattern: RegExp;
  words: readonly SoughtWord[];
  mayMatch: (text: string) => boolean;
  /** Finds the first match, for an expression that isn't global. */
  exec?: QuickExpression["exec"];
}

/** All expressions with a first test, for tests. */
export const firstTests: FirstTest[] = [];
/** The words of each expression, and of each of its parts. */
const groups: (readonly SoughtWord[])[] = [];
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
  search ??= new WordSearch(groups);
  const found = search.find(text);
  if (text.length > MOST_CHARACTERS) return found;
  known.set(text, found);
  return found;
}

/** Replaces the matches of an expression, on texts that hold one of the words it needs. */
export interface QuickReplacement {
  replace(text: string, by: string | ((found: string) => string)): string;
}

/** Returns the number of some words in what `possibleIn` returns. */
function addGroup(words: readonly SoughtWord[]): number {
  search = null;
  lastText = null;
  known.clear();
  return groups.push(words) - 1;
}

/** Returns whether a text holds one of the words that an expression needs. Throws if its matches have no word in common. */
function firstTest(pattern: RegExp): FirstTest {
  const words = neededWords(pattern);
  if (words === null) throw new Error(`matches texts that have no word in common: ${pattern.source}`);
  const group = addGroup(words);
  const test: FirstTest = { pattern, words, mayMatch: (text) => isFound(possibleIn(text), group) };
  firstTests.push(test);
  return test;
}

/** As `quickly`, for an expression whose matches are replaced. */
export function replacedQuickly(pattern: RegExp): QuickReplacement {
  const { mayMatch } = firstTest(pattern);
  const run = folded(pattern);
  return {
    replace: (text, by) =>
      !mayMatch(text) ? text : typeof by === "string" ? text.replace(run, by) : text.replace(run, by),
  };
}

/** Shorter parts would be many, and each is a test of its own. */
const LEAST_CHARACTERS = 1200;

/** Some alternatives of an expression, which run only on texts that hold one of the words they need. */
class Part {
  readonly group: number;
  readonly #source: string;
  readonly #flags: string;
  #run: RegExp | null = null;

  constructor(source: string, flags: string, words: readonly SoughtWord[]) {
    this.#source = source;
    this.#flags = flags;
    this.group = addGroup(words);
  }

  get run(): RegExp {
    return (this.#run ??= folded(new RegExp(this.#source, this.#flags)));
  }
}

function partsOf(pattern: RegExp): Part[] {
  const parts = alternativesOf(pattern, LEAST_CHARACTERS).map((source) => ({
    source,
    words: neededWords({ source, ignoreCase: pattern.ignoreCase }),
  }));
  if (parts.length === 1) return [];
  return parts.map(({ source, words }) => {
    if (words === null) throw new Error(`matches texts that have no word in common: ${source}`);
    return new Part(source, pattern.flags, words);
  });
}

/**
 * Returns an expression that first looks for the words it needs. It must not be global. All such expressions share one search for their words, which takes
 * far less time than a single expression of many words; of a long one, only the alternatives run whose words a text holds.
 */
export function quickly(pattern: RegExp): QuickExpression {
  const first = firstTest(pattern);
  const parts = partsOf(pattern);
  const quick = parts.length === 0 ? whole(pattern, first) : inParts(pattern, parts, first);
  first.exec = quick.exec;
  return quick;
}

function whole(pattern: RegExp, { mayMatch }: FirstTest): QuickExpression {
  const run = folded(pattern);
  return {
    source: pattern.source,
    test: (text) => mayMatch(text) && run.test(text),
    exec: (text) => (mayMatch(text) ? run.exec(text) : null),
  };
}

function inParts({ source }: RegExp, parts: readonly Part[], { mayMatch }: FirstTest): QuickExpression {
  return {
    source,
    test(text) {
      if (!mayMatch(text)) return false;
      const found = possibleIn(text);
      return parts.some((part) => isFound(found, part.group) && part.run.test(text));
    },
    exec(text) {
      if (!mayMatch(text)) return null;
      const found = possibleIn(text);
      let first: RegExpExecArray | null = null;
      for (const part of parts) {
        if (!isFound(found, part.group)) continue;
        const match = part.run.exec(text);
        if (match !== null && (first === null || match.index < first.index)) first = match;
      }
      return first;
    },
  };
}
