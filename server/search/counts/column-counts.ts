import type { DocSet } from "#search/index/doc-set.ts";
import { COMPANY_FACET } from "#search/index/facets.ts";
import { type Asked, knownCounts, nearestWider } from "./cached-counts.ts";
import { addRowCounts, type Codes } from "#search/index/forward-index.ts";
import type { Scratch } from "#search/query/scratch.ts";
import type { Segment } from "#search/index/segment.ts";

/** Adds to the counts of one facet of which a document holds one code: reading its column alone costs less than reading rows. */
export function countColumn(segment: Segment, facet: number, asked: Asked, out: Int32Array, scratch: Scratch): void {
  const codes = segment.columns[facet]!;
  const { set } = asked;
  if (set.words === null) return countList(codes, set.list!, out);
  const known = knownCounts(segment, asked);
  if (known !== null) return addRowCounts(segment.rows, known, facet, out);
  const wider = nearestWider(segment, asked, scratch);
  if (wider === null) return countWords(codes, set.words, null, 1, out);
  addRowCounts(segment.rows, wider.counts, facet, out);
  countWords(codes, wider.words, set.words, -1, out);
}

/** Adds to the counts of companies, of which there may be tens of thousands: too many for tables. */
export function countCompanies({ columns, totals, live, liveCount }: Segment, set: DocSet, out: Int32Array): void {
  const codes = columns[COMPANY_FACET]!;
  if (set.words === null) return countList(codes, set.list!, out);
  if (liveCount - set.size >= set.size) return countWords(codes, set.words, null, 1, out);
  const { companies } = totals;
  for (let code = 0; code < companies.length; code += 1) out[code]! += companies[code]!;
  countWords(codes, live, set.words, -1, out);
}

function countList(codes: Codes, list: Uint32Array, out: Int32Array): void {
  for (let at = 0; at < list.length; at += 1) out[codes[list[at]!]!]! += 1;
}

/** Adds `step` for each document of a bitset, but for those in `without`. */
function countWords(
  codes: Codes,
  words: Uint32Array,
  without: Uint32Array | null,
  step: number,
  out: Int32Array,
): void {
  for (let at = 0; at < words.length; at += 1) {
    let word = without === null ? words[at]! : words[at]! & ~without[at]!;
    const base = (at << 5) + 31;
    while (word !== 0) {
      const lowest = word & -word;
      out[codes[base - Math.clz32(lowest)]!]! += step;
      word ^= lowest;
    }
  }
}
