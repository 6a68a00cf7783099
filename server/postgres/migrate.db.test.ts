import { copyFile, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { afterAll, expect, test } from "vitest";
import { withImportLock } from "#store/operations/first-reading.ts";
import { testDatabase } from "#test/database/database.ts";
import { openDatabase } from "./database.ts";
import { migrate, MigrationError } from "./migrate.ts";
import { NUMBERED_MIGRATIONS } from "./numbered-migrations.ts";

const MIGRATIONS = path.resolve(import.meta.dirname, "../../migrations");

const database = await testDatabase();
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "afield-migrations-"));
  folders.push(folder);
  return folder;
}

async function emptyDatabase() {
  const empty = await testDatabase();
  await empty.pool.query("drop schema public cascade; create schema public");
  return empty;
}

test("runs nothing on a migrated database", async () => {
  expect(await migrate(database)).toEqual([]);
});

test("runs each migration once when several processes migrate at the same time", async () => {
  const other = await emptyDatabase();
  const processes = Array.from({ length: 3 }, () => openDatabase(other.url));
  const ran = await Promise.all(processes.map((each) => migrate(each)));
  await Promise.all(processes.map((each) => each.close()));
  const names = ran.flat();
  expect(names).toContain("20261121093207_core");
  expect(new Set(names).size).toBe(names.length);
});

/** Keeps the connections that its clients close, as a transaction pooler does with those to the server. */
function keepConnections(pool: pg.Pool): void {
  pool.on("acquire", (client) => {
    setImmediate(() => {
      const release = client.release;
      client.release = () => release();
    });
  });
}

test("leaves no lock on a connection that outlives the process, as behind a transaction pooler", async () => {
  const pooled = openDatabase(database.url);
  keepConnections(pooled.pool);
  await migrate(pooled);
  await withImportLock(pooled, () => Promise.resolve());
  const { rows } = await database.pool.query(
    "select count(*)::int as locks from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  );
  expect(rows).toEqual([{ locks: 0 }]);
  await pooled.close();
});

test("rejects a database of a newer version and names the unknown migration", async () => {
  const newer = await testDatabase();
  await newer.pool.query(
    "insert into schema_migration (name, timestamp) values ('29990101000000_later', '2030-01-01')",
  );
  await expect(migrate(newer)).rejects.toThrow(MigrationError);
  await expect(migrate(newer)).rejects.toThrow(/29990101000000_later is unknown here/);
});

test("rolls back a migration that fails", async () => {
  const fresh = await emptyDatabase();
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, "20260101000000_good.sql"), "create table good (id int);");
  await writeFile(path.join(folder, "20260102000000_bad.sql"), "create table bad (id int); select * from nowhere;");
  await expect(migrate(fresh, { folder })).rejects.toThrow(/20260102000000_bad failed and was undone.*nowhere/);
  const { rows } = await fresh.pool.query("select to_regclass('bad') as bad");
  expect(rows).toEqual([{ bad: null }]);
});

test("upgrades a database that knows its migrations by number, and keeps its rows", async () => {
  const old = await emptyDatabase();
  const folder = await temporaryFolder();
  const numbered = Object.entries(NUMBERED_MIGRATIONS);
  for (const [, name] of numbered)
    await copyFile(path.join(MIGRATIONS, `${name}.sql`), path.join(folder, `${name}.sql`));
  await migrate(old, { folder });
  for (const [number, name] of numbered)
    await old.pool.query("update schema_migration set name = $1 where name = $2", [number, name]);
  await old.pool.query(
    "insert into outbox_mail (message, cause_key, to_address, to_name, sealed, dead_at) values ('m', 'c', 'a@example.com', 'A', 'x', now())",
  );
  const later = (await readdir(MIGRATIONS))
    .filter((file) => file.endsWith(".sql"))
    .map((file) => path.basename(file, ".sql"))
    .filter((name) => !numbered.some(([, known]) => known === name));
  expect(await migrate(old)).toEqual(later.toSorted());
  expect(await migrate(old)).toEqual([]);
  const { rows } = await old.pool.query(
    "select encrypted_data, abandoned_at is not null as abandoned from outbox_mail",
  );
  expect(rows).toEqual([{ encrypted_data: Buffer.from("x"), abandoned: true }]);
});

test("rejects a migration whose name has no timestamp", async () => {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, "0080_next.sql"), "select 1");
  await expect(migrate(database, { folder })).rejects.toThrow(/0080_next\.sql must be named like/);
});
