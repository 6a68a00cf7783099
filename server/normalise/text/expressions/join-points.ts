import { TOKEN, tokenAt } from "./tokens.ts";

/** Always matches, and takes no character. */
const JOIN = "(?=)";
const QUANTIFIER = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;
const ASSERTION = /^\(\?<?[=!]/;
/** Loops of more rounds have one way on. */
const MOST_UNROLLED = 3;

/** Returns whether V8 goes on from several places behind a quantified part: it writes out loops of few rounds. */
function isUnrolled(quantifier: string): boolean {
  if (quantifier.startsWith("?")) return true;
  const [, least, most] = /^\{(\d+),(\d+)\}/.exec(quantifier) ?? [];
  return most !== undefined && least !== most && Number(most) <= MOST_UNROLLED;
}

/**
 * Returns a source that matches the same, but where the ways through alternatives and optional parts join before the expression goes on. V8 writes what
 * follows up to ten times otherwise, once for each of these ways, and again for each part in it; behind a look-ahead, even an empty one, it goes on at one place.
 */
export function withJoinPoints(source: string): string {
  let joined = "";
  /** Of each open group, how it opens and how many ways lead out of it. */
  const groups = [{ opening: "", ways: 1 }];
  let at = 0;

  /** Ends a part of the expression, out of which this many ways lead. */
  function endPart(given: number): void {
    const quantifier = "?*+{".includes(source[at] ?? " ") ? tokenAt(QUANTIFIER, source, at) : "";
    joined += quantifier;
    at += quantifier.length;
    const ways = isUnrolled(quantifier) ? given + 1 : given;
    if (ways === 1) return;
    const next = source[at];
    // At the end of an alternative, what follows stands behind the group.
    if (next === undefined || next === ")" || next === "|") groups.at(-1)!.ways += ways - 1;
    else joined += JOIN;
  }

  while (at < source.length) {
    const token = tokenAt(TOKEN, source, at);
    joined += token;
    at += token.length;
    if (token === "|") groups.at(-1)!.ways += 1;
    else if (token === ")") {
      const { opening, ways } = groups.pop()!;
      // Behind an assertion it goes on at one place already.
      endPart(ASSERTION.test(opening) ? 1 : ways);
    } else if (token.startsWith("(")) groups.push({ opening: token, ways: 1 });
    else endPart(1);
  }
  return joined;
}
