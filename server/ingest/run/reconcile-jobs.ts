import { createHash } from "node:crypto";
import { slugify } from "#dedupe/company-key.ts";
import { mergeJob, type MergedJob } from "#dedupe/merge.ts";
import type { Opening } from "#dedupe/opening.ts";
import { titleKey } from "#dedupe/title-key.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import type { Posting } from "#sources/posting.ts";
import { sources } from "#sources/registry.ts";
import { companyKeysOf, lockCompanies, lockCompanyKeys, resolveCompanies } from "#store/catalogue/companies.ts";
import type { CompanyMention } from "#store/catalogue/company-mention.ts";
import { holdPostings } from "#store/catalogue/held-companies.ts";
import { recordChanges, type JobChangeKind } from "#store/catalogue/job-changes.ts";
import {
  bucketJobs,
  jobsOfPostings,
  linkPostings,
  storedJobs,
  type LinkedJob,
  type PostingLink,
  type StoredJob,
  type StoredPosting,
} from "#store/catalogue/job-postings.ts";
import { closeJobs, reserveJobIds, writeJobs, type JobWrite } from "#store/catalogue/jobs.ts";
import type { Queryable } from "#postgres/connection.ts";
import { recordCompanyChanges } from "./company-change-events.ts";
import { matchOpenings, type Unmatched } from "./match-openings.ts";

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

export type JobCounts = Record<JobChangeKind, number>;

/** Returns the kind of a source; employers' boards outrank job sites. A removed source counts as a job site. */
export function sourceKindOf(sourceId: string): "ats" | "board" {
  return sources.get(sourceId)?.kind ?? "board";
}

/**
 * Updates jobs from their postings in the caller's transaction: finds or creates the job of each published posting, merges
 * every touched job again, closes those without an open posting, and records the changes.
 */
export async function reconcileJobs(client: Queryable, run: Reconciliation): Promise<JobCounts> {
  const ids = [...new Set([...run.published.map((posting) => posting.postingId), ...run.touchedIds])];
  const linked = await jobsOfPostings(client, ids);
  await lockCompanyKeys(
    client,
    run.published.flatMap((posting) => companyKeysOf(posting.mention)),
  );
  const {
    ids: companyIds,
    gainedIds,
    heldIds,
  } = await resolveCompanies(
    client,
    run.published.map((posting) => posting.mention),
  );
  await lockCompanies(client, [...companyIds, ...linked.map((link) => link.companyId)]);
  const jobs = await storedJobs(client, [...new Set(linked.map((link) => link.jobId))], sourceKindOf);

  const heldPostings = run.published.flatMap(({ postingId }, at) => {
    const companyId = companyIds[at] ?? "";
    return heldIds.has(companyId) ? [{ postingId, companyId }] : [];
  });
  const unmatched = detachMoved(run.published, companyIds, linked, jobs, heldIds).filter(
    (posting) => !heldIds.has(posting.companyId),
  );
  const stored = await bucketJobs(client, unmatched, {
    sample: run.sample,
    now: run.now,
    sourceKind: sourceKindOf,
  });
  const { matches, groups } = matchOpenings(unmatched, stored);
  const joined = new Set(
    matches.flatMap(({ target }) => ("jobId" in target && !jobs.has(target.jobId) ? [target.jobId] : [])),
  );
  for (const [id, job] of await storedJobs(client, [...joined], sourceKindOf)) jobs.set(id, job);
  const newIds = await reserveJobIds(client, groups.length);
  groups.forEach((first, at) => {
    const jobId = newIds[at] ?? "";
    const { companyId, titleKey: key } = first;
    jobs.set(jobId, {
      jobId,
      companyId,
      titleKey: key,
      slug: "",
      contentHash: null,
      closedAt: null,
      sample: run.sample,
      postings: [],
      lastClosedReason: null,
    });
  });
  const byPosting = new Map(run.published.map((posting) => [posting.postingId, posting]));
  for (const { postingId, target, evidence } of matches) {
    const jobId = "jobId" in target ? target.jobId : (newIds[target.group] ?? "");
    const posting = byPosting.get(postingId);
    if (posting) jobs.get(jobId)?.postings.push(asStored(posting, evidence, run.now));
  }
  const { counts, changedIds } = await writeChanges(client, [...jobs.values()], run.now);
  await holdPostings(
    client,
    run.published.map((posting) => posting.postingId),
    heldPostings,
  );
  await recordCompanyChanges(client, gainedIds, changedIds);
  return counts;
}

/** Returns the postings that need a job; the others stay with theirs. A job follows its only posting to a new title. */
function detachMoved(
  published: readonly Published[],
  companyIds: readonly string[],
  linked: readonly LinkedJob[],
  jobs: ReadonlyMap<string, StoredJob>,
  heldIds: ReadonlySet<string>,
): Unmatched[] {
  const linkOf = new Map(linked.map((link) => [link.postingId, link]));
  const unmatched: Unmatched[] = [];
  published.forEach((posting, at) => {
    const companyId = companyIds[at] ?? "";
    const key = titleKey(posting.normalised.title, posting.raw.locations);
    const job = jobs.get(linkOf.get(posting.postingId)?.jobId ?? "");
    if (job === undefined) {
      unmatched.push({ postingId: posting.postingId, companyId, titleKey: key, opening: openingOf(posting) });
    } else if (job.companyId !== companyId || job.titleKey !== key) {
      if (job.postings.length <= 1 && !heldIds.has(companyId)) Object.assign(job, { companyId, titleKey: key });
      else {
        job.postings = job.postings.filter((each) => each.postingId !== posting.postingId);
        unmatched.push({ postingId: posting.postingId, companyId, titleKey: key, opening: openingOf(posting) });
      }
    }
  });
  return unmatched;
}

function openingOf({ boardId, sourceId, raw, normalised }: Published): Opening {
  return {
    boardId,
    sourceKind: sourceKindOf(sourceId),
    rawTitle: raw.title,
    levels: normalised.levels,
    employmentType: normalised.employmentType,
    eligibility: normalised.eligibility,
    text: normalised.text,
    teaser: normalised.descriptionQuality === "teaser",
  };
}

function asStored(posting: Published, evidence: string, now: Date): StoredPosting {
  const { postingId, boardId, sourceId, url, normalised } = posting;
  return {
    postingId,
    boardId,
    sourceId,
    sourceKind: sourceKindOf(sourceId),
    url,
    normalised,
    firstSeenAt: now,
    lastSeenAt: now,
    isPrimary: false,
    evidence,
  };
}

async function writeChanges(
  client: Queryable,
  jobs: readonly StoredJob[],
  now: Date,
): Promise<{ counts: JobCounts; changedIds: string[] }> {
  const writes: JobWrite[] = [];
  const links: PostingLink[] = [];
  const empty: StoredJob[] = [];
  const changes: { jobId: string; kind: JobChangeKind }[] = [];
  for (const job of jobs) {
    if (job.postings.length === 0) {
      empty.push(job);
      continue;
    }
    const merged = mergeJob(job.postings);
    const contentHash = hashOf(job, merged);
    const kind: JobChangeKind = job.contentHash === null ? "opened" : job.closedAt !== null ? "reopened" : "changed";
    if (kind === "changed" && contentHash === job.contentHash) continue;
    changes.push({ jobId: job.jobId, kind });
    const slug = job.slug || slugify(merged.title) || "job";
    writes.push({
      id: job.jobId,
      companyId: job.companyId,
      slug,
      titleKey: job.titleKey,
      contentHash,
      merged,
      closedAt: null,
      closedReason: null,
      sample: job.sample,
    });
    for (const { postingId, evidence } of job.postings) {
      links.push({ postingId, jobId: job.jobId, isPrimary: postingId === merged.leadPostingId, evidence });
    }
  }
  await writeJobs(client, writes);
  await linkPostings(client, links);
  const closed = await closeJobs(
    client,
    empty.map((job) => job.jobId),
    empty.map((job) => job.lastClosedReason ?? "moved"),
    now,
  );
  changes.push(...closed.map((jobId) => ({ jobId, kind: "closed" as const })));
  await recordChanges(client, changes);
  const counts: JobCounts = { opened: 0, changed: 0, closed: 0, reopened: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  return { counts, changedIds: changes.map((change) => change.jobId) };
}

/** Hashes everything visible about a job, so not when it was last seen. */
function hashOf(job: StoredJob, merged: MergedJob): string {
  const { lastSeenAt: _seen, ...published } = merged;
  const postings = job.postings.map((posting) => posting.postingId).sort();
  return createHash("sha256")
    .update(JSON.stringify([job.companyId, job.titleKey, postings, published]))
    .digest("hex");
}
