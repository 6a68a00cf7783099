import type { Queryable } from "#postgres/connection.ts";

/** Maximum number of URLs in one sitemap (sitemaps.org/protocol.html). */
export const SITEMAP_SIZE = 50_000;

export interface SitemapEntry {
  id: string;
  slug: string;
  /** Absent where finding it would take reading every job of a company. */
  lastModified?: Date;
}

export type SitemapKind = "jobs" | "companies";

/** The column by which a kind is split into files. A file covers a block of ids, so that its rows stay when others are added or removed. */
const IDS: Record<SitemapKind, string> = { jobs: "id", companies: "company_id" };
const LISTED = "closed_at is null and not sample";
// `limit 1` makes each company one look into the index of open jobs, instead of a join with all of them.
const ENTRIES: Record<SitemapKind, string> = {
  jobs: `select id, slug, updated_at as "lastModified" from job where ${LISTED} and id > $1 and id <= $2 order by id`,
  companies: `select c.id, c.slug from company c
    cross join lateral (select from job where company_id = c.id and ${LISTED} limit 1) open
    where not c.sample and c.id > $1 and c.id <= $2 order by c.id`,
};

/** Returns the numbers of the non-empty files in order. Sample jobs and their companies are left out. Reads one row for each file. */
export async function sitemapParts(database: { pool: Queryable }, kind: SitemapKind): Promise<number[]> {
  const nextBlock = (from: string) =>
    `(select (${IDS[kind]} - 1) / ${SITEMAP_SIZE} from job where ${LISTED} and ${IDS[kind]} > ${from} order by ${IDS[kind]} limit 1)`;
  const { rows } = await database.pool.query<{ part: number }>(
    `with recursive blocks (block) as (
       select ${nextBlock("0")}
       union all
       select ${nextBlock(`(block + 1) * ${SITEMAP_SIZE}`)} from blocks where block is not null)
     select block::int + 1 as part from blocks where block is not null order by block`,
  );
  return rows.map(({ part }) => part);
}

/** Returns the rows of one file. */
export async function sitemapEntries(
  database: { pool: Queryable },
  kind: SitemapKind,
  part: number,
): Promise<SitemapEntry[]> {
  const { rows } = await database.pool.query<SitemapEntry>(ENTRIES[kind], [
    String((part - 1) * SITEMAP_SIZE),
    String(part * SITEMAP_SIZE),
  ]);
  return rows;
}
