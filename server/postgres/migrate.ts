import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { runMigrations as migrateQueue } from "graphile-worker";
import type { Database } from "./database.ts";
import { NUMBERED_MIGRATIONS } from "./numbered-migrations.ts";

const MIGRATIONS = path.resolve(import.meta.dirname, "../../migrations");
/** Key of the advisory lock that every migrating process takes. The number itself has no meaning. */
const LOCK = 4_201_977;

/** The schema can't be brought to this version; the message says why and what to do. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

export interface MigrateOptions {
  folder?: string;
  /** The last migration to apply; the newest when absent. */
  until?: string;
}

/**
 * Brings the schema up to date, the task queue's own tables included, and returns the names of the migrations that ran.
 * Forward only. Processes that start together wait for each other.
 */
export async function migrate(
  database: Database,
  { folder = MIGRATIONS, until }: MigrateOptions = {},
): Promise<string[]> {
  const lock = await database.pool.connect();
  let broken: Error | undefined;
  try {
    // A transaction, because a pooler gives only a transaction a connection to itself: a session's lock would stay on the pooler's connection.
    await lock.query("begin");
    await lock.query("set local idle_in_transaction_session_timeout = 0");
    await lock.query("select pg_advisory_xact_lock($1)", [LOCK]);
    const migrations = await readMigrations(folder);
    await nameByTimestamp(database);
    await refuseNewerDatabase(database, migrations);
    const migrator = new Migrator({
      db: database.db,
      provider: { getMigrations: async () => migrations },
      migrationTableName: "schema_migration",
      migrationLockTableName: "schema_migration_lock",
    });
    const { error, results } = until === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(until);
    const failed = results?.find((result) => result.status === "Error");
    if (error || failed) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new MigrationError(`Migration ${failed?.migrationName ?? ""} failed and was undone: ${reason}`, {
        cause: error,
      });
    }
    await migrateQueue({ pgPool: database.pool });
    return results?.map((result) => result.migrationName) ?? [];
  } finally {
    await lock.query("rollback").catch((error: Error) => (broken = error));
    // A connection that couldn't end its transaction is closed, which releases the lock.
    lock.release(broken);
  }
}

/** Returns the names of all migrations, oldest first. */
export async function migrationNames(): Promise<string[]> {
  return Object.keys(await readMigrations(MIGRATIONS));
}

/** Returns the names of the migrations that the database still lacks. Changes nothing. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const all = await migrationNames();
  if (!(await isMigrated(database))) return all;
  const { rows } = await database.pool.query<{ name: string }>("select name from schema_migration");
  const applied = new Set(rows.map(({ name }) => NUMBERED_MIGRATIONS[name] ?? name));
  return all.filter((name) => !applied.has(name));
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  const misnamed = files.find((file) => !/^\d{14}_\w+\.sql$/.test(file));
  if (misnamed) throw new MigrationError(`${misnamed} must be named like 20260131094500_what_it_does.sql.`);
  const migrations: Record<string, Migration> = {};
  for (const file of files) {
    const text = await readFile(path.join(folder, file), "utf8");
    migrations[path.basename(file, ".sql")] = { up: async (db) => void (await sql.raw(text).execute(db)) };
  }
  return migrations;
}

/** Renames the migrations in the database's own list where it still knows them by number. */
async function nameByTimestamp(database: Database): Promise<void> {
  if (!(await isMigrated(database))) return;
  await database.pool.query(
    "update schema_migration m set name = r.name from unnest($1::text[], $2::text[]) as r (number, name) where m.name = r.number",
    [Object.keys(NUMBERED_MIGRATIONS), Object.values(NUMBERED_MIGRATIONS)],
  );
}

async function isMigrated(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ exists: boolean }>(
    "select to_regclass('schema_migration') is not null as exists",
  );
  return rows[0]?.exists ?? false;
}

async function refuseNewerDatabase(database: Database, migrations: Record<string, Migration>): Promise<void> {
  if (!(await isMigrated(database))) return;
  const applied = await database.pool.query<{ name: string }>("select name from schema_migration order by name");
  const unknown = applied.rows.find((row) => !(row.name in migrations));
  if (!unknown) return;
  throw new MigrationError(
    `This database was written by a newer version (its migration ${unknown.name} is unknown here). ` +
      "Start that version again, or point DATA_DIR or DATABASE_URL at another database.",
  );
}
