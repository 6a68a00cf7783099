import type { Queryable } from "#postgres/connection.ts";

/** Returns the database's time. Every date that is stored or compared with a stored one goes by it, because machines' clocks differ. */
export async function databaseNow(database: { pool: Queryable }): Promise<Date> {
  const { rows } = await database.pool.query<{ now: Date }>("select clock_timestamp() as now");
  return rows[0]!.now;
}
