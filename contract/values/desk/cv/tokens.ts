/** Letters whose plain form Unicode doesn't know. */
const PLAIN: Record<string, string> = {
  ß: "ss",
  ł: "l",
  ø: "o",
  æ: "ae",
  œ: "oe",
  đ: "d",
  "’": "'",
  "‘": "'",
  "–": "-",
  "—": "-",
};

/** Returns lower case without accents: `Développeuse` and `developpeuse` are one word. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßłøæœđ’‘–—]/g, (letter) => PLAIN[letter] ?? letter);
}

export interface Token {
  /** Folded. */
  word: string;
  written: string;
  start: number;
  end: number;
}

/** Splits a text into words. `C++`, `C#`, `.NET`, `Node.js` and `R&D` are words, `CI/CD` and `front-end` are two each. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}+#.&'’]+/gu)) {
    const [raw] = match;
    const lead = raw.startsWith(".") && !/^\.[nN]/.test(raw) ? 1 : 0;
    let end = raw.length;
    while (end > lead && /[.'’&]/.test(raw.charAt(end - 1))) end -= 1;
    const written = raw.slice(lead, end);
    const word = fold(written);
    if (/[\p{L}\p{N}]/u.test(word)) tokens.push({ word, written, start: match.index + lead, end: match.index + end });
  }
  return tokens;
}

/** Returns the folded words of a name. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).map(({ word }) => word);
}

const ADDRESS = /^(?:https?:|www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev)\/)|@/i;

/** Blanks web and mail addresses, whose parts look like names. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/\S+/g, (word) => (ADDRESS.test(word) ? " " : word));
}

/** Names by their first word, the longest first. */
export type PhraseIndex<Value> = Map<string, { words: string[]; value: Value }[]>;

export function phraseIndex<Value>(entries: Iterable<[name: string, value: Value]>): PhraseIndex<Value> {
  const index: PhraseIndex<Value> = new Map();
  for (const [name, value] of entries) {
    const words = wordsOf(name);
    const [first] = words;
    if (first === undefined) continue;
    const list = index.get(first) ?? [];
    index.set(first, list);
    const known = list.some((each) => each.value === value && each.words.join(" ") === words.join(" "));
    if (!known) list.push({ words, value });
  }
  for (const list of index.values()) list.sort((one, other) => other.words.length - one.words.length);
  return index;
}

export interface Mention<Value> {
  value: Value;
  tokens: Token[];
  /** Where its first token stands among the line's. */
  at: number;
}

/** What may stand between two words of one name. */
const INSIDE = /^[\s\-–/]*$/;

/** Returns the names that a text holds, in reading order. A longer name wins over the shorter ones within it. */
export function mentionsIn<Value>(text: string, index: PhraseIndex<Value>): Mention<Value>[] {
  const tokens = tokensOf(text);
  const mentions: Mention<Value>[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const names = index.get(tokens[at]!.word) ?? [];
    const held = names.filter(({ words }) =>
      words.every(
        (word, offset) =>
          tokens[at + offset]?.word === word &&
          (offset === 0 || INSIDE.test(text.slice(tokens[at + offset - 1]!.end, tokens[at + offset]!.start))),
      ),
    );
    const longest = held[0]?.words.length ?? 0;
    if (longest === 0) continue;
    const span = tokens.slice(at, at + longest);
    for (const { words, value } of held) if (words.length === longest) mentions.push({ value, tokens: span, at });
    at += longest - 1;
  }
  return mentions;
}
