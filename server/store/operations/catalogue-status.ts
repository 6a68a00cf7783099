import type { Queryable } from "#postgres/connection.ts";

export interface CatalogueStatus {
  /** True while the newest open job is an invented one: sample jobs stand in only when there are no others. */
  sample: boolean;
  /** When a board was last read with success; null before the first time. */
  lastCheckedAt: Date | null;
}

/** What every list of jobs says about where its jobs come from. */
export async function catalogueStatus(database: { pool: Queryable }): Promise<CatalogueStatus> {
  const { rows } = await database.pool.query<{ sample: boolean | null; last_checked_at: Date | null }>(
    `select (select sample from job where closed_at is null order by posted_at desc limit 1) as sample,
      (select max(last_success_at) from board) as last_checked_at`,
  );
  return { sample: rows[0]?.sample ?? false, lastCheckedAt: rows[0]?.last_checked_at ?? null };
}

/** Resolves when the database answers. */
export async function pingDatabase(database: { pool: Queryable }): Promise<void> {
  await database.pool.query("select 1");
}
