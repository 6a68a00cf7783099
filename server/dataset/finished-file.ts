import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rename } from "node:fs/promises";
import path from "node:path";
import type { DatasetFile } from "#contract/schemas/dataset.ts";

/** The endings of the files by format. */
export const ENDINGS: Readonly<Record<DatasetFile["format"], string>> = {
  parquet: "parquet",
  csv: "csv.gz",
  jsonl: "jsonl.gz",
  schema: "schema.json",
  checksums: "sha256",
};

/** The names of files: the day, and the beginning of the content's SHA-256. */
export const FILE_NAME = /^jobs-\d{4}-\d{2}-\d{2}-([0-9a-f]{16})\.(parquet|csv\.gz|jsonl\.gz|schema\.json|sha256)$/;

export interface FinishedFileOptions {
  /** The complete file. */
  part: string;
  format: DatasetFile["format"];
  date: string;
  /** The folder to which it moves. */
  folder: string;
  baseUrl: string;
}

/** Makes a complete file durable and moves it to the name that its content decides. */
export async function finishFile(options: FinishedFileOptions): Promise<DatasetFile> {
  const { part, format, date, folder, baseUrl } = options;
  const handle = await open(part, "r+");
  await handle.sync().finally(() => handle.close());
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(part) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  const sha256 = hash.digest("hex");
  const name = `jobs-${date}-${sha256.slice(0, 16)}.${ENDINGS[format]}`;
  await rename(part, path.join(folder, name));
  return { format, name, url: `${baseUrl}/data/${name}`, bytes, sha256 };
}
