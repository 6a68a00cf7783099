import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

export interface Window {
  hits: number;
  /** Seconds until the window ends. */
  remainingS: number;
}

/** Counts one hit in the current window of `key` and returns the window. Windows are aligned to the epoch. */
export async function hit(db: Connection, key: Buffer, windowS: number): Promise<Window> {
  const { rows } = await sql<Window>`
    insert into rate_limit (key, window_start, hits, expires_at)
    values (${key}, date_bin(make_interval(secs => ${windowS}), now(), 'epoch'), 1,
      date_bin(make_interval(secs => ${windowS}), now(), 'epoch') + make_interval(secs => ${windowS}))
    on conflict (key, window_start) do update set hits = rate_limit.hits + 1
    returning hits, greatest(1, ceil(extract(epoch from expires_at - now())))::int as "remainingS"`.execute(db);
  return rows[0]!;
}

/** Removes one hit from the current window. */
export async function refund(db: Connection, key: Buffer, windowS: number): Promise<void> {
  await sql`update rate_limit set hits = hits - 1 where key = ${key} and hits > 0
    and window_start = date_bin(make_interval(secs => ${windowS}), now(), 'epoch')`.execute(db);
}

export async function pruneRateLimits(db: Connection): Promise<number> {
  const result = await db
    .deleteFrom("rateLimit")
    .where(sql<boolean>`expires_at < now()`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
