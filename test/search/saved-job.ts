import { unstatedFields } from "#test/unstated-fields.ts";
import type { Eligibility, SalaryRange } from "#contract/schemas/job.ts";
import { columnOf, JOB_FIELD_NAMES, type JobFieldValues } from "#contract/values/job-fields.ts";
import type { Database } from "#postgres/database.ts";
import { recordChanges } from "#store/catalogue/job-changes.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";

/** What a test says of a job; every other field is unstated. */
export interface TestJob extends Partial<Omit<JobFieldValues, "salary" | "eligibility">> {
  title: string;
  company: string;
  areas?: Partial<Eligibility>;
  salaryYearlyUsd?: number;
  hoursAgo?: number;
  sample?: boolean;
}

/** A job of the role and place that landings, feeds and pictures are tested with. */
export const germanBackendJob: TestJob = {
  title: "Backend Engineer",
  company: "Acme",
  roles: ["backend-engineer"],
  areas: { scope: "places", countries: ["DE"] },
};

/** Saves an open job with its company and records the change, as an ingest run does. Returns its id. */
export async function saveTestJob(database: Database, job: TestJob): Promise<string> {
  const slug = job.company.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const posted = new Date(Date.now() - (job.hoursAgo ?? 1) * 3_600_000);
  const eligibility: Eligibility = {
    ...unstatedFields(["eligibility"]).eligibility,
    scope: "places",
    evidence: "Remote, worldwide",
    ...(job.areas ?? { scope: "worldwide" }),
  };
  const salary: SalaryRange | null =
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
  const fields: JobFieldValues = {
    ...unstatedFields(JOB_FIELD_NAMES),
    summary: "What one does.",
    description: "<p>All of it.</p>",
    text: "All of it.",
    location: "Worldwide",
    remoteEvidence: "Remote",
    url: "https://jobs.example.org/apply",
    postedAt: posted,
    firstSeenAt: posted,
    lastSeenAt: posted,
    ...job,
    eligibility,
    salary,
  };
  return await inBulkTransaction(database, async (client) => {
    const company = await client.query<{ id: string }>(
      "insert into company (slug, name) values ($1, $2) on conflict (slug) do update set name = excluded.name returning id",
      [slug, job.company],
    );
    const row = {
      slug: "job",
      company_id: company.rows[0]!.id,
      salary_yearly_usd: job.salaryYearlyUsd ?? null,
      sample: job.sample ?? false,
      ...Object.fromEntries(JOB_FIELD_NAMES.map((name) => [columnOf(name), fields[name]])),
    };
    const columns = Object.keys(row).join(", ");
    const { rows } = await client.query<{ id: string }>(
      `insert into job (${columns}) select ${columns} from jsonb_populate_record(null::job, $1) returning id`,
      [JSON.stringify(row)],
    );
    const id = rows[0]!.id;
    await recordChanges(client, [{ jobId: id, kind: "opened" }]);
    return id;
  });
}

/** Saves this many open jobs of one company. */
export async function saveTestJobs(database: Parameters<typeof saveTestJob>[0], count: number): Promise<void> {
  for (let job = 1; job <= count; job += 1) await saveTestJob(database, { title: `Job ${job}`, company: "Acme" });
}
