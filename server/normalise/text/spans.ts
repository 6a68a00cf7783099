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
