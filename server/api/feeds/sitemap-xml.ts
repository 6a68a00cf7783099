import { xmlElement } from "./xml.ts";

/**
 * URLs in one sitemap at most. The protocol allows 50,000 and as many sitemaps (sitemaps.org/protocol.html); smaller ones are quicker to write again
 * after a change, and hold up less while they are sent.
 */
export const SITEMAP_SIZE = 10_000;

export interface SitemapUrl {
  url: string;
  lastModified?: Date;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Writes a sitemap (sitemaps.org/protocol.html) piece by piece, as its URLs come. */
export async function* sitemap(urls: AsyncIterable<readonly SitemapUrl[]>): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  for await (const some of urls) yield some.map((each) => `${entry("url", each)}\n`).join("");
  yield "</urlset>\n";
}

/** Writes the index of sitemaps. */
export function sitemapIndex(files: readonly SitemapUrl[]): string {
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.map((each) => entry("sitemap", each)).join("\n")}\n</sitemapindex>\n`;
}

function entry(name: string, { url, lastModified }: SitemapUrl): string {
  return `<${name}>${xmlElement("loc", url)}${xmlElement("lastmod", lastModified?.toISOString())}</${name}>`;
}
