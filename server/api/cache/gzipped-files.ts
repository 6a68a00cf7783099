import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { acceptsEncoding } from "./compression.ts";
import { etagOf } from "./response-cache.ts";

const compress = promisify(gzip);
const decompress = promisify(gunzip);
const CACHE_TTL_MS = 60 * 60 * 1000;
const MAX_BYTES = 64 * 1024 * 1024;

export interface GzippedFile {
  etag: string;
  gzip: Buffer;
}

export interface GzippedFiles {
  /** Returns a file by name, or undefined if it does not exist. */
  get(name: string): Promise<GzippedFile | undefined>;
}

/**
 * Caches large files compressed, for an hour from when `make` made them. Concurrent callers share one call of `make`; an expired file is
 * served while a fresh one is being made.
 */
export function createGzippedFiles(make: (name: string) => Promise<string | undefined>): GzippedFiles {
  const files = new LRUCache<string, GzippedFile>({
    ttl: CACHE_TTL_MS,
    maxSize: MAX_BYTES,
    sizeCalculation: (file) => Math.max(1, file.gzip.length),
    allowStale: true,
    async fetchMethod(name) {
      const text = await make(name);
      return text === undefined ? undefined : { etag: `W/${etagOf(text)}`, gzip: await compress(text) };
    },
  });
  return { get: (name) => files.fetch(name) };
}

/** Returns the body and headers of a file for a client, which may not accept gzip. */
export async function encodeFile(
  { etag, gzip: body }: GzippedFile,
  accept?: string,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const headers = { etag, vary: "accept-encoding" };
  if (acceptsEncoding(accept, "gzip")) return { headers: { ...headers, "content-encoding": "gzip" }, body };
  return { headers, body: await decompress(body) };
}

/** Sends a file as the client accepts it. */
export async function sendGzipped(
  reply: FastifyReply,
  file: GzippedFile,
  { cacheControl, type }: { cacheControl: string; type: string },
): Promise<FastifyReply> {
  const { headers, body } = await encodeFile(file, reply.request.headers["accept-encoding"]);
  return await reply
    .headers({ ...headers, "cache-control": cacheControl })
    .type(type)
    .send(body);
}
