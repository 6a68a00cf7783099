import { OFFERED_AT_ONCE, REST_AFTER } from "#contract/values/referral.ts";

/** What the order of referrers depends on. */
export interface MatchCandidate {
  id: string;
  roles: readonly string[];
  weeklyCapacity: number;
  used: number;
  /** Offers of the last seven days that they left unanswered for 48 hours. */
  unanswered: number;
  offers: number;
  answers: number;
  lastActiveAt: Date;
}

/** What the simulation varies to find the rules in force. */
interface MatchRules {
  order?: typeof byPromise;
  restAfter?: number;
}

/** Rates new referrers as if they had answered two of three requests. */
const PRIOR_ANSWERS = 2;
const PRIOR_OFFERS = 3;

/** Returns the share of offers that this referrer answers, smoothed so that a few offers weigh little. */
export function answerRate({ offers, answers }: Pick<MatchCandidate, "offers" | "answers">): number {
  return (answers + PRIOR_ANSWERS) / (offers + PRIOR_OFFERS);
}

function overlap(candidate: Pick<MatchCandidate, "roles">, jobRoles: readonly string[]): number {
  return candidate.roles.filter((role) => jobRoles.includes(role)).length;
}

/**
 * Orders referrers by role overlap, spare capacity, answer rate and last activity. Rounds rates to five points, so that last activity
 * decides between similar ones.
 */
export function byPromise(jobRoles: readonly string[]): (a: MatchCandidate, b: MatchCandidate) => number {
  return (a, b) =>
    overlap(b, jobRoles) - overlap(a, jobRoles) ||
    b.weeklyCapacity - b.used - (a.weeklyCapacity - a.used) ||
    Math.round(answerRate(b) * 20) - Math.round(answerRate(a) * 20) ||
    b.lastActiveAt.getTime() - a.lastActiveAt.getTime() ||
    Number(BigInt(a.id) - BigInt(b.id));
}

/**
 * Returns the referrers to ask next: up to `most` with spare capacity, the most promising first. A referrer who has just left two offers
 * unanswered rests for the week, because requests wait in vain for them.
 */
export function nextReferrers<T extends MatchCandidate>(
  candidates: readonly T[],
  jobRoles: readonly string[],
  most = OFFERED_AT_ONCE,
  { order = byPromise, restAfter = REST_AFTER }: MatchRules = {},
): T[] {
  return candidates
    .filter((each) => each.used < each.weeklyCapacity && each.unanswered < restAfter)
    .toSorted(order(jobRoles))
    .slice(0, most);
}
