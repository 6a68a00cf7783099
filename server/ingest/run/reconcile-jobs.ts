import { hash } from "node:crypto";
import { slugify } from "#dedupe/company-key.ts";
import { withCorrections } from "#dedupe/corrections.ts";
import { asStated } from "#dedupe/employer-statement.ts";
import { mergeJob, type MergedJob } from "#dedupe/merge.ts";
import { openingOfPosting } from "#dedupe/opening-of-posting.ts";
import type { Queryable } from "#postgres/connection.ts";
import { companyKeysOf, lockCompanies, lockCompanyKeys, resolveCompanies } from "#store/catalogue/companies.ts";
import { holdPostings } from "#store/catalogue/held-companies.ts";
import { recordChanges, type JobChangeKind } from "#store/catalogue/job-changes.ts";
import {
  jobsByLinks,
  jobsOfPostings,
  linkPostings,
  storedJobs,
  type PostingLink,
  type StoredJob,
} from "#store/catalogue/job-postings.ts";
import { closeJobs, writeJobs, type JobWrite } from "#store/catalogue/jobs.ts";
import { statedFactsOf } from "#store/employers/facts.ts";
import { statementsOf } from "#store/employers/statements.ts";
import { correctionsOf } from "#store/moderation/corrections.ts";
import { recordCompanyChanges } from "./company-change-events.ts";
import type { Placed } from "./match-openings.ts";
import { readPublished, regroupJobs, sourceKindOf, type Reconciliation } from "./regroup-jobs.ts";

export type JobCounts = Record<JobChangeKind, number>;

/**
 * Updates jobs from their postings in the caller's transaction: groups each published posting with the others of its company and title and
 * those with its link, merges every touched job again, closes those without an open posting, and records the changes.
 */
export async function reconcileJobs(client: Queryable, run: Reconciliation): Promise<JobCounts> {
  const ids = [...new Set([...run.published.map((posting) => posting.postingId), ...run.touchedIds])];
  const linked = await jobsOfPostings(client, ids);
  const read = run.published.map((posting) => ({ posting, ...openingOfPosting(readPublished(posting)) }));
  await lockCompanyKeys(
    client,
    run.published.flatMap((posting) => companyKeysOf(posting.mention)),
  );
  const mates = await jobsByLinks(
    client,
    read.flatMap(({ opening }) => opening.link?.key ?? []),
    run.sample,
  );
  const {
    ids: companyIds,
    gainedIds,
    heldIds,
  } = await resolveCompanies(
    client,
    run.published.map((posting) => posting.mention),
  );
  await lockCompanies(client, [...companyIds, ...[...linked, ...mates].map((each) => each.companyId)]);
  const jobs = await storedJobs(client, [...new Set([...linked, ...mates].map((each) => each.jobId))], sourceKindOf);

  const heldPostings: { postingId: string; companyId: string }[] = [];
  const fresh: Placed[] = [];
  const jobOf = new Map(linked.map((link) => [link.postingId, link.jobId]));
  read.forEach(({ posting: { postingId }, opening, titleKey }, at) => {
    const companyId = companyIds[at] ?? "";
    if (heldIds.has(companyId)) heldPostings.push({ postingId, companyId });
    else
      fresh.push({
        postingId,
        companyId,
        titleKey,
        opening,
        jobId: jobOf.get(postingId) ?? null,
        fresh: true,
        evidence: "",
      });
  });
  const regrouped = new Set([
    ...mates.map((mate) => mate.jobId),
    ...run.published.flatMap(({ postingId }) => jobOf.get(postingId) ?? []),
  ]);
  await regroupJobs(client, { run, jobs, fresh, regrouped });
  const { counts, changedIds } = await writeChanges(client, [...jobs.values()], run.now);
  await holdPostings(
    client,
    run.published.map((posting) => posting.postingId),
    heldPostings,
  );
  await recordCompanyChanges(client, gainedIds, changedIds);
  return counts;
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
  const companyIds = [...new Set(jobs.map(({ companyId }) => companyId))];
  const statements = await statementsOf(client, companyIds);
  const facts = await statedFactsOf(client, companyIds);
  const corrections = await correctionsOf(
    client,
    jobs.map(({ jobId }) => jobId),
  );
  for (const job of jobs) {
    if (job.postings.length === 0) {
      empty.push(job);
      continue;
    }
    const said = { statement: statements.get(job.companyId), facts: facts.get(job.companyId) };
    const merged = withCorrections(asStated(mergeJob(job.postings), said), corrections.get(job.jobId) ?? []);
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
  return hash("sha256", JSON.stringify([job.companyId, job.titleKey, postings, published]));
}
