import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { sitemap, type SitemapUrl } from "#api/feeds/sitemap-xml.ts";
import { newPart, pathOf, type SitemapFile } from "./sitemap-list.ts";

const HASH_LETTERS = 32;

/**
 * Writes a sitemap, holding only some URLs at a time, and moves it to the name that its content decides once it has reached the disk. Returns null
 * where there are no URLs. `before` is the file so far.
 */
export async function writeSitemapFile(
  folder: string,
  { kind, part }: Pick<SitemapFile, "kind" | "part">,
  urls: AsyncIterable<readonly SitemapUrl[]>,
  before: SitemapFile | undefined,
  signal: AbortSignal,
): Promise<SitemapFile | null> {
  const unfinished = await newPart(folder);
  const hash = createHash("sha256");
  let count = 0;
  let bytes = 0;
  async function* counted(): AsyncGenerator<readonly SitemapUrl[]> {
    for await (const some of urls) {
      signal.throwIfAborted();
      count += some.length;
      yield some;
    }
  }
  async function* hashed(): AsyncGenerator<Buffer> {
    for await (const text of sitemap(counted())) {
      const piece = Buffer.from(text);
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  try {
    await pipeline(hashed, createGzip(), createWriteStream(unfinished, { flags: "wx" }));
    if (count === 0) return null;
    const handle = await open(unfinished, "r+");
    await handle.sync().finally(() => handle.close());
    const now = new Date().toISOString();
    const { size: packedBytes } = await stat(unfinished);
    const written = { kind, part, urls: count, bytes, packedBytes, hash: hash.digest("hex").slice(0, HASH_LETTERS) };
    const changedAt = before?.hash === written.hash ? before.changedAt : now;
    const file: SitemapFile = { ...written, changedAt, checkedAt: now };
    await rename(unfinished, pathOf(folder, file));
    return file;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Returns what is wrong with a file of a list, or null. `isWhole` compares its content with what was written, else only its size. */
export async function damageOf(folder: string, file: SitemapFile, isWhole: boolean): Promise<string | null> {
  const name = pathOf(folder, file);
  const found = await stat(name).catch(() => null);
  if (found === null) return "it is missing";
  if (found.size !== file.packedBytes) return `it has ${found.size} bytes instead of ${file.packedBytes}`;
  if (!isWhole) return null;
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(name), createGunzip(), hash);
  } catch (error) {
    return `it can’t be read: ${(error as Error).message}`;
  }
  return hash.digest("hex").startsWith(file.hash) ? null : "its checksum doesn’t match";
}
