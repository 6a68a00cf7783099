import { openingOfPosting, type ReadPosting } from "#dedupe/opening-of-posting.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import type { Queryable } from "#postgres/connection.ts";
import type { Posting } from "#sources/posting.ts";
import { sources } from "#sources/registry.ts";
import type { CompanyMention } from "#store/catalogue/company-mention.ts";
import { bucketJobs, storedJobs, type StoredJob, type StoredPosting } from "#store/catalogue/job-postings.ts";
import { reserveJobIds } from "#store/catalogue/jobs.ts";
import { followLinks, matchOpenings, type MatchedJob, type Placed } from "./match-openings.ts";

/** A kept posting that this run wrote. */
export interface Published {
  postingId: string;
  boardId: string;
  sourceId: string;
  raw: Posting;
  normalised: NormalisedPosting;
  url: string;
  mention: CompanyMention;
}

export interface Reconciliation {
  published: readonly Published[];
  /** Postings that closed, reopened or are now dropped; their jobs are merged again from the rest. */
  touchedIds: readonly string[];
  sample: boolean;
  now: Date;
}

/** Returns the kind of a source; employers' boards outrank job sites. A removed source counts as a job site. */
export function sourceKindOf(sourceId: string): "ats" | "board" {
  return sources.get(sourceId)?.kind ?? "board";
}

/** Loads the jobs of the buckets that the run touches, groups their postings and the fresh ones, and gives each group its job. */
export async function regroupJobs(client: Queryable, { run, jobs, fresh, regrouped }: Regrouping): Promise<void> {
  const published = new Map(run.published.map((posting) => [posting.postingId, posting]));
  const stored = new Map<string, StoredPosting>();
  const leads = new Map<string, string>();
  const placedOf = (job: StoredJob | undefined): Placed[] =>
    (job?.postings ?? []).flatMap((posting) => {
      stored.set(posting.postingId, posting);
      if (job === undefined) return [];
      if (posting.isPrimary) leads.set(posting.postingId, job.jobId);
      return published.has(posting.postingId) ? [] : [placedPosting(job, posting)];
    });
  const members = [...fresh, ...[...regrouped].flatMap((jobId) => placedOf(jobs.get(jobId)))];
  const bucket = await bucketJobs(client, followLinks(members), {
    sample: run.sample,
    now: run.now,
    sourceKind: sourceKindOf,
  });
  const others = bucket.filter(({ jobId, open }) => open && !jobs.has(jobId)).map(({ jobId }) => jobId);
  for (const [id, job] of await storedJobs(client, others, sourceKindOf)) jobs.set(id, job);
  for (const { jobId } of bucket) {
    if (regrouped.has(jobId) || !jobs.has(jobId)) continue;
    regrouped.add(jobId);
    members.push(...placedOf(jobs.get(jobId)));
  }
  const former = bucket
    .filter(({ jobId }) => (jobs.get(jobId)?.postings.length ?? 0) === 0)
    .map((job) => ({ ...job, opening: openingOfPosting(job.posting).opening }));
  const matched = matchOpenings(members, former, leads);
  await addMissingJobs(client, matched, jobs, run.sample);
  for (const jobId of regrouped) Object.assign(jobs.get(jobId) ?? {}, { postings: [] });
  for (const { jobId, companyId, titleKey, postings } of matched) {
    const job = jobs.get(jobId ?? "");
    if (job === undefined) throw new Error("A group of postings has no job");
    const kept = postings.flatMap(({ postingId, evidence }) => {
      const before = stored.get(postingId);
      const posting = published.get(postingId);
      if (before !== undefined) return [{ ...before, evidence: evidence || before.evidence }];
      return posting === undefined ? [] : [asStored(posting, evidence, run.now)];
    });
    Object.assign(job, { companyId, titleKey, postings: kept });
  }
}

export interface Regrouping {
  run: Reconciliation;
  /** All jobs that the run touches; those of the buckets are added. */
  jobs: Map<string, StoredJob>;
  fresh: readonly Placed[];
  /** The jobs whose postings are grouped again. */
  regrouped: Set<string>;
}

export function readPublished({ boardId, sourceId, url, raw, normalised }: Published): ReadPosting {
  const sourceKind = sourceKindOf(sourceId);
  return { boardId, sourceId, sourceKind, url, rawTitle: raw.title, places: raw.locations, facts: normalised };
}

/** A stored posting under the rules of now, whose title key its job may not have yet. */
function placedPosting({ jobId, companyId }: Pick<StoredJob, "jobId" | "companyId">, posting: StoredPosting): Placed {
  const { postingId, evidence } = posting;
  return {
    ...openingOfPosting({ ...posting, facts: posting.normalised }),
    postingId,
    companyId,
    jobId,
    fresh: false,
    evidence,
  };
}

/** Loads the former jobs that groups continue, and makes a job for each group without one. */
async function addMissingJobs(
  client: Queryable,
  matched: MatchedJob[],
  jobs: Map<string, StoredJob>,
  sample: boolean,
): Promise<void> {
  const former = matched.flatMap(({ jobId }) => (jobId !== null && !jobs.has(jobId) ? [jobId] : []));
  for (const [id, job] of await storedJobs(client, former, sourceKindOf)) jobs.set(id, job);
  const created = matched.filter(({ jobId }) => jobId === null);
  const newIds = await reserveJobIds(client, created.length);
  created.forEach((group, at) => {
    const jobId = newIds[at] ?? "";
    group.jobId = jobId;
    const { companyId, titleKey } = group;
    const unwritten = { slug: "", contentHash: null, closedAt: null, lastClosedReason: null };
    jobs.set(jobId, { jobId, companyId, titleKey, ...unwritten, sample, postings: [] });
  });
}

function asStored(published: Published, evidence: string, now: Date): StoredPosting {
  const { postingId, boardId, sourceId, sourceKind, url, rawTitle, places, facts } = {
    ...published,
    ...readPublished(published),
    facts: published.normalised,
  };
  return {
    postingId,
    boardId,
    sourceId,
    sourceKind,
    url,
    rawTitle,
    places,
    normalised: facts,
    firstSeenAt: now,
    lastSeenAt: now,
    isPrimary: false,
    evidence,
  };
}
