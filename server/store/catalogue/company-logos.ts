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

/**
 * Claims companies with an open job whose logo was never fetched, has a new URL, or is due again. `sample` selects sample companies or
 * real ones.
 */
export async function claimWantedLogos(
  database: { pool: Queryable },
  which: { sample: boolean; limit: number; now: Date },
): Promise<WantedLogo[]> {
  const { rows } = await database.pool.query<WantedLogo>(
    `insert into company_logo as l (company_id, source_url, next_try_at)
     select c.id, c.logo_source_url, $3::timestamptz + make_interval(mins => ${CLAIM_MINUTES})
     from company c left join company_logo known on known.company_id = c.id
     where c.sample = $1 and c.logo_source_url is not null
       and (known.company_id is null or known.source_url <> c.logo_source_url or known.next_try_at <= $3)
       and exists (select from job j where j.company_id = c.id and j.closed_at is null)
     order by known.next_try_at nulls first, c.id limit $2
     on conflict (company_id) do update set next_try_at = excluded.next_try_at, source_url = excluded.source_url,
       failures = case when l.source_url = excluded.source_url then l.failures else 0 end
     where l.source_url <> excluded.source_url or l.next_try_at <= $3
     returning company_id as "companyId", source_url as "sourceUrl", failures, hash`,
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
