import { sql } from "kysely";
import type { FigureKind } from "#contract/values/employers/figures.ts";
import type { Connection, Queryable } from "#postgres/connection.ts";

/** For how many days counts are kept: thirteen months, so that a month can be compared with the same one a year before. */
const RETENTION_DAYS = 396;
const ROWS_PER_STEP = 1000;
/** A save that a browser sent late still belongs to the day on which it was made. */
const RECOUNTED_DAYS = 3;
const TODAY = "(now() at time zone 'UTC')::date";

/** What browsers reported of one page since the last time: `key` is a company's slug or a job's id. */
export interface ReportedCount {
  kind: FigureKind;
  key: string;
  count: number;
}

/** Adds reported counts to the figures of today. Pages of companies and jobs that don't exist count nothing. */
export async function addReported(client: Queryable, counts: readonly ReportedCount[]): Promise<void> {
  const ofCompanies = counts.filter(({ kind }) => kind === "company-view");
  const ofJobs = counts.filter(({ kind }) => kind !== "company-view");
  await client.query(
    `insert into employer_figure as f (company_id, day, kind, count)
     select company_id, ${TODAY}, kind, sum(count)::int from (
       select c.id as company_id, 'company-view' as kind, r.count
       from unnest($1::text[], $2::int[]) as r (slug, count) join company c on c.slug = r.slug
       union all
       select j.company_id, r.kind, r.count
       from unnest($3::bigint[], $4::text[], $5::int[]) as r (job_id, kind, count) join job j on j.id = r.job_id) each
     group by company_id, kind order by company_id, kind
     on conflict (company_id, day, kind) do update set count = f.count + excluded.count`,
    [
      ofCompanies.map(({ key }) => key),
      ofCompanies.map(({ count }) => count),
      ofJobs.map(({ key }) => key),
      ofJobs.map(({ kind }) => kind),
      ofJobs.map(({ count }) => count),
    ],
  );
}

/** Counts the jobs that people saved and that alerts found in the last days. Counting again changes nothing. Returns how many figures changed. */
export async function countInterest(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `insert into employer_figure as f (company_id, day, kind, count)
     select j.company_id, (e.at at time zone 'UTC')::date, e.kind, count(*)::int from (
       select job_id, saved_at as at, 'save' as kind from saved_job
       union all select job_id, found_at, 'alert' from alert_job
       union all select job_id, found_at, 'alert' from guest_alert_job) e
     join job j on j.id = e.job_id
     where e.at >= (${TODAY} - $1::int)::timestamp at time zone 'UTC'
     group by 1, 2, 3 order by 1, 2, 3
     on conflict (company_id, day, kind) do update set count = excluded.count where f.count <> excluded.count`,
    [RECOUNTED_DAYS - 1],
  );
  return rowCount ?? 0;
}

/** Removes some of the counts that are too old. Returns how many: fewer than `ROWS_PER_STEP` when those were the last. */
async function removeOldFigures(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from employer_figure where (company_id, day, kind) in (
       select company_id, day, kind from employer_figure where day < ${TODAY} - $1::int order by day limit $2)`,
    [RETENTION_DAYS, ROWS_PER_STEP],
  );
  return rowCount ?? 0;
}

/** Removes the counts that are too old, step by step. Returns how many. */
export async function pruneFigures(client: Queryable): Promise<number> {
  let removed = 0;
  for (let found = ROWS_PER_STEP; found === ROWS_PER_STEP; removed += found) found = await removeOldFigures(client);
  return removed;
}

/** A company's count of one day. */
interface FigureRow {
  day: string;
  kind: FigureKind;
  count: number;
}

/** Returns a company's counts of the last days, today included, and which day that is by the database's clock. */
export async function figuresOf(
  db: Connection,
  companyId: string,
  days: number,
): Promise<{ rows: FigureRow[]; today: string }> {
  const { rows } = await sql<{ today: string; rows: FigureRow[] }>`
    select t.today::text as today, coalesce((
      select jsonb_agg(jsonb_build_object('day', f.day, 'kind', f.kind, 'count', f.count)) from employer_figure f
      where f.company_id = ${companyId} and f.day > t.today - ${days}::int), '[]') as rows
    from (select ${sql.raw(TODAY)} as today) t`.execute(db);
  return rows[0]!;
}
