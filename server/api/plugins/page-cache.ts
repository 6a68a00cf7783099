import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBr = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const MAX_PAGES = 300;
const MAX_PAGE_BYTES = 2 * 1024 * 1024;

/** Query parameters that change a page. A request with any other is rendered and not kept, so that nobody can fill the memory. */
const KNOWN = new Set(["role", "location", "experienceLevel", "employmentType", "sortBy"]);
const MAX_QUERY_LENGTH = 300;

export interface KeptPage {
  headers: Record<string, string>;
  body: Buffer;
}

export interface PageCache {
  /** The page, kept or fresh; undefined when it may not be kept and the caller must render it. */
  get(url: string, acceptEncoding: string | undefined): Promise<KeptPage | undefined>;
  clear(): void;
}

interface Entry {
  headers: Record<string, string>;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  staleAt: number;
}

/**
 * Whole pages by address. Every reader gets the same page, because who reads is known only in the browser. Only 200s whose route sets
 * `s-maxage` are kept, for that long; a page past its time is sent once more while a fresh one is made behind it.
 */
export function createPageCache(render: (url: string) => Promise<Response>, now: () => number = Date.now): PageCache {
  const entries = new Map<string, Entry>();
  const filling = new Map<string, Promise<Entry | undefined>>();
  let generation = 0;

  function fill(key: string): Promise<Entry | undefined> {
    const running = filling.get(key);
    if (running) return running;
    const started = generation;
    const made = make(key)
      .then((entry) => {
        // Jobs changed while it was rendered: it may show what is gone.
        if (entry && started === generation) keep(key, entry);
        return entry;
      })
      .finally(() => {
        if (filling.get(key) === made) filling.delete(key);
      });
    filling.set(key, made);
    return made;
  }

  async function make(key: string): Promise<Entry | undefined> {
    const page = await render(key);
    const seconds = /\bs-maxage=(\d+)/.exec(page.headers.get("cache-control") ?? "")?.[1];
    if (page.status !== 200 || seconds === undefined) {
      await page.body?.cancel();
      return undefined;
    }
    const plain = Buffer.from(await page.arrayBuffer());
    if (plain.length > MAX_PAGE_BYTES) return undefined;
    const [br, gzipped] = await Promise.all([
      compressBr(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      }),
      compressGzip(plain),
    ]);
    return {
      headers: Object.fromEntries(page.headers),
      plain,
      br,
      gzip: gzipped,
      staleAt: now() + Number(seconds) * 1000,
    };
  }

  function keep(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > MAX_PAGES) entries.delete(entries.keys().next().value ?? "");
  }

  return {
    async get(url, acceptEncoding) {
      const key = keyOf(url);
      if (key === undefined) return undefined;
      const kept = entries.get(key);
      if (kept && kept.staleAt <= now()) fill(key).catch(() => {});
      const entry = kept ?? (await fill(key));
      return entry && encoded(entry, acceptEncoding ?? "");
    },
    clear() {
      generation += 1;
      entries.clear();
      filling.clear();
    },
  };
}

/** One key for one page: known parameters in order. Undefined for an address that is not kept. */
function keyOf(url: string): string | undefined {
  const [path = "/", query = ""] = url.split("?", 2);
  if (query === "") return path;
  const pairs = [...new URLSearchParams(query)];
  if (query.length > MAX_QUERY_LENGTH || pairs.some(([name]) => !KNOWN.has(name))) return undefined;
  return `${path}?${new URLSearchParams(pairs.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)))}`;
}

function encoded(entry: Entry, accept: string): KeptPage {
  const headers = { ...entry.headers, vary: "accept-encoding" };
  if (/\bbr\b/.test(accept)) return { headers: { ...headers, "content-encoding": "br" }, body: entry.br };
  if (/\bgzip\b/.test(accept)) return { headers: { ...headers, "content-encoding": "gzip" }, body: entry.gzip };
  return { headers, body: entry.plain };
}
