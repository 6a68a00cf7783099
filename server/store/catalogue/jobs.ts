import { columnOf, JOB_FIELD_NAMES, JOB_FIELDS } from "#contract/values/job-fields.ts";
import type { MergedJob } from "#dedupe/merge.ts";
import { bulkJson, chunksOf } from "#postgres/bulk-json.ts";
import type { Queryable } from "#postgres/connection.ts";

/** A job as a run writes it. */
export interface JobWrite {
  id: string;
  companyId: string;
  slug: string;
  titleKey: string;
  /** Hexadecimal hash of what is published. */
  contentHash: string;
  merged: MergedJob;
  closedAt: Date | null;
  closedReason: string | null;
  sample: boolean;
}

/** Reserves ids for jobs to be inserted. */
export async function reserveJobIds(client: Queryable, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { rows } = await client.query<{ id: string }>(
    "select nextval(pg_get_serial_sequence('job', 'id'))::text as id from generate_series(1, $1)",
    [count],
  );
  return rows.map((row) => row.id);
}

const ROWS_PER_STATEMENT = 200;

/** Columns that no field of a posting decides. */
const OWN_COLUMNS = {
  id: "bigint",
  company_id: "bigint",
  slug: "text",
  title_key: "text",
  content_hash: "text",
  salary_yearly_usd: "double precision",
  closed_at: "timestamptz",
  closed_reason: "text",
  sample: "boolean",
};
const COLUMN_TYPES: [name: string, type: string][] = [
  ...Object.entries(OWN_COLUMNS),
  ...JOB_FIELD_NAMES.map((field): [string, string] => [columnOf(field), JOB_FIELDS[field].type.sql]),
];
const COLUMNS = COLUMN_TYPES.map((column) => column.join(" ")).join(", ");
const NAMES = COLUMN_TYPES.map(([name]) => name);
const VALUES = NAMES.map((name) => (name === "content_hash" ? "decode(content_hash, 'hex')" : name)).join(", ");
const SET = NAMES.filter((name) => name !== "id" && name !== "slug")
  .map((name) => `${name} = excluded.${name}`)
  .join(", ");

/** Inserts jobs, or overwrites them by id. A job keeps its first slug, so that links keep working. */
export async function writeJobs(client: Queryable, jobs: readonly JobWrite[]): Promise<void> {
  for (const chunk of chunksOf(jobs, ROWS_PER_STATEMENT)) {
    await client.query(
      `insert into job (${NAMES.join(", ")}) overriding system value
       select ${VALUES} from json_to_recordset($1) as r (${COLUMNS})
       on conflict (id) do update set ${SET}, updated_at = now()`,
      [bulkJson(chunk.map(toRecord))],
    );
  }
}

function toRecord({ merged, ...job }: JobWrite): object {
  const own: Record<keyof typeof OWN_COLUMNS, unknown> = {
    id: job.id,
    company_id: job.companyId,
    slug: job.slug,
    title_key: job.titleKey,
    content_hash: job.contentHash,
    salary_yearly_usd: merged.salary?.yearlyUsd ?? null,
    closed_at: job.closedAt,
    closed_reason: job.closedReason,
    sample: job.sample,
  };
  return { ...own, ...Object.fromEntries(JOB_FIELD_NAMES.map((field) => [columnOf(field), merged[field]])) };
}

/** Closes jobs whose last posting has closed. Returns those that were open. */
export async function closeJobs(
  client: Queryable,
  ids: readonly string[],
  reasons: readonly string[],
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<{ id: string }>(
    `update job j set closed_at = $3, closed_reason = r.reason, updated_at = now()
     from unnest($1::bigint[], $2::text[]) as r (id, reason)
     where j.id = r.id and j.closed_at is null returning j.id`,
    [ids, reasons, now],
  );
  return rows.map((row) => row.id);
}
