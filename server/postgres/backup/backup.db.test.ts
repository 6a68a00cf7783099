import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { migrate, migrationNames } from "#postgres/migrate.ts";
import { testDatabase } from "#test/database/database.ts";
import { differingTables, tableSums } from "#test/database/table-sums.ts";
import { referralTestbed } from "#test/referrals/referral-testbed.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { backUp } from "./back-up.ts";
import { backupHeader } from "./backup-file.ts";
import { filledTable } from "./database-tables.ts";
import { restore } from "./restore.ts";

const folder = mkdtempSync(path.join(tmpdir(), "afield-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const testbed = await referralTestbed();
const { database } = testbed;
const file = path.join(folder, "whole.backup");
const silent = () => undefined;

async function made(name: string, from: Database = database): Promise<string> {
  const made = path.join(folder, name);
  await backUp(from, { file: made, secretCheck: "00", progress: silent });
  return made;
}

/** Returns a database without a table. */
async function emptyDatabase(): Promise<Database> {
  const empty = await testDatabase();
  await empty.pool.query("drop schema public cascade; drop schema graphile_worker cascade; create schema public");
  return empty;
}

beforeAll(async () => {
  const { job, seeker } = await testbed.reset();
  const referrer = await testbed.referrer("Ahond Brlk", "Kestrow Grid");
  const request = await testbed.ask(seeker, job, { why: "Tabs\t, lines\n, \\ and “quotes”, \\N too." });
  await testbed.act(referrer, request, "accept");
  await testbed.act(seeker, request, "message", { body: "Hello." });
  for (let n = 0; n < 20; n++) await saveTestJob(database, { company: `Company ${n}`, title: `Engineer ${n}` });
  await made("whole.backup");
});

test("restores every row of every table, and goes on counting", async () => {
  const restored = await emptyDatabase();
  await restore(restored, { file, progress: silent });
  const [before, after] = [await tableSums(database.pool), await tableSums(restored.pool)];
  expect(differingTables(before, after)).toEqual([]);
  expect(Object.values(after).reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(100);
  expect(after["referral_request"]!.rows).toBe(1);
  // The control: the comparison sees one altered value.
  await restored.pool.query("update job set title = title || '.' where id = (select min(id) from job)");
  expect(differingTables(before, await tableSums(restored.pool))).toContain("job");
  await saveTestJob(restored, { company: "After Restore", title: "Engineer" });
});

test("brings keys, triggers and rules back", async () => {
  const restored = await emptyDatabase();
  await restore(restored, { file, progress: silent });
  const rules = `select conname || pg_get_constraintdef(oid) as rule from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgname || tgenabled::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public' order by 1`;
  expect((await restored.pool.query(rules)).rows).toEqual((await database.pool.query(rules)).rows);
});

test("holds one moment, however much is written meanwhile", async () => {
  const before = await tableSums(database.pool);
  const moment = path.join(folder, "moment.backup");
  let written: Promise<unknown> | undefined;
  const progress = () => {
    written ??= database.pool.query("update job set title = title || '!'; update account set name = name || '!'");
  };
  await backUp(database, { file: moment, secretCheck: "00", progress });
  await written;
  const restored = await emptyDatabase();
  await restore(restored, { file: moment, progress: silent });
  expect(differingTables(before, await tableSums(restored.pool))).toEqual([]);
  expect(differingTables(before, await tableSums(database.pool))).toEqual(expect.arrayContaining(["account", "job"]));
});

test("counts a migrated database without rows of its own as empty", async () => {
  const fresh = await testDatabase();
  expect(await filledTable(fresh.pool)).toBeNull();
  await restore(fresh, { file, progress: silent });
});

test("refuses a database with rows and leaves it as it is", async () => {
  const used = await testDatabase();
  await saveTestJob(used, { company: "In Use", title: "Engineer" });
  const before = await tableSums(used.pool);
  await expect(restore(used, { file, progress: silent })).rejects.toThrow(/isn't empty \(table company/);
  expect(await tableSums(used.pool)).toEqual(before);
  const foreign = await emptyDatabase();
  await foreign.pool.query("create table somebody_elses (id int)");
  await expect(restore(foreign, { file, progress: silent })).rejects.toThrow(/another program/);
  expect((await foreign.pool.query("select count(*)::int as n from somebody_elses")).rows).toEqual([{ n: 0 }]);
});

test("refuses a damaged file without leaving a row, and takes a whole one afterwards", async () => {
  const restored = await emptyDatabase();
  const whole = gunzipSync(readFileSync(file));
  const flipped = Buffer.from(whole);
  const at = whole.indexOf("Kestrow Grid");
  flipped.write("Restrow Grid", at);
  const damages = {
    "flipped.backup": gzipSync(flipped),
    "cut.backup": readFileSync(file).subarray(0, -200),
    "ends-early.backup": gzipSync(whole.subarray(0, whole.length - 100)),
    "other.backup": gzipSync("another file"),
    "text.backup": Buffer.from("not compressed at all"),
  };
  for (const [name, bytes] of Object.entries(damages)) {
    const damaged = path.join(folder, name);
    writeFileSync(damaged, bytes);
    await expect(restore(restored, { file: damaged, progress: silent }), name).rejects.toThrow(/damaged|not a backup/);
    const tables = await restored.pool.query("select 1 from pg_tables where tablename = 'job'");
    if (tables.rowCount) expect((await tableSums(restored.pool))["job"]!.rows, name).toBe(0);
  }
  await restore(restored, { file, progress: silent });
  expect((await tableSums(restored.pool))["job"]!.rows).toBeGreaterThan(20);
});

test("restores a backup of an older version and migrates it", async () => {
  const older = await emptyDatabase();
  const names = await migrationNames();
  const until = names[names.indexOf("20261122092500_suspended_addresses")]!;
  await migrate(older, { until });
  await older.pool.query(
    `insert into account (email, email_key, name, password_hash, terms_version) values ('ana@example.com', 'ana@example.com', 'Ana', 'none', 'test')`,
  );
  const old = await made("older.backup", older);
  expect((await backupHeader(old)).migration).toBe(until);
  const restored = await emptyDatabase();
  await restore(restored, { file: old, progress: silent });
  const { rows } = await restored.pool.query("select max(name) as newest from schema_migration");
  expect(rows[0].newest).toBe(names.at(-1));
  expect((await restored.pool.query("select name from account")).rows).toEqual([{ name: "Ana" }]);
});

test("refuses a backup of a newer version", async () => {
  const whole = gunzipSync(readFileSync(file));
  const { migration } = await backupHeader(file);
  const newer = path.join(folder, "newer.backup");
  writeFileSync(
    newer,
    gzipSync(Buffer.from(whole.toString("latin1").replace(migration, `3${migration.slice(1)}`), "latin1")),
  );
  await expect(restore(await emptyDatabase(), { file: newer, progress: silent })).rejects.toThrow(/newer version/);
});

test("a backup that fails leaves no file", async () => {
  const wrong = path.join(folder, "failed.backup");
  const gone = { ...database, url: database.url.replace(/\/[^/]+$/, "/no_such_database") };
  await expect(backUp(gone, { file: wrong, secretCheck: "00", progress: silent })).rejects.toThrow();
  expect(existsSync(wrong) || existsSync(`${wrong}.part`)).toBe(false);
});
