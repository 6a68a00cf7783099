import { hasGroups, tokensOf } from "./tokens.ts";

const ASSERTION = /^(?:\(\?<?[=!]|\\[bB]$|\^$|\$$)/;
/** Refers to a group by its number or name, which parts would change. */
const REFERS_TO_GROUP = /\\[1-9k]/;

/** Returns where a group ends that begins at a token: the place of its last token. */
function endOf(tokens: readonly string[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.startsWith("(")) depth += 1;
    else if (token === ")" && (depth -= 1) === 0) return at;
  }
  return tokens.length;
}

/** Returns the alternatives of tokens, none of which is within a group of theirs. */
function split(tokens: readonly string[]): string[] {
  const alternatives = [""];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at] === "|") {
      alternatives.push("");
      continue;
    }
    const end = tokens[at]!.startsWith("(") ? endOf(tokens, at) : at;
    alternatives[alternatives.length - 1] += tokens.slice(at, end + 1).join("");
    at = end;
  }
  return alternatives;
}

/** Returns where the assertions end that begin at a token. */
function behindAssertions(tokens: readonly string[], from: number): number {
  let at = from;
  while (at < tokens.length && ASSERTION.test(tokens[at]!))
    at = tokens[at]!.startsWith("(") ? endOf(tokens, at) + 1 : at + 1;
  return at;
}

/**
 * Returns the sources of expressions which together match what an expression does: its alternatives in their order, several at a time so that none is shorter than
 * `least` characters, each between the assertions that stand around them all. At the same place of a text, the first of them that matches does so as the
 * whole would. Returns only the given source where it has other parts, or groups with numbers.
 */
export function alternativesOf({ source }: RegExp, least: number): string[] {
  if (source.length < 2 * least || hasGroups(source) || REFERS_TO_GROUP.test(source)) return [source];
  const tokens = tokensOf(source);
  let [before, within, behind] = ["", tokens, ""];
  const from = behindAssertions(tokens, 0);
  if (tokens[from] === "(?:") {
    const end = endOf(tokens, from);
    if (behindAssertions(tokens, end + 1) === tokens.length) {
      before = tokens.slice(0, from).join("");
      within = tokens.slice(from + 1, end);
      behind = tokens.slice(end + 1).join("");
    }
  }
  const parts: string[] = [];
  for (const alternative of split(within)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length < least) parts[parts.length - 1] = `${last}|${alternative}`;
    else parts.push(alternative);
  }
  return parts.map((part) => (before === "" && behind === "" ? part : `${before}(?:${part})${behind}`));
}

/** Fewer are found about as soon by an expression. */
const FEWEST_PLAIN = 4;

/** What an expression matches wherever it stands, and the source of what else it matches. */
interface PlainWords {
  words: readonly string[];
  /** Whether they stand only at the beginning of words. */
  begin: boolean;
  rest: string | null;
}

/** Returns the words of an expression that ignores case whose alternatives are mostly words alone, of letters from a to z; null if few are. */
export function plainWordsOf({ source, ignoreCase }: RegExp): PlainWords | null {
  if (!ignoreCase || REFERS_TO_GROUP.test(source)) return null;
  const tokens = tokensOf(source);
  const begin = tokens[0] === String.raw`\b` && tokens[1] === "(?:" && endOf(tokens, 1) === tokens.length - 1;
  const alternatives = split(begin ? tokens.slice(2, -1) : tokens);
  const words = alternatives.filter((each) => /^[a-z]{2,}$/.test(each));
  if (words.length < FEWEST_PLAIN) return null;
  const others = alternatives.filter((each) => !words.includes(each)).join("|");
  return { words, begin, rest: others === "" ? null : begin ? `\\b(?:${others})` : others };
}
