import type { Database } from "./database.ts";

/** The oldest supported major version of PostgreSQL, as docs/operations.md states. */
export const oldestServerVersion = 15;

/** What decides whether Afield can use a server. */
export interface ServerFacts {
  /** Major version. */
  version: number;
  /** Of the database; Afield needs UTF8. */
  encoding: string;
  /** Whether it refuses writes: a standby, or a role or database set to read only. */
  isReadOnly: boolean;
  /** The server's clock. */
  now: Date;
}

/** Returns the number that a server shares with its replicas and with no other. */
export async function systemIdentifier(database: Pick<Database, "pool">): Promise<string> {
  const { rows } = await database.pool.query<{ number: string }>(
    "select system_identifier as number from pg_control_system()",
  );
  return rows[0]!.number;
}

/** Returns what decides whether Afield can use the server. Throws when it is unreachable or rejects the login. */
export async function serverFacts(database: Pick<Database, "pool">): Promise<ServerFacts> {
  const { rows } = await database.pool.query<Omit<ServerFacts, "version"> & { number: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_encoding') as encoding,
       pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as "isReadOnly", clock_timestamp() as now`,
  );
  const { number, encoding, isReadOnly, now } = rows[0]!;
  return { version: Math.floor(Number(number) / 10_000), encoding, isReadOnly, now };
}

/** What the role may do in the database, and whether its collation is still the one that its indexes were built with. */
export interface DatabaseRights {
  role: string;
  mayCreateTables: boolean;
  /** The task queue has a schema of its own. */
  mayCreateSchemas: boolean;
  collation: string;
  /** Whether the system's rules of order are others than those of the indexes, as after an upgrade of the system. */
  isCollationOutdated: boolean;
}

/** Returns what else decides whether Afield can use the database. */
export async function databaseRights(database: Pick<Database, "pool">): Promise<DatabaseRights> {
  const { rows } = await database.pool.query<DatabaseRights>(
    `select current_user as role, has_schema_privilege('public', 'create') as "mayCreateTables",
       has_database_privilege(current_database(), 'create') as "mayCreateSchemas", datcollate as collation,
       coalesce(datcollversion <> pg_database_collation_actual_version(oid), false) as "isCollationOutdated"
     from pg_database where datname = current_database()`,
  );
  return rows[0]!;
}
