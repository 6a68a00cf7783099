import { linkHash } from "#dedupe/apply-link.ts";
import type { MergePosting } from "#dedupe/merge.ts";
import type { ReadPosting } from "#dedupe/opening-of-posting.ts";
import type { Queryable } from "#postgres/connection.ts";

export interface PostingLink {
  postingId: string;
  jobId: string;
  isPrimary: boolean;
  evidence: string;
}

/** The job that a posting already belongs to. */
export interface LinkedJob {
  postingId: string;
  jobId: string;
  companyId: string;
  titleKey: string;
}

/** Returns the jobs of these postings. */
export async function jobsOfPostings(client: Queryable, postingIds: readonly string[]): Promise<LinkedJob[]> {
  if (postingIds.length === 0) return [];
  const { rows } = await client.query<LinkedJob>(
    `select jp.posting_id as "postingId", j.id as "jobId", j.company_id as "companyId", j.title_key as "titleKey"
     from job_posting jp join job j on j.id = jp.job_id where jp.posting_id = any($1::bigint[])`,
    [postingIds],
  );
  return rows;
}

/** Returns whether a source's boards belong to employers (`ats`) or list many of them (`board`). */
export type SourceKindOf = (sourceId: string) => "ats" | "board";

/** An open posting with its link to the job. */
export type StoredPosting = MergePosting &
  Pick<ReadPosting, "rawTitle" | "places"> & { isPrimary: boolean; evidence: string };

/** A job with its open postings. */
export interface StoredJob {
  jobId: string;
  companyId: string;
  titleKey: string;
  slug: string;
  contentHash: string | null;
  closedAt: Date | null;
  sample: boolean;
  /** Open, published postings. */
  postings: StoredPosting[];
  /** Why the posting that closed last was closed. */
  lastClosedReason: string | null;
}

/** Returns these jobs with their open postings, and locks them until the transaction ends. */
export async function storedJobs(
  client: Queryable,
  jobIds: readonly string[],
  sourceKind: SourceKindOf,
): Promise<Map<string, StoredJob>> {
  const jobs = new Map<string, StoredJob>();
  if (jobIds.length === 0) return jobs;
  const { rows } = await client.query<StoredJob>(
    `select j.id as "jobId", j.company_id as "companyId", j.title_key as "titleKey", j.slug, encode(j.content_hash, 'hex') as "contentHash",
       j.closed_at as "closedAt", j.sample,
       (select p.closed_reason from job_posting jp join posting p on p.id = jp.posting_id
        where jp.job_id = j.id and p.closed_at is not null order by p.closed_at desc, p.id limit 1) as "lastClosedReason"
     from job j where j.id = any($1::bigint[]) order by j.id for update of j`,
    [jobIds],
  );
  for (const row of rows) jobs.set(row.jobId, { ...row, postings: [] });
  const postings = await client.query<Omit<StoredPosting, "sourceKind"> & { jobId: string }>(
    `select jp.job_id as "jobId", jp.is_primary as "isPrimary", jp.evidence, p.id as "postingId", p.board_id as "boardId", b.source as "sourceId",
       p.url, coalesce(p.raw->>'title', p.facts->>'title') as "rawTitle", p.raw->'locations' as places, p.facts as normalised, p.first_seen_at as "firstSeenAt", p.last_seen_at as "lastSeenAt"
     from job_posting jp join posting p on p.id = jp.posting_id join board b on b.id = p.board_id
     where jp.job_id = any($1::bigint[]) and p.closed_at is null and p.dropped_reason is null`,
    [jobIds],
  );
  for (const { jobId, ...posting } of postings.rows) {
    jobs
      .get(jobId)
      ?.postings.push({ ...posting, places: posting.places ?? [], sourceKind: sourceKind(posting.sourceId) });
  }
  return jobs;
}

/** Links postings to jobs, moving those of other jobs, so that each job has exactly one primary posting. */
export async function linkPostings(client: Queryable, links: readonly PostingLink[]): Promise<void> {
  if (links.length === 0) return;
  const jobIds = [...new Set(links.map((link) => link.jobId))];
  await client.query("update job_posting set is_primary = false where is_primary and job_id = any($1::bigint[])", [
    jobIds,
  ]);
  await client.query(
    `insert into job_posting (posting_id, job_id, is_primary, evidence)
     select * from unnest($1::bigint[], $2::bigint[], $3::boolean[], $4::text[])
     on conflict (posting_id) do update set job_id = excluded.job_id, is_primary = excluded.is_primary, evidence = excluded.evidence`,
    [
      links.map((l) => l.postingId),
      links.map((l) => l.jobId),
      links.map((l) => l.isPrimary),
      links.map((l) => l.evidence),
    ],
  );
}

/** A job of a bucket, as its primary posting describes it. */
export interface BucketJob {
  jobId: string;
  companyId: string;
  titleKey: string;
  open: boolean;
  posting: ReadPosting;
}

type BucketRow = Omit<BucketJob, "posting"> & Omit<ReadPosting, "sourceKind">;

/** Compares a posting with at most this many jobs of its bucket, newest first. */
const JOBS_PER_BUCKET = 40;
/** A job closed longer ago than this counts as another opening, even if the same text reappears. */
const REPOST_DAYS = 30;

/** Returns the open and recently closed jobs in these buckets, oldest first. Sample jobs match sample postings only. */
export async function bucketJobs(
  client: Queryable,
  buckets: readonly { companyId: string; titleKey: string }[],
  which: { sample: boolean; now: Date; sourceKind: SourceKindOf },
): Promise<BucketJob[]> {
  if (buckets.length === 0) return [];
  const { rows } = await client.query<BucketRow>(
    `select j.id as "jobId", j.company_id as "companyId", j.title_key as "titleKey", j.closed_at is null as open, p.board_id as "boardId",
       b.source as "sourceId", p.url, coalesce(p.raw->>'title', p.facts->>'title') as "rawTitle", p.raw->'locations' as places, p.facts - 'description' as facts
     from (select distinct * from unnest($1::bigint[], $2::text[]) as k (company_id, title_key)) k
     cross join lateral (
       select * from job j where j.company_id = k.company_id and j.title_key = k.title_key and j.sample = $3
         and (j.closed_at is null or j.closed_at > $4::timestamptz - make_interval(days => ${REPOST_DAYS}))
       order by j.id desc limit ${JOBS_PER_BUCKET}) j
     join job_posting jp on jp.job_id = j.id and jp.is_primary
     join posting p on p.id = jp.posting_id
     join board b on b.id = p.board_id
     where p.facts is not null
     order by j.id`,
    [buckets.map((bucket) => bucket.companyId), buckets.map((bucket) => bucket.titleKey), which.sample, which.now],
  );
  return rows.map(({ jobId, companyId, titleKey, open, ...posting }) => ({
    jobId,
    companyId,
    titleKey,
    open,
    posting: { ...posting, places: posting.places ?? [], sourceKind: which.sourceKind(posting.sourceId) },
  }));
}

/** Reads at most this many postings with the same link. */
const POSTINGS_PER_LINK = 10;

/** Returns the jobs whose open postings have one of these links. */
export async function jobsByLinks(
  client: Queryable,
  links: readonly string[],
  sample: boolean,
): Promise<{ jobId: string; companyId: string }[]> {
  if (links.length === 0) return [];
  const { rows } = await client.query<{ jobId: string; companyId: string }>(
    `select distinct j.id as "jobId", j.company_id as "companyId"
     from unnest($1::text[]) as k (link)
     cross join lateral (
       select p.id from posting p where p.link_key = decode(k.link, 'hex') and p.closed_at is null and p.dropped_reason is null
       order by p.id limit ${POSTINGS_PER_LINK}) p
     join job_posting jp on jp.posting_id = p.id
     join job j on j.id = jp.job_id and j.sample = $2`,
    [[...new Set(links)].map(linkHash), sample],
  );
  return rows;
}
