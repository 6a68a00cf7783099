import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase, type Database } from "#postgres/database.ts";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { migrate } from "#postgres/migrate.ts";

/** Runs the work on an empty, migrated database and removes it afterwards. */
export async function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-hostile-"));
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres(folder);
  const database = openDatabase(server.url, { max: 6, applicationName: "afield-hostile" });
  try {
    await migrate(database);
    return await use(database);
  } finally {
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
