import { sql } from "kysely";
import type { SearchFilters } from "#contract/values/desk/saved-search.ts";
import type { Connection } from "#postgres/connection.ts";

/** The latest findings that a feed looks through for open jobs. */
const FINDINGS_READ = 200;

/** Returns the open jobs among the latest that an account's saved searches found for it, the newest first. */
export async function foundJobs(db: Connection, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select j.id from (
      select job_id from alert_job where account_id = ${accountId} order by job_id desc limit ${FINDINGS_READ}) f
    join job j on j.id = f.job_id
    where j.closed_at is null order by j.posted_at desc, j.id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns what one of an account's saved searches asks for, or null if it has none of this id. */
export async function savedFilters(db: Connection, accountId: string, searchId: string): Promise<SearchFilters | null> {
  const { rows } = await sql<{ filters: SearchFilters }>`
    select filters from saved_search where account_id = ${accountId} and id = ${searchId}::uuid`.execute(db);
  return rows[0]?.filters ?? null;
}
