import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import type { SearchModel } from "#search/model.ts";

/** How long a response is served while no job changes: date windows and the time of the last check move on. */
const CACHE_TTL_MS = 2000;
/** Characters of keys and bytes of responses held at once. */
const MAX_SIZE = 32_000_000;
/** URLs known at once, and the longest of them. */
const MAX_ALIASES = 10_000;
const MAX_URL_LENGTH = 1000;

export interface CachedResponse {
  text: string;
  /** The text as it goes over the wire: encoding it for every request would cost more than all the rest. */
  bytes: Buffer;
  etag: string;
}

export interface ResponseCache {
  /** Returns the cached response of a search, or makes it, once for everyone who requests it before the jobs change. */
  get<T>(key: string, make: () => Promise<T>, serialize: (body: T) => string): Promise<CachedResponse>;
  /** Returns the cached response by raw URL, so that a fresh one needs no parsing of parameters. */
  getByUrl(url: string): Promise<CachedResponse> | null;
  /** Records which key a URL stands for. */
  alias(url: string, key: string): void;
}

interface Entry {
  response: Promise<CachedResponse>;
  /** The version of the search model when the response was requested. */
  version: number;
}

export function createResponseCache(search: Pick<SearchModel, "version">): ResponseCache {
  // Expired responses go by themselves: a thread that nobody asks any more would keep 32 MB of them.
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_SIZE, ttl: CACHE_TTL_MS, ttlAutopurge: true });
  const aliases = new LRUCache<string, string>({ max: MAX_ALIASES });

  function fresh(key: string): Promise<CachedResponse> | null {
    const entry = entries.get(key);
    return entry?.version === search.version ? entry.response : null;
  }

  return {
    get(key, make, serialize) {
      const cached = fresh(key);
      if (cached !== null) return cached;
      const response = make().then((body) => {
        const text = serialize(body);
        return { text, bytes: Buffer.from(text), etag: etagOf(text) };
      });
      const entry: Entry = { response, version: search.version };
      entries.set(key, entry, { size: key.length });
      response.then(
        ({ bytes }) => {
          if (entries.peek(key) !== entry) return;
          // A copy, because the cache measures only values it does not hold yet.
          entries.set(key, { ...entry }, { size: key.length + 2 * bytes.length, noUpdateTTL: true });
        },
        // A failure reaches only those who waited for it.
        () => {
          if (entries.peek(key) === entry) entries.delete(key);
        },
      );
      return response;
    },
    getByUrl(url) {
      const key = aliases.get(url);
      return key === undefined ? null : fresh(key);
    },
    alias(url, key) {
      if (url.length <= MAX_URL_LENGTH) aliases.set(url, key);
    },
  };
}

export interface CacheableJson<T> {
  key: readonly unknown[];
  cacheControl: string;
  make: () => Promise<T>;
}

/** Sends JSON from the cache, serialised by the schema of the reply's route. */
export async function sendJson<T>(
  reply: FastifyReply,
  cache: ResponseCache,
  { key, cacheControl, make }: CacheableJson<T>,
): Promise<FastifyReply> {
  const response = await cache.get(JSON.stringify(key), make, (body) => reply.serialize(body) as string);
  return sendCached(reply, response, cacheControl);
}

/** Sends JSON that is already serialised. */
export function sendCached(reply: FastifyReply, { bytes, etag }: CachedResponse, cacheControl: string): FastifyReply {
  return reply
    .header("cache-control", cacheControl)
    .header("etag", etag)
    .type("application/json; charset=utf-8")
    .send(bytes);
}

export function etagOf(body: string | Buffer): string {
  return `"${createHash("sha1").update(body).digest("base64url")}"`;
}
