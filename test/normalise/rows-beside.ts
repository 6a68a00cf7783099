import { readFileSync } from "node:fs";
import path from "node:path";
import { parseTsv } from "#taxonomy/tsv.ts";

/** Reads the rows of a table beside a test. */
export function rowsBeside(folder: string, table: string): Record<string, string>[] {
  return parseTsv(table, readFileSync(path.join(folder, table), "utf8"));
}
