import type { DatasetRow } from "./dataset-columns.ts";

/** Writes the rows of one file, a batch at a time. */
export interface RowWriter {
  write(rows: readonly DatasetRow[]): Promise<void>;
  /** Writes what is left and closes the file. */
  finish(): Promise<void>;
}
