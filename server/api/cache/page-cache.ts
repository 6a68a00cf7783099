import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { etagOf } from "./response-cache.ts";

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

/** A page and what it was made of: the addresses it asked of the API, and the tag of what each answered, complete once the page is read. */
export interface RenderedPage {
  page: Response;
  inputs: ReadonlyMap<string, string>;
}

export interface PageSource {
  render(url: string): Promise<RenderedPage>;
  /** The tag of what the API answers at an address: the same for the same answer. */
  tagOf(input: string): Promise<string>;
}

export interface PageCache {
  /** The page, kept or fresh; undefined when it may not be kept and the caller must render it. */
  get(url: string, acceptEncoding: string | undefined): Promise<KeptPage | undefined>;
  /** Says that what pages are made of may have changed: each is sent again only after a look whether it has. */
  suspect(): void;
}

interface Entry {
  headers: Record<string, string>;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  staleAt: number;
  inputs: ReadonlyMap<string, string>;
  /** How often pages had been suspected when this one was last known to be right. */
  rightAt: number;
}

/**
 * Whole pages by address. Every reader gets the same page, because who reads is known only in the browser. Only 200s whose route sets
 * `s-maxage` are kept, for that long; a page past its time is sent once more while a fresh one is made behind it. When jobs change,
 * only pages whose own inputs differ are made anew: asking for these again costs a fraction of rendering.
 */
export function createPageCache({ render, tagOf }: PageSource, now: () => number = Date.now): PageCache {
  const entries = new Map<string, Entry>();
  let running = new Map<string, Promise<Entry | undefined>>();
  let suspicions = 0;

  /** Runs one piece of work for a page at a time; whoever asks meanwhile gets its result. */
  function once(key: string, work: () => Promise<Entry | undefined>): Promise<Entry | undefined> {
    const mine = running;
    const known = mine.get(key);
    if (known) return known;
    const made = work().finally(() => mine.delete(key));
    mine.set(key, made);
    return made;
  }

  async function fill(key: string): Promise<Entry | undefined> {
    const entry = await make(key);
    if (entry) keep(key, entry);
    else entries.delete(key);
    return entry;
  }

  /** The page when it is made of what the API answers still, else a fresh one. */
  async function checked(key: string, kept: Entry): Promise<Entry | undefined> {
    const rightAt = suspicions;
    const tags = await Promise.all(
      [...kept.inputs].map(async ([input, tag]) => (await tagOf(input).catch(() => null)) === tag),
    );
    if (tags.includes(false)) return fill(key);
    kept.rightAt = rightAt;
    return kept;
  }

  async function make(key: string): Promise<Entry | undefined> {
    const rightAt = suspicions;
    const { page, inputs } = await render(key);
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
      headers: { ...Object.fromEntries(page.headers), etag: `W/${etagOf(plain)}` },
      inputs,
      rightAt,
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
      const right = kept?.rightAt === suspicions;
      if (kept && right && kept.staleAt <= now()) once(key, () => fill(key)).catch(() => {});
      const entry = kept && right ? kept : await once(key, () => (kept ? checked(key, kept) : fill(key)));
      return entry && encoded(entry, acceptEncoding ?? "");
    },
    suspect() {
      suspicions += 1;
      // What is under way may have read what has changed: the next to ask begins anew.
      running = new Map();
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
