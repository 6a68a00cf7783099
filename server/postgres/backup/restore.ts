import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Database } from "#postgres/database.ts";
import { migrate, migrationNames } from "#postgres/migrate.ts";
import {
  BackupError,
  backupHeader,
  readBackup,
  type BackupEnd,
  type BackupPart,
  type TableHead,
} from "./backup-file.ts";
import { withUnhurriedClient } from "./unhurried-client.ts";
import { copyTarget, filledTable, productTables, quoted, setSequences } from "./database-tables.ts";

export interface RestoreOptions {
  file: string;
  /** Called after each table. */
  progress: (line: string) => void;
}

/**
 * Fills an empty database from a backup file, in one transaction, and brings it up to the newest migration. A damaged file leaves it without rows.
 * Returns what the file held.
 */
export async function restore(
  database: Database,
  { file, progress }: RestoreOptions,
): Promise<{ tables: number; rows: number }> {
  const { migration } = await backupHeader(file);
  if (!(await migrationNames()).includes(migration))
    throw new BackupError(
      `${file} is of a newer version of Afield (its migration ${migration} is unknown here). Restore it with that version.`,
    );
  await emptySchema(database);
  await migrate(database, { until: migration });
  const end = await withUnhurriedClient(database.url, async (client) => {
    await client.query("begin");
    const resume = await suspendRules(client);
    const loaded = await loadTables(client, file, progress);
    await setSequences(client, loaded.sequences);
    await resume();
    await client.query("commit");
    await client.query("analyze");
    return loaded;
  });
  await migrate(database);
  return end;
}

/** Removes the tables of an earlier try. Throws if the database has rows or tables of something else. */
async function emptySchema(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ tables: number; ours: boolean }>(
    `select count(*)::int as tables, coalesce(bool_or(tablename = 'schema_migration'), false) as ours
     from pg_tables where schemaname = 'public'`,
  );
  const { tables = 0, ours = false } = rows[0] ?? {};
  if (tables === 0) return;
  const filled = ours ? await filledTable(database.pool) : "of another program";
  if (filled !== null)
    throw new BackupError(
      `The database isn't empty (table ${filled}). Restore into a new DATA_DIR, or point DATABASE_URL at an empty database.`,
    );
  await database.pool.query("drop schema if exists graphile_worker cascade");
  await database.pool.query("drop schema public cascade");
  await database.pool.query("create schema public");
}

/**
 * Drops foreign keys and switches triggers off, because the tables come one after another and the rows were accepted when they were written. Returns a
 * function that brings both back, which checks the foreign keys.
 */
async function suspendRules(client: Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const { rows: triggers } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { table } of triggers) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const { table } of triggers) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  };
}

async function loadTables(client: Client, file: string, progress: (line: string) => void): Promise<BackupEnd> {
  const expected = new Map((await productTables(client)).map((table) => [table.name, table]));
  await client.query(`truncate ${[...expected.keys()].map((name) => quoted(name)).join(", ")}`);
  const parts = readBackup(file);
  let end: BackupEnd | null = null;
  // Not `for await`, because `loadTable` goes on reading.
  for (let part = await parts.next(); !part.done; part = await parts.next()) {
    if (part.value.kind === "T") {
      const table = requireKnown(expected, part.value.value);
      const rows = await loadTable(client, table, parts);
      if (rows > 0) progress(`${table.name}: ${rows} rows`);
      expected.delete(table.name);
    } else if (part.value.kind === "E") end = part.value.value;
  }
  if (end === null || expected.size > 0)
    throw new BackupError(`${file} lacks ${[...expected.keys()].join(", ") || "its end"}: restore another backup.`);
  return end;
}

/** Copies the rows that follow into the table. Returns their number. */
async function loadTable(client: Client, table: TableHead, parts: AsyncGenerator<BackupPart>): Promise<number> {
  let expected = -1;
  async function* rows(): AsyncGenerator<Buffer> {
    for (let part = await parts.next(); !part.done; part = await parts.next()) {
      if (part.value.kind === "D") yield part.value.value;
      else if (part.value.kind === "R") return void (expected = part.value.value.rows);
      else break;
    }
    throw new BackupError(`The rows of table ${table.name} have no end: restore another backup.`);
  }
  const copy = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
  await pipeline(Readable.from(rows()), copy);
  if (copy.rowCount !== expected)
    throw new BackupError(
      `Table ${table.name}: ${copy.rowCount} of ${expected} rows restored. Restore another backup.`,
    );
  return expected;
}

function requireKnown(expected: ReadonlyMap<string, TableHead>, head: TableHead): TableHead {
  const known = expected.get(head.name);
  if (known?.columns.toSorted().join() === head.columns.toSorted().join()) return head;
  throw new BackupError(`The backup's table ${head.name} isn't that of its migration: restore another backup.`);
}
