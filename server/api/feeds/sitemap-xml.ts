import { xmlElement } from "./xml.ts";

export interface SitemapUrl {
  url: string;
  lastModified?: Date;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Writes a sitemap (sitemaps.org/protocol.html) of at most 50,000 URLs. */
export function sitemap(urls: readonly SitemapUrl[]): string {
  return `${HEAD}<urlset ${NAMESPACE}>\n${urls.map((each) => entry("url", each)).join("\n")}\n</urlset>\n`;
}

/** Writes the index of sitemaps. */
export function sitemapIndex(files: readonly SitemapUrl[]): string {
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.map((each) => entry("sitemap", each)).join("\n")}\n</sitemapindex>\n`;
}

function entry(name: string, { url, lastModified }: SitemapUrl): string {
  return `<${name}>${xmlElement("loc", url)}${xmlElement("lastmod", lastModified?.toISOString())}</${name}>`;
}
