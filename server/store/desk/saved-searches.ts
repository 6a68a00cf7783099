import { sql } from "kysely";
import { type AlertFrequency, MAX_SAVED_SEARCHES, type SearchFilters } from "#contract/values/desk/saved-search.ts";
import type { Connection, Row } from "#postgres/connection.ts";

export type SavedSearchRow = Row<"savedSearch">;

export interface SearchToSave {
  accountId: string;
  id: string;
  name: string;
  filters: SearchFilters;
  filtersHash: Buffer;
  sortBy: string | null;
  frequency: AlertFrequency;
  pausedUntil: string | null;
}

/**
 * Saves a search, or replaces the one of this id. Returns null for an account that has reached the limit. Only jobs that come after a change of
 * the filters are news for a search.
 */
export async function saveSearch(db: Connection, search: SearchToSave): Promise<SavedSearchRow | null> {
  const { accountId, id, name, filters, filtersHash, sortBy, frequency, pausedUntil } = search;
  const { rows } = await sql<SavedSearchRow>`
    insert into saved_search (account_id, id, name, filters, filters_hash, sort_by, frequency, paused_until)
    select a.id, ${id}::uuid, ${name}, ${JSON.stringify(filters)}::json, ${filtersHash}, ${sortBy}, ${frequency}, ${pausedUntil}::timestamptz
    from account a where a.id = ${accountId} and (
      exists (select from saved_search s where s.account_id = a.id and s.id = ${id}::uuid)
      or (select count(*) from saved_search s where s.account_id = a.id) < ${MAX_SAVED_SEARCHES})
    on conflict (account_id, id) do update set
      name = excluded.name, filters = excluded.filters, filters_hash = excluded.filters_hash, sort_by = excluded.sort_by,
      frequency = excluded.frequency, paused_until = excluded.paused_until, updated_at = now(),
      filters_since = case when saved_search.filters_hash = excluded.filters_hash then saved_search.filters_since else now() end
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** Returns an account's saved searches in the order of their names. */
export async function savedSearches(db: Connection, accountId: string): Promise<SavedSearchRow[]> {
  return await db
    .selectFrom("savedSearch")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();
}

/** Deletes a saved search. Returns false if the account has none of this id. */
export async function deleteSearch(db: Connection, accountId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom("savedSearch")
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
