import { mkdtempSync, rmSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#postgres/database.ts";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { migrate } from "#postgres/migrate.ts";
import { databaseUrl } from "./database-url.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the server's maintenance database. */
    testServerUrl: string;
    testTemplate: string;
    /** The server through a pooler, where TEST_POOLER_URL names one: tests work through it. */
    testPoolerUrl: string | null;
  }
}

/** Nothing of a test database has to survive a crash. */
const FAST = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

/**
 * Runs once before the database tests: one PostgreSQL server in a temporary folder (or TEST_DATABASE_URL), and in it one migrated
 * database that every test file copies.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  const folder = mkdtempSync(path.join(tmpdir(), "afield-test-"));
  chmodSync(folder, 0o755);
  const embedded = given ? null : await startEmbeddedPostgres(folder, { settings: FAST });
  const serverUrl = databaseUrl(given ?? embedded?.url ?? "", "postgres");
  const template = `afield_template_${process.pid}`;
  const server = openDatabase(serverUrl, { max: 1 });
  await server.pool.query(`create database ${template}`);
  const prepared = openDatabase(databaseUrl(serverUrl, template), { max: 4 });
  await migrate(prepared);
  await prepared.close();
  project.provide("testServerUrl", serverUrl);
  project.provide("testTemplate", template);
  project.provide("testPoolerUrl", process.env["TEST_POOLER_URL"] ?? null);
  return async () => {
    await server.pool.query(`drop database if exists ${template} with (force)`);
    await server.close();
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
