import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** Increases when files or the list become different. */
const FORMAT = 1;
const LIST = "list.json";
/** Files that the list no longer names stay this long: somebody may be reading one, or another process may be about to name it again. */
const UNLISTED_MS = 3_600_000;

/** One sitemap as it lies in the folder, compressed. Its name there comes from its content, so it never changes. */
const SitemapFile = z.object({
  kind: z.enum(["pages", "jobs", "companies", "landings"]),
  part: z.int().positive(),
  urls: z.int().nonnegative(),
  /** Bytes of the text and of the file. */
  bytes: z.int(),
  packedBytes: z.int(),
  /** SHA-256 of the text, its beginning. */
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  /** When it got this content, and when it was last compared with the database. */
  changedAt: z.iso.datetime(),
  checkedAt: z.iso.datetime(),
});
export type SitemapFile = z.infer<typeof SitemapFile>;

const SitemapList = z.object({
  format: z.literal(FORMAT),
  /** What the files' addresses begin with, and how many ids a file covers: files of other ones are of no use. */
  baseUrl: z.string(),
  size: z.int(),
  /** Every change before it is in the files. */
  place: z.object({
    cursor: z.string(),
    identity: z.string(),
    epoch: z.string(),
    readAt: z.string(),
    walPosition: z.string(),
    seen: z.array(z.tuple([z.string(), z.string()])).transform((seen) => new Map(seen)),
  }),
  writtenAt: z.iso.datetime(),
  files: z.array(SitemapFile),
});
/** The sitemaps of a folder. */
export type SitemapList = z.infer<typeof SitemapList>;

/** Returns how a sitemap is called in its address. */
export function nameOf({ kind, part }: Pick<SitemapFile, "kind" | "part">): string {
  return `${kind}-${part}`;
}

/** Returns where a sitemap lies. */
export function pathOf(folder: string, file: SitemapFile): string {
  return path.join(folder, `${nameOf(file)}-${file.hash}.xml.gz`);
}

/** Returns the list of a folder, or null before one was written. Throws when it isn't one. */
export async function readList(folder: string): Promise<SitemapList | null> {
  const text = await readFile(path.join(folder, LIST), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return text === null ? null : SitemapList.parse(JSON.parse(text));
}

/** Returns what differs between any two versions of a folder's list; null before one was written. */
export async function versionOfList(folder: string): Promise<string | null> {
  const found = await stat(path.join(folder, LIST)).catch(() => null);
  return found && `${found.ino}/${found.mtimeMs}/${found.size}`;
}

/** Replaces the list of a folder in which its files lie already, and removes files that no list has named for an hour. */
export async function replaceList(folder: string, list: Omit<SitemapList, "format">, before: SitemapList | null) {
  const part = await newPart(folder);
  const text = JSON.stringify({ format: FORMAT, ...list, place: { ...list.place, seen: [...list.place.seen] } });
  await writeWhole(part, text);
  await rename(part, path.join(folder, LIST));
  const named = new Set(list.files.map((file) => path.basename(pathOf(folder, file))));
  for (const file of before?.files ?? []) {
    const old = pathOf(folder, file);
    // The hour begins now.
    if (!named.has(path.basename(old))) await utimes(old, new Date(), new Date()).catch(() => {});
  }
  await removeUnlisted(folder, named);
}

/** Returns the path of a new file that has no name yet. */
export async function newPart(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return path.join(folder, `${randomUUID()}.unfinished`);
}

async function writeWhole(file: string, text: string): Promise<void> {
  const handle = await open(file, "wx");
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeUnlisted(folder: string, named: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name === LIST || named.has(name)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > UNLISTED_MS) await rm(file, { force: true });
  }
}
