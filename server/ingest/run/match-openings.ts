import { compareOpenings } from "#dedupe/same-opening.ts";
import type { Opening } from "#dedupe/opening.ts";
import type { BucketJob } from "#store/catalogue/job-postings.ts";

/** A posting that belongs to no job yet. */
export interface Unmatched {
  postingId: string;
  companyId: string;
  titleKey: string;
  opening: Opening;
}

/** The job of a posting. A `group` is a job to create, shared by all postings with the same number. */
export interface Match {
  postingId: string;
  target: { jobId: string } | { group: number };
  evidence: string;
}

interface Candidate {
  target: Match["target"];
  opening: Opening;
}

/** Most openings of a bucket compared with a posting; keeps a board of endless copies linear. */
const MOST_COMPARED = 60;

/** Matches each posting to the most similar job, stored or to be created, that is the same opening. */
export function matchOpenings(
  postings: readonly Unmatched[],
  stored: readonly BucketJob[],
): { matches: Match[]; groups: Unmatched[] } {
  const buckets = new Map<string, Candidate[]>();
  const bucketOf = ({ companyId, titleKey }: { companyId: string; titleKey: string }) => {
    const key = `${companyId}\n${titleKey}`;
    let bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, (bucket = []));
    return bucket;
  };
  for (const job of stored) bucketOf(job).push({ target: { jobId: job.jobId }, opening: job.opening });
  const matches: Match[] = [];
  const groups: Unmatched[] = [];
  for (const posting of postings) {
    const bucket = bucketOf(posting);
    const best = mostAlike(posting.opening, bucket);
    if (best !== null) {
      matches.push({ postingId: posting.postingId, target: best.candidate.target, evidence: best.evidence });
      continue;
    }
    const target = { group: groups.length };
    groups.push(posting);
    matches.push({ postingId: posting.postingId, target, evidence: "first posting of this opening" });
    bucket.push({ target, opening: posting.opening });
  }
  return { matches, groups };
}

function mostAlike(
  opening: Opening,
  bucket: readonly Candidate[],
): { candidate: Candidate; score: number; evidence: string } | null {
  let best: { candidate: Candidate; score: number; evidence: string } | null = null;
  for (const candidate of bucket.slice(-MOST_COMPARED)) {
    const verdict = compareOpenings(opening, candidate.opening);
    if (verdict.same && (best === null || verdict.score > best.score))
      best = { candidate, score: verdict.score, evidence: verdict.evidence };
    if (best?.score === 1) break;
  }
  return best;
}
