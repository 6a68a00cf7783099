import { sql } from "kysely";
import type { SearchFilters } from "#contract/values/desk/saved-search.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";
import type { ChangePosition } from "#store/search/change-pages.ts";

/** How far matching has read the changes of jobs, and the number of the next page. */
export interface MatchingPlace {
  position: ChangePosition;
  page: string;
}

/** Begins to read the changes of jobs at a position, unless matching has begun before. */
export async function beginMatching(db: Connection, { identity, xid, seq }: ChangePosition): Promise<void> {
  await sql`
    insert into alert_progress (identity, xid, seq) values (${identity}, ${xid}::xid8, ${seq})
    on conflict do nothing`.execute(db);
}

/** Returns how far matching has read, and holds that until the transaction ends; null while another process holds it, or before it has begun. */
export async function holdMatching(trx: Transaction): Promise<MatchingPlace | null> {
  const { rows } = await sql<ChangePosition & { page: string }>`
    select identity, xid::text as xid, seq, page + 1 as page from alert_progress for update skip locked`.execute(trx);
  const [row] = rows;
  return row === undefined
    ? null
    : { position: { identity: row.identity, xid: row.xid, seq: row.seq }, page: row.page };
}

export async function hasMatchingBegun(db: Connection): Promise<boolean> {
  const { rows } = await sql`select from alert_progress`.execute(db);
  return rows.length > 0;
}

/** Counts a page as read, and stores when the oldest change after it was made. */
export async function saveMatching(trx: Transaction, { identity, xid, seq }: ChangePosition): Promise<void> {
  await sql`
    update alert_progress set identity = ${identity}, xid = ${xid}::xid8, seq = ${seq}, page = page + 1, matched_at = now(),
      behind_since = (
        select created_at from job_change where (xid, seq) > (${xid}::xid8, ${seq}::bigint) order by xid, seq limit 1)`.execute(
    trx,
  );
}

export interface DistinctFilters {
  /** The hash of the filters, in hexadecimal. */
  key: string;
  filters: SearchFilters;
}

/** Returns the distinct filters of the searches of members and guests that were saved or changed in the last `seconds`; of all for null. */
export async function distinctFilters(db: Connection, seconds: number | null): Promise<DistinctFilters[]> {
  const { rows } = await sql<DistinctFilters>`
    select distinct on (filters_hash) encode(filters_hash, 'hex') as key, filters from (
      select filters_hash, filters, updated_at from saved_search
      union all select filters_hash, filters, updated_at from guest_search where confirmed_at is not null) as searches
    where ${seconds}::float8 is null or updated_at > now() - make_interval(secs => ${seconds}::float8)
    order by filters_hash`.execute(db);
  return rows;
}
