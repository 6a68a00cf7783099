import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Database } from "#postgres/database.ts";
import { type BackupPart, BackupError, packed } from "./backup-file.ts";
import { copyTarget, productTables, sequenceStates } from "./database-tables.ts";
import { withUnhurriedClient } from "./unhurried-client.ts";

/** Little slower than no compression, and about a fifth of the size. */
const LEVEL = 4;
const PROGRESS_MS = 5000;

export interface BackupOptions {
  file: string;
  /** Identifies the AUTH_SECRET without revealing it. */
  secretCheck: string;
  /** Called after each table, and every few seconds. */
  progress: (line: string) => void;
}

/**
 * Writes every row to a compressed file, as of one moment, while the product runs. The file appears under its name once it is whole. Returns what it
 * holds.
 */
export async function backUp(
  database: Database,
  options: BackupOptions,
): Promise<{ tables: number; rows: number; bytes: number }> {
  const partFile = `${options.file}.part`;
  const output = await open(partFile, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    throw new BackupError(`${partFile} exists: a backup is running, or was cut off. Remove the file if none runs.`);
  });
  try {
    return await withUnhurriedClient(database.url, async (client) => {
      let written = { tables: 0, rows: 0 };
      await client.query("begin isolation level repeatable read read only");
      const parts = partsOf(client, options, (total) => (written = total));
      const stream = output.createWriteStream({ flush: true });
      await pipeline(Readable.from(packed(parts)), createGzip({ level: LEVEL }), stream);
      await rename(partFile, options.file);
      return { ...written, bytes: stream.bytesWritten };
    });
  } catch (error) {
    await rm(partFile, { force: true });
    throw error;
  } finally {
    await output.close();
  }
}

async function* partsOf(
  client: Client,
  { secretCheck, progress }: BackupOptions,
  done: (total: { tables: number; rows: number }) => void,
): AsyncGenerator<BackupPart> {
  const { rows: found } = await client.query<{ migration: string }>(
    "select max(name) as migration from schema_migration",
  );
  const migration = found[0]?.migration ?? "";
  const createdAt = new Date().toISOString();
  yield { kind: "H", value: { format: "afield-backup", version: 1, createdAt, migration, secretCheck } };
  const tables = await productTables(client);
  let total = 0;
  for (const table of tables) {
    yield { kind: "T", value: table };
    const stream = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
    let bytes = 0;
    let nextReport = performance.now() + PROGRESS_MS;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (performance.now() > nextReport) {
        progress(`${table.name}: ${megabytes(bytes)} so far`);
        nextReport = performance.now() + PROGRESS_MS;
      }
      yield { kind: "D", value: chunk };
    }
    const rows = stream.rowCount ?? 0;
    total += rows;
    if (rows > 0) progress(`${table.name}: ${rows} rows`);
    yield { kind: "R", value: { rows } };
  }
  yield { kind: "E", value: { tables: tables.length, rows: total, sequences: await sequenceStates(client) } };
  done({ tables: tables.length, rows: total });
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
