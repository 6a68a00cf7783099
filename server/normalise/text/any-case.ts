const TOKEN = /\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?-i:|\(\?<?[:=!]|[\s\S]/gu;
const CLASS_TOKEN = /\\[pP]\{[^}]*\}|\\.|[^-]-[^\]]|[\s\S]/gu;

/** Returns the lower and the upper form where a letter has one of each. */
function bothCases(text: string): string {
  const lower = text.toLowerCase();
  const upper = text.toUpperCase();
  return lower === upper || lower.length !== text.length || upper.length !== text.length ? text : lower + upper;
}

function classInBothCases(source: string): string {
  const [, not = "", content = ""] = /^\[(\^?)([\s\S]*)\]$/u.exec(source) ?? [];
  const parts = Array.from(content.matchAll(CLASS_TOKEN), ([token]) =>
    token.startsWith("\\") ? token : bothCases(token),
  );
  return `[${not}${parts.join("")}]`;
}

/**
 * Returns the source of an expression that matches in any case without the flag `i`, except within `(?-i:…)`. The flag itself can't be used beside
 * such a group: V8 (seen in 13.6) sometimes recompiles the expression after long use, which then misses texts that it matched before.
 */
export function anyCase(source: string): string {
  /** Whether each open group takes its letters as they stand. */
  const open: boolean[] = [];
  let result = "";
  for (const [token] of source.matchAll(TOKEN)) {
    const asWritten = open.at(-1) ?? false;
    if (token === "(?-i:") {
      open.push(true);
      result += "(?:";
      continue;
    }
    if (token.startsWith("(")) open.push(asWritten);
    else if (token === ")") open.pop();
    if (asWritten || token.startsWith("\\")) result += token;
    else if (token.startsWith("[")) result += classInBothCases(token);
    else result += token.length === 1 && bothCases(token) !== token ? `[${bothCases(token)}]` : token;
  }
  return result;
}
