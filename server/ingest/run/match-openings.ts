import { FIRST, groupOpenings, type Group, type Member } from "#dedupe/group-openings.ts";
import { BY_LINK, compareOpenings, shareLink } from "#dedupe/same-opening.ts";
import type { Opening } from "#dedupe/opening.ts";

/** A posting that is to be grouped with others of its company and title. */
export interface Placed extends Member {
  postingId: string;
  companyId: string;
  titleKey: string;
}

/** A job of a bucket without an open posting of its own, which a posting that comes back continues. */
export interface FormerJob {
  jobId: string;
  companyId: string;
  titleKey: string;
  opening: Opening;
}

/** The postings of one job. Without a job id it's to be created. */
export interface MatchedJob {
  jobId: string | null;
  companyId: string;
  titleKey: string;
  postings: { postingId: string; evidence: string }[];
}

const bucketKey = ({ companyId, titleKey }: { companyId: string; titleKey: string }) => `${companyId}\n${titleKey}`;

/**
 * Groups postings into jobs. Each group keeps the oldest job that one of its postings led (`leads`: job by posting) or, without one,
 * the job that one of them belonged to; else it continues a former job that is the same opening.
 */
export function matchOpenings(
  postings: readonly Placed[],
  former: readonly FormerJob[],
  leads: ReadonlyMap<string, string> = new Map(),
): MatchedJob[] {
  const formerBuckets = Map.groupBy(former, bucketKey);
  const groups: { bucket: Placed; group: Group<Placed> }[] = [];
  for (const bucket of Map.groupBy(followLinks(postings), bucketKey).values())
    for (const group of groupOpenings(bucket)) {
      const [first] = group;
      if (first !== undefined) groups.push({ bucket: first.member, group });
    }
  const jobs = jobsOfGroups(
    groups.map(({ group }) => group),
    leads,
  );
  const taken = new Set(jobs.filter((job) => job !== null));
  return groups.map(({ bucket, group }, at) => {
    const continued = jobs[at] === null ? continuedJob(group, formerBuckets.get(bucketKey(bucket)) ?? [], taken) : null;
    if (continued !== null) taken.add(continued.jobId);
    return {
      jobId: jobs[at] ?? continued?.jobId ?? null,
      companyId: bucket.companyId,
      titleKey: bucket.titleKey,
      postings: group.map(({ member, evidence }) => ({
        postingId: member.postingId,
        evidence: evidence === FIRST && continued !== null ? continued.evidence : evidence,
      })),
    };
  });
}

/** Moves job sites' postings to the bucket of the employer's posting that they link to, whatever company and title they name. */
export function followLinks(postings: readonly Placed[]): Placed[] {
  const linked = Map.groupBy(
    postings.filter(({ opening }) => opening.link !== null),
    ({ opening }) => opening.link?.key,
  );
  return postings.map((posting) => {
    const { link, sourceKind, boardId } = posting.opening;
    const mates = link === null ? undefined : linked.get(link.key);
    if (mates === undefined || mates.length < 2 || sourceKind === "ats") return posting;
    const anchor = mates
      .filter((mate) => mate.opening.boardId !== boardId && shareLink(posting.opening, mate.opening))
      .concat(posting)
      .sort(byOwner)[0];
    return anchor === undefined || anchor === posting
      ? posting
      : { ...posting, companyId: anchor.companyId, titleKey: anchor.titleKey };
  });
}

/** Employers' own postings first; the rest only fixes the order. */
function byOwner(a: Placed, b: Placed): number {
  const key = ({ opening }: Placed) =>
    [Number(opening.sourceKind !== "ats"), opening.boardId, opening.rawTitle].join("\n");
  return key(a) < key(b) ? -1 : 1;
}

function jobsOfGroups(groups: readonly Group<Placed>[], leads: ReadonlyMap<string, string>): (string | null)[] {
  const jobs = groups.map((): string | null => null);
  const taken = new Set<string>();
  const wishes = groups
    .flatMap((group, at) =>
      group.flatMap(({ member: { jobId, postingId } }) =>
        jobId === null ? [] : [{ at, jobId, leads: leads.get(postingId) === jobId }],
      ),
    )
    .sort((a, b) => Number(b.leads) - Number(a.leads) || byId(a.jobId, b.jobId));
  for (const { at, jobId } of wishes) {
    if (jobs[at] !== null || taken.has(jobId)) continue;
    jobs[at] = jobId;
    taken.add(jobId);
  }
  return jobs;
}

function byId(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}

/** The former job that is most like the group. */
function continuedJob(
  group: Group<Placed>,
  former: readonly FormerJob[],
  taken: ReadonlySet<string>,
): { jobId: string; evidence: string } | null {
  const first = group[0]?.member;
  if (first === undefined) return null;
  let best: { jobId: string; score: number; evidence: string } | null = null;
  for (const job of former) {
    if (taken.has(job.jobId)) continue;
    const verdict = compareOpenings(first.opening, job.opening);
    if (verdict.same && (best === null || verdict.score > best.score))
      best = { jobId: job.jobId, score: verdict.score, evidence: verdict.evidence };
    if (best !== null && best.score >= BY_LINK) break;
  }
  return best;
}
