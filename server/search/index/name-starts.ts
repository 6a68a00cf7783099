/** Letters that every beginning has, by which names are grouped. */
export const LEAST_LETTERS = 2;

/** Places in a name that an entry can begin at. */
const PLACES = 4096;

/** The count of a name by its number. */
export type Counts = (number: number) => number;

/** Entries whose texts have the same first letters. */
interface Group {
  /** In the order of their texts. Each is a name's number, and where in the name its text begins. */
  entries: number[];
  /** Added since the last look. */
  added: number[];
  /** For which counts `highest` was made. */
  counts: Counts | null;
  /** Counts of the entries. */
  countOf: Float64Array;
  /** A tree over the entries: at `i`, the place of the best entry below `2i` and `2i + 1`; the leaves are the places. */
  best: Uint32Array;
}

/** The entries of a group from one place up to but not including another. */
interface Range {
  group: Group;
  from: number;
  to: number;
}

/**
 * Finds the names that begin with a text, those of the highest count first, without looking at the others. Names may be found by their later
 * parts too: each is added with the place where that begins.
 */
export class NameStarts {
  readonly #names: string[] = [];
  readonly #groups = new Map<string, Group>();

  /** Adds the rest of a name from a place on. The numbers of names should be few and from zero up. */
  add(number: number, name: string, place: number): void {
    if (place >= PLACES || name.length - place < LEAST_LETTERS) return;
    this.#names[number] = name;
    const letters = name.slice(place, place + LEAST_LETTERS);
    let group = this.#groups.get(letters);
    if (group === undefined) {
      group = { entries: [], added: [], counts: null, countOf: new Float64Array(0), best: new Uint32Array(0) };
      this.#groups.set(letters, group);
    }
    group.added.push(number * PLACES + place);
  }

  /** Returns the numbers of all names that begin with a text of two letters or more; a name that does so in several places, several times. */
  all(text: string): number[] {
    const range = this.#find(text);
    return range === null ? [] : range.group.entries.slice(range.from, range.to).map(numberOf);
  }

  /**
   * Yields the numbers of names that begin with a text of two letters or more and have a count, the highest first and of equal counts the lowest
   * number. Another function of counts means that counts have changed.
   */
  *highestFirst(text: string, counts: Counts): Generator<number> {
    const found = this.#find(text);
    if (found === null) return;
    const { group } = found;
    if (group.counts !== counts) count(group, counts);
    /** Ranges without what was yielded, each with its best entry. */
    const open: { from: number; to: number; best: number }[] = [];
    const add = (from: number, to: number): void => {
      if (from < to) open.push({ from, to, best: bestOf(group, from, to) });
    };
    add(found.from, found.to);
    while (open.length > 0) {
      let next = 0;
      for (let at = 1; at < open.length; at += 1) if (isBetter(group, open[at]!.best, open[next]!.best)) next = at;
      const [{ from, to, best }] = open.splice(next, 1) as [(typeof open)[number]];
      if (group.countOf[best] === 0) return;
      yield numberOf(group.entries[best]!);
      add(from, best);
      add(best + 1, to);
    }
  }

  #find(text: string): Range | null {
    const group = text.length < LEAST_LETTERS ? undefined : this.#groups.get(text.slice(0, LEAST_LETTERS));
    if (group === undefined) return null;
    this.#sort(group);
    const { entries } = group;
    const from = firstPlace(entries, (entry) => this.#textOf(entry) >= text);
    const to = firstPlace(entries, (entry) => this.#textOf(entry) > text && !this.#beginsWith(entry, text));
    return { group, from, to };
  }

  /** Puts what was added in its place. */
  #sort(group: Group): void {
    if (group.added.length === 0) return;
    const added = group.added.map((entry) => ({ entry, text: this.#textOf(entry) }));
    added.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.entry - b.entry));
    const merged: number[] = [];
    let at = 0;
    for (const { entry, text } of added) {
      while (at < group.entries.length && this.#textOf(group.entries[at]!) <= text) merged.push(group.entries[at++]!);
      merged.push(entry);
    }
    group.entries = [...merged, ...group.entries.slice(at)];
    group.added = [];
    group.counts = null;
  }

  #textOf(entry: number): string {
    return this.#names[numberOf(entry)]!.slice(entry % PLACES);
  }

  #beginsWith(entry: number, text: string): boolean {
    return this.#names[numberOf(entry)]!.startsWith(text, entry % PLACES);
  }
}

function numberOf(entry: number): number {
  return Math.floor(entry / PLACES);
}

/** Returns the first place from which on a condition holds. */
function firstPlace(entries: readonly number[], holds: (entry: number) => boolean): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(entries[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function count(group: Group, counts: Counts): void {
  const { entries } = group;
  const { length } = entries;
  group.countOf = Float64Array.from(entries, (entry) => counts(numberOf(entry)));
  group.best = new Uint32Array(2 * length);
  for (let place = 0; place < length; place += 1) group.best[length + place] = place;
  for (let at = length - 1; at >= 1; at -= 1)
    group.best[at] = better(group, group.best[2 * at]!, group.best[2 * at + 1]!);
  group.counts = counts;
}

/** Returns the place of the best entry of a range that has some. */
function bestOf(group: Group, from: number, to: number): number {
  const { best } = group;
  const { length } = group.entries;
  let found = from;
  for (let low = from + length, high = to + length; low < high; low >>>= 1, high >>>= 1) {
    if ((low & 1) === 1) found = better(group, found, best[low++]!);
    if ((high & 1) === 1) found = better(group, found, best[--high]!);
  }
  return found;
}

function better(group: Group, one: number, other: number): number {
  return isBetter(group, other, one) ? other : one;
}

function isBetter({ countOf, entries }: Group, one: number, other: number): boolean {
  const more = countOf[one]! - countOf[other]!;
  return more > 0 || (more === 0 && numberOf(entries[one]!) < numberOf(entries[other]!));
}
