import type { Queryable } from "#postgres/connection.ts";

/** Returns the ids of at most `limit` open jobs after an id, in order. Leaves out the sample jobs. */
export async function openJobIdsAfter(database: { pool: Queryable }, after: string, limit: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from job where id > $1 and closed_at is null and not sample order by id limit $2",
    [after, limit],
  );
  return rows.map(({ id }) => id);
}
