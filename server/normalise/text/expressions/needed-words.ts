import { isGap, signsOf, type SoughtWord } from "./word-search.ts";

/** What is known of the texts that a part of an expression matches. */
interface Known {
  /** All of them, if they are few. */
  exact: readonly string[] | null;
  /** Each holds one of these; null if nothing is known. */
  needed: readonly string[] | null;
}

const TOKEN =
  /\\[pP]\{[^}]*\}|\\u\{?[\da-f]{4,6}\}?|\\x[\da-f]{2}|\\k<\w+>|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[=!]|\(\?:|\(\?<\w+>|\{\d+(?:,\d*)?\}\??|[*+?]\??|[^\\[\](){}*+?|.^$]+(?![*+?{])|[\s\S]/giu;
const CLASS_TOKEN = /\\[pP]\{[^}]*\}|\\u\{?[\da-f]{4,6}\}?|\\x[\da-f]{2}|\\.|[\s\S]/giu;
const QUANTIFIER = /^(?:\{(?<least>\d+)(?<comma>,(?<most>\d*))?\}|(?<sign>[*+?]))\??$/u;
/** More than these are cut: a longer word leaves out few more texts. */
const MOST_SIGNS = 7;
const MOST_EXACT = 48;
const MOST_OF_CLASS = 6;
const NOTHING: Known = { exact: [""], needed: null };
/** Of `(?!)`. */
const IMPOSSIBLE: Known = { exact: [], needed: null };
const ANYTHING: Known = { exact: null, needed: null };
const known = (text: string): Known => ({ exact: [text], needed: null });
/** Any digit: all have one sign. */
const DIGIT = known("0");

/** Returns the character that an escape stands for; null if it stands for several or none. */
function escaped(token: string): string | null {
  if (!token.startsWith("\\")) return token;
  const code = /^\\(?:u\{?|x)([\da-f]{2,6})\}?$/i.exec(token)?.[1];
  if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
  return /^\\[^\w]$/.test(token) ? token.slice(1) : null;
}

/**
 * Stand in what is known for a place beside which no letter from a to z stands: `WORD_END` on the other side of a letter from a to z,
 * `NONE_BEFORE` and `NONE_BEHIND` on their own side.
 */
const [WORD_END, NONE_BEFORE, NONE_BEHIND] = ["\ue001", "\ue002", "\ue003"] as const;
const MARKS = /[\ue001-\ue003]/g;

/** Returns characters in lower case where each is one character then, too. */
function lower(characters: string): string {
  const folded = characters.toLowerCase();
  if (folded.length === characters.length) return folded;
  return characters.length === 1 ? characters : Array.from(characters, lower).join("");
}

function ofClass(token: string): Known {
  const content = token.slice(1, -1);
  if (content.startsWith("^")) return ANYTHING;
  const characters = new Set<string>();
  const tokens = Array.from(content.matchAll(CLASS_TOKEN), ([each]) => each);
  for (const [at, each] of tokens.entries()) {
    if (each === "-" && at > 0 && at < tokens.length - 1) return ANYTHING;
    const character = each.startsWith("\\") ? escaped(each) : each;
    if (character === null) return ANYTHING;
    characters.add(lower(character));
  }
  return characters.size > MOST_OF_CLASS ? ANYTHING : { exact: [...characters], needed: null };
}

/** Words that tell as much leave out nearly all texts alike. */
const MOST_WEIGHT = 5;

/** How much a word tells, up to 5: its letters and signs without the gaps, and half a letter for each end that no other letter may stand beside. */
function weightOf(word: string): number {
  let weight = 0;
  for (let at = 0; at < word.length && weight < MOST_WEIGHT; at += 1) {
    const unit = word.charAt(at);
    if (unit >= WORD_END && unit <= NONE_BEHIND) weight += 0.5;
    else if (!isGap(unit)) weight += 1;
  }
  return Math.min(weight, MOST_WEIGHT);
}

function leastWeight(words: readonly string[]): number {
  let least = words.length === 0 ? 0 : MOST_WEIGHT;
  for (const word of words) least = Math.min(least, weightOf(word));
  return least;
}

/** Returns which of two sets of words leaves out more texts; null if neither leaves out any. */
function better(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  const [a, b] = [one === null ? 0 : leastWeight(one), other === null ? 0 : leastWeight(other)];
  if (a < 1 || b < 1) return a >= 1 ? one : b >= 1 ? other : null;
  return a > b || (a === b && one!.length <= other!.length) ? one : other;
}

function anyOf(given: readonly Known[]): Known {
  const alternatives = given.filter(({ exact }) => exact === null || exact.length > 0);
  const exact = alternatives.every((each) => each.exact !== null)
    ? [...new Set(alternatives.flatMap((each) => each.exact ?? []))]
    : null;
  if (exact !== null && exact.length <= MOST_EXACT) return { exact, needed: null };
  const needed = alternatives.map((each) => better(each.exact, each.needed));
  return {
    exact: null,
    needed: needed.every((each) => each !== null) ? [...new Set(needed.flatMap((each) => each ?? []))] : null,
  };
}

/** Joins parts that follow each other. */
class Sequence {
  #run: readonly string[] = [""];
  #needed: readonly string[] | null = null;
  #isExact = true;

  add(part: Known): void {
    if (part.exact === null || part.exact.length * this.#run.length > MOST_EXACT) {
      this.#end();
      this.#needed = better(this.#needed, better(part.exact, part.needed));
      if (part.exact !== null && part.exact.length <= MOST_EXACT) this.#run = part.exact;
      return;
    }
    const exact = part.exact;
    if (exact.length === 1) {
      // One text behind each is the most frequent case by far.
      if (exact[0] !== "") this.#run = this.#run.map((before) => before + exact[0]!);
      return;
    }
    this.#run = [...new Set(this.#run.flatMap((before) => exact.map((text) => before + text)))];
  }

  /** The texts go on in a way that isn't known. */
  #end(): void {
    this.#needed = better(this.#needed, this.#run);
    this.#run = [""];
    this.#isExact = false;
  }

  addRepeated(part: Known): void {
    this.add(part);
    this.#end();
  }

  get known(): Known {
    return this.#isExact
      ? { exact: this.#run, needed: null }
      : { exact: null, needed: better(this.#needed, this.#run) };
  }
}

/** Returns what a look around says of the place where it stands. */
function lookAround(tokens: readonly string[], from: number, ignoresCase: boolean): Known {
  const [open, barred = "", close] = tokens.slice(from, from + 3);
  if (open === "(?!" && barred === ")") return IMPOSSIBLE;
  if ((open !== "(?!" && open !== "(?<!") || close !== ")") return NOTHING;
  const hasLetters = /^\\p\{L\}$|^\[(?!\^).*\\p\{L\}/u.test(barred) || (ignoresCase && barred.startsWith("[a-z"));
  return hasLetters ? known(open === "(?!" ? NONE_BEHIND : NONE_BEFORE) : NOTHING;
}

/** Reads an expression's tokens up to the end of a group. */
function readGroup(tokens: readonly string[], from: number, ignoresCase: boolean): { known: Known; end: number } {
  const alternatives: Known[] = [];
  let sequence = new Sequence();
  let at = from;
  while (at < tokens.length && tokens[at] !== ")") {
    const token = tokens[at] ?? "";
    at += 1;
    if (token === "|") {
      alternatives.push(sequence.known);
      sequence = new Sequence();
      continue;
    }
    let part = ANYTHING;
    if (token.startsWith("(")) {
      const group = readGroup(tokens, at, ignoresCase);
      part = /^\(\?<?[=!]$/u.test(token) ? lookAround(tokens, at - 1, ignoresCase) : group.known;
      at = group.end + 1;
    } else if (token === "\\b") part = known(WORD_END);
    else if (token === "\\d") part = DIGIT;
    else if (token === "^" || token === "$" || token === "\\B") part = NOTHING;
    else if (token.startsWith("[")) part = ofClass(token);
    else if (token !== ".") {
      const character = token.startsWith("\\") ? escaped(token) : token;
      if (character !== null) part = known(lower(character));
    }
    const next = tokens[at] ?? "";
    const times = "*+?{".includes(next.charAt(0)) ? QUANTIFIER.exec(next)?.groups : undefined;
    if (times === undefined) {
      sequence.add(part);
      continue;
    }
    at += 1;
    const least = times["sign"] === undefined ? Number(times["least"]) : times["sign"] === "+" ? 1 : 0;
    const most = times["sign"] === "?" ? "1" : times["comma"] === undefined ? times["least"] : times["most"];
    if (least === 0) sequence.add(most === "1" ? anyOf([part, NOTHING]) : ANYTHING);
    else if (most === "1") sequence.add(part);
    else sequence.addRepeated(part);
  }
  alternatives.push(sequence.known);
  return { known: anyOf(alternatives), end: at };
}

/** Returns a word of what is known as it is sought. */
function sought(word: string): SoughtWord {
  const text = word.replace(MARKS, "");
  const before = /^[\ue001-\ue003]*/u.exec(word)?.[0] ?? "";
  const behind = /(?<![\ue001-\ue003])[\ue001-\ue003]*$/u.exec(word)?.[0] ?? "";
  const isLetter = (character: string | undefined) => /^[a-z]$/u.test(character ?? "");
  return {
    signs: signsOf(text),
    begins: before.includes(NONE_BEFORE) || (before.includes(WORD_END) && isLetter(text[0])),
    ends: behind.includes(NONE_BEHIND) || (behind.includes(WORD_END) && isLetter(text.at(-1))),
  };
}

const cut = ({ signs, begins, ends }: SoughtWord): SoughtWord => ({
  signs: signs.slice(0, MOST_SIGNS),
  begins,
  ends: ends && signs.length <= MOST_SIGNS,
});

/** By how many of their first signs words are looked up. */
const KEY_LENGTH = 3;

/** Returns words without those that hold another one, which leave out nothing that the shorter one wouldn't. */
function withoutLonger(words: readonly SoughtWord[]): SoughtWord[] {
  const different = [
    ...new Map(words.map((word) => [`${word.begins ? "<" : ""}${word.signs}${word.ends ? ">" : ""}`, word])).values(),
  ];
  const anywhere = Map.groupBy(
    different.filter(({ begins, ends }) => !begins && !ends),
    ({ signs }) => signs.slice(0, KEY_LENGTH),
  );
  const beginsAt = (word: SoughtWord, at: number, length: number) =>
    anywhere
      .get(word.signs.slice(at, at + length))
      ?.some((other) => other !== word && word.signs.startsWith(other.signs, at)) ?? false;
  return different.filter((word) => {
    for (let at = 0; at < word.signs.length; at += 1)
      for (let length = 1; length <= KEY_LENGTH; length += 1) if (beginsAt(word, at, length)) return false;
    return true;
  });
}

/**
 * Returns words of which each text that an expression matches holds one, so that a search for them all at once can say where the expression needn't
 * run; null if it has no such words, as where an alternative is only a class of characters.
 */
export function neededWords({ source, ignoreCase }: Pick<RegExp, "source" | "ignoreCase">): SoughtWord[] | null {
  const tokens = Array.from(source.matchAll(TOKEN), ([token]) => token);
  const { exact, needed } = readGroup(tokens, 0, ignoreCase).known;
  const words = better(exact, needed);
  return words === null ? null : withoutLonger(withoutLonger(words.map(sought)).map(cut));
}
