import { foldedSource, foldedText } from "./folded-text.ts";
import { withJoinPoints } from "./expressions/join-points.ts";
import { hasGroups } from "./expressions/tokens.ts";

/** Expressions of the same source and flags run as one, which V8 builds once. */
const built = new Map<string, RegExp>();

function runOf(pattern: RegExp): RegExp | null {
  const key = `${pattern.flags}/${pattern.source}`;
  const before = built.get(key);
  if (before !== undefined) return before;
  const source = foldedSource(pattern);
  if (source === null) return null;
  // Where groups stand in the folded text says what they are in the text itself.
  const run = new RegExp(withJoinPoints(source), pattern.flags.replace("i", hasGroups(source) ? "d" : ""));
  built.set(key, run);
  return run;
}

/** Puts the text as it was written in a match of the folded text. */
function asWritten(match: RegExpExecArray, text: string): RegExpExecArray {
  match[0] = text.slice(match.index, match.index + match[0].length);
  match.input = text;
  const { indices, groups } = match;
  if (indices === undefined) return match;
  const written = (at: readonly [number, number] | undefined) =>
    at === undefined ? undefined : text.slice(at[0], at[1]);
  for (let group = 1; group < match.length; group += 1) match[group] = written(indices[group]) as string;
  if (groups !== undefined && indices.groups !== undefined)
    for (const name of Object.keys(groups)) groups[name] = written(indices.groups[name]) as string;
  return match;
}

/**
 * An expression that ignores case and matches as it always would, but runs on texts in lower case: V8 builds one far sooner without the flag `i`, and
 * with few letters beyond those that ads are written in.
 */
class FoldedExpression extends RegExp {
  /** Undefined until it is needed first, null if it can't be built. */
  #run: RegExp | null | undefined = undefined;

  /** Whether it goes on behind its last match. */
  readonly #goesOn = this.global || this.sticky;

  /** Returns the expression to run on a folded text, from where this one goes on; null if it can't. */
  #begin(): RegExp | null {
    if (this.#run === undefined) this.#run = runOf(this);
    if (this.#run !== null && this.#goesOn) this.#run.lastIndex = this.lastIndex;
    return this.#run;
  }

  override exec(text: string): RegExpExecArray | null {
    const folded = foldedText(text);
    const run = folded === null ? null : this.#begin();
    if (folded === null || run === null) return super.exec(text);
    const match = run.exec(folded);
    if (this.#goesOn) this.lastIndex = run.lastIndex;
    return match === null || folded === text ? match : asWritten(match, text);
  }

  /** Most texts hold nothing to replace, which takes far longer to find out on the way that goes through `exec`. */
  override [Symbol.replace](text: string, by: string | ((substring: string, ...args: unknown[]) => string)): string {
    if (!this.sticky) {
      this.lastIndex = 0;
      const isFound = this.test(text);
      this.lastIndex = 0;
      if (!isFound) return text;
    }
    return super[Symbol.replace](text, by as string);
  }

  override test(text: string): boolean {
    const folded = foldedText(text);
    const run = folded === null ? null : this.#begin();
    if (folded === null || run === null) return super.exec(text) !== null;
    const matches = run.test(folded);
    if (this.#goesOn) this.lastIndex = run.lastIndex;
    return matches;
  }
}

/** Returns an expression that matches as the given one does, but takes far less time to build if it ignores case. */
export const folded = (pattern: RegExp): RegExp =>
  pattern.ignoreCase && !(pattern instanceof FoldedExpression) ? new FoldedExpression(pattern) : pattern;
