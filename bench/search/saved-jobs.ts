import type { Eligibility } from "#contract/schemas/job.ts";
import type { Database } from "#postgres/database.ts";
import { generatedJobs } from "./generated-jobs.ts";

const AT_ONCE = 2000;

/** Stores generated jobs as an ingestion would leave them. */
export async function saveGeneratedJobs(
  database: Database,
  count: number,
  textOf: () => string = () => "",
): Promise<void> {
  const jobs = [...generatedJobs(count)];
  const slugs = [...new Set(jobs.map(({ companySlug }) => companySlug))];
  await database.pool.query("insert into company (slug, name) select slug, slug from unnest($1::text[]) slug", [slugs]);
  for (let from = 0; from < jobs.length; from += AT_ONCE) {
    const rows = jobs.slice(from, from + AT_ONCE).map((job) => ({
      company: job.companySlug,
      text: textOf(),
      eligibility: { ...job.eligibility, timeZones: null, evidence: "generated" } satisfies Eligibility,
      agency: job.agency,
      sources: job.sources,
      roles: job.roles,
      levels: job.levels,
      employment_type: job.employmentType,
      tech_stack: job.techStack,
      industries: job.industries,
      company_size: job.companySize,
      education: job.education,
      pay: job.salaryYearlyUsd,
      posted_at: new Date(job.postedAt),
    }));
    await database.pool.query(
      `insert into job (slug, company_id, title, summary, description, text, location, eligibility, remote_evidence, roles, levels,
         employment_type, salary_yearly_usd, tech_stack, industries, company_size, education, url, posted_at,
         posted_at_is_first_seen, first_seen_at, last_seen_at, agency, sources)
       select 'job', c.id, 'Senior Engineer', repeat('What one does all day. ', 10), '', r.text, 'Worldwide', r.eligibility, 'Remote',
         r.roles, r.levels, r.employment_type, r.pay, r.tech_stack, r.industries, r.company_size, r.education,
         'https://jobs.example.org/apply', r.posted_at, false, r.posted_at, r.posted_at, r.agency, r.sources
       from jsonb_to_recordset($1::jsonb) as r (company text, text text, eligibility jsonb, roles text[], levels text[], employment_type text,
         tech_stack text[], industries text[], company_size text, education text, pay float8, posted_at timestamptz,
         agency boolean, sources text[])
       join company c on c.slug = r.company`,
      [JSON.stringify(rows)],
    );
  }
}
