import { alternativesOf, plainWordsOf } from "./expressions/alternatives.ts";
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
  /** The sources of its alternatives as they run. */
  parts: readonly string[];
  mayMatch: (text: string) => boolean;
  /** Finds the first match, for an expression that isn't global. */
  exec?: QuickExpression["exec"];
}

/** All expressions with a first test, for tests. */
export const firstTests: FirstTest[] = [];
/** The words of each part of an expression. */
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

/** Adds words to the search, and returns the number of their group. */
function addGroup(words: readonly SoughtWord[]): number {
  search = null;
  lastText = null;
  known.clear();
  return groups.push(words) - 1;
}

/** Alternatives of an expression, which run only on texts that hold one of the words they need. */
class Part {
  readonly #source: string;
  readonly #flags: string;
  readonly #group: number;
  #run: RegExp | null;

  /** Throws if what they match has no word in common. */
  constructor(source: string, pattern: RegExp) {
    const { flags } = pattern;
    const words = neededWords({ source, ignoreCase: flags.includes("i") });
    if (words === null) throw new Error(`matches texts that have no word in common: ${source}`);
    this.#source = source;
    this.#flags = flags;
    this.#run = source === pattern.source ? folded(pattern) : null;
    this.#group = addGroup(words);
  }

  /** Returns whether a text holds one of the words. */
  mayMatch(text: string): boolean {
    return isFound(possibleIn(text), this.#group);
  }

  /** What isn't the whole expression is built when it is needed first. */
  get run(): RegExp {
    return (this.#run ??= folded(new RegExp(this.#source, this.#flags)));
  }
}

/** Replaces the matches of an expression, on texts that hold one of the words it needs. */
export interface QuickReplacement {
  replace(text: string, by: string | ((found: string) => string)): string;
}

/** As `quickly`, for an expression whose matches are replaced. */
export function replacedQuickly(pattern: RegExp): QuickReplacement {
  const whole = new Part(pattern.source, pattern);
  firstTests.push({ pattern, parts: [pattern.source], mayMatch: (text) => whole.mayMatch(text) });
  return {
    replace: (text, by) =>
      !whole.mayMatch(text) ? text : typeof by === "string" ? text.replace(whole.run, by) : text.replace(whole.run, by),
  };
}

/** Shorter parts would be many, and each is a test of its own. */
const LEAST_CHARACTERS = 1200;

/**
 * Returns an expression that first looks for the words it needs. It must not be global. All such expressions share one search for their words, which takes
 * far less time than a single expression of many words; of a long one, only the alternatives run whose words a text holds.
 */
export function quickly(pattern: RegExp): QuickExpression {
  const plain = plainWordsOf(pattern);
  if (plain !== null) return quicklyPlain(pattern, plain);
  const sources = alternativesOf(pattern, LEAST_CHARACTERS);
  const parts = sources.map((part) => new Part(part, pattern));
  const exec = (text: string): RegExpExecArray | null => {
    let first: RegExpExecArray | null = null;
    for (const part of parts) {
      const match = part.mayMatch(text) ? part.run.exec(text) : null;
      if (match !== null && (first === null || match.index < first.index)) first = match;
    }
    return first;
  };
  const mayMatch = (text: string) => parts.some((part) => part.mayMatch(text));
  firstTests.push({ pattern, parts: sources, mayMatch, exec });
  // A loop, because a function for each call would be most of what readers allocate.
  const test = (text: string): boolean => {
    for (const part of parts) if (part.mayMatch(text) && part.run.test(text)) return true;
    return false;
  };
  return { source: pattern.source, test, exec };
}

/** As `quickly`, for an expression that matches wherever one of many words stands: those that the search finds need no other test. */
function quicklyPlain(
  pattern: RegExp,
  { words, begin, rest }: NonNullable<ReturnType<typeof plainWordsOf>>,
): QuickExpression {
  const sure = addGroup(words.map((signs) => ({ signs, begins: begin, ends: false, isExact: true })));
  const others = rest === null ? null : new Part(rest, pattern);
  const whole = folded(pattern);
  const isSure = (text: string) => isFound(possibleIn(text), sure);
  const mayMatch = (text: string) => isSure(text) || others?.mayMatch(text) === true;
  const exec = (text: string) => (mayMatch(text) ? whole.exec(text) : null);
  firstTests.push({ pattern, parts: rest === null ? [] : [rest], mayMatch, exec });
  return {
    source: pattern.source,
    test: (text) => isSure(text) || (others?.mayMatch(text) === true && others.run.test(text)),
    exec,
  };
}
