import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { tableFromIPC } from "apache-arrow";
import { asyncBufferFromFile, parquetReadObjects } from "hyparquet";
import { readParquet } from "parquet-wasm";
import type { DatasetEdition, DatasetFile } from "#contract/schemas/dataset.ts";
import { DATASET_COLUMNS } from "#dataset/dataset-columns.ts";
import type { DatasetFolder } from "#dataset/editions.ts";

export type ReadRow = Record<string, unknown>;

export function fileOf(folder: DatasetFolder, edition: DatasetEdition, format: DatasetFile["format"]): string {
  const found = edition.files.find((file) => file.format === format);
  if (found === undefined) throw new Error(`the edition has no ${format}`);
  return path.join(folder.files, found.name);
}

/** Returns the text of a file, uncompressed. */
export function textOf(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
}

/** Returns the text of every file of an edition. */
export function wholeText(folder: DatasetFolder, { files }: DatasetEdition): string {
  return files.map(({ name }) => textOf(path.join(folder.files, name))).join("\n");
}

/** Reads a Parquet file with hyparquet; times are in ISO 8601. */
export async function readWithHyparquet(file: string): Promise<ReadRow[]> {
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(file) });
  return JSON.parse(JSON.stringify(rows)) as ReadRow[];
}

const TIMES = new Set(DATASET_COLUMNS.flatMap(({ name, type }) => (type === "time" ? [name] : [])));

/** Reads a Parquet file with Apache's Rust reader, which shares no code with the writer; times are in ISO 8601. */
export function readWithArrow(file: string): ReadRow[] {
  const table = tableFromIPC(readParquet(readFileSync(file)).intoIPCStream());
  return table.toArray().map((row) => {
    const plain = JSON.parse(JSON.stringify(row)) as ReadRow;
    return Object.fromEntries(
      Object.entries(plain).map(([name, value]) => [
        name,
        TIMES.has(name) ? new Date(Number(value)).toISOString() : value,
      ]),
    );
  });
}
