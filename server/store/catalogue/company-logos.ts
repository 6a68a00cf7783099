import type { Queryable } from "#postgres/connection.ts";

/** A company whose logo should be fetched. */
export interface WantedLogo {
  companyId: string;
  sourceUrl: string;
  /** Consecutive failed tries. */
  failures: number;
  /** Hash of the current logo. */
  hash: string | null;
}

/** How long a claimed logo is left to one worker. */
const CLAIM_MINUTES = 10;
/** How long a company without an open job isn't looked at again. */
const IDLE_DAYS = 1;

/**
 * Claims companies with an open job or an uploaded picture whose logo was never made, has a new source, or is due again. `sample` selects sample
 * companies or real ones. A trigger makes a logo due when its source is new.
 */
export async function claimWantedLogos(
  database: { pool: Queryable },
  which: { sample: boolean; limit: number; now: Date },
): Promise<WantedLogo[]> {
  const { rows } = await database.pool.query<WantedLogo>(
    `with due as (
       select l.company_id, l.source_url like 'upload:%' or exists (
         select from job j where j.company_id = l.company_id and j.closed_at is null) as is_wanted
       from company_logo l join company c on c.id = l.company_id
       where l.next_try_at <= $3 and c.sample = $1 order by l.next_try_at, l.company_id limit $2 for update of l skip locked),
     claimed as (
       update company_logo l
       set next_try_at = $3::timestamptz + case when is_wanted then interval '${CLAIM_MINUTES} minutes' else interval '${IDLE_DAYS} days' end
       from due where l.company_id = due.company_id
       returning l.company_id as "companyId", l.source_url as "sourceUrl", l.failures, l.hash, due.is_wanted)
     select "companyId", "sourceUrl", failures, hash from claimed where is_wanted order by "companyId"`,
    [which.sample, which.limit, which.now],
  );
  return rows;
}

export interface StoredLogo {
  hash: string;
  webp: Buffer;
  width: number;
  height: number;
}

/** Stores a company's logo. */
export async function storeLogo(
  client: Queryable,
  companyId: string,
  logo: StoredLogo,
  when: { now: Date; nextTryAt: Date },
): Promise<void> {
  await client.query(
    `update company_logo set hash = $2, webp = $3, width = $4, height = $5, failures = 0, last_error = null, checked_at = $6, next_try_at = $7
     where company_id = $1`,
    [companyId, logo.hash, logo.webp, logo.width, logo.height, when.now, when.nextTryAt],
  );
}

/** Records a failed try; the current logo stays. */
export async function noteLogoFailure(
  database: { pool: Queryable },
  companyId: string,
  error: string,
  when: { now: Date; nextTryAt: Date },
): Promise<void> {
  await database.pool.query(
    `update company_logo set failures = failures + 1, last_error = $2, checked_at = $3, next_try_at = $4 where company_id = $1`,
    [companyId, error.slice(0, 500), when.now, when.nextTryAt],
  );
}

/** Returns the logo with this hash of the company with this slug, or null. */
export async function readLogo(database: { pool: Queryable }, slug: string, hash: string): Promise<Buffer | null> {
  const { rows } = await database.pool.query<{ webp: Buffer }>(
    "select l.webp from company c join company_logo l on l.company_id = c.id where c.slug = $1 and l.hash = $2",
    [slug, hash],
  );
  return rows[0]?.webp ?? null;
}
