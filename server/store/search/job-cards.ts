import type { Eligibility, EmploymentType, Job, Level, SalaryRange } from "#contract/schemas/job.ts";
import { given } from "#postgres/optional-field.ts";
import { provenanceOf, type SourceRow } from "#store/catalogue/job-provenance.ts";
import type { Queryable } from "#postgres/transaction.ts";
import { educationLabel } from "#taxonomy/education.ts";
import { industryBySlug } from "#taxonomy/industries.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";

interface CardRow {
  id: string;
  slug: string;
  title: string;
  summary: string;
  location: string;
  eligibility: Eligibility;
  roles: string[];
  job_profile: string | null;
  levels: Level[];
  employment_type: EmploymentType | null;
  salary: SalaryRange | null;
  education: string | null;
  tech_stack: string[];
  industries: string[];
  employee_strength: string | null;
  url: string;
  posted_at: Date;
  posted_at_is_first_seen: boolean;
  first_seen_at: Date;
  last_seen_at: Date;
  sample: boolean;
  company_name: string;
  company_slug: string;
  company_employee_strength: string | null;
  company_website: string | null;
  company_linkedin: string | null;
  logo_hash: string | null;
  closed_at: Date | null;
  closed_reason: string | null;
  sources: SourceRow[] | null;
}

// A posting that is open and not missed was there when its board was last read with success, so "last seen" is the
// board's time; nothing has to be written for a posting that stays as it is.
const CARDS = `
  select j.id, j.slug, j.title, j.summary, j.location, j.eligibility, j.roles, j.job_profile, j.levels, j.employment_type,
    j.salary, j.education, j.tech_stack, case when j.industries = '{}' then c.industries else j.industries end as industries, j.employee_strength, j.url, j.posted_at, j.posted_at_is_first_seen,
    j.first_seen_at, j.last_seen_at, j.sample, c.name as company_name, c.slug as company_slug,
    c.employee_strength as company_employee_strength,
    c.website as company_website, c.linkedin as company_linkedin, l.hash as logo_hash, j.closed_at, j.closed_reason, s.sources
  from job j
  join company c on c.id = j.company_id
  left join company_logo l on l.company_id = c.id
  left join lateral (
    select json_agg(json_build_object('source', b.source, 'name', s.name, 'url', p.url, 'first_seen_at', p.first_seen_at,
      'last_seen_at', case when p.closed_at is null and p.misses = 0
        then greatest(p.last_seen_at, b.last_success_at) else p.last_seen_at end,
      'posted_at', p.posted_at, 'leads', jp.leads, 'board_id', b.id::text, 'closed_at', p.closed_at, 'closed_reason', p.closed_reason,
      'times_reopened', p.times_reopened) order by jp.leads desc, p.first_seen_at, p.id) as sources
    from job_posting jp
    join posting p on p.id = jp.posting_id
    join board b on b.id = p.board_id
    join source s on s.id = b.source
    where jp.job_id = j.id
  ) s on true
  where j.id = any($1::bigint[])`;

/** The jobs of these ids as every list shows them, in the order of the ids; unknown ids are left out. */
export async function jobsByIds(database: { pool: Queryable }, ids: readonly string[]): Promise<Job[]> {
  if (ids.length === 0) return [];
  const { rows } = await database.pool.query<CardRow>(CARDS, [ids]);
  const byId = new Map(rows.map((row) => [row.id, toJob(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function toJob(row: CardRow): Job {
  const provenance = provenanceOf(row);
  // Where a job can still be found is what a list shows; a closed job shows where it was.
  const sources = provenance.sources
    .filter((source) => source.closedAt === undefined || row.closed_at !== null)
    .map(({ closedAt: _closedAt, closedWhy: _why, ...source }) => source);
  return {
    id: row.id,
    role: row.title,
    summary: row.summary,
    location: row.location,
    ...given("employmentType", row.employment_type),
    ...given("jobProfile", row.job_profile),
    ...given("salary", row.salary?.text),
    ...given("education", row.education === null ? null : educationLabel(row.education)),
    url: row.url,
    techStack: row.tech_stack.map((slug) => technologyBySlug(slug)?.name ?? slug),
    industries: row.industries.map((slug) => industryBySlug(slug)?.name ?? slug),
    experienceLevel: {
      isEntry: row.levels.includes("entry"),
      isJunior: row.levels.includes("junior"),
      isMidLevel: row.levels.includes("mid"),
      isSenior: row.levels.includes("senior"),
      isLead: row.levels.includes("lead"),
    },
    company: {
      name: row.company_name,
      slug: row.company_slug,
      ...given("logoUrl", row.logo_hash === null ? null : `/logos/${row.company_slug}-${row.logo_hash}.webp`),
      ...given("employeeStrength", row.company_employee_strength ?? row.employee_strength),
      ...given("url", row.company_website),
      ...given("linkedin", row.company_linkedin),
    },
    slug: row.slug,
    roles: row.roles,
    ...given("salaryRange", row.salary),
    eligibility: row.eligibility,
    postedAt: row.posted_at.toISOString(),
    postedAtIsFirstSeen: row.posted_at_is_first_seen,
    firstSeenAt: row.first_seen_at.toISOString(),
    lastSeenAt: provenance.lastSeenAt,
    sources,
    provenance,
    sample: row.sample,
  };
}
