import type { SavedSearch } from "#contract/schemas/desk/saved-search.ts";
import {
  type AlertFrequency,
  hasFilter,
  NO_FILTER,
  searchFilters,
  TOO_MANY_SEARCHES,
} from "#contract/values/desk/saved-search.ts";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import type { DeskContext } from "#desk/desk-context.ts";
import { DeskError } from "#desk/desk-error.ts";
import { rescheduleAlerts } from "#desk/alerts/alert-settings.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { lockSavedSearch, saveSearch } from "#store/desk/saved-searches.ts";
import { filtersHash } from "./filters-hash.ts";
import { toSavedSearch } from "./list-searches.ts";

interface SearchWish {
  name: string;
  query: JobsQuery;
  frequency: AlertFrequency;
  pausedUntil: string | null;
}

/**
 * Saves a search under the client's id, or replaces it. `check` gets what is stored under the id, or null, and throws to refuse the change. Throws DeskError for a search without a filter and beyond
 * the limit.
 */
export async function saveSearchAs(
  { database }: DeskContext,
  { accountId, id }: { accountId: string; id: string },
  { name, query, frequency, pausedUntil }: SearchWish,
  check: (stored: SavedSearch | null) => void,
): Promise<SavedSearch> {
  const filters = searchFilters(query);
  if (!hasFilter(filters)) throw new DeskError("invalid-input", NO_FILTER, "params");
  const sortBy = query.sortBy === (query.q === "" ? "date" : "relevance") ? null : query.sortBy;
  const search = { accountId, id, name, filters, filtersHash: filtersHash(filters), sortBy, frequency, pausedUntil };
  const saved = await inTransaction(database, async (trx) => {
    const stored = await lockSavedSearch(trx, accountId, id);
    check(stored && toSavedSearch(stored));
    const row = await saveSearch(trx, search);
    if (row !== null) await rescheduleAlerts(trx, accountId);
    return row;
  });
  if (saved === null) throw new DeskError("too-many", TOO_MANY_SEARCHES);
  return toSavedSearch(saved);
}
