/** An escape, the start of a group, a class, or a character of a pattern. */
const PART =
  /\\(?:[pPu]\{[^}]*\}|k<[^>]*>|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[^])|\(\?<\w+>|\(\?-i:|\(|\)|\[(?:\\[^]|[^\]\\])*\]|[^]/gu;

/**
 * Rewrites a pattern with groups that turn `i` off, `(?-i:…)`, which the judge can't read: `i` goes from the flags, and the
 * letters outside those groups stand in both cases.
 */
export function withoutModifiers({ source, flags }: { source: string; flags: string }): {
  source: string;
  flags: string;
} {
  if (!flags.includes("i") || !source.includes("(?-i:")) return { source, flags };
  const groups: boolean[] = [];
  const parts = source.match(PART) ?? [];
  const rewritten = parts.map((part) => {
    if (part.startsWith("(")) groups.push(part === "(?-i:" || groups.at(-1) === true);
    else if (part === ")") groups.pop();
    const exact = groups.at(-1) === true;
    if (part === "(?-i:") return "(?:";
    return exact || part.startsWith("(") || part.startsWith("\\") ? part : inBothCases(part);
  });
  return { source: rewritten.join(""), flags: flags.replace("i", "") };
}

function inBothCases(part: string): string {
  if (part.startsWith("[") && part.length > 1)
    return part.replaceAll(/\\(?:[pPu]\{[^}]*\}|[^])|\p{Ll}-\p{Ll}|\p{Lu}-\p{Lu}|\p{L}/gu, (piece) =>
      piece.startsWith("\\") ? piece : piece + otherCase(piece),
    );
  const other = otherCase(part);
  return other === part ? part : `[${part}${other}]`;
}

/** Returns letters in their other case; others, and letters that have no single other letter, as they are. */
function otherCase(letters: string): string {
  const upper = letters.toUpperCase();
  const other = upper === letters ? letters.toLowerCase() : upper;
  return other.length === letters.length ? other : letters;
}
