/** The table has a column for each of these signs: letters, "0" for a digit, " " for what parts words, "~" for a letter of another alphabet. */
const SIGNS = "abcdefghijklmnopqrstuvwxyz0 ~@$/";
const COLUMN_BITS = 5;
const [DIGIT, GAP, FOREIGN] = ["0", " ", "~"] as const;
/** Letters that don't consist of one of the alphabet and a mark, and signs of money. */
const LIKE = new Map(
  ["æa", "ðd", "øo", "þp", "ßs", "ẞs", "đd", "ħh", "ıi", "ĸk", "łl", "ŋn", "œo", "ŧt", "ſs", "€$", "£$"].map((each) => [
    each.charAt(0),
    each.charAt(1),
  ]),
);
const isBetween = (code: number, first: number, last: number): boolean => code >= first && code <= last;

/** Returns the sign that stands for a UTF-16 unit, which is the same for a letter in lower case, in upper case and with any mark. */
function signOf(unit: string): string {
  const code = unit.charCodeAt(0);
  const base = unit.toLowerCase().normalize("NFD").charAt(0);
  const plain = LIKE.get(base) ?? base;
  if (SIGNS.includes(plain) && plain !== FOREIGN) return plain;
  if (isBetween(code, 0x30, 0x39)) return DIGIT;
  const isPunctuation = code < 0xb5 || isBetween(code, 0x2000, 0x20ff) || isBetween(code, 0xd800, 0xdfff);
  return isPunctuation || "·×÷».".includes(unit) ? GAP : FOREIGN;
}

/** For each UTF-16 unit the column of its sign. Letters beyond those with a sign of their own have capitals all over the place. */
const columnOf = new Uint8Array(0x10000).fill(SIGNS.indexOf(FOREIGN));
for (const [first, last] of [
  [0, 0x17f],
  [0x218, 0x21b],
  [0x1e00, 0x1eff],
  [0x2000, 0x20ff],
  [0x212a, 0x212b],
  [0xd800, 0xdfff],
] as const)
  for (let code = first; code <= last; code += 1) columnOf[code] = SIGNS.indexOf(signOf(String.fromCharCode(code)));

/** Returns a text with the sign of each of its units. */
export const signsOf = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => SIGNS.charAt(columnOf[text.charCodeAt(at)]!)).join("");

/** A word to look for, in signs. */
export interface SoughtWord {
  signs: string;
  /** Whether no letter from a to z stands before it, and behind it. */
  begins: boolean;
  ends: boolean;
}

/** What a word tells once it has been found. */
interface Found {
  group: number;
  /** Where no letter may stand: before a word of this length, if it isn't 0, and behind it. */
  length: number;
  ends: boolean;
}

interface Node {
  next: Map<number, Node>;
  found: Found[];
  /** The longest other beginning of a word that this one ends in. */
  fallback: Node | null;
  index: number;
}

/** Returns whether a letter from a to z stands at a place; none does outside the text. */
function isLetterAt(text: string, at: number): boolean {
  const code = at < 0 || at >= text.length ? 0 : text.charCodeAt(at) | 0x20;
  return code >= 0x61 && code <= 0x7a;
}

/** The table has 16 bits for each. */
const MOST_STATES = 0x10000;
/** How many groups one number can hold. */
const BITS = 30;

/**
 * Finds which groups of words a text holds a word of, within longer words too, by one look at each character however many words there are. It is the
 * automaton of Aho and Corasick.
 */
export class WordSearch {
  private readonly next: Uint16Array;
  /** From this state on, each has found words; `places` says where what they tell begins in `found`, and where it ends. */
  private readonly firstFound: number;
  private readonly places: Uint32Array;
  /** In threes: where no letter may stand, which number of the result, and its bits. */
  private readonly found: Int32Array;
  private readonly numbers: number;

  constructor(groups: readonly (readonly SoughtWord[])[]) {
    const root: Node = { next: new Map(), found: [], fallback: null, index: 0 };
    for (const [group, words] of groups.entries()) {
      for (const { signs, begins, ends } of words) {
        let node = root;
        for (const sign of signs) {
          const column = SIGNS.indexOf(sign);
          const next = node.next.get(column) ?? { next: new Map(), found: [], fallback: root, index: 0 };
          node.next.set(column, next);
          node = next;
        }
        node.found.push({ group, length: begins ? signs.length : 0, ends });
      }
    }
    const nodes = linked(root);
    if (nodes.length > MOST_STATES) throw new Error("too many words for one search");
    const [silent, finding] = [
      nodes.filter(({ found }) => found.length === 0),
      nodes.filter(({ found }) => found.length > 0),
    ];
    for (const [index, node] of [...silent, ...finding].entries()) node.index = index;
    this.numbers = Math.ceil(groups.length / BITS);
    this.firstFound = silent.length;
    const told = finding.map(({ found }) => inThrees(found));
    this.places = Uint32Array.from([0, ...told.keys()], (_, at) => (at === 0 ? 0 : told[at - 1]!.length));
    for (let at = 1; at < this.places.length; at += 1) this.places[at]! += this.places[at - 1]!;
    this.found = Int32Array.from(told.flat());
    this.next = new Uint16Array(nodes.length << COLUMN_BITS);
    for (const { index, next, fallback } of nodes) {
      const row = index << COLUMN_BITS;
      const from = (fallback?.index ?? 0) << COLUMN_BITS;
      if (fallback !== null) this.next.copyWithin(row, from, from + SIGNS.length);
      for (const [column, node] of next) this.next[row + column] = node.index;
    }
  }

  /** Returns which groups a text holds a word of, 30 to a number. */
  find(text: string): number[] {
    const [next, firstFound, places, found] = [this.next, this.firstFound, this.places, this.found];
    const groups: number[] = [];
    while (groups.length < this.numbers) groups.push(0);
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      state = next[(state << COLUMN_BITS) | columnOf[text.charCodeAt(at)]!]!;
      if (state < firstFound) continue;
      const end = places[state - firstFound + 1]!;
      for (let each = places[state - firstFound]!; each < end; each += 3) {
        const bits = found[each + 2]!;
        const number = found[each + 1]!;
        if ((groups[number]! & bits) !== bits && standsAlone(text, at, found[each]!)) groups[number]! |= bits;
      }
    }
    return groups;
  }
}

/** Returns what words tell in threes, those of the same place and number together. */
function inThrees(found: readonly Found[]): number[] {
  const bits = new Map<string, number[]>();
  for (const { group, length, ends } of found) {
    const [place, number] = [length * 2 + (ends ? 1 : 0), Math.floor(group / BITS)];
    const three = bits.get(`${place} ${number}`) ?? [place, number, 0];
    three[2]! |= 1 << (group % BITS);
    bits.set(`${place} ${number}`, three);
  }
  return [...bits.values()].flat();
}

/** Returns whether no letter stands where none may stand beside a word that ends at `at`. */
function standsAlone(text: string, at: number, place: number): boolean {
  const length = place >> 1;
  return (length === 0 || !isLetterAt(text, at - length)) && ((place & 1) === 0 || !isLetterAt(text, at + 1));
}

/** Returns all nodes, those nearer the root first, after setting where each falls back to. */
function linked(root: Node): Node[] {
  const nodes = [root];
  for (const node of nodes) {
    for (const [column, next] of node.next) {
      let { fallback } = node;
      while (fallback !== null && !fallback.next.has(column)) ({ fallback } = fallback);
      next.fallback = fallback?.next.get(column) ?? root;
      next.found.push(...next.fallback.found);
      nodes.push(next);
    }
  }
  return nodes;
}

/** Returns whether the group at a place is among those found. */
export const isFound = (groups: readonly number[], group: number): boolean =>
  (groups[(group / BITS) | 0]! & (1 << (group % BITS))) !== 0;
