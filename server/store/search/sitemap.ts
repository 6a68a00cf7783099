import type { Queryable } from "#postgres/connection.ts";

/** Maximum number of URLs in one sitemap (sitemaps.org/protocol.html). */
export const SITEMAP_SIZE = 50_000;

/** One file of a large sitemap. It covers a block of ids, so that its rows stay when others are added or removed. */
export interface SitemapPart {
  part: number;
  lastModified: Date;
}

export interface SitemapEntry {
  id: string;
  slug: string;
  lastModified: Date;
}

// A company's page changes with its jobs, closed ones included.
const COMPANIES = `
  select c.id, c.slug, max(j.updated_at) as last_modified from company c join job j on j.company_id = c.id
  where not c.sample group by c.id having bool_or(j.closed_at is null)`;
const JOBS = "select j.id, j.slug, j.updated_at as last_modified from job j where j.closed_at is null and not j.sample";

export type SitemapKind = "jobs" | "companies";
const ROWS: Record<SitemapKind, string> = { jobs: JOBS, companies: COMPANIES };

/** Returns the non-empty files in order. Sample jobs and their companies are left out. */
export async function sitemapParts(database: { pool: Queryable }, kind: SitemapKind): Promise<SitemapPart[]> {
  const { rows } = await database.pool.query<SitemapPart>(
    `select ((id - 1) / ${SITEMAP_SIZE})::int + 1 as part, max(last_modified) as "lastModified" from (${ROWS[kind]}) r group by 1 order by 1`,
  );
  return rows;
}

/** Returns the rows of one file. */
export async function sitemapEntries(
  database: { pool: Queryable },
  kind: SitemapKind,
  part: number,
): Promise<SitemapEntry[]> {
  const { rows } = await database.pool.query<SitemapEntry>(
    `select id, slug, last_modified as "lastModified" from (${ROWS[kind]}) r where id > $1 and id <= $2 order by id`,
    [String((part - 1) * SITEMAP_SIZE), String(part * SITEMAP_SIZE)],
  );
  return rows;
}
