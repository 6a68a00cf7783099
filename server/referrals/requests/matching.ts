import { OFFERED_AT_ONCE } from "#contract/values/referral.ts";

/** What decides the order in which referrers are asked. */
export interface MatchCandidate {
  id: string;
  roles: readonly string[];
  weeklyCapacity: number;
  used: number;
  offers: number;
  answers: number;
  lastActiveAt: Date;
}

/** Somebody new is taken for a person who answers two of three requests. */
const PRIOR_ANSWERS = 2;
const PRIOR_OFFERS = 3;

/** The share of offers this referrer answers, with little weight on few. */
export function answerRate({ offers, answers }: Pick<MatchCandidate, "offers" | "answers">): number {
  return (answers + PRIOR_ANSWERS) / (offers + PRIOR_OFFERS);
}

function overlap(candidate: Pick<MatchCandidate, "roles">, jobRoles: readonly string[]): number {
  return candidate.roles.filter((role) => jobRoles.includes(role)).length;
}

/**
 * Whom to ask next: who has room, ordered by role overlap, spare capacity, answer rate, last active; at most three. Rates
 * within five points count as equal, so that the last active goes first among equals.
 */
export function nextReferrers<T extends MatchCandidate>(
  candidates: readonly T[],
  jobRoles: readonly string[],
  most = OFFERED_AT_ONCE,
): T[] {
  return candidates
    .filter((each) => each.used < each.weeklyCapacity)
    .toSorted(
      (a, b) =>
        overlap(b, jobRoles) - overlap(a, jobRoles) ||
        b.weeklyCapacity - b.used - (a.weeklyCapacity - a.used) ||
        Math.round(answerRate(b) * 20) - Math.round(answerRate(a) * 20) ||
        b.lastActiveAt.getTime() - a.lastActiveAt.getTime() ||
        Number(BigInt(a.id) - BigInt(b.id)),
    )
    .slice(0, most);
}
