import type { SearchDocument } from "#store/search/search-documents.ts";

/** A document to put in place, or the id of a job that is found no longer. */
export type SearchChange = SearchDocument | { id: string; open: false };

export function isOpen(change: SearchChange): change is SearchDocument {
  return change.open;
}
