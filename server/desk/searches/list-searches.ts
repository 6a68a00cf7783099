import type { SavedSearch } from "#contract/schemas/desk/saved-search.ts";
import { searchParamsOf } from "#contract/values/desk/saved-search.ts";
import type { DeskContext } from "#desk/desk-context.ts";
import { savedSearches, type SavedSearchRow } from "#store/desk/saved-searches.ts";

/** Returns an account's saved searches in the order of their names. */
export async function listSearches({ database: { db } }: DeskContext, accountId: string): Promise<SavedSearch[]> {
  return (await savedSearches(db, accountId)).map(toSavedSearch);
}

export function toSavedSearch(row: SavedSearchRow): SavedSearch {
  return {
    id: row.id,
    name: row.name,
    params: searchParamsOf(row.filters, row.sortBy),
    frequency: row.frequency,
    pausedUntil: row.pausedUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
