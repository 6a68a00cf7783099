import { LRUCache } from "lru-cache";
import { acceptsEncoding } from "./compression.ts";
import { PackedPage } from "./packed-page.ts";
import { etagOf } from "./response-cache.ts";

/** Bytes of all cached pages: a thousand or more, so that a crawler's pages don't push out the ones that people read. */
const MAX_BYTES = 32 * 1024 * 1024;
/** What an entry takes beside its body. */
const ENTRY_BYTES = 4096;
const MAX_PAGE_BYTES = 2 * 1024 * 1024;

/** Query parameters that change a page. A URL with any other is rendered but not cached, so that nobody can fill the memory. */
const CACHEABLE_PARAMS = new Set(["role", "location", "experienceLevel", "employmentType", "sortBy"]);
const MAX_QUERY_LENGTH = 300;

export interface CachedPage {
  headers: Record<string, string>;
  body: Buffer;
}

export interface RenderedPage {
  page: Response;
  /** The API calls the page was rendered from, each URL with the tag of its response. Complete once the page's body is read. */
  inputs: ReadonlyMap<string, string>;
}

export interface PageSource {
  render(url: string): Promise<RenderedPage>;
  /** Returns the tag of the API's current response to a URL: equal tags mean equal responses. */
  tagOf(input: string): Promise<string>;
}

export interface PageCache {
  /** Returns the cached or a fresh page; undefined when the page must not be cached and the caller has to render it. */
  get(url: string, acceptEncoding: string | undefined): Promise<CachedPage | undefined>;
  /** Marks every page as possibly outdated: each is checked against its inputs before it is sent again. */
  revalidateAll(): void;
}

interface Entry {
  headers: Record<string, string>;
  body: PackedPage;
  staleAt: number;
  inputs: ReadonlyMap<string, string>;
  /** The generation in which the page was last known to match its inputs. */
  generation: number;
}

/**
 * Caches whole pages by URL. Every reader gets the same page, because only the browser knows who is signed in. Caches only
 * 200s whose route sets `s-maxage`, for that long; an expired page is served once more while a fresh one is rendered in the
 * background. When jobs change, only pages whose inputs differ are rendered again: checking costs a fraction of rendering.
 */
export function createPageCache({ render, tagOf }: PageSource, now: () => number = Date.now): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.bytes + ENTRY_BYTES,
  });
  let running = new Map<string, Promise<Entry | undefined>>();
  /** Grows with each call of `revalidateAll`. */
  let generation = 0;

  /** Runs one task per page at a time; concurrent callers share its result. */
  function coalesce(key: string, task: () => Promise<Entry | undefined>): Promise<Entry | undefined> {
    const current = running;
    const shared = current.get(key);
    if (shared) return shared;
    const result = task().finally(() => current.delete(key));
    current.set(key, result);
    return result;
  }

  async function refresh(key: string): Promise<Entry | undefined> {
    const entry = await renderEntry(key);
    if (entry) entries.set(key, entry);
    else entries.delete(key);
    return entry;
  }

  /** Returns the cached page if its inputs are unchanged, else a fresh one. */
  async function revalidate(key: string, cached: Entry): Promise<Entry | undefined> {
    const checkedIn = generation;
    const unchanged = await Promise.all(
      [...cached.inputs].map(async ([input, tag]) => (await tagOf(input).catch(() => null)) === tag),
    );
    if (unchanged.includes(false)) return refresh(key);
    cached.generation = checkedIn;
    return cached;
  }

  async function renderEntry(key: string): Promise<Entry | undefined> {
    const startedIn = generation;
    const { page, inputs } = await render(key);
    const seconds = /\bs-maxage=(\d+)/.exec(page.headers.get("cache-control") ?? "")?.[1];
    if (page.status !== 200 || seconds === undefined) {
      await page.body?.cancel();
      return undefined;
    }
    const plain = Buffer.from(await page.arrayBuffer());
    if (plain.length > MAX_PAGE_BYTES) return undefined;
    return {
      headers: { ...Object.fromEntries(page.headers), etag: `W/${etagOf(plain)}` },
      inputs,
      generation: startedIn,
      body: await PackedPage.of(plain),
      staleAt: now() + Number(seconds) * 1000,
    };
  }

  return {
    async get(url, acceptEncoding) {
      const key = keyOf(url);
      if (key === undefined) return undefined;
      const cached = entries.get(key);
      const valid = cached?.generation === generation;
      if (cached && valid && cached.staleAt <= now()) coalesce(key, () => refresh(key)).catch(() => {});
      const entry =
        cached && valid ? cached : await coalesce(key, () => (cached ? revalidate(key, cached) : refresh(key)));
      return entry && (await encode(entry, acceptEncoding));
    },
    revalidateAll() {
      generation += 1;
      // Tasks under way may have read the old data, so the next caller starts a new one.
      running = new Map();
    },
  };
}

/** Returns the same key for the same parameters in any order; undefined for a URL that must not be cached. */
function keyOf(url: string): string | undefined {
  const [path = "/", query = ""] = url.split("?", 2);
  if (query === "") return path;
  const pairs = [...new URLSearchParams(query)];
  if (query.length > MAX_QUERY_LENGTH || pairs.some(([name]) => !CACHEABLE_PARAMS.has(name))) return undefined;
  return `${path}?${new URLSearchParams(pairs.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)))}`;
}

async function encode({ headers: given, body }: Entry, accept: string | undefined): Promise<CachedPage> {
  const headers = { ...given, vary: "accept-encoding" };
  const encoding = (["br", "gzip"] as const).find((each) => acceptsEncoding(accept, each));
  if (encoding === undefined) return { headers, body: await body.in("identity") };
  return { headers: { ...headers, "content-encoding": encoding }, body: await body.in(encoding) };
}
