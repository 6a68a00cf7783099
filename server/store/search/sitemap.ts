import type { Queryable } from "#postgres/connection.ts";

export interface SitemapEntry {
  id: string;
  slug: string;
  /** Absent where finding it would take reading every job of a company. */
  lastModified?: Date;
}

export type SitemapKind = "jobs" | "companies";

/** Some ids of a kind: those above `after` up to `upTo`, at most `limit` of them. */
export interface IdRange {
  after: number;
  upTo: number;
  limit: number;
}

/** Ids of jobs to look up at a time. */
const IDS_PER_STATEMENT = 1000;
/** The column by which a kind is split into files. A file covers a block of ids, so that its rows stay when others are added or removed. */
const IDS: Record<SitemapKind, string> = { jobs: "id", companies: "company_id" };
const LISTED = "closed_at is null and not sample";
// `limit 1` makes each company one look into the index of open jobs, instead of a join with all of them.
const ENTRIES: Record<SitemapKind, string> = {
  jobs: `select id, slug, updated_at as "lastModified" from job where ${LISTED} and id > $1 and id <= $2 order by id limit $3`,
  companies: `select c.id, c.slug from company c
    cross join lateral (select from job where company_id = c.id and ${LISTED} limit 1) open
    where not c.sample and c.id > $1 and c.id <= $2 order by c.id limit $3`,
};

/** Returns the numbers of the non-empty blocks of `size` ids in order. Sample jobs and their companies are left out. Reads one row for each block. */
export async function sitemapParts(database: { pool: Queryable }, kind: SitemapKind, size: number): Promise<number[]> {
  const nextBlock = (from: string) =>
    `(select (${IDS[kind]} - 1) / $1::bigint from job where ${LISTED} and ${IDS[kind]} > ${from} order by ${IDS[kind]} limit 1)`;
  const { rows } = await database.pool.query<{ part: number }>(
    `with recursive blocks (block) as (
       select ${nextBlock("0")}
       union all
       select ${nextBlock("(block + 1) * $1::bigint")} from blocks where block is not null)
     select block::int + 1 as part from blocks where block is not null order by block`,
    [size],
  );
  return rows.map(({ part }) => part);
}

/** Returns what a sitemap lists of a range of ids, in their order. */
export async function sitemapEntries(
  database: { pool: Queryable },
  kind: SitemapKind,
  { after, upTo, limit }: IdRange,
): Promise<SitemapEntry[]> {
  const { rows } = await database.pool.query<SitemapEntry>(ENTRIES[kind], [after, upTo, limit]);
  return rows;
}

/** Returns the ids of the companies that some jobs are of. */
export async function companiesOfJobs(database: { pool: Queryable }, jobIds: readonly string[]): Promise<Set<string>> {
  const companies = new Set<string>();
  for (let from = 0; from < jobIds.length; from += IDS_PER_STATEMENT) {
    const { rows } = await database.pool.query<{ id: string }>(
      "select distinct company_id as id from job where id = any($1::bigint[])",
      [jobIds.slice(from, from + IDS_PER_STATEMENT)],
    );
    for (const { id } of rows) companies.add(id);
  }
  return companies;
}
