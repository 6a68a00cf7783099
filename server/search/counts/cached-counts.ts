import type { Part } from "#search/query/conditions.ts";
import type { CountTable } from "./count-cache.ts";
import { contains, type DocSet } from "#search/index/doc-set.ts";
import { intersect } from "#search/query/matching.ts";
import { countRows, countRowsOf, rowCodes } from "#search/index/forward-index.ts";
import type { Scratch } from "#search/query/scratch.ts";
import type { Segment } from "#search/index/segment.ts";

/** What is to be counted: the live documents from one on that all parts of a query let pass. */
export interface Asked {
  parts: readonly Part[];
  from: number;
  set: DocSet;
}

/** Known counts of a set that holds all that is asked for. */
export interface Wider {
  counts: Uint32Array;
  words: Uint32Array;
  size: number;
}

/** Tables of date windows begin at so many places of a segment, because the windows themselves move with the clock. */
const WINDOW_STARTS = 64;

/** What the documents asked for hold, by row code, in working memory. */
export function rowCounts(segment: Segment, asked: Asked, scratch: Scratch): Uint32Array {
  const { rows, tables } = segment;
  const { parts, from, set } = asked;
  const out = scratch.zeros(rowCodes(rows));
  if (set.words === null) {
    countRows(rows, set.list!, set.size, 1, out);
    return out;
  }
  const known = knownCounts(segment, asked);
  if (known !== null) {
    out.set(known);
    return out;
  }
  const mark = scratch.mark();
  const read =
    fromWindow(segment, asked, scratch, out) ??
    fromNarrower(segment, asked, scratch, out) ??
    fromWider(segment, asked, scratch, out);
  scratch.release(mark);
  const key = keyOf(parts, from);
  if (key !== null && from === windowStartBefore(segment, from))
    tables.keep(key, { counts: out.slice(), size: set.size, removed: segment.removed.length }, read);
  return out;
}

/** Counts of exactly what is asked for, from the tables. */
export function knownCounts(segment: Segment, asked: Asked): Uint32Array | null {
  const key = keyOf(asked.parts, asked.from);
  const table = key === null ? null : segment.tables.find(key);
  if (table === null) return null;
  takeOutRemoved(segment, table, asked);
  return table.counts;
}

/** Documents leave a table when it is next looked at, so that a removal costs the same however many tables there are. */
function takeOutRemoved({ rows, removed }: Segment, table: CountTable, { parts, from }: Omit<Asked, "set">): void {
  for (; table.removed < removed.length; table.removed += 1) {
    const doc = removed[table.removed]!;
    if (doc < from || !parts.every(({ set }) => contains(set, doc))) continue;
    countRows(rows, Uint32Array.of(doc), 1, -1, table.counts);
    table.size -= 1;
  }
}

/** Counts a window from a window that begins a little earlier, whose table serves for long; gives how many documents that took. */
function fromWindow(segment: Segment, { parts, from, set }: Asked, scratch: Scratch, out: Uint32Array): number | null {
  const earlier = windowStartBefore(segment, from);
  if (earlier === from || keyOf(parts, earlier) === null) return null;
  const wider = intersect(segment, setsOf(parts), earlier, scratch);
  if (wider.words === null) return null;
  out.set(rowCounts(segment, { parts, from: earlier, set: wider }, scratch));
  countRowsOf(segment.rows, wider.words, set.words, -1, out);
  return wider.size - set.size;
}

/** Counts the holders of one of several values from the holders of the commonest, when these are most of them. */
function fromNarrower(
  segment: Segment,
  { parts, from, set }: Asked,
  scratch: Scratch,
  out: Uint32Array,
): number | null {
  const several = parts.findIndex(({ commonest }) => commonest !== null);
  if (several < 0 || keyOf(parts, from) === null) return null;
  const narrower = parts.with(several, parts[several]!.commonest!);
  const held = intersect(segment, setsOf(narrower), from, scratch);
  if (held.words === null || held.size * 2 < set.size) return null;
  out.set(rowCounts(segment, { parts: narrower, from, set: held }, scratch));
  countRowsOf(segment.rows, set.words!, held.words, 1, out);
  return set.size - held.size;
}

/** Counts from the nearest known counts of more documents, or from nothing. */
function fromWider(segment: Segment, asked: Asked, scratch: Scratch, out: Uint32Array): number {
  const { set } = asked;
  const wider = nearestWider(segment, asked, scratch);
  if (wider === null) {
    countRowsOf(segment.rows, set.words!, null, 1, out);
    return set.size;
  }
  out.set(wider.counts);
  countRowsOf(segment.rows, wider.words, set.words, -1, out);
  return wider.size - set.size;
}

/** The known counts of fewest documents among those of all live ones and of one or two parts of what is asked; null when walking the set is less work. */
export function nearestWider(segment: Segment, asked: Asked, scratch: Scratch): Wider | null {
  const { parts, set } = asked;
  const keyed = parts.filter(({ key }) => key !== null);
  const starts = asked.from === 0 ? [0] : [0, windowStartBefore(segment, asked.from)];
  let best: Omit<Asked, "set"> | null = null;
  let least = set.size * 2;
  const offer = (some: readonly Part[], from: number): void => {
    const size = some.length === 0 && from === 0 ? segment.liveCount : segment.tables.sizeOf(keyOf(some, from)!);
    if (size < 0 || size >= least) return;
    best = { parts: some, from };
    least = size;
  };
  for (const from of starts) {
    offer([], from);
    keyed.forEach((one, index) => {
      offer([one], from);
      for (const other of keyed.slice(index + 1)) offer([one, other], from);
    });
  }
  return best === null ? null : widerOf(segment, best, scratch);
}

function widerOf(segment: Segment, { parts, from }: Omit<Asked, "set">, scratch: Scratch): Wider | null {
  if (parts.length === 0 && from === 0)
    return { counts: segment.totals.rows, words: segment.live, size: segment.liveCount };
  const set = intersect(segment, setsOf(parts), from, scratch);
  const counts = set.words === null ? null : knownCounts(segment, { parts, from, set });
  return counts === null ? null : { counts, words: set.words!, size: set.size };
}

function windowStartBefore(segment: Segment, from: number): number {
  return from - (from % Math.ceil(segment.count / WINDOW_STARTS));
}

function setsOf(parts: readonly Part[]): DocSet[] {
  return parts.map(({ set }) => set);
}

/** What tables of these parts and this window are kept by; null when a part is not to be kept. */
function keyOf(parts: readonly Part[], from: number): string | null {
  const keys: string[] = [];
  for (const { key } of parts) {
    if (key === null) return null;
    keys.push(key);
  }
  return `${keys.sort().join("&")}@${from}`;
}
