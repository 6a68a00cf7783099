import type { JobFieldValues } from "#contract/values/job-fields.ts";
import type { Queryable } from "#postgres/connection.ts";

/** What a match reads of a job. */
export interface MatchableJob extends Readonly<
  Pick<
    JobFieldValues,
    "title" | "description" | "evidence" | "eligibility" | "levels" | "roles" | "salary" | "visaSponsorship"
  >
> {
  companyName: string;
}

/** Returns what a match reads of a job, open or closed; null when the id is unknown. */
export async function matchableJob(database: { pool: Queryable }, id: string): Promise<MatchableJob | null> {
  return (await matchableJobs(database, [id])).get(id) ?? null;
}

/** Returns the same of several jobs, by id. */
export async function matchableJobs(
  database: { pool: Queryable },
  ids: readonly string[],
): Promise<Map<string, MatchableJob>> {
  const { rows } = await database.pool.query<MatchableJob & { id: string }>(
    `select j.id, j.title, c.name as "companyName", j.description, j.evidence, j.eligibility, j.levels, j.roles, j.salary,
       j.visa_sponsorship as "visaSponsorship"
     from job j join company c on c.id = j.company_id where j.id = any ($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map(({ id, ...job }) => [id, job]));
}
