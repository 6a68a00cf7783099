import { randomBytes } from "node:crypto";
import { afterAll, inject } from "vitest";
import { openDatabase, type Database } from "#postgres/database.ts";
import { databaseUrl } from "./database-url.ts";

/**
 * A fresh, migrated database for the calling test file (`.db.test.ts`), dropped after its last test. Call it at the top level or in
 * `beforeAll`; each call gives another database. `database.url` is for code that opens its own connections.
 */
export async function testDatabase(): Promise<Database> {
  const serverUrl = inject("testServerUrl");
  const name = `afield_test_${randomBytes(6).toString("hex")}`;
  const server = openDatabase(serverUrl, { max: 1, applicationName: "afield-test-setup" });
  await server.pool.query(`create database ${name} template ${inject("testTemplate")}`);
  const database = openDatabase(databaseUrl(inject("testPoolerUrl") ?? serverUrl, name), { applicationName: name });
  afterAll(async () => {
    await database.close();
    await server.pool.query(`drop database if exists ${name} with (force)`);
    await server.close();
  });
  return database;
}
