import type { Eligibility } from "#contract/schemas/job.ts";
import { JUDGED_FIELD_NAMES, type JudgedField } from "#contract/values/accuracy/judging.ts";
import { columnOf, type JobFieldName } from "#contract/values/job-fields.ts";
import { decidingPosting } from "#dedupe/deciding-posting.ts";
import { isStated } from "#dedupe/merge.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import type { Queryable } from "#postgres/connection.ts";
import type { SourceKindOf } from "#store/catalogue/job-postings.ts";

/** What an open job says about one field, and which posting decided it. */
export interface Reading {
  jobId: string;
  field: JudgedField;
  source: string;
  rulesVersion: number;
  /** Null where the field has no value. */
  value: unknown;
  evidence: string;
}

type StoredFields = Record<Exclude<JudgedField, "remote">, unknown> & {
  jobId: string;
  eligibility: Eligibility;
  evidence: Record<string, string>;
  remoteEvidence: string;
};

interface StoredPosting {
  jobId: string;
  postingId: string;
  sourceId: string;
  rulesVersion: number;
  firstSeenAt: Date;
  /** Empty for a job's only posting, which decides everything. */
  normalised: Partial<NormalisedPosting>;
}

const COLUMNS = JUDGED_FIELD_NAMES.filter((field) => field !== "remote")
  .map((field) => `j.${columnOf(field)} as "${field}"`)
  .join(", ");

/** Returns what these jobs say about every judged field. Leaves out closed jobs, sample jobs and jobs without an open posting. */
export async function readingsOf(
  { pool }: { pool: Queryable },
  jobIds: readonly string[],
  sourceKind: SourceKindOf,
): Promise<Reading[]> {
  if (jobIds.length === 0) return [];
  const jobs = await pool.query<StoredFields>(
    `select j.id as "jobId", j.evidence, j.remote_evidence as "remoteEvidence", ${COLUMNS}
     from job j where j.id = any($1::bigint[]) and j.closed_at is null and not j.sample`,
    [jobIds],
  );
  const postings = await pool.query<StoredPosting>(
    `select jp.job_id as "jobId", p.id as "postingId", b.source as "sourceId", p.rules_version as "rulesVersion", p.first_seen_at as "firstSeenAt",
       case when count(*) over (partition by jp.job_id) > 1 then p.facts - '{text,description}'::text[] else '{}' end as normalised
     from job_posting jp join posting p on p.id = jp.posting_id join board b on b.id = p.board_id
     where jp.job_id = any($1::bigint[]) and p.closed_at is null and p.dropped_reason is null`,
    [jobIds],
  );
  const postingsOf = Map.groupBy(postings.rows, ({ jobId }) => jobId);
  return jobs.rows.flatMap((job) => {
    const own = (postingsOf.get(job.jobId) ?? []).map((each) => ({ ...each, sourceKind: sourceKind(each.sourceId) }));
    return JUDGED_FIELD_NAMES.flatMap((field): Reading[] => {
      const decider = decidingPosting(columnField(field), own);
      if (decider === undefined) return [];
      const { sourceId: source, rulesVersion } = decider;
      return [{ jobId: job.jobId, field, source, rulesVersion, ...valueOf(job, field) }];
    });
  });
}

const columnField = (field: JudgedField): JobFieldName => (field === "remote" ? "remoteEvidence" : field);

function valueOf(job: StoredFields, field: JudgedField): Pick<Reading, "value" | "evidence"> {
  if (field === "remote") return { value: "remote", evidence: job.remoteEvidence };
  if (field === "eligibility") {
    const { evidence, ...value } = job.eligibility;
    return value.scope === "unstated" ? { value: null, evidence: "" } : { value, evidence };
  }
  return isStated(job[field])
    ? { value: job[field], evidence: job.evidence[field] ?? "" }
    : { value: null, evidence: "" };
}
