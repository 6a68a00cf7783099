import type { NormalisedPosting } from "#normalise/result.ts";
import type { Database } from "#postgres/database.ts";

interface Carrying {
  leads?: boolean;
  rulesVersion?: number;
  facts?: Partial<NormalisedPosting>;
}

/** Adds an open posting of a source to a job. */
export async function carriedBy(
  { pool }: Database,
  jobId: string,
  source: string,
  { leads = true, rulesVersion = 1, facts = {} }: Carrying = {},
): Promise<void> {
  await pool.query(`insert into source (id, name) values ($1, $1) on conflict do nothing`, [source]);
  await pool.query(
    `with b as (insert into board (source, token) values ($2, $2 || $1) returning id),
       p as (insert into posting (board_id, external_id, url, content_hash, rules_version, raw, facts, first_seen_at, last_seen_at)
         select id, $1, 'https://jobs.example.org/' || $1, '\\x00', $4, '{}', $5, now(), now() from b returning id)
     insert into job_posting (job_id, posting_id, is_primary, evidence) select $1::bigint, id, $3, 'test' from p`,
    [jobId, source, leads, rulesVersion, JSON.stringify(facts)],
  );
}
