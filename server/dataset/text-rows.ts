import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { csvText, guardFormula } from "#contract/values/desk/csv/csv-lines.ts";
import { DATASET_COLUMNS, type DatasetRow, type DatasetValue } from "./dataset-columns.ts";
import type { RowWriter } from "./row-writer.ts";

const NAMES = DATASET_COLUMNS.map(({ name }) => name);

/** Opens a gzipped CSV file (RFC 4180, UTF-8, with a header). A list is a JSON array; an absent value an empty cell. */
export function csvRows(file: string): RowWriter {
  return gzippedRows(file, csvText([NAMES]), (rows) => csvText(rows.map((row) => row.map(cell))));
}

/** Opens a gzipped file with a JSON object a line. An absent value is null. */
export function jsonRows(file: string): RowWriter {
  return gzippedRows(file, "", (rows) => rows.map((row) => `${JSON.stringify(objectOf(row))}\n`).join(""));
}

function objectOf(row: DatasetRow): Record<string, DatasetValue> {
  return Object.fromEntries(NAMES.map((name, index) => [name, row[index] ?? null]));
}

function cell(value: DatasetValue): string {
  if (value === null) return "";
  if (typeof value === "string") return guardFormula(value);
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Waits while the file takes no more, so that memory stays bounded. */
function gzippedRows(file: string, head: string, textOf: (rows: readonly DatasetRow[]) => string): RowWriter {
  const gzip = createGzip();
  const output = gzip.pipe(createWriteStream(file, { flush: true }));
  const failed = finished(output);
  // The next write reports a failure; until then nobody may listen.
  failed.catch((error: Error) => gzip.destroy(error));
  gzip.on("error", () => undefined);
  if (head !== "") gzip.write(head);
  return {
    async write(rows) {
      if (!gzip.write(textOf(rows))) await Promise.race([once(gzip, "drain"), failed]);
    },
    async finish() {
      gzip.end();
      await failed;
    },
  };
}
