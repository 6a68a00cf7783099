import { type DocSet, hasBit, ones, unpack } from "./doc-set.ts";
import type { Scratch } from "./scratch.ts";
import type { Column, Segment } from "./segment.ts";

/** Counts of every facet among the live holders of one value, by forward-index code. */
export interface CountTable {
  words: Uint32Array;
  /** Live holders. */
  size: number;
  counts: readonly Int32Array[];
}

/** A value held by more than one document in this many has a table: fewer are walked soon enough. */
const TABLED_ONE_IN = 10;
/** Tables kept at once; each costs four bytes for every value there is. */
const KEPT_TABLES = 24;

export function isTabled(segment: Segment, set: DocSet): boolean {
  return set.words !== null && set.size * TABLED_ONE_IN > segment.count;
}

/** The table of a value's holders, counted on first use; the least lately used ones leave. */
export function countTable(segment: Segment, key: string, holders: DocSet, scratch: Scratch): CountTable {
  let table = segment.tables.get(key);
  segment.tables.delete(key);
  if (table === undefined) {
    for (const oldest of segment.tables.keys()) {
      if (segment.tables.size < KEPT_TABLES) break;
      segment.tables.delete(oldest);
    }
    table = counted(segment, holders.words!, scratch);
  }
  segment.tables.set(key, table);
  return table;
}

function counted(segment: Segment, words: Uint32Array, scratch: Scratch): CountTable {
  const mark = scratch.mark();
  const size = commonSize(words, segment.live);
  const live = scratch.take(words.length);
  for (let at = 0; at < words.length; at += 1) live[at] = words[at]! & segment.live[at]!;
  const docs = scratch.take(size);
  unpack(live, docs);
  const counts = segment.columns.map((column, facet) => {
    const out = new Int32Array(segment.totals[facet]!.length);
    countDocs(column, docs, 1, out);
    return out;
  });
  scratch.release(mark);
  return { words, size, counts };
}

/** Keeps a table true when a document leaves the segment; the document's live bit is cleared already. */
export function takeFromTable(segment: Segment, table: CountTable, [doc]: Uint32Array): void {
  if (doc === undefined || !hasBit(table.words, doc)) return;
  table.size -= 1;
  const one = Uint32Array.of(doc);
  segment.columns.forEach((column, facet) => countDocs(column, one, -1, table.counts[facet]!));
}

/** Counts to start from, the live documents they are of, and how many of those the set holds. */
export interface CountStart extends CountTable {
  common: number;
}

/** The known counts from which the fewest documents differ; null when walking the set itself is the least work. */
export function nearest(segment: Segment, set: DocSet, tables: readonly CountTable[]): CountStart | null {
  let best: CountStart | null = null;
  let least = set.size;
  const live = { words: segment.live, size: segment.liveCount, counts: segment.totals };
  if (live.size - set.size < least) {
    best = { ...live, common: set.size };
    least = live.size - set.size;
  }
  for (const table of tables) {
    // However the sets lie, this many differ at least.
    if (Math.abs(table.size - set.size) >= least) continue;
    const common = commonSize(table.words, set.words!);
    const apart = table.size + set.size - 2 * common;
    if (apart < least) {
      best = { ...table, common };
      least = apart;
    }
  }
  if (best !== null && best.words !== segment.live) best.words = liveHolders(segment, best.words);
  return best;
}

/** A table's bitset still has removed documents; they are in no count and must not be walked. */
function liveHolders(segment: Segment, words: Uint32Array): Uint32Array {
  return segment.liveCount === segment.count ? words : words.map((word, at) => word & segment.live[at]!);
}

function commonSize(a: Uint32Array, b: Uint32Array): number {
  let size = 0;
  for (let at = 0; at < a.length; at += 1) size += ones(a[at]! & b[at]!);
  return size;
}

/** Documents of `words` that are not in `others`: `size` of them. */
export function differing(words: Uint32Array, others: Uint32Array, size: number, scratch: Scratch): Uint32Array {
  const docs = scratch.take(size);
  if (size === 0) return docs;
  const left = scratch.take(words.length);
  for (let at = 0; at < words.length; at += 1) left[at] = words[at]! & ~others[at]!;
  unpack(left, docs);
  return docs;
}

/** All documents of a set. */
export function listed(set: DocSet, scratch: Scratch): Uint32Array {
  if (set.words === null) return set.list!;
  const docs = scratch.take(set.size);
  unpack(set.words, docs);
  return docs;
}

export function addCounts(counts: Int32Array, out: Int32Array): void {
  for (let code = 0; code < counts.length; code += 1) out[code]! += counts[code]!;
}

/** Adds `step` to the count of each code of each document. */
export function countDocs({ codes, starts }: Column, docs: Uint32Array, step: number, out: Int32Array): void {
  if (starts === null) {
    for (let at = 0; at < docs.length; at += 1) out[codes[docs[at]!]!]! += step;
    return;
  }
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at]!;
    const end = starts[doc + 1]!;
    for (let place = starts[doc]!; place < end; place += 1) out[codes[place]!]! += step;
  }
}
