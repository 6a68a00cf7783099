import type { Eligibility, EmploymentType, Level } from "#contract/schemas/job.ts";
import type { Database } from "#postgres/database.ts";
import { recordChanges } from "#store/catalogue/job-changes.ts";
import { inTransaction } from "#postgres/transaction.ts";

/** A job as a test wants it; what it does not say is plain. */
export interface TestJob {
  title: string;
  company: string;
  roles?: string[];
  areas?: Partial<Eligibility>;
  levels?: Level[];
  employmentType?: EmploymentType;
  techStack?: string[];
  industries?: string[];
  companySize?: string;
  education?: string;
  salaryYearlyUsd?: number;
  hoursAgo?: number;
  sample?: boolean;
  agency?: boolean;
  sources?: string[];
}

/** Saves an open job with its company and tells of it, as an ingestion does. Gives its id. */
export async function saveTestJob(database: Database, job: TestJob): Promise<string> {
  const slug = job.company.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const posted = new Date(Date.now() - (job.hoursAgo ?? 1) * 3_600_000);
  const eligibility: Eligibility = {
    scope: "places",
    countries: [],
    regions: [],
    states: [],
    excluded: [],
    timeZones: null,
    evidence: "Remote, worldwide",
    ...(job.areas ?? { scope: "worldwide" }),
  };
  const salary =
    job.salaryYearlyUsd === undefined
      ? null
      : {
          text: `$${job.salaryYearlyUsd} a year`,
          min: job.salaryYearlyUsd,
          max: job.salaryYearlyUsd,
          currency: "USD",
          period: "year",
          yearlyUsd: job.salaryYearlyUsd,
        };
  return await inTransaction(database, async (client) => {
    const company = await client.query<{ id: string }>(
      "insert into company (slug, name) values ($1, $2) on conflict (slug) do update set name = excluded.name returning id",
      [slug, job.company],
    );
    const { rows } = await client.query<{ id: string }>(
      `insert into job (slug, company_id, title, summary, description, text, location, eligibility, remote_evidence, roles,
        levels, employment_type, salary, salary_yearly_usd, education, tech_stack, industries, company_size, url, posted_at,
        posted_at_is_first_seen, first_seen_at, last_seen_at, sample, agency, sources)
      values ('job', $1, $2, 'What one does.', '<p>All of it.</p>', 'All of it.', 'Worldwide', $3, 'Remote', $4, $5, $6, $7, $8,
        $9, $10, $11, $12, 'https://jobs.example.org/apply', $13, false, $13, $13, $14, $15, $16) returning id`,
      [
        company.rows[0]!.id,
        job.title,
        JSON.stringify(eligibility),
        job.roles ?? [],
        job.levels ?? [],
        job.employmentType ?? null,
        salary === null ? null : JSON.stringify(salary),
        job.salaryYearlyUsd ?? null,
        job.education ?? null,
        job.techStack ?? [],
        job.industries ?? [],
        job.companySize ?? null,
        posted,
        job.sample ?? false,
        job.agency ?? false,
        job.sources ?? [],
      ],
    );
    const id = rows[0]!.id;
    await recordChanges(client, [{ jobId: id, kind: "opened" }]);
    return id;
  });
}
