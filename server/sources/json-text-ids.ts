/** Far above any feed (a dozen levels), and far below what would exhaust the stack of a recursive reader. */
const DEEPEST = 64;
const LARGEST_CHARACTERS = 64 * 1_048_576;

/** The text is not usable JSON. `message` says why. */
export class JsonRefused extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "JsonRefused";
  }
}

/**
 * Parses JSON with exact ids: an integer that a JavaScript number can't represent (beyond 2^53) becomes the text
 * of its digits, as does a number beyond the range of a double. `9007199254740993` is "9007199254740993", not …992; `7` stays
 * a number and `"007"` a text, so readers of ids accept both and call `String`. The last of a repeated key wins.
 * Removes NUL and replaces lone surrogates, because a database stores neither. Drops a `__proto__` key
 * and a leading byte order mark. Throws `JsonRefused` for an empty text, one that is not JSON (naming an HTML page
 * as such), one nested deeper than 64 levels, and one larger than 64 Mi characters.
 */
export function parseJsonTextIds(text: string): unknown {
  const json = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (json.length > LARGEST_CHARACTERS)
    throw new JsonRefused(`the JSON is larger than ${LARGEST_CHARACTERS / 1_048_576} Mi characters`);
  if (json.trim() === "") throw new JsonRefused("the response is empty, not JSON");
  if (nestsDeeperThan(json, DEEPEST)) throw new JsonRefused(`the JSON is nested deeper than ${DEEPEST} levels`);
  try {
    return NEEDS_REVIVAL.test(json) ? JSON.parse(json, revive) : JSON.parse(json);
  } catch (error) {
    const what = /^\s*</.test(json) ? "the answer is a page of markup, JSON is due" : "the answer is not complete JSON";
    throw new JsonRefused(`${what} (${(error as Error).message.slice(0, 120)})`, error);
  }
}

/** Only texts with one of these need the slower parse. Escapes can spell a key or a surrogate, so some `\u` escapes count. */
const NEEDS_REVIVAL = /\d{16}|[eE]\+?\d{3}|\d{300}|\\u0000|\\u[dD][89a-fA-F]|__proto__|\\u005[fF]/;

function revive(this: unknown, key: string, value: unknown, context?: { source?: string }): unknown {
  if (key === "__proto__" && !Array.isArray(this)) return undefined;
  if (typeof value === "string")
    return value.isWellFormed() && !value.includes("\0") ? value : value.toWellFormed().replaceAll("\0", "");
  if (typeof value !== "number" || context?.source === undefined) return value;
  const exact = Number.isFinite(value) && (Number.isSafeInteger(value) || !/^-?\d+$/.test(context.source));
  return exact ? value : context.source;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Counts brackets outside strings, so that hostile nesting is rejected before anything recurses into it. */
function nestsDeeperThan(json: string, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(json, at);
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === 0x5d || code === 0x7d) {
      depth -= 1;
    }
  }
  return false;
}

/** Returns the index of the quote that closes the string opened at `start`, or the end of the text. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}
