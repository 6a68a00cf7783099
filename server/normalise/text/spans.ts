import { matchesIn } from "#normalise/text/matches.ts";
/** A part of a text: from `start` up to but not including `end`. */
export interface Span {
  start: number;
  end: number;
}

/** Returns where a global expression matches. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(matchesIn(text, pattern), ({ 0: match, index }) => ({ start: index, end: index + match.length }));
}

/** Returns a text without the first match of each expression, with a space in its place. */
export function withoutFirst(text: string, expressions: readonly Pick<RegExp, "exec">[]): string {
  let left = text;
  for (const expression of expressions) {
    const found = expression.exec(left);
    if (found !== null) left = `${left.slice(0, found.index)} ${left.slice(found.index + found[0].length)}`;
  }
  return left;
}
