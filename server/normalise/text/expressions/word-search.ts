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

/** The column of each sign. */
const columns = new Uint8Array(128);
for (const [column, sign] of SIGNS.split("").entries()) columns[sign.charCodeAt(0)] = column;

/** Returns a text with the sign of each of its units. */
export function signsOf(text: string): string {
  let signs = "";
  for (let at = 0; at < text.length; at += 1) signs += SIGNS.charAt(columnOf[text.charCodeAt(at)]!);
  return signs;
}

/** Returns whether a UTF-16 unit parts words. */
export const isGap = (unit: string): boolean => columnOf[unit.charCodeAt(0)] === SIGNS.indexOf(GAP);

/** A word to look for, in signs. */
export interface SoughtWord {
  signs: string;
  /** Whether no letter from a to z stands before it, and behind it. */
  begins: boolean;
  ends: boolean;
  /** Whether it must stand there without marks, and with no digit before it if it begins. Its signs are letters from a to z. */
  isExact?: boolean;
}

/** What a word tells once it has been found. */
interface Found extends Omit<SoughtWord, "signs"> {
  group: number;
  length: number;
}

const ROOT = 0;

/** The words, letter by letter. Each node has a number, and a row of the table with the number behind each sign, 0 for none. */
class Trie {
  next = new Uint16Array(1 << COLUMN_BITS);
  /** What the words tell that end in a node. */
  readonly found = new Map<number, Found[]>();
  #size = 1;

  add(signs: string, found: Found): void {
    let node = ROOT;
    for (const sign of signs) {
      const at = (node << COLUMN_BITS) | columns[sign.charCodeAt(0)]!;
      if (this.next[at] === ROOT) this.#grow(at);
      node = this.next[at]!;
    }
    const others = this.found.get(node);
    if (others === undefined) this.found.set(node, [found]);
    else others.push(found);
  }

  /** Adds a node at a place of the table. */
  #grow(at: number): void {
    const node = this.#size;
    if (node >= MOST_STATES) throw new Error("too many words for one search");
    if (node << COLUMN_BITS === this.next.length) {
      const larger = new Uint16Array(this.next.length * 2);
      larger.set(this.next);
      this.next = larger;
    }
    this.next[at] = node;
    this.#size += 1;
  }

  /** Returns all nodes, those nearer the root first, and for each the longest other beginning of a word that it ends in, whose words it then tells as well. */
  link(): { order: readonly number[]; fallback: Uint16Array } {
    const order = [ROOT];
    const fallback = new Uint16Array(this.#size);
    for (const node of order) {
      for (let column = 0; column < SIGNS.length; column += 1) {
        const next = this.next[(node << COLUMN_BITS) | column]!;
        if (next === ROOT) continue;
        order.push(next);
        if (node === ROOT) continue;
        let before = fallback[node]!;
        while (before !== ROOT && this.next[(before << COLUMN_BITS) | column] === ROOT) before = fallback[before]!;
        const end = this.next[(before << COLUMN_BITS) | column]!;
        fallback[next] = end;
        const told = this.found.get(end);
        if (told !== undefined) this.found.set(next, [...(this.found.get(next) ?? []), ...told]);
      }
    }
    return { order, fallback };
  }
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
  /** In threes: the conditions of a word, which number of the result, and its bits. */
  private readonly found: Int32Array;
  /** The result for a text without any of the words. */
  private readonly none: number[];

  constructor(groups: readonly (readonly SoughtWord[])[]) {
    const trie = new Trie();
    for (const [group, words] of groups.entries())
      for (const { signs, ...beside } of words) trie.add(signs, { group, length: signs.length, ...beside });
    const { order, fallback } = trie.link();
    const [silent, finding] = [
      order.filter((node) => !trie.found.has(node)),
      order.filter((node) => trie.found.has(node)),
    ];
    const stateOf = new Uint16Array(order.length);
    for (const [state, node] of [...silent, ...finding].entries()) stateOf[node] = state;
    this.none = Array.from({ length: Math.ceil(groups.length / BITS) }, () => 0);
    this.firstFound = silent.length;
    const told = finding.map((node) => inThrees(trie.found.get(node) ?? []));
    this.places = Uint32Array.from([0, ...told.keys()], (_, at) => (at === 0 ? 0 : told[at - 1]!.length));
    for (let at = 1; at < this.places.length; at += 1) this.places[at]! += this.places[at - 1]!;
    this.found = Int32Array.from(told.flat());
    this.next = new Uint16Array(order.length << COLUMN_BITS);
    for (const node of order) {
      const row = stateOf[node]! << COLUMN_BITS;
      const from = stateOf[fallback[node]!]! << COLUMN_BITS;
      if (node !== ROOT) this.next.copyWithin(row, from, from + SIGNS.length);
      for (let column = 0; column < SIGNS.length; column += 1) {
        const next = trie.next[(node << COLUMN_BITS) | column]!;
        if (next !== ROOT) this.next[row + column] = stateOf[next]!;
      }
    }
  }

  /** Returns which groups a text holds a word of, 30 to a number. */
  find(text: string): number[] {
    const [next, firstFound, places, found] = [this.next, this.firstFound, this.places, this.found];
    const groups = this.none.slice();
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      state = next[(state << COLUMN_BITS) | columnOf[text.charCodeAt(at)]!]!;
      if (state < firstFound) continue;
      const end = places[state - firstFound + 1]!;
      for (let each = places[state - firstFound]!; each < end; each += 3) {
        const bits = found[each + 2]!;
        const number = found[each + 1]!;
        if ((groups[number]! & bits) !== bits && holds(text, at, found[each]!)) groups[number]! |= bits;
      }
    }
    return groups;
  }
}

const [BEGINS, ENDS, EXACT, FLAGS] = [1, 2, 4, 3] as const;

/** Returns in one number what must be so of a word that has been found; 0 if nothing must. */
function conditionsOf({ length, begins, ends, isExact }: Found): number {
  const flags = (begins ? BEGINS : 0) | (ends ? ENDS : 0) | (isExact === true ? EXACT : 0);
  return flags === 0 ? 0 : (length << FLAGS) | flags;
}

/** Returns what words tell in threes, those of the same conditions and number together. */
function inThrees(found: readonly Found[]): number[] {
  const threes: number[] = [];
  for (const each of found) {
    const [conditions, number] = [conditionsOf(each), Math.floor(each.group / BITS)];
    let at = 0;
    while (at < threes.length && (threes[at] !== conditions || threes[at + 1] !== number)) at += 3;
    if (at === threes.length) threes.push(conditions, number, 0);
    threes[at + 2]! |= 1 << (each.group % BITS);
  }
  return threes;
}

/** Returns whether a word that ends at a place meets its conditions. */
function holds(text: string, at: number, conditions: number): boolean {
  if (conditions === 0) return true;
  const before = at - (conditions >> FLAGS);
  if ((conditions & BEGINS) !== 0 && isLetterAt(text, before)) return false;
  if ((conditions & ENDS) !== 0 && isLetterAt(text, at + 1)) return false;
  return (conditions & EXACT) === 0 || isExactly(text, before, at, conditions);
}

const LAST_ASCII = 0x7f;

function isExactly(text: string, before: number, at: number, conditions: number): boolean {
  for (let each = before + 1; each <= at; each += 1) if (text.charCodeAt(each) > LAST_ASCII) return false;
  return (conditions & BEGINS) === 0 || before < 0 || !/[\d_]/.test(text.charAt(before));
}

/** Returns whether the group at a place is among those found. */
export const isFound = (groups: readonly number[], group: number): boolean =>
  (groups[(group / BITS) | 0]! & (1 << (group % BITS))) !== 0;
