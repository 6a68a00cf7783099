import { newBytes } from "#search/index/shared-arrays.ts";
import { packStarts } from "#search/index/packed/starts.ts";
import type { TextIndex } from "./text-index.ts";
import type { TextStaging } from "./text-staging.ts";
import { needsByte, USUAL_WEIGHTS, WEIGHT_BITS } from "./weights.ts";

const WEIGHT_MASK = (1 << WEIGHT_BITS) - 1;

/** Documents to index between yields: about ten milliseconds of work. */
const DOCS_PER_STEP = 2000;
/** Terms whose entries to pack between yields. */
const TERMS_PER_STEP = 20_000;

/** Indexes staged texts. `order` has the row of each document. With `isShared`, the longest arrays are in memory that threads share. Yields between steps. */
export function* indexTexts(staged: TextStaging, order: Uint32Array, isShared = false): Generator<void, TextIndex> {
  const count = order.length;
  const layout = layOutTerms(staged, count);
  const { terms, docFrequency, starts, usualWeights } = layout;
  const writer = new EntryWriter(layout, staged.docFrequency.length);
  yield;
  const streams = newBytes(staged.streams.length, isShared);
  const streamStarts = new Uint32Array(count + 1);
  const titleWords = new Uint8Array(count);
  let length = 0;
  for (let doc = 0; doc < count; doc += 1) {
    const row = order[doc]!;
    const stream = staged.streams.block(row).subarray(staged.streams.starts[row], staged.streams.ends[row]);
    streams.set(stream, length);
    length += stream.length;
    streamStarts[doc + 1] = length;
    titleWords[doc] = staged.titleWords[row]!;
    writer.write(staged.words.block(row), staged.words.starts[row]!, staged.words.ends[row]!, doc);
    if (doc % DOCS_PER_STEP === DOCS_PER_STEP - 1) yield;
  }
  yield;
  const packed = yield* packEntries(writer, terms, starts, isShared);
  return {
    streams,
    streamStarts: packStarts(streamStarts),
    titleWords,
    terms,
    starts,
    usualWeights,
    docFrequency,
    entries: packed,
  };
}

type Layout = Pick<TextIndex, "terms" | "docFrequency" | "starts" | "usualWeights">;

/**
 * Lays out the terms of `count` documents: their ids, document frequencies, usual weights, and where the entries of each may begin.
 */
function layOutTerms({ docFrequency, usual }: TextStaging, count: number): Layout {
  const terms = new Uint32Array(docFrequency.reduce((total, size) => total + (size > 0 ? 1 : 0), 0));
  const starts = new Uint32Array(terms.length + 1);
  const usualWeights = new Uint8Array(terms.length);
  let position = 0;
  for (let term = 0; term < docFrequency.length; term += 1) {
    const size = docFrequency[term]!;
    if (size === 0) continue;
    terms[position] = term;
    const first = term * USUAL_WEIGHTS.length;
    let most = 0;
    for (let place = 1; place < USUAL_WEIGHTS.length; place += 1)
      if (usual[first + place]! > usual[first + most]!) most = place;
    usualWeights[position] = USUAL_WEIGHTS[most]!;
    const weighted = size - usual[first + most]!;
    starts[position + 1] = starts[position]! + size + weighted + maxExtraBytes(size, count) + SPARE;
    position += 1;
  }
  return { terms, docFrequency: Uint32Array.from(terms, (term) => docFrequency[term]!), starts, usualWeights };
}

/** Bytes that a branchless write may touch past a term's last entry. */
const SPARE = 1;

/**
 * Returns the most bytes that `size` entries take beyond one each. Long steps take more bytes, but fewer of them fit
 * among `count` documents.
 */
function maxExtraBytes(size: number, count: number): number {
  let more = 0;
  for (let step = 64; step <= count; step *= 128) more += Math.min(size, Math.floor(count / step));
  return more;
}

/** Numbers of a term's cell. */
const CELL = 3;

/** Appends entries for the words of one document after another. */
class EntryWriter {
  readonly entries: Uint8Array;
  /**
   * By term id, where its next entry goes, its last document + 1 and its usual weight: side by side, because terms come in random order.
   */
  readonly cells: Int32Array;

  constructor({ terms, starts, usualWeights }: Layout, termCount: number) {
    this.entries = new Uint8Array(starts[terms.length]!);
    this.cells = new Int32Array(termCount * CELL);
    terms.forEach((term, position) => {
      this.cells[term * CELL] = starts[position]!;
      this.cells[term * CELL + 2] = usualWeights[position]!;
    });
  }

  /** Writes an entry for each word of a document. Branchless, like `TermCounter.write`. */
  write(words: Int32Array, from: number, to: number, doc: number): void {
    const { cells, entries } = this;
    for (let at = from; at < to; at += 1) {
      const word = words[at]!;
      const cell = (word >>> WEIGHT_BITS) * CELL;
      const weight = word & WEIGHT_MASK;
      const weighted = needsByte(weight, cells[cell + 2]!);
      let end = cells[cell]!;
      let step = (doc + 1 - cells[cell + 1]!) * 2 + weighted;
      cells[cell + 1] = doc + 1;
      for (; step >= 16_384; step >>>= 7) entries[end++] = (step & 127) | 128;
      const second = (127 - step) >>> 31;
      entries[end] = (step & 127) | (second << 7);
      entries[end + 1] = step >>> 7;
      end += 1 + second;
      entries[end] = weight;
      cells[cell] = end + weighted;
    }
  }
}

/** Packs the entries of all terms without the gaps between them, and updates `starts`. */
function* packEntries(
  { entries, cells }: EntryWriter,
  terms: Uint32Array,
  starts: Uint32Array,
  isShared: boolean,
): Generator<void, Uint8Array> {
  let total = 0;
  for (let position = 0; position < terms.length; position += 1)
    total += cells[terms[position]! * CELL]! - starts[position]!;
  const packed = newBytes(total, isShared);
  let end = 0;
  for (let position = 0; position < terms.length; position += 1) {
    if (position % TERMS_PER_STEP === TERMS_PER_STEP - 1) yield;
    const run = entries.subarray(starts[position], cells[terms[position]! * CELL]);
    packed.set(run, end);
    starts[position] = end;
    end += run.length;
  }
  starts[terms.length] = end;
  return packed;
}
