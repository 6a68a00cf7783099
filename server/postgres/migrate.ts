import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { runMigrations as migrateQueue } from "graphile-worker";
import type { Database } from "./database.ts";

const MIGRATIONS = path.resolve(import.meta.dirname, "../../migrations");
/** Any fixed number will do: every process that migrates this database takes the same advisory lock. */
const LOCK = 4_201_977;

/** The schema cannot be brought to this version; the message says why and what to do. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/**
 * Brings the schema up to date, the task queue's own tables included, and gives the names of the migrations that ran.
 * Forward only. Processes that start together wait for each other.
 */
export async function migrate(database: Database, folder = MIGRATIONS): Promise<string[]> {
  const lock = await database.pool.connect();
  try {
    await lock.query("select pg_advisory_lock($1)", [LOCK]);
    const migrations = await readMigrations(folder);
    await refuseNewerDatabase(database, migrations);
    const migrator = new Migrator({
      db: database.db,
      provider: { getMigrations: async () => migrations },
      migrationTableName: "schema_migration",
      migrationLockTableName: "schema_migration_lock",
    });
    const { error, results } = await migrator.migrateToLatest();
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
    // Closing the connection gives the lock back even when the unlock itself cannot be sent.
    lock.release(true);
  }
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_[\w-]+\.sql$/.test(file)).toSorted();
  const migrations: Record<string, Migration> = {};
  for (const file of files) {
    const text = await readFile(path.join(folder, file), "utf8");
    migrations[path.basename(file, ".sql")] = { up: async (db) => void (await sql.raw(text).execute(db)) };
  }
  return migrations;
}

async function refuseNewerDatabase(database: Database, migrations: Record<string, Migration>): Promise<void> {
  const table = await database.pool.query<{ there: boolean }>(
    "select to_regclass('schema_migration') is not null as there",
  );
  if (!table.rows[0]?.there) return;
  const applied = await database.pool.query<{ name: string }>("select name from schema_migration order by name");
  const unknown = applied.rows.find((row) => !(row.name in migrations));
  if (!unknown) return;
  throw new MigrationError(
    `This database was written by a newer version (its migration ${unknown.name} is unknown here). ` +
      "Start that version again, or point DATA_DIR or DATABASE_URL at another database.",
  );
}
