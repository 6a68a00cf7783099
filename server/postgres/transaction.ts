import type pg from "pg";

/** Whatever runs a query: the pool, or the client that holds a transaction. */
export type Queryable = Pick<pg.ClientBase, "query">;

const RETRIED_CODES = new Set(["40001", "40P01"]);
const MAX_TRIES = 3;

/** Runs `work` in one transaction. A serialisation failure or deadlock is tried again, at most three times in all. */
export async function inTransaction<T>(
  database: { pool: pg.Pool },
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await once(database.pool, work);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (tries >= MAX_TRIES || !RETRIED_CODES.has(code)) throw error;
    }
  }
}

async function once<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // A connection that breaks between two statements reports it here; the next statement fails with the reason.
  const ignore = () => {};
  client.on("error", ignore);
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw error;
  } finally {
    client.off("error", ignore);
    client.release(broken);
  }
}

async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query("rollback");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
