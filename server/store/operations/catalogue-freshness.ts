import type { Queryable } from "#postgres/connection.ts";

export interface CatalogueFreshness {
  /** True while the newest open job is a sample: samples are shown only when there are no other jobs. */
  sample: boolean;
  /** When a board was last read successfully; null before the first time. */
  lastCheckedAt: Date | null;
}

/** Returns what every list of jobs says about its data. */
export async function catalogueFreshness(database: { pool: Queryable }): Promise<CatalogueFreshness> {
  const { rows } = await database.pool.query<{ sample: boolean | null; lastCheckedAt: Date | null }>(
    `select (select sample from job where closed_at is null order by posted_at desc limit 1) as sample,
      (select max(last_success_at) from board) as "lastCheckedAt"`,
  );
  return { sample: rows[0]?.sample ?? false, lastCheckedAt: rows[0]?.lastCheckedAt ?? null };
}

/** Resolves when the database responds. */
export async function pingDatabase(database: { pool: Queryable }): Promise<void> {
  await database.pool.query("select 1");
}
