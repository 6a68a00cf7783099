/** An escape, a class, how a group opens, its end, the sign between alternatives, a quantifier's sign or other characters. */
export const TOKEN =
  /\\(?:[pPu]\{[^}]*\}|k<\w+>|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?(?::|<?[=!]|<\w+>|[a-z-]+:))?|[)|]|[^\\[()|?*+{]+|[\s\S]/y;

/** Returns what a sticky expression matches at a place of an expression's source; "" if it doesn't. */
export function tokenAt(token: RegExp, source: string, at: number): string {
  token.lastIndex = at;
  return token.exec(source)?.[0] ?? "";
}

/** Returns all tokens of an expression's source, which together are the source. */
export function tokensOf(source: string): string[] {
  const tokens: string[] = [];
  for (let at = 0; at < source.length; at += tokens.at(-1)!.length) tokens.push(tokenAt(TOKEN, source, at));
  return tokens;
}

const GROUP = /\((?!\?(?!<\w))/;
const OPENS_GROUP = /^\((?:\?<\w|$)/;

/** Returns whether a source has groups whose text an expression tells. */
export const hasGroups = (source: string): boolean =>
  // Most sources hold nothing that looks like one, which is seen sooner.
  GROUP.test(source) && tokensOf(source).some((token) => OPENS_GROUP.test(token));
