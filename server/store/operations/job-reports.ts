import type { Queryable } from "#postgres/connection.ts";

/** Stores a reader's report about a job. False when the job doesn't exist. Repeated reports from one network count once. */
export async function insertJobReport(
  database: { pool: Queryable },
  report: { jobId: string; reason: string; note: string | null; networkHash: Buffer },
): Promise<boolean> {
  const { rows } = await database.pool.query<{ known: boolean }>(
    `with known as (select id from job where id = $1),
       kept as (insert into job_report (job_id, reason, note, network_hash) select id, $2, $3, $4 from known on conflict do nothing)
     select exists (select from known) as known`,
    [report.jobId, report.reason, report.note, report.networkHash],
  );
  return rows[0]?.known ?? false;
}

/** A job with its unanswered reports. */
export interface ReportedJob {
  jobId: string;
  title: string;
  company: string;
  slug: string;
  isOpen: boolean;
  /** Number of reports by reason, the most frequent first. */
  reasons: { reason: string; count: number }[];
  notes: string[];
  lastAt: Date;
}

/** Returns jobs with open reports, most reported first. */
export async function reportedJobs(database: { pool: Queryable }): Promise<ReportedJob[]> {
  const { rows } = await database.pool.query<ReportedJob>(`
    with said as (
      select job_id, reason, count(*)::int as count, max(created_at) as at, array_remove(array_agg(note order by created_at desc), null) as notes
      from job_report where answered_at is null group by job_id, reason
    )
    select s.job_id as "jobId", j.title, c.name as company, j.slug, j.closed_at is null as "isOpen", max(s.at) as "lastAt",
      json_agg(json_build_object('reason', s.reason, 'count', s.count) order by s.count desc, s.reason) as reasons,
      (select coalesce(array_agg(note), '{}') from said t, unnest(t.notes) as note where t.job_id = s.job_id) as notes
    from said s join job j on j.id = s.job_id join company c on c.id = j.company_id
    group by s.job_id, j.title, c.name, j.slug, j.closed_at
    order by sum(s.count) desc, max(s.at) desc`);
  return rows;
}

/** Closes the open reports of a job with an answer, and notes whether the readers were right. Returns how many there were. */
export async function answerJobReports(
  database: { pool: Queryable },
  jobId: string,
  { answer, confirmed }: { answer: string; confirmed: boolean },
): Promise<number> {
  const { rowCount } = await database.pool.query(
    "update job_report set answered_at = now(), answer = $2, confirmed = $3 where job_id = $1 and answered_at is null",
    [jobId, answer, confirmed],
  );
  return rowCount ?? 0;
}

/** Returns about how many jobs an operator has confirmed reports, by reason. */
export async function confirmedReports(database: { pool: Queryable }): Promise<Partial<Record<string, number>>> {
  const { rows } = await database.pool.query<{ reason: string; jobs: number }>(
    "select reason, count(distinct job_id)::int as jobs from job_report where confirmed group by reason",
  );
  return Object.fromEntries(rows.map(({ reason, jobs }) => [reason, jobs]));
}
