import { z } from "zod";
import { FetchError } from "#http/fetch-error.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import type { Database } from "#postgres/database.ts";
import { decodeText } from "#sources/payload.ts";
import type { Source } from "#sources/source.ts";
import { discoveryPosition, saveDiscoveryPosition } from "#store/catalogue/board-candidates.ts";
import { type ListCounts, openAddressList } from "./address-list.ts";

const INDEXES = "https://index.commoncrawl.org/collinfo.json";
const INDEX_HOST = "index.commoncrawl.org";
const LARGEST_PAGE_MIB = 64;
const LONGEST_LINE = 20_000;

const Indexes = z.array(z.object({ id: z.string().regex(/^[\w-]{1,40}$/), "cdx-api": z.url() })).min(1);
const PageCount = z.object({ pages: z.number().int().min(0).max(1_000_000) });
const Line = z.object({ url: z.string() });
const Position = z.object({ index: z.string(), pattern: z.number().int().min(0), page: z.number().int().min(0) });

/** Common Crawl answered with something that isn't its index: an error page, a cut-off answer. */
export class IndexAnswerError extends Error {
  override name = "IndexAnswerError";
}

export interface CrawlProgress extends ListCounts {
  index: string;
  pattern: string;
  /** The page just read, from 1, of `pages`. */
  page: number;
  pages: number;
  unreadable: number;
}

export interface CrawlOptions {
  database: Database;
  http: OutboundHttp;
  source: Source;
  /** Read this many pages, then stop. */
  mostPages: number;
  /** Starts the newest index again, even if it was read before. */
  again?: boolean;
  signal: AbortSignal;
  onPage(progress: CrawlProgress): void;
}

export interface CrawlReport extends ListCounts {
  index: string;
  pagesRead: number;
  unreadable: number;
  /** Whether the whole index was read. Otherwise the next call resumes. */
  complete: boolean;
}

/**
 * Reads the addresses of a source's pages in Common Crawl's newest index and adds the boards behind them as candidates. Saves its
 * position after each page. Throws FetchError and IndexAnswerError; the next call then resumes at the page that failed.
 */
export async function discoverInCommonCrawl(options: CrawlOptions): Promise<CrawlReport> {
  const { database, source, mostPages } = options;
  const patterns = source.boardPages ?? [];
  const index = await newestIndex(options);
  let at = await startingPosition(options, index.id);
  const list = await openAddressList(database, source, "common-crawl");
  let pagesRead = 0;
  let unreadable = 0;
  while (at.pattern < patterns.length) {
    const pattern = patterns[at.pattern] ?? "";
    const pages = await pageCount(options, index.api, pattern);
    for (; at.page < pages; at.page += 1) {
      if (pagesRead >= mostPages) return { ...list.counts, index: index.id, pagesRead, unreadable, complete: false };
      const read = await readIndexPage(options, `${queryOf(index.api, pattern)}&output=json&fl=url&page=${at.page}`);
      unreadable += read.unreadable;
      await list.add(read.addresses, `${index.id} ${pattern}`);
      pagesRead += 1;
      await savePosition(options, { ...at, page: at.page + 1 });
      options.onPage({ ...list.counts, index: index.id, pattern, page: at.page + 1, pages, unreadable });
    }
    at = { index: index.id, pattern: at.pattern + 1, page: 0 };
    await savePosition(options, at);
  }
  return { ...list.counts, index: index.id, pagesRead, unreadable, complete: true };
}

type Position = z.infer<typeof Position>;

const queryOf = (api: string, pattern: string) => `${api}?url=${encodeURIComponent(pattern)}`;

/** Returns where to go on: the saved position if it is in this index, else its beginning. */
async function startingPosition({ database, source, again }: CrawlOptions, index: string): Promise<Position> {
  const saved = again === true ? null : await discoveryPosition(database, "common-crawl", source.id);
  const position = saved === null ? null : Position.safeParse(JSON.parse(saved)).data;
  return position?.index === index ? position : { index, pattern: 0, page: 0 };
}

async function savePosition({ database, source }: CrawlOptions, position: Position): Promise<void> {
  await saveDiscoveryPosition(database, "common-crawl", source.id, JSON.stringify(position));
}

async function newestIndex(options: CrawlOptions): Promise<{ id: string; api: string }> {
  const read = Indexes.safeParse(jsonOf(await fetchText(options, INDEXES)));
  const newest = read.data?.[0];
  if (newest === undefined) throw new IndexAnswerError("Common Crawl's list of indexes is unreadable.");
  const api = new URL(newest["cdx-api"]);
  // The list names where we go next, so it must not lead elsewhere.
  if (api.hostname !== INDEX_HOST) throw new IndexAnswerError(`Common Crawl's list leads to ${api.hostname}.`);
  return { id: newest.id, api: `https://${INDEX_HOST}${api.pathname}` };
}

async function pageCount(options: CrawlOptions, api: string, pattern: string): Promise<number> {
  const text = await fetchText(options, `${queryOf(api, pattern)}&output=json&showNumPages=true`);
  if (text === null) return 0;
  const read = PageCount.safeParse(jsonOf(text));
  if (!read.success) throw new IndexAnswerError("Common Crawl's index doesn't say how many pages it has.");
  return read.data.pages;
}

/** Reads a page with one JSON object per line. A cut-off last line is counted; a page without any readable line is an error. */
async function readIndexPage(
  options: CrawlOptions,
  address: string,
): Promise<{ addresses: string[]; unreadable: number }> {
  const text = await fetchText(options, address);
  const addresses: string[] = [];
  let unreadable = 0;
  for (const line of (text ?? "").split("\n")) {
    if (line.trim() === "") continue;
    const read = line.length > LONGEST_LINE ? null : Line.safeParse(jsonOf(line)).data;
    if (read) addresses.push(read.url);
    else unreadable += 1;
  }
  if (addresses.length === 0 && unreadable > 0)
    throw new IndexAnswerError("Common Crawl answered with something that isn't a page of its index.");
  return { addresses, unreadable };
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Fetches a text; null for 404, with which the index says that it has no captures. */
async function fetchText({ http, signal }: CrawlOptions, url: string): Promise<string | null> {
  try {
    const answer = await http.fetch({ url, maxBodyMiB: LARGEST_PAGE_MIB, share: "common-crawl", signal });
    return answer.notModified ? null : decodeText(answer.body, answer.contentType);
  } catch (error) {
    if (error instanceof FetchError && error.status === 404) return null;
    throw error;
  }
}
