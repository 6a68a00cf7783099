import { COMPANY_FACET } from "./facets.ts";

/** Codes as narrow as the highest of them allows. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/**
 * What each document holds of every facet but the company, side by side: counting all facets then reads one place in memory a
 * document instead of one for each facet. A facet's codes are moved by its offset, so that all of them share one table of counts;
 * a code that says "none" is left out.
 */
export interface Rows {
  codes: Codes;
  /** Where each document's codes begin, and the end of the last. */
  starts: Uint32Array;
  /** Where each facet's codes begin in a table of counts, and the end of the last; the company's take no room. */
  offsets: readonly number[];
}

/** Codes of one facet by document: one each, or from `starts[doc]` to `starts[doc + 1]`. */
export interface Column {
  codes: Codes;
  starts: Uint32Array | null;
}

/** An empty array for codes below `size`. */
export function codesBelow(size: number, length: number): Codes {
  const width = size <= 256 ? Uint8Array : size <= 65_536 ? Uint16Array : Uint32Array;
  return new width(length);
}

/** Lays the columns of all facets side by side; `codeCounts` says how many codes each facet has. */
export function sealRows(columns: readonly Column[], codeCounts: readonly number[], count: number): Rows {
  const offsets = [0];
  codeCounts.forEach((size, facet) => offsets.push(offsets[facet]! + (facet === COMPANY_FACET ? 0 : size)));
  const sides = columns.flatMap((column, facet) =>
    facet === COMPANY_FACET ? [] : [{ ...column, offset: offsets[facet]! }],
  );
  let length = 0;
  for (const { codes } of sides) for (let at = 0; at < codes.length; at += 1) if (codes[at] !== 0) length += 1;
  const rows = codesBelow(offsets.at(-1)!, length);
  const starts = new Uint32Array(count + 1);
  let end = 0;
  for (let doc = 0; doc < count; doc += 1) {
    for (const { codes, starts: froms, offset } of sides) {
      const from = froms === null ? doc : froms[doc]!;
      const to = froms === null ? doc + 1 : froms[doc + 1]!;
      for (let at = from; at < to; at += 1) if (codes[at] !== 0) rows[end++] = offset + codes[at]!;
    }
    starts[doc + 1] = end;
  }
  return { codes: rows, starts, offsets };
}

/** Size of a table of counts. */
export function rowCodes({ offsets }: Rows): number {
  return offsets.at(-1)!;
}

/** Calls `visit` with each code of one facet that a document holds, in their order. */
export function eachCode(
  { codes, starts, offsets }: Rows,
  doc: number,
  facet: number,
  visit: (code: number) => void,
): void {
  const from = offsets[facet]!;
  const to = offsets[facet + 1]!;
  for (let at = starts[doc]!; at < starts[doc + 1]!; at += 1) {
    const code = codes[at]!;
    if (code >= from && code < to) visit(code - from);
  }
}

/** Adds the counts of one facet's codes. */
export function addRowCounts({ offsets }: Rows, counts: Uint32Array, facet: number, out: Int32Array): void {
  const from = offsets[facet]!;
  const to = offsets[facet + 1]!;
  for (let at = from; at < to; at += 1) out[at - from]! += counts[at]!;
}

/** Documents whose rows are asked for before the first is read: as many as memory fetches at once, and a word's more. */
const AT_ONCE = 64;
const batch = new Uint32Array(AT_ONCE + 32);
/** Documents lie so far apart that the next one's row is seldom fetched with this one's. */
const APART = 8;
/** Keeps the reads that only fetch from being left out as unused. */
let touched = 0;

/** Adds `step` to the counts of what these documents hold. */
export function countRows(rows: Rows, docs: Uint32Array, length: number, step: number, out: Uint32Array): void {
  for (let from = 0; from < length; from += AT_ONCE)
    countSome(rows, docs, from, Math.min(length, from + AT_ONCE), step, out);
}

/** Adds `step` to the counts of what the documents of a bitset hold, but for those in `without`. */
export function countRowsOf(
  rows: Rows,
  words: Uint32Array,
  without: Uint32Array | null,
  step: number,
  out: Uint32Array,
): void {
  let length = 0;
  for (let at = 0; at < words.length; at += 1) {
    let word = without === null ? words[at]! : words[at]! & ~without[at]!;
    const base = (at << 5) + 31;
    while (word !== 0) {
      const lowest = word & -word;
      batch[length++] = base - Math.clz32(lowest);
      word ^= lowest;
    }
    if (length >= AT_ONCE) {
      countSome(rows, batch, 0, length, step, out);
      length = 0;
    }
  }
  countSome(rows, batch, 0, length, step, out);
}

function countSome(
  { codes, starts }: Rows,
  docs: Uint32Array,
  from: number,
  to: number,
  step: number,
  out: Uint32Array,
): void {
  if (from === to) return;
  if (docs[to - 1]! - docs[from]! > (to - from) * APART) {
    // Reads that wait for nothing but memory run side by side; counting would have each wait for the one before.
    let fetched = 0;
    for (let at = from; at < to; at += 1) fetched ^= starts[docs[at]!]!;
    for (let at = from; at < to; at += 1) fetched ^= codes[starts[docs[at]!]!]!;
    touched ^= fetched;
  }
  for (let at = from; at < to; at += 1) {
    const doc = docs[at]!;
    const end = starts[doc + 1]!;
    for (let place = starts[doc]!; place < end; place += 1) out[codes[place]!]! += step;
  }
}
