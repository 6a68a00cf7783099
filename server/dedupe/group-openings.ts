import type { Opening } from "./opening.ts";
import { compareOpenings, isFull, shareLink, whatForbids } from "./same-opening.ts";

/** A posting to be grouped with others of its bucket. */
export interface Member {
  opening: Opening;
  /** The job that it belongs to, if any. Full texts that one job holds stay together unless something forbids it. */
  jobId: string | null;
  /** Whether it arrived or changed now. Two that didn't have been compared before. */
  fresh: boolean;
  /** Why it belongs to its job. */
  evidence: string;
}

/** Postings of one opening, the most telling first. */
export type Group<M> = { member: M; evidence: string }[];

/** Most groups compared with a posting; keeps a board of endless copies linear. */
const MOST_COMPARED = 60;
export const FIRST = "first posting of this opening";

/**
 * Groups the postings of one bucket by opening. The result depends only on what the postings say, not on the order in which they
 * arrive: full texts are placed in a fixed order, each with the most similar group that nothing forbids; a short text joins a group only
 * when no other one fits it, and no other short text of its board fits that group.
 */
export function groupOpenings<M extends Member>(members: readonly M[]): Group<M>[] {
  const [only] = members;
  if (only !== undefined && members.length === 1) return [[{ member: only, evidence: only.evidence || FIRST }]];
  const ordered = [...members].sort(byWeight);
  const groups: Group<M>[] = [];
  for (const unit of unitsOf(ordered.filter(({ opening }) => isFull(opening)))) {
    const best = bestGroup(unit, groups);
    if (best === null) groups.push(unit);
    else
      best.group.push(
        ...unit.map(({ member }) => ({ member, evidence: fitOf(member, best.group)?.evidence ?? best.evidence })),
      );
  }
  const short = ordered.filter(({ opening }) => !isFull(opening));
  return short.length === 0 ? groups : [...groups, ...placeShort(short, groups)];
}

/** The full texts that a job holds already, and each other one alone. */
function unitsOf<M extends Member>(full: readonly M[]): Group<M>[] {
  const units: Group<M>[] = [];
  const byJob = new Map<string, Group<M>>();
  for (const member of full) {
    const held = member.jobId === null ? undefined : byJob.get(member.jobId);
    if (held !== undefined && !isForbidden(member, held)) {
      held.push({ member, evidence: member.evidence });
      continue;
    }
    const unit = [{ member, evidence: FIRST }];
    units.push(unit);
    if (member.jobId !== null && held === undefined) byJob.set(member.jobId, unit);
  }
  return units;
}

function bestGroup<M extends Member>(
  unit: Group<M>,
  groups: readonly Group<M>[],
): { group: Group<M>; evidence: string } | null {
  let best: { group: Group<M>; score: number; evidence: string } | null = null;
  const leader = unit[0]?.member;
  if (leader === undefined) return null;
  const isFresh = (group: Group<M>) => group.some(({ member }) => member.fresh);
  for (const group of groups.slice(-MOST_COMPARED)) {
    if (!isFresh(unit) && !isFresh(group)) continue;
    const fit = fitOf(leader, group);
    if (fit === null || (best !== null && fit.score <= best.score)) continue;
    if (unit.slice(1).some(({ member }) => isForbidden(member, group))) continue;
    best = { group, ...fit };
  }
  return best;
}

/** How well a posting fits a group: by a shared link, else like the group's first posting if no other one forbids it. */
function fitOf<M extends Member>(member: M, group: Group<M>): { score: number; evidence: string } | null {
  const linked = group.find((each) => shareLink(member.opening, each.member.opening));
  const compared = linked ?? group[0];
  if (compared === undefined) return null;
  const verdict = compareOpenings(member.opening, compared.member.opening);
  if (!verdict.same || (linked === undefined && isForbidden(member, group))) return null;
  return { score: verdict.score, evidence: verdict.evidence };
}

function isForbidden<M extends Member>(member: M, group: Group<M>): boolean {
  const seen = new Set<string>();
  return group.some(({ member: { opening } }) => {
    const said = [opening.boardId, opening.exactTitle, opening.rawTitle, opening.employmentType, opening.levels].join(
      "\n",
    );
    if (seen.has(said)) return false;
    seen.add(said);
    return whatForbids(member.opening, opening) !== null && !shareLink(member.opening, opening);
  });
}

/** Joins short texts to the groups that they fit, and groups the rest among themselves; returns those new groups. */
function placeShort<M extends Member>(short: readonly M[], groups: Group<M>[]): Group<M>[] {
  const full = groups.map((group) => [...group]);
  const fits = short.map((member) => {
    const found = full.flatMap((group, at) => {
      const fit = shortFit(member, group);
      return fit === null
        ? []
        : [{ at, fit, linked: group.some((each) => shareLink(member.opening, each.member.opening)) }];
    });
    const linked = found.filter((each) => each.linked);
    return { member, found: linked.length > 0 ? linked : found };
  });
  const left: M[] = [];
  const alone: M[] = [];
  for (const { member, found } of fits) {
    const [fit] = found;
    if (fit === undefined) left.push(member);
    else if (found.length === 1 && (fit.linked || !hasRival(member, fit.at, fits)))
      groups[fit.at]?.push({ member, evidence: fit.fit.evidence });
    else alone.push(member);
  }
  return [...alone.map((member) => [{ member, evidence: FIRST }]), ...cliquesOf(left)];
}

/** A short text fits a group as a full one does, and like each of the group's postings on its own board. */
function shortFit<M extends Member>(member: M, group: Group<M>): { score: number; evidence: string } | null {
  const fit = fitOf(member, group);
  if (fit === null) return null;
  const ownBoard = group.filter((each) => each.member.opening.boardId === member.opening.boardId);
  return ownBoard.every((each) => compareOpenings(member.opening, each.member.opening).same) ? fit : null;
}

/** Returns whether another short text of the same board fits the group as well, so that nobody knows which of them it is. */
function hasRival<M extends Member>(
  member: M,
  at: number,
  fits: readonly { member: M; found: readonly { at: number }[] }[],
): boolean {
  return fits.some(
    (other) =>
      other.member !== member &&
      other.member.opening.boardId === member.opening.boardId &&
      other.found.some((each) => each.at === at) &&
      !compareOpenings(member.opening, other.member.opening).same,
  );
}

/** Groups short texts without a full one: all that fit one another if each fits each, else nobody knows. */
function cliquesOf<M extends Member>(left: readonly M[]): Group<M>[] {
  const groups: Group<M>[] = [];
  const waiting = new Set(left);
  for (const member of waiting) {
    waiting.delete(member);
    const together = [member];
    for (const each of together)
      for (const other of waiting)
        if (compareOpenings(each.opening, other.opening).same) {
          waiting.delete(other);
          together.push(other);
        }
    const agree = together.every((a, at) =>
      together.slice(at + 1).every((b) => compareOpenings(a.opening, b.opening).same),
    );
    if (agree)
      groups.push(
        together.map((each, at) => ({ member: each, evidence: at === 0 ? FIRST : "a job site's short text" })),
      );
    else groups.push(...together.map((each) => [{ member: each, evidence: FIRST }]));
  }
  return groups;
}

/** The employer's own board before job sites; the rest only fixes the order by what postings say, not by when they came. */
function byWeight({ opening: a }: Member, { opening: b }: Member): number {
  return (
    Number(a.sourceKind !== "ats") - Number(b.sourceKind !== "ats") ||
    compare(a.boardId, b.boardId) ||
    compare(a.rawTitle, b.rawTitle) ||
    compare(a.text, b.text) ||
    compare(JSON.stringify([a.eligibility, a.link?.key]), JSON.stringify([b.eligibility, b.link?.key]))
  );
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
