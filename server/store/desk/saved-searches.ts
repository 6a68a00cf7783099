import { sql } from "kysely";
import { type AlertFrequency, MAX_SAVED_SEARCHES, type SearchFilters } from "#contract/values/desk/saved-search.ts";
import type { Connection, Row, Transaction } from "#postgres/connection.ts";

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

/** Returns a saved search, or null if the account has none of this id. */
export async function savedSearch(db: Connection, accountId: string, id: string): Promise<SavedSearchRow | null> {
  return (await ownSearch(db, accountId, id).executeTakeFirst()) ?? null;
}

/** Like `savedSearch`, but locks the row until the transaction ends. */
export async function lockSavedSearch(trx: Transaction, accountId: string, id: string): Promise<SavedSearchRow | null> {
  return (await ownSearch(trx, accountId, id).forUpdate().executeTakeFirst()) ?? null;
}

const ownSearch = (db: Connection, accountId: string, id: string) =>
  db.selectFrom("savedSearch").selectAll().where("accountId", "=", accountId).where("id", "=", id);

/** What a saved search has found. */
export interface SearchFindings {
  id: string;
  /** Jobs that it found, before another search did, since it has its filters. */
  found: number;
  /** Jobs that wait for the next mail. */
  waiting: number;
  /** When the first of them is due; null while none waits. */
  dueAt: Date | null;
}

/** Returns what the saved searches of an account have found. Jobs that the next mail only counts are among them. */
export async function searchFindings(db: Connection, accountId: string): Promise<SearchFindings[]> {
  const { rows } = await sql<SearchFindings>`
    select s.id, count(a.job_id) filter (where a.found_at >= s.filters_since)::int + o.jobs as found,
      count(a.job_id) filter (where a.settled_at is null)::int + o.jobs as waiting,
      min(a.due_at) filter (where a.settled_at is null) as due_at
    from saved_search s left join alert_job a on a.account_id = s.account_id and a.search_id = s.id
    cross join lateral (
      select coalesce(sum(v.jobs), 0)::int as jobs from alert_overflow v
      where v.account_id = s.account_id and v.search_id = s.id and v.page <= (select page from alert_progress)) o
    where s.account_id = ${accountId} group by s.account_id, s.id, o.jobs`.execute(db);
  return rows;
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
