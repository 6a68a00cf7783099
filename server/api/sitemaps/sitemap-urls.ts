import { setImmediate as nextTurn } from "node:timers/promises";
import type { Config } from "#app/config.ts";
import { jobUrl } from "#api/feeds/feed.ts";
import type { SitemapUrl } from "#api/feeds/sitemap-xml.ts";
import { landingPlaces, landingRoles } from "#api/results/landings.ts";
import type { SearchModel } from "#search/model.ts";
import type { Database } from "#postgres/database.ts";
import { sitemapEntries, type SitemapKind } from "#store/search/sitemap.ts";

/** What the sitemaps list. */
export interface SitemapSources {
  /** The database that `search` follows. */
  reading: Database;
  search: SearchModel;
  config: Pick<Config, "baseUrl">;
}

const PAGES = [
  "/",
  "/remote-jobs",
  "/about",
  "/accuracy",
  "/boards/new",
  "/contact",
  "/data",
  "/help",
  "/privacy",
  "/terms",
];
/** Rows to read and write between turns of the event loop: a few milliseconds of work. */
const ROWS = 1000;

/** Lists the pages that are always there. */
export function pageUrls({ config }: SitemapSources): SitemapUrl[] {
  return PAGES.map((path) => ({ url: config.baseUrl + path }));
}

/** Lists the pages of a block of jobs or companies, read step by step. */
export async function* rowUrls(
  { reading, config }: SitemapSources,
  kind: SitemapKind,
  { part, size }: { part: number; size: number },
): AsyncGenerator<SitemapUrl[]> {
  const upTo = part * size;
  for (let after = upTo - size; after < upTo;) {
    const entries = await sitemapEntries(reading, kind, { after, upTo, limit: ROWS });
    yield entries.map((entry) => ({
      url:
        kind === "jobs" ? jobUrl(config.baseUrl, entry) : `${config.baseUrl}/company/${encodeURIComponent(entry.slug)}`,
      ...(entry.lastModified && { lastModified: entry.lastModified }),
    }));
    if (entries.length < ROWS) return;
    after = Number(entries.at(-1)!.id);
  }
}

/** Lists pages of roles, and of roles in the places that their jobs name, a role at a time. They have no date, because they change constantly. */
export async function landingUrls({ search, config }: SitemapSources): Promise<SitemapUrl[]> {
  const urls: SitemapUrl[] = [];
  for (const { value: role } of landingRoles(search).flatMap(({ roles }) => roles)) {
    await nextTurn();
    const page = `${config.baseUrl}/remote-${role}-jobs`;
    urls.push({ url: page }, ...landingPlaces(search, role).map(({ value: place }) => ({ url: `${page}/${place}` })));
  }
  return urls;
}
