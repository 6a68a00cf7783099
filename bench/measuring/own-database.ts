import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase, type Database } from "#postgres/database.ts";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { migrate } from "#postgres/migrate.ts";

interface OwnDatabase {
  /** PostgreSQL settings that replace the defaults. */
  settings?: Record<string, string>;
  /** The most connections of the pool. */
  max?: number;
}

/** Runs `use` with a temporary folder that the database's user can enter, and removes it afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-bench-"));
  chmodSync(folder, 0o755);
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `use` with the URL of an empty database server in `folder` and stops the server afterwards. */
export function withServer<T>(settings: Record<string, string>, use: (url: string) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const server = await startEmbeddedPostgres(folder, { settings });
    try {
      return await use(server.url);
    } finally {
      await server.stop();
    }
  });
}

/** Runs `use` with the server that TEST_DATABASE_URL names, or with one of its own. */
export function withAnyServer<T>(settings: Record<string, string>, use: (url: string) => Promise<T>): Promise<T> {
  const url = process.env["TEST_DATABASE_URL"];
  return url === undefined ? withServer(settings, use) : use(url);
}

/** Runs `use` with an empty, migrated database of its own and removes it afterwards. */
export function withDatabase<T>(
  { settings = {}, max = 10 }: OwnDatabase,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  return withServer(settings, async (url) => {
    const database = openDatabase(url, { max, applicationName: "afield-bench" });
    try {
      await migrate(database);
      return await use(database);
    } finally {
      await database.close();
    }
  });
}
