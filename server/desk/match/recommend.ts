import type { MatchPoint, Recommendation } from "#contract/schemas/desk/match.ts";
import type { Job } from "#contract/schemas/job.ts";
import type { HideRules } from "#contract/schemas/search-settings.ts";
import type { DateWindow } from "#contract/values/filters.ts";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { DATE_WINDOW_MS } from "#search/index/facets.ts";
import type { SearchModel } from "#search/model.ts";
import type { MatchableJob } from "#store/search/matchable-jobs.ts";
import { matchPoints } from "./match-points.ts";
import { matchTarget } from "./match-target.ts";
import type { MatchedPerson } from "./matched-person.ts";

/** Jobs in one list, and how many of them one company may have. */
const MOST = 9;
const PER_COMPANY = 2;
/** Candidates of each window. */
const CANDIDATES = 50;
/** Reasons of each job. */
const REASONS = 3;

export interface RecommendContext {
  search: Pick<SearchModel, "query">;
  cards: { byIds(ids: readonly string[]): Promise<Job[]> };
  readJob(id: string): Promise<MatchableJob | null>;
  now: Date;
}

export interface RecommendRequest {
  person: MatchedPerson;
  hide: HideRules;
  /** Ids of jobs that the person has saved or applied to. */
  known: ReadonlySet<string>;
  /** When the person last looked; jobs seen since come first. Null: never. */
  since: Date | null;
}

/**
 * Picks the best matches of the last 30 days, those new to the person first. Nothing rules a picked job out, and its role or one of its
 * skills is the person's.
 */
export async function recommend(context: RecommendContext, request: RecommendRequest): Promise<Recommendation[]> {
  const { person, known, since } = request;
  const { now } = context;
  const found = await context.cards.byIds(candidates(context, request));
  const jobs = found
    .filter(({ id }) => !known.has(id))
    .map((job) => ({ job, isNew: since !== null && Date.parse(job.firstSeenAt) > since.getTime() }));
  const picked: Recommendation[] = [];
  for (const { job, isNew } of [...jobs.filter((each) => each.isNew), ...jobs.filter((each) => !each.isNew)]) {
    if (picked.length === MOST) break;
    if (picked.filter((other) => other.job.company.slug === job.company.slug).length === PER_COMPANY) continue;
    const read = await context.readJob(job.id);
    const reasons = read === null ? [] : reasonsOf(matchPoints(person, read, now));
    if (reasons.length > 0) picked.push({ job, isNew, reasons });
  }
  return picked;
}

/** Returns the best matches of the last month, after those of the shortest window that reaches back to the last visit. */
function candidates({ search, now }: RecommendContext, { person, hide, since }: RecommendRequest): string[] {
  const match = matchTarget(person, now);
  const away = since === null ? Infinity : now.getTime() - since.getTime();
  const windows = (["today", "week", "month"] as const).filter((window) => DATE_WINDOW_MS[window] >= away);
  const bestOf = (datePosted: DateWindow): string[] =>
    search.query(
      { ...EVERY_JOB, datePosted, hide, sortBy: "match", limit: CANDIDATES },
      { counts: false, match, now: now.getTime() },
    ).ids;
  return [...new Set([...windows.slice(0, 1), "month" as const].flatMap(bestOf))];
}

/** Returns the best reasons, role and skills first; none if something rules the job out or nothing of the work fits. */
function reasonsOf(points: readonly MatchPoint[]): MatchPoint[] {
  if (points.some(({ need, fit }) => need === "rule" && fit === "no")) return [];
  const fitting = points.filter(({ fit }) => fit === "yes");
  const work = fitting.filter(({ about }) => about === "role" || about === "skill");
  if (work.length === 0) return [];
  return [
    ...work.slice(0, REASONS - 1),
    ...fitting.filter(({ need }) => need === "rule"),
    ...work.slice(REASONS - 1),
  ].slice(0, REASONS);
}
