import type pg from "pg";
import type { Transaction } from "./connection.ts";
import type { Database } from "./database.ts";

/** Serialisation failure and deadlock: the same transaction usually succeeds when it runs again. */
const RETRIED_CODES = new Set(["40001", "40P01"]);
const MAX_TRIES = 4;

/** Runs `work` in one transaction of the query builder; after a serialisation failure or a deadlock, again. */
export async function inTransaction<T>(
  { db }: Pick<Database, "db">,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  return await retried(() => db.transaction().execute(work));
}

/** As `inTransaction`, on a plain connection: for bulk writes, which bypass the query builder. */
export async function inBulkTransaction<T>(
  { pool }: Pick<Database, "pool">,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return await retried(() => runOnce(pool, work));
}

async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (tries >= MAX_TRIES || !RETRIED_CODES.has(code)) throw error;
    }
  }
}

async function runOnce<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
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
