import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { DatasetEdition } from "#contract/schemas/dataset.ts";

/** For how many days an edition is kept; docs/api.md states the same. */
export const EDITION_DAYS = 7;
/** Files that no edition lists stay this long: a reader may be half-way, or another process may be about to list them. */
const UNLISTED_MS = 24 * 3_600_000;
const INDEX = "index.json";

/** The folder of the open dataset. A file gets there, complete, under a name that its content decides, and never changes. */
export interface DatasetFolder {
  files: string;
  parts: string;
  index: string;
}

export function datasetFolder(dataDir: string): DatasetFolder {
  const root = path.join(dataDir, "dataset");
  return { files: path.join(root, "files"), parts: path.join(root, "parts"), index: path.join(root, INDEX) };
}

/** Returns the editions, the latest first; none before the first was written. */
export async function readEditions({ index }: DatasetFolder): Promise<DatasetEdition[]> {
  const text = await readFile(index, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "[]";
    throw error;
  });
  return z.array(DatasetEdition).parse(JSON.parse(text));
}

/** Lists an edition in place of an earlier one of the same day, and removes what is too old. Without an edition, only removes. */
export async function publishEdition(folder: DatasetFolder, edition: DatasetEdition | null, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - (EDITION_DAYS - 1) * 24 * 3_600_000).toISOString().slice(0, 10);
  const known = await readEditions(folder);
  const kept = known.filter(({ date }) => date !== edition?.date && date >= oldest);
  const editions = [...(edition === null ? [] : [edition]), ...kept];
  if (editions.length > 0 || known.length > 0) await replaceIndex(folder, editions);
  const listed = new Set(editions.flatMap(({ files }) => files.map(({ name }) => name)));
  await removeOld(folder.files, now, (name) => !listed.has(name));
  await removeOld(folder.parts, now, () => true);
}

/** Makes an empty folder in which to write files before they have a name. */
export async function newPartFolder({ parts, files }: DatasetFolder): Promise<string> {
  const part = path.join(parts, randomUUID());
  await mkdir(part, { recursive: true });
  await mkdir(files, { recursive: true });
  return part;
}

async function replaceIndex({ index, parts }: DatasetFolder, editions: readonly DatasetEdition[]): Promise<void> {
  await mkdir(parts, { recursive: true });
  const whole = path.join(parts, `${randomUUID()}.json`);
  const file = await open(whole, "wx");
  try {
    await file.writeFile(JSON.stringify(editions));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(whole, index);
}

/** Removes the entries of a folder that have been unneeded for a day. */
async function removeOld(folder: string, now: Date, isUnneeded: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(isUnneeded)) {
    const entry = path.join(folder, name);
    const changed = await stat(entry).catch(() => null);
    if (changed !== null && now.getTime() - changed.mtimeMs > UNLISTED_MS)
      await rm(entry, { recursive: true, force: true });
  }
}
