import type { MergedJob } from "#dedupe/merge.ts";
import { bulkJson, chunksOf } from "#postgres/bulk-json.ts";
import type { Queryable } from "#postgres/transaction.ts";

/** A job as a run writes it. */
export interface JobWrite {
  id: string;
  companyId: string;
  slug: string;
  titleKey: string;
  /** Hexadecimal hash of what is published. */
  contentHash: string;
  merged: MergedJob;
  closedAt: Date | null;
  closedReason: string | null;
  sample: boolean;
}

/** Reserves ids for jobs to be inserted. */
export async function reserveJobIds(client: Queryable, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { rows } = await client.query<{ id: string }>(
    "select nextval(pg_get_serial_sequence('job', 'id'))::text as id from generate_series(1, $1)",
    [count],
  );
  return rows.map((row) => row.id);
}

const ROWS_PER_STATEMENT = 200;

const COLUMNS = `id bigint, company_id bigint, slug text, title_key text, content_hash text, title text, summary text, description text, text text,
  location text, eligibility jsonb, remote_evidence text, roles text[], job_profile text, levels text[], employment_type text, salary jsonb,
  salary_yearly_usd double precision, education text, tech_stack text[], industries text[], company_size text, employee_strength text, url text,
  evidence jsonb, posted_at timestamptz, posted_at_is_first_seen boolean, first_seen_at timestamptz, last_seen_at timestamptz,
  closed_at timestamptz, closed_reason text, sample boolean, agency boolean, sources text[]`;
const NAMES = COLUMNS.split(",").map((column) => column.trim().split(" ")[0] ?? "");
const VALUES = NAMES.map((name) => (name === "content_hash" ? "decode(content_hash, 'hex')" : name)).join(", ");
const SET = NAMES.filter((name) => name !== "id" && name !== "slug")
  .map((name) => `${name} = excluded.${name}`)
  .join(", ");

/** Inserts or overwrites jobs by id. The slug stays what it was first, so that links keep working. */
export async function writeJobs(client: Queryable, jobs: readonly JobWrite[]): Promise<void> {
  for (const chunk of chunksOf(jobs, ROWS_PER_STATEMENT)) {
    await client.query(
      `insert into job (${NAMES.join(", ")}) overriding system value
       select ${VALUES} from json_to_recordset($1) as r (${COLUMNS})
       on conflict (id) do update set ${SET}, updated_at = now()`,
      [bulkJson(chunk.map(toRecord))],
    );
  }
}

function toRecord({ merged, ...job }: JobWrite): object {
  return {
    id: job.id,
    company_id: job.companyId,
    slug: job.slug,
    title_key: job.titleKey,
    content_hash: job.contentHash,
    title: merged.title,
    summary: merged.summary,
    description: merged.description,
    text: merged.text,
    location: merged.location,
    eligibility: merged.eligibility,
    remote_evidence: merged.remoteEvidence,
    roles: merged.roles,
    job_profile: merged.jobProfile,
    levels: merged.levels,
    employment_type: merged.employmentType,
    salary: merged.salary,
    salary_yearly_usd: merged.salary?.yearlyUsd ?? null,
    education: merged.education,
    tech_stack: merged.techStack,
    industries: merged.industries,
    company_size: merged.companySize,
    employee_strength: merged.employeeStrength,
    url: merged.url,
    evidence: merged.evidence,
    posted_at: merged.postedAt,
    posted_at_is_first_seen: merged.postedAtIsFirstSeen,
    first_seen_at: merged.firstSeenAt,
    last_seen_at: merged.lastSeenAt,
    closed_at: job.closedAt,
    closed_reason: job.closedReason,
    sample: job.sample,
    agency: merged.agency,
    sources: merged.sources,
  };
}

/** Closes jobs whose last posting has closed; returns those that were open. */
export async function closeJobs(
  client: Queryable,
  ids: readonly string[],
  reasons: readonly string[],
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<{ id: string }>(
    `update job j set closed_at = $3, closed_reason = r.reason, updated_at = now()
     from unnest($1::bigint[], $2::text[]) as r (id, reason)
     where j.id = r.id and j.closed_at is null returning j.id`,
    [ids, reasons, now],
  );
  return rows.map((row) => row.id);
}
