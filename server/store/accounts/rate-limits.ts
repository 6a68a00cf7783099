import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";
import { deleteInSteps } from "./delete-in-steps.ts";

export interface Taken {
  /** Whether the hit was counted, because the window wasn't full. */
  ok: boolean;
  /** Seconds until the window ends. */
  remainingS: number;
}

/** Counts one hit in the current window of `key` unless it is full. Windows are aligned to the epoch. */
export async function takeHit(
  db: Connection,
  key: Buffer,
  { most, windowS }: { most: number; windowS: number },
): Promise<Taken> {
  const { rows } = await sql<Taken>`
    with current as (
      select date_bin(make_interval(secs => ${windowS}), now(), 'epoch') as start, make_interval(secs => ${windowS}) as length),
    taken as (
      insert into rate_limit (key, window_start, hits, expires_at) select ${key}, start, 1, start + length from current
      on conflict (key, window_start) do update set hits = rate_limit.hits + 1 where rate_limit.hits < ${most}
      returning 1)
    select exists (select 1 from taken) as ok,
      greatest(1, ceil(extract(epoch from start + length - now())))::int as "remainingS" from current`.execute(db);
  return rows[0]!;
}

/** Forgets every hit of `key`. */
export async function forgetHits(db: Connection, key: Buffer): Promise<void> {
  await db.deleteFrom("rateLimit").where("key", "=", key).execute();
}

/** Removes one hit from the current window. */
export async function refund(db: Connection, key: Buffer, windowS: number): Promise<void> {
  await sql`update rate_limit set hits = hits - 1 where key = ${key} and hits > 0
    and window_start = date_bin(make_interval(secs => ${windowS}), now(), 'epoch')`.execute(db);
}

export async function pruneRateLimits(db: Connection): Promise<number> {
  return await deleteInSteps(db, "rate_limit", sql`expires_at < now()`);
}
