import { EDITED_FIELDS, type JobEvent } from "#contract/schemas/job-page.ts";
import { columnOf, type JobFieldValues, PAGE_FIELD_NAMES, type PageFieldName } from "#contract/values/job-fields.ts";
import type { Queryable } from "#postgres/connection.ts";

/** The stored fields that only the job's page carries. */
export type PageFields = Pick<JobFieldValues, PageFieldName>;

/** What a job page shows beyond the card. */
export interface JobDetails {
  description: string;
  /** Plain text with line breaks between blocks. */
  text: string;
  evidence: Record<string, string>;
  remoteEvidence: string;
  /** Whether a staffing firm fills the job for a client. */
  agency: boolean;
  /** The taxonomy's value, such as `bachelor degree`. */
  education: string | null;
  closedAt: Date | null;
  /** When the posting expires, according to its source. */
  closesAt: Date | null;
  history: JobEvent[];
  fields: PageFields;
}

const FIELDS = PAGE_FIELD_NAMES.map((name) => `'${name}', j.${columnOf(name)}`).join(", ");

interface FactsRow extends Omit<JobDetails, "history"> {
  history: (Omit<JobEvent, "at"> & { at: string })[] | null;
}

/** Maximum number of events per job; older ones are left out. */
const EVENTS = 50;

// Leaves out `changed` from the sequence: the edits show what changed, and the sources show which source was added or removed.
const FACTS = `
  select j.description, j.text, j.evidence, j.remote_evidence as "remoteEvidence", j.education, j.agency, j.closed_at as "closedAt",
    json_build_object(${FIELDS}) as fields,
    (select max(p.closes_at) from job_posting jp join posting p on p.id = jp.posting_id
      where jp.job_id = j.id and jp.is_primary and p.closed_at is null) as "closesAt",
    (select json_agg(json_build_object('at', e.at, 'kind', e.kind, 'field', e.field, 'before', e.before, 'after', e.after) order by e.at desc, e.n desc)
      from (
        (select c.created_at as at, c.kind, null as field, null as before, null as after, c.seq as n from job_change c
          where c.job_id = j.id and c.kind <> 'changed' order by c.seq desc limit ${EVENTS})
        union all
        (select e.created_at, 'edited', e.field, e.before, e.after, e.id from job_edit e where e.job_id = j.id order by e.id desc limit ${EVENTS})
        order by at desc limit ${EVENTS}
      ) e) as history
  from job j where j.id = $1`;

/** Returns the details of a job, open or closed; null when the id is unknown. */
export async function jobDetails(database: { pool: Queryable }, id: string): Promise<JobDetails | null> {
  const { rows } = await database.pool.query<FactsRow>(FACTS, [id]);
  const [row] = rows;
  return row === undefined ? null : { ...row, history: (row.history ?? []).map(toEvent) };
}

function toEvent({ at, kind, field, before, after }: Omit<JobEvent, "at"> & { at: string }): JobEvent {
  const event: JobEvent = { at: new Date(at).toISOString(), kind };
  if (field === undefined || field === null || !EDITED_FIELDS.includes(field)) return event;
  return field === "description"
    ? { ...event, field }
    : { ...event, field, before: before ?? null, after: after ?? null };
}

/** Where the fields of a job come from: sentences of its postings, or the sources' own fields. */
export type JobEvidence = Pick<JobDetails, "evidence" | "remoteEvidence" | "fields">;

/** Returns the evidence of jobs by id, with the fields that lists leave out. Leaves out unknown ids. */
export async function jobEvidence(
  database: { pool: Queryable },
  ids: readonly string[],
): Promise<ReadonlyMap<string, JobEvidence>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.pool.query<JobEvidence & { id: string }>(
    `select j.id, j.evidence, j.remote_evidence as "remoteEvidence", json_build_object(${FIELDS}) as fields
      from job j where j.id = any($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map(({ id, ...evidence }) => [id, evidence]));
}
