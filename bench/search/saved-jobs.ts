import { unstatedFields } from "#test/unstated-fields.ts";
import { columnOf, JOB_FIELD_NAMES, JOB_FIELDS, type JobFieldValues } from "#contract/values/job-fields.ts";
import type { Database } from "#postgres/database.ts";
import { generatedJobs } from "./generated-jobs.ts";

/** Jobs per insert. */
const BATCH = 2000;
const COLUMNS = JOB_FIELD_NAMES.map(columnOf).join(", ");
const TYPED_COLUMNS = JOB_FIELD_NAMES.map((name) => `${columnOf(name)} ${JOB_FIELDS[name].type.sql}`).join(", ");

/** Stores generated jobs as an ingest run leaves them. */
export async function saveGeneratedJobs(
  database: Database,
  count: number,
  textOf: () => string = () => "",
): Promise<void> {
  const jobs = [...generatedJobs(count)];
  const slugs = [...new Set(jobs.map(({ companySlug }) => companySlug))];
  await database.pool.query("insert into company (slug, name) select slug, slug from unnest($1::text[]) slug", [slugs]);
  for (let from = 0; from < jobs.length; from += BATCH) {
    const rows = jobs.slice(from, from + BATCH).map((job) => {
      const fields: JobFieldValues = {
        ...unstatedFields(JOB_FIELD_NAMES),
        ...job,
        title: "Senior Engineer",
        summary: "What one does all day. ".repeat(10),
        description: "",
        text: textOf(),
        location: "Worldwide",
        remoteEvidence: "Remote",
        url: "https://jobs.example.org/apply",
        eligibility: { ...job.eligibility, timeZones: null, evidence: "generated" },
        postedAt: new Date(job.postedAt),
        firstSeenAt: new Date(job.postedAt),
        lastSeenAt: new Date(job.postedAt),
      };
      const columns = JOB_FIELD_NAMES.map((name) => [columnOf(name), fields[name]]);
      return { ...Object.fromEntries(columns), company: job.companySlug, salary_yearly_usd: job.salaryYearlyUsd };
    });
    await database.pool.query(
      `insert into job (slug, company_id, salary_yearly_usd, ${COLUMNS})
       select 'job', c.id, r.salary_yearly_usd, ${COLUMNS.replaceAll(/\w+/g, "r.$&")}
       from jsonb_to_recordset($1::jsonb) as r (company text, salary_yearly_usd float8, ${TYPED_COLUMNS})
       join company c on c.slug = r.company`,
      [JSON.stringify(rows)],
    );
  }
}
