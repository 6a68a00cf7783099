import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { openDatabase } from "./database.ts";
import { migrate, MigrationError } from "./migrate.ts";

const database = await testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), "afield-migrations-"));
afterAll(() => rm(folder, { recursive: true }));

test("a migrated database has nothing left to run", async () => {
  expect(await migrate(database)).toEqual([]);
});

test("several processes that migrate at once run each migration once", async () => {
  const other = await testDatabase();
  await other.pool.query("drop schema public cascade; create schema public");
  const processes = Array.from({ length: 3 }, () => openDatabase(other.url));
  const ran = await Promise.all(processes.map((each) => migrate(each)));
  await Promise.all(processes.map((each) => each.close()));
  const names = ran.flat();
  expect(names).toContain("0001_core");
  expect(new Set(names).size).toBe(names.length);
});

test("a database of a newer version is refused by the migration's name", async () => {
  const newer = await testDatabase();
  await newer.pool.query("insert into schema_migration (name, timestamp) values ('9999_later', '2030-01-01')");
  await expect(migrate(newer)).rejects.toThrow(MigrationError);
  await expect(migrate(newer)).rejects.toThrow(/9999_later is unknown here/);
});

test("a migration that fails leaves nothing of itself behind", async () => {
  const fresh = await testDatabase();
  await fresh.pool.query("drop schema public cascade; create schema public");
  await writeFile(path.join(folder, "0001_good.sql"), "create table good (id int);");
  await writeFile(path.join(folder, "0002_bad.sql"), "create table bad (id int); select * from nowhere;");
  await expect(migrate(fresh, folder)).rejects.toThrow(/0002_bad failed and was undone.*nowhere/);
  const { rows } = await fresh.pool.query("select to_regclass('bad') as bad");
  expect(rows).toEqual([{ bad: null }]);
});
