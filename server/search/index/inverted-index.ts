import { bitSet, DENSE_ONE_IN, type DocSet, EMPTY_SET, listSet, setBit, wordCount } from "./doc-set.ts";
import type { Column } from "./forward-index.ts";

/** Documents by value: a bitset for each frequent value, and the sorted lists of all other values end to end. */
export interface InvertedIndex {
  /** Where each value's list begins in `lists`, and where the last ends. */
  starts: Uint32Array;
  /** Number of documents of each value. */
  sizes: Uint32Array;
  /** Each document as a varint: the difference from the one before, which is -1 at first. */
  lists: Uint8Array;
  dense: ReadonlyMap<number, DocSet>;
}

/** The index of a facet whose values no search asks for. */
export const NOTHING: InvertedIndex = {
  starts: new Uint32Array(1),
  sizes: new Uint32Array(0),
  lists: new Uint8Array(0),
  dense: new Map(),
};

/** How to index a facet's values. */
export interface IndexedValues {
  column: Column;
  /** Expands combinations to their values; empty where codes are values. */
  members: readonly Uint16Array[];
  /** One more than the highest value code. */
  size: number;
  /** A value that is left out because the others tell which documents have it; 0, which no document has, for none. */
  leftOut: number;
}

/** Returns the documents with a value, including removed ones. */
export function docsOf({ starts, sizes, lists, dense }: InvertedIndex, code: number): DocSet {
  const words = dense.get(code);
  if (words !== undefined) return words;
  const size = sizes[code] ?? 0;
  if (size === 0) return EMPTY_SET;
  const docs = new Uint32Array(size);
  let doc = -1;
  let at = starts[code]!;
  for (let length = 0; length < size; length += 1) {
    let byte = lists[at++]!;
    let step = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = lists[at++]!;
      step |= (byte & 127) << shift;
    }
    doc += step;
    docs[length] = doc;
  }
  return listSet(docs);
}

/** Indexes the values of `count` documents. Code 0 means that a document has no value. */
export function buildInvertedIndex(indexed: IndexedValues, count: number): InvertedIndex {
  const { size, leftOut } = indexed;
  const sizes = new Uint32Array(size);
  const bytes = new Uint32Array(size);
  const last = new Int32Array(size).fill(-1);
  eachValue(indexed, count, (code, doc) => {
    sizes[code]! += 1;
    bytes[code]! += varintBytes(doc - last[code]!);
    last[code] = doc;
  });
  sizes[0] = 0;
  sizes[leftOut] = 0;
  const dense = new Map<number, DocSet>();
  const denseWords: (Uint32Array | undefined)[] = [];
  const starts = new Uint32Array(size + 1);
  for (let code = 0; code < size; code += 1) {
    starts[code + 1] = starts[code]! + (sizes[code] === 0 ? 0 : bytes[code]!);
    if (sizes[code]! * DENSE_ONE_IN <= count) continue;
    starts[code + 1] = starts[code]!;
    const words = new Uint32Array(wordCount(count));
    denseWords[code] = words;
    dense.set(code, bitSet(words, sizes[code]!));
  }
  const lists = new Uint8Array(starts[size]!);
  const next = starts.slice();
  last.fill(-1);
  eachValue(indexed, count, (code, doc) => {
    if (sizes[code] === 0) return;
    const words = denseWords[code];
    if (words !== undefined) return setBit(words, doc);
    let step = doc - last[code]!;
    last[code] = doc;
    for (; step > 127; step >>>= 7) lists[next[code]!++] = (step & 127) | 128;
    lists[next[code]!++] = step;
  });
  return { starts, sizes, lists, dense };
}

function varintBytes(step: number): number {
  return step < 128 ? 1 : step < 16_384 ? 2 : step < 2_097_152 ? 3 : step < 268_435_456 ? 4 : 5;
}

/** Calls `visit` with every value code of every document. */
function eachValue(
  { column, members }: IndexedValues,
  count: number,
  visit: (code: number, doc: number) => void,
): void {
  const { codes, starts } = column;
  for (let doc = 0; doc < count; doc += 1) {
    const from = starts === null ? doc : starts[doc]!;
    const to = starts === null ? doc + 1 : starts[doc + 1]!;
    for (let at = from; at < to; at += 1) {
      const code = codes[at]!;
      if (members.length === 0) visit(code, doc);
      else for (const member of members[code]!) visit(member, doc);
    }
  }
}
