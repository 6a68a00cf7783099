import { RecentTexts } from "./recent-texts.ts";

/**
 * Letters in lower case and numerals of the texts that are folded, as the content of a class of characters. They are few ranges, of which V8 builds an
 * expression far sooner than of all that `\p{L}` and `\p{N}` stand for.
 */
export const LETTERS = "a-zªµºß-öø-įıĳ-žș-țа-џґ々〆ぁ-ゖゝ-ゟァ-ヺー-ヿ㐀-䶿一-鿿가-힣ａ-ｚｦ-ﾟ";
export const NUMERALS = "0-9²³¹¼-¾①-⒛〇０-９";
const CASED = "a-zµß-öø-įĳ-žș-țа-џґａ-ｚ";
const CAPITALS = "A-ZÀ-ÖØ-ÞĀ-žȘȚЀ-ЯҐＡ-Ｚ";

/** Letters and numerals of other alphabets, and those that have no single letter for their other case. */
const OTHER = new RegExp(String.raw`(?![${LETTERS}${CAPITALS}${NUMERALS}])[\p{L}\p{N}]|İ`, "u");
/** Most texts are in Latin-1, which holds none of them, or add only letters above and punctuation: both are seen sooner than each letter is looked up. */
// eslint-disable-next-line no-control-regex -- all of Latin-1
const IS_LATIN_1 = /^[\0-\xff]*$/;
const MAY_HOLD_OTHER = new RegExp(`[^\\0-\\xff\\u2000-\\u206f${LETTERS}${CAPITALS}${NUMERALS}]|İ`, "u");

/** Sentences are no longer, and other texts are rarely looked at twice. */
const MOST_CHARACTERS = 600;
const known = new RecentTexts<string | null>();
let lastText = "";
let lastFolded: string | null = "";

function fold(text: string): string | null {
  return IS_LATIN_1.test(text) || !MAY_HOLD_OTHER.test(text) || !OTHER.test(text) ? text.toLowerCase() : null;
}

/**
 * Returns a text in lower case, each character in its place; null if it holds letters or numerals beyond `LETTERS` and `NUMERALS`. Remembers the last
 * texts, because many readers look at the same sentence.
 */
export function foldedText(text: string): string | null {
  if (text === lastText) return lastFolded;
  let folded = known.get(text);
  if (folded === undefined) {
    folded = fold(text);
    // An equal text takes no memory of its own.
    if (folded === text) folded = text;
    if (text.length <= MOST_CHARACTERS) known.set(text, folded);
  }
  lastText = text;
  lastFolded = folded;
  return folded;
}

const CHARACTER = String.raw`\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\[\s\S]`;
const TOKEN = new RegExp(String.raw`${CHARACTER}|\(\?<\w+>|\[(?:\\[\s\S]|[^\]\\])*\]|\(|[^\\([]+`, "gu");
const CLASS_TOKEN = new RegExp(String.raw`(${CHARACTER}|[\s\S])(?:-(${CHARACTER}|[\s\S]))?`, "gu");
/** Capitals beyond `CAPITALS` with a lower case in `LETTERS`: a range that holds one matches its lower case where the flag `u` is set. */
const ALIASES: readonly (readonly [capital: string, letter: string])[] = [
  ["ſ", "s"],
  ["\u212a", "k"],
  ["\u212b", "å"],
  ["ẞ", "ß"],
];
/** The capitals that a text may hold which is folded, each with its lower case. */
const cased = Array.from(CAPITALS.matchAll(/(.)(?:-(.))?/gu), ([, first = "", last = first]) => {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
})
  .flat()
  .filter((character) => !OTHER.test(character))
  .map((capital) => [capital, capital.toLowerCase()] as const);

const PROPERTIES = new Map([
  [String.raw`\p{L}`, LETTERS],
  [String.raw`\p{N}`, NUMERALS],
  // Where case is ignored, both are the letters that have one.
  [String.raw`\p{Ll}`, CASED],
  [String.raw`\p{Lu}`, CASED],
]);
const NOT_PROPERTIES = new Map([
  [String.raw`\P{L}`, `[^${LETTERS}]`],
  [String.raw`\P{N}`, `[^${NUMERALS}]`],
]);
/** Escapes that say the same of a text and of the folded one: properties of signs, and kinds of characters. */
const IS_CASELESS = /^\\(?:[pP]\{(?:Sc|Po|Pd|P|S|Z|Zs)\}|[bBdDsSwWnrt])$/u;

/** An expression can't run on folded texts. */
class NotFolded extends Error {
  override name = "NotFolded";
}

/** Returns an expression's characters that stand for themselves in lower case. */
function literal(characters: string): string {
  if (OTHER.test(characters)) throw new NotFolded(characters);
  return characters.toLowerCase();
}

/** Returns the code of the character that a token stands for; null if it stands for several. */
function codeOf(token: string): number | null {
  const code = /^\\[ux]\{?([\dA-Fa-f]+)\}?$/.exec(token)?.[1];
  if (code !== undefined) return Number.parseInt(code, 16);
  if (!token.startsWith("\\")) return token.codePointAt(0)!;
  return /^\\[^\p{L}\p{N}_]$/u.test(token) ? token.codePointAt(1)! : null;
}

function escape(token: string): string {
  const code = codeOf(token);
  const isSign = code !== null && !/[\p{L}\p{N}]/u.test(String.fromCodePoint(code));
  if (!isSign && !IS_CASELESS.test(token)) throw new NotFolded(token);
  return token;
}

/** Returns letters as the content of a class, those that follow each other as ranges. */
function inRanges(letters: readonly string[]): string {
  let content = "";
  for (let at = 0; at < letters.length; at += 1) {
    const first = letters[at]!;
    while (letters[at + 1]?.charCodeAt(0) === letters[at]!.charCodeAt(0) + 1) at += 1;
    content += letters[at] === first ? first : `${first}-${letters[at]}`;
  }
  return content;
}

/** Returns the range between two characters of a class, with what it doesn't hold of the lower case of its capitals. */
function range(first: string, last: string, isUnicode: boolean): string {
  const [from, to] = [codeOf(first), codeOf(last)];
  // Beside a kind of characters, the hyphen stands for itself.
  if (from === null || to === null) return `${inClass(first)}-${inClass(last)}`;
  const isHeld = (letter: string) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to;
  const missing = [...cased, ...(isUnicode ? ALIASES : [])]
    .filter(([capital, letter]) => isHeld(capital) && !isHeld(letter))
    .map(([, letter]) => letter);
  return `${first}-${last}${inRanges([...new Set(missing)].toSorted())}`;
}

const inClass = (token: string): string =>
  PROPERTIES.get(token) ?? (token.startsWith("\\") ? escape(token) : literal(token));

/** The same classes stand in many expressions. */
const classes = new Map<string, string>();

function characterClass(token: string, isUnicode: boolean): string {
  const key = isUnicode ? `u${token}` : token;
  const before = classes.get(key);
  if (before !== undefined) return before;
  const [, not = "", content = ""] = /^\[(\^?)([\s\S]*)\]$/u.exec(token) ?? [];
  const parts = Array.from(content.matchAll(CLASS_TOKEN), ([, first = "", last]) =>
    last === undefined ? inClass(first) : range(first, last, isUnicode),
  );
  const folded = `[${not}${parts.join("")}]`;
  classes.set(key, folded);
  return folded;
}

function foldedToken(token: string, isUnicode: boolean): string {
  if (token.startsWith("[")) return characterClass(token, isUnicode);
  if (token.startsWith("(")) return token;
  if (!token.startsWith("\\")) return literal(token);
  const property = PROPERTIES.get(token);
  return property === undefined ? (NOT_PROPERTIES.get(token) ?? escape(token)) : `[${property}]`;
}

/** Returns the source of an expression that matches folded texts where the given one matches texts in any case; null if there isn't one. */
export function foldedSource({ source, unicode, unicodeSets }: RegExp): string | null {
  if (unicodeSets) return null;
  try {
    let result = "";
    for (const [token] of source.matchAll(TOKEN)) result += foldedToken(token, unicode);
    return result;
  } catch (error) {
    if (error instanceof NotFolded) return null;
    throw error;
  }
}
