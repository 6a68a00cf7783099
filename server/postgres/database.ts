import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Connection } from "./connection.ts";
import type { Schema } from "./schema.ts";

/** One pool and the typed query builder on it. */
export interface Database {
  db: Connection;
  pool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Most connections at once; 10 when absent. */
  max?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** Told of errors on idle connections (a restarted server, a cut line); the pool replaces them by itself. */
  onError?: (error: Error) => void;
}

/** Opens a pool; connects on first use. `int8` ids arrive as text, `timestamptz` as Date. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? "afield",
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener, an idle connection that the server ends would crash the process.
  let closing: Promise<void> | undefined;
  // A server that stops right after us may cut the last connections before they have said goodbye.
  const tell = (error: Error) => void (closing ?? options.onError?.(error));
  pool.on("error", tell);
  // A client that is checked out reports a cut line to its query as well; its event must find a listener too.
  pool.on("connect", (client) => client.on("error", tell));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    // Nested keys are the contents of JSON columns, which keep their own names.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const close = () => (closing ??= end());
  async function end(): Promise<void> {
    await db.destroy();
    // A query builder that was never used leaves its pool alone.
    if (!pool.ending) await pool.end();
  }
  return { db, pool, url, close };
}
