import type { DocSet } from "./doc-set.ts";
import { FACETS } from "./facets.ts";
import type { FrequentCompanies } from "./frequent-companies.ts";
import { startsBytes } from "./packed/starts.ts";
import type { Segment } from "./segment-types.ts";

/** Bytes by what they are for. */
export type BytesByPart = Record<string, number>;

/** Returns the size of a segment in bytes by part, without its texts. */
export function segmentBytes(segment: Segment): BytesByPart {
  const { ids, byId, postedAt, salary, salaryOrder, salaryTop, live, sources, agencies, zones } = segment;
  const parts: BytesByPart = {
    ids: ids.byteLength + byId.byteLength,
    times: postedAt.bases.byteLength + postedAt.offsets.byteLength,
    salaries: salaryOrder.byteLength,
    "time zones": zones.byteLength,
    sources: sources.byteLength + agencies.byteLength,
    live: live.byteLength + segment.removed.length * 8,
    "counts of all": segment.totals.rows.byteLength + segment.totals.companies.byteLength,
    "frequent companies": sumOfBytes(segment.frequentCompanies),
    "forward index, codes": segment.forwardIndex.codes.byteLength,
    "forward index, starts": startsBytes(segment.forwardIndex.starts),
    "computed on demand": computedBytes(segment),
    "kept texts": keptBytes(segment),
  };
  for (const { values, codes } of [salary, salaryTop]) parts.salaries! += values.byteLength + codes.byteLength;
  FACETS.forEach(({ list }, facet) => {
    const { starts, sizes, lists, dense } = segment.invertedIndexes[facet]!;
    parts[`${list}, column`] = segment.columns[facet]?.byteLength ?? 0;
    parts[`${list}, lists`] = starts.byteLength + sizes.byteLength + lists.byteLength;
    parts[`${list}, bitsets`] = sumOf([...dense.values()]);
  });
  return parts;
}

/** Adds bytes by part. */
export function addBytes(to: BytesByPart, from: BytesByPart): BytesByPart {
  for (const [part, bytes] of Object.entries(from)) to[part] = (to[part] ?? 0) + bytes;
  return to;
}

/** Returns the bytes of all parts. */
export function totalBytes(parts: BytesByPart): number {
  return Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
}

function sumOfBytes({ codes, words, ranks }: FrequentCompanies): number {
  return codes.byteLength + words.byteLength + ranks.byteLength;
}

function computedBytes(segment: Segment): number {
  const sets: DocSet[] = [...segment.joinedSets.values()];
  for (const { yes, no } of segment.eligibility.values()) sets.push(yes, no);
  for (const { hidden, rest } of segment.hidden.values()) sets.push(hidden, rest);
  let bytes = segment.countCache.bytes();
  if (segment.referable !== null) {
    bytes += segment.referable.scores.byteLength;
    sets.push(segment.referable.set);
  }
  for (const { steps, first } of segment.matchOrders.values()) bytes += steps.byteLength + first.byteLength;
  return bytes + sumOf(sets);
}

function keptBytes({ texts }: Segment): number {
  let bytes = 0;
  for (const { set, order } of texts.kept.values())
    bytes += order.steps.byteLength + order.first.byteLength + sumOf([set]);
  return bytes;
}

function sumOf(sets: readonly DocSet[]): number {
  return sets.reduce((sum, { words, list }) => sum + (words ?? list!).byteLength, 0);
}
