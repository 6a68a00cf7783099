import { sql } from "kysely";
import type { Queryable } from "#postgres/connection.ts";
import type { Database } from "#postgres/database.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { RETENTION_DAYS } from "#store/catalogue/retention.ts";

/** What is kept of a job whose row has moved to a file. */
export interface ArchivedJob {
  title: string;
  slug: string;
  closedAt: Date;
  companyName: string;
  companySlug: string;
}

/** A job that is due to move, and what only the archive says of it. */
export interface ClosedJob {
  id: string;
  text: string;
  closedAt: Date;
  closedReason: string;
  /** The place after this job. */
  place: ArchivePlace;
}

/** Where the next step goes on. The time is the database's own text, because a date of ours is cut to milliseconds. */
export interface ArchivePlace {
  closedAt: string;
  id: string;
}

/** Before every job. */
export const FIRST_PLACE: ArchivePlace = { closedAt: "-infinity", id: "0" };

/** Tables of people's own things, which keep a job for as long as they are there. */
const KEEPERS = ["referral_request", "referral_invitation", "saved_job", "application"];
const IS_DUE = `j.closed_at < now() - make_interval(days => ${RETENTION_DAYS.closedJob})
  and not exists (select from job_posting jp join posting p on p.id = jp.posting_id where jp.job_id = j.id and p.closed_at is null)
  ${KEEPERS.map((table) => `and not exists (select from ${table} k where k.job_id = j.id)`).join("\n  ")}`;
/** Tables whose rows are about a job and end with it. */
const PARTS = ["job_change", "job_edit", "job_report", "search_engine_ping"];

/** Returns the jobs after `after` that closed long ago and that nobody keeps, the first to close first. */
export async function closedJobsAfter(
  database: { pool: Queryable },
  after: ArchivePlace,
  limit: number,
): Promise<ClosedJob[]> {
  const { rows } = await database.pool.query<ClosedJob>(
    `select j.id, j.text, j.closed_at as "closedAt", j.closed_reason as "closedReason",
       json_build_object('closedAt', j.closed_at::text, 'id', j.id::text) as place from job j
     where (j.closed_at, j.id) > ($1::timestamptz, $2::bigint) and ${IS_DUE} order by j.closed_at, j.id limit $3`,
    [after.closedAt, after.id, limit],
  );
  return rows;
}

/** Replaces these jobs by what stays of them, with all that belongs to them. Leaves out those that are no longer due. Returns how many moved. */
export async function replaceByStubs(database: Database, ids: readonly string[]): Promise<number> {
  return await inBulkTransaction(database, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into archived_job (id, slug, title, company_id, posted_at, first_seen_at, closed_at, closed_reason)
       select id, slug, title, company_id, posted_at, first_seen_at, closed_at, closed_reason from (
         select * from job j where j.id = any($1::bigint[]) and ${IS_DUE} order by j.id for update skip locked) due
       returning id`,
      [ids],
    );
    const moved = rows.map(({ id }) => id);
    if (moved.length === 0) return 0;
    const { rows: links } = await client.query<{ id: string }>(
      `delete from job_posting where job_id = any($1::bigint[]) returning posting_id as id`,
      [moved],
    );
    await client.query("delete from posting where id = any($1::bigint[])", [links.map(({ id }) => id)]);
    for (const table of PARTS) await client.query(`delete from ${table} where job_id = any($1::bigint[])`, [moved]);
    await client.query("delete from job where id = any($1::bigint[])", [moved]);
    return moved.length;
  });
}

/** Returns what stays of a job; null for one that never was, or is still whole. */
export async function archivedJob({ db }: Pick<Database, "db">, id: string): Promise<ArchivedJob | null> {
  const { rows } = await sql<ArchivedJob>`
    select a.title, a.slug, a.closed_at, c.name as company_name, c.slug as company_slug
    from archived_job a join company c on c.id = a.company_id where a.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
