import { type DocSet, listDocs } from "#search/index/doc-set.ts";
import type { Segment } from "#search/index/segment-types.ts";

/** Returns the ids of the jobs of a set. */
export function idsOf(segment: Segment, { list, words, size }: DocSet): string[] {
  const docs = list ?? new Uint32Array(size);
  if (words !== null) listDocs(words, docs);
  return Array.from(docs, (doc) => String(segment.ids[doc]));
}
