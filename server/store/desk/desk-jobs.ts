import { type RawBuilder, sql } from "kysely";
import type { DeskJob } from "#contract/schemas/desk/saved.ts";
import type { Eligibility, SalaryRange } from "#contract/schemas/job.ts";
import { shortSalary } from "#contract/values/salary/short-salary.ts";
import type { Connection } from "#postgres/connection.ts";
import { optionalField } from "#postgres/optional-field.ts";
import { logoAddress } from "#store/search/logo-address.ts";

/** A job's columns for the desk. Joins `job j` with `DESK_JOB_JOINS`. */
export interface DeskJobRow {
  jobId: string;
  slug: string;
  role: string;
  url: string;
  salary: SalaryRange | null;
  location: string;
  eligibility: Eligibility;
  closedAt: Date | null;
  postedAt: Date;
  reopenedAt: Date | null;
  companyName: string;
  companySlug: string;
  logoHash: string | null;
}

export const DESK_JOB_COLUMNS: RawBuilder<unknown> = sql`j.id as job_id, j.slug, j.title as role, j.url, j.salary,
  j.location, j.eligibility, j.closed_at, j.posted_at, c.name as company_name, c.slug as company_slug, l.hash as logo_hash,
  (select max(h.created_at) from job_change h where h.job_id = j.id and h.kind = 'reopened') as reopened_at`;

export const DESK_JOB_JOINS: RawBuilder<unknown> = sql`join company c on c.id = j.company_id
  left join company_logo l on l.company_id = c.id`;

export function deskJobOf(row: DeskJobRow): DeskJob {
  const { scope, countries, regions, states, excluded } = row.eligibility;
  return {
    id: row.jobId,
    role: row.role,
    slug: row.slug,
    company: {
      name: row.companyName,
      slug: row.companySlug,
      ...optionalField("logoUrl", logoAddress(row.companySlug, row.logoHash) ?? null),
    },
    url: row.url,
    salary: row.salary === null ? null : shortSalary(row.salary),
    salaryAsPosted: row.salary?.text ?? null,
    location: row.location,
    eligibility: { scope, countries, regions, states, excluded },
    closedAt: row.closedAt?.toISOString() ?? null,
    postedAt: row.postedAt.toISOString(),
    reopenedAt: row.reopenedAt?.toISOString() ?? null,
  };
}

/** Returns what these jobs say now, open or closed. Leaves out unknown ids. */
export async function deskJobs(db: Connection, ids: readonly string[]): Promise<DeskJob[]> {
  const { rows } = await sql<DeskJobRow>`
    select ${DESK_JOB_COLUMNS} from job j ${DESK_JOB_JOINS} where j.id = any(${ids}::bigint[])`.execute(db);
  return rows.map(deskJobOf);
}
