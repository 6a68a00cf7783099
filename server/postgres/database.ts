import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import type { Connection } from "./connection.ts";
import { LimitedPool } from "./limited-pool.ts";
import { LONG_LIMITS, type PoolLimits } from "./pool-limits.ts";
import type { Schema } from "./schema/schema.ts";

/** One pool and the typed query builder on it. */
export interface Database {
  db: Connection;
  pool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Maximum number of connections; 10 when absent. */
  max?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** How long to wait for what; the limits of commands when absent. */
  limits?: PoolLimits;
  /** Called with errors of idle connections (a restarted server, a lost network). The pool replaces them. */
  onError?: (error: Error) => void;
}

/** Opens a pool, which connects on first use. Queries return `int8` as text and `timestamptz` as Date. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new LimitedPool(
    { connectionString: url, max: options.max ?? 10, application_name: options.applicationName ?? "afield" },
    options.limits ?? LONG_LIMITS,
  );
  let closing: Promise<void> | undefined;
  // While the pool closes, a server that stops at the same time may break the last connections: not worth reporting.
  const report = (error: Error) => void (closing ?? options.onError?.(error));
  // Without a listener, an idle connection that the server closes would crash the process.
  pool.on("error", report);
  // A checked-out client reports a lost connection to its query and as an event, which needs a listener too.
  pool.on("connect", (client) => client.on("error", report));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    // Nested keys are the contents of JSON columns, which keep their own names.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const close = () => (closing ??= end());
  async function end(): Promise<void> {
    await db.destroy();
    // Kysely doesn't end the pool if it never ran a query.
    if (!pool.ending) await pool.end();
  }
  return { db, pool, url, close };
}
