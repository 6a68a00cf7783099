import type { SearchDocument } from "#store/search/search-documents.ts";

/** A document to insert or replace, or the id of a job that is no longer searchable. */
export type SearchChange = SearchDocument | { id: string; open: false };

export function isOpen(change: SearchChange): change is SearchDocument {
  return change.open;
}
