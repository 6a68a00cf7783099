import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { type Database, openDatabase } from "#postgres/database.ts";
import { type Site, startSite } from "./server.ts";

/** A site of its own, with its database. */
export interface DatabaseSite extends Site {
  database: Database;
  sql: Database["pool"]["query"];
}

/** Starts a server whose database the tests reach too, and stops it after `use`. */
export async function withSiteDatabase(
  settings: Record<string, string>,
  use: (site: Site, database: Database) => Promise<void>,
): Promise<void> {
  const site = await startSite(settings);
  const postgres = await startEmbeddedPostgres(site.dataDir);
  const database = openDatabase(postgres.url, { max: 2, applicationName: "e2e" });
  try {
    await use(site, database);
  } finally {
    await database.close();
    await postgres.stop();
    await site.stop();
  }
}
