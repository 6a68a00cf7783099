import { gunzipSync } from "node:zlib";
import { FetchError } from "#http/fetch-error.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { fetchRobotsRules } from "#ingest/run/fetch-robots-rules.ts";
import type { Database } from "#postgres/database.ts";
import { decodeEntities } from "#sources/html-entities.ts";
import { decodeText } from "#sources/payload.ts";
import type { Source } from "#sources/source.ts";
import { type ListCounts, openAddressList } from "./address-list.ts";

const MOST_FILES = 200;
const LARGEST_FILE_MIB = 64;
/** One address of a sitemap. The parts between are single, so that reading takes linear time. */
const LOC = /<loc>([^<]{1,2000})<\/loc>/g;

export interface SitemapOptions {
  database: Database;
  http: OutboundHttp;
  source: Source;
  signal: AbortSignal;
  onFile(address: string, counts: ListCounts): void;
}

export interface SitemapReport extends ListCounts {
  /** The sitemaps that the hosts' robots.txt names. */
  sitemaps: number;
  filesRead: number;
  failed: { address: string; problem: string }[];
}

/**
 * Reads the sitemaps that the robots.txt of a source's hosts names and adds the boards in them as candidates. A file that can't be
 * read is reported and skipped. Sources whose boards each have a host of their own share no sitemap.
 */
export async function discoverInSitemaps(options: SitemapOptions): Promise<SitemapReport> {
  const { database, http, source, signal } = options;
  const list = await openAddressList(database, source, "sitemap");
  const failed: SitemapReport["failed"] = [];
  const hosts = new Set(
    (source.boardPages ?? []).filter((page) => !page.startsWith("*.")).map((page) => page.split("/")[0]),
  );
  const queue: string[] = [];
  for (const host of hosts) {
    try {
      queue.push(...(await fetchRobotsRules(http, `https://${host}/`, signal)).sitemaps);
    } catch (error) {
      failed.push({ address: `https://${host}/robots.txt`, problem: problemOf(error) });
    }
  }
  const sitemaps = queue.length;
  const seen = new Set(queue);
  let filesRead = 0;
  for (let address = queue.shift(); address !== undefined && filesRead < MOST_FILES; address = queue.shift()) {
    try {
      const text = await readFile(options, address);
      filesRead += 1;
      const addresses = [...text.matchAll(LOC)].map(([, loc = ""]) => decodeEntities(loc.trim()));
      if (!text.includes("<sitemapindex")) await list.add(addresses, address);
      else
        for (const next of addresses)
          if (isSameHost(next, address) && !seen.has(next)) queue.push((seen.add(next), next));
      options.onFile(address, list.counts);
    } catch (error) {
      failed.push({ address, problem: problemOf(error) });
    }
  }
  return { ...list.counts, sitemaps, filesRead, failed };
}

async function readFile({ http, signal }: SitemapOptions, url: string): Promise<string> {
  const answer = await http.fetch({ url, maxBodyMiB: LARGEST_FILE_MIB, share: "sitemaps", signal });
  if (answer.notModified) return "";
  const { body, contentType } = answer;
  const isPacked = body[0] === 0x1f && body[1] === 0x8b;
  return decodeText(isPacked ? gunzipSync(body, { maxOutputLength: LARGEST_FILE_MIB * 1_048_576 }) : body, contentType);
}

function isSameHost(one: string, other: string): boolean {
  return URL.parse(one)?.hostname === URL.parse(other)?.hostname;
}

/** Returns one line about a file that couldn't be read. Throws errors that are ours. */
function problemOf(error: unknown): string {
  if (error instanceof FetchError) return error.message;
  if (error instanceof RangeError || (error as NodeJS.ErrnoException).code?.startsWith("Z_") === true)
    return "its compressed data is broken or too large";
  throw error;
}
