import type { DateWindow } from "#contract/values/filters.ts";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { FacetCounter } from "#search/counts/facet-counter.ts";
import { countSeekerSets, type SeekerCounts } from "#search/counts/seeker-set-counts.ts";
import type { DocSet } from "#search/index/doc-set.ts";
import { FACETS } from "#search/index/facets.ts";
import type { ReferableCompanies, Segment } from "#search/index/segment-types.ts";
import type { ValueIds } from "#search/index/value-ids.ts";
import { matchOrder } from "#search/match/match-order.ts";
import type { MatchTarget } from "#search/match/match-rules.ts";
import type { TermStats } from "#search/text/term-index.ts";
import { findText } from "#search/text/find-text.ts";
import { matchWholeText } from "#search/text/text-match.ts";
import { planText } from "#search/text/text-plan.ts";
import { boostTitleOrder, type ScoredDocs } from "#search/text/title-order.ts";
import { conditionsOf } from "./conditions.ts";
import { eligibilitySets } from "./eligibility.ts";
import { facetFilters, windowStart } from "./facet-filters.ts";
import { hasHideRules } from "#contract/values/search-settings.ts";
import { hiddenDocs } from "./hidden.ts";
import { intersect, sizeFrom } from "./intersect.ts";
import { mergedPage } from "./merged-page.ts";
import type { SeekerSets, SegmentMatches, SegmentResult } from "./query-types.ts";
import { referableDocs } from "./referable.ts";
import type { Scratch } from "./scratch.ts";

export interface QueryOptions {
  /** Milliseconds since 1970; date windows end here. */
  now: number;
  /** Whether to count every option too. */
  counts: boolean;
  /** Counts at least this many companies, those with the most matching jobs; by default all, which takes longer the more there are. */
  mostCompanies?: number;
  /** Companies that accept referral requests; null if unknown. */
  referable?: ReferableCompanies | null;
  /** The profile that `sortBy: "match"` compares jobs with; without one that order is by date. */
  match?: MatchTarget | null;
}

export interface QueryResult extends SeekerCounts {
  /** Job ids of the requested page, in order. */
  ids: string[];
  /** Exact number of matching jobs over all pages. */
  total: number;
  counts: FacetCounter | null;
}

/** Working memory of queries. Texts have their own because they need the most. */
export interface WorkingMemory {
  facets: Scratch;
  texts: Scratch;
}

/** The data that queries read: segments, the largest first, in which no job is live twice. */
export interface SearchIndex {
  segments: readonly Segment[];
  valueIds: ValueIds;
  termStats: TermStats;
}

export function runQuery(
  { segments, valueIds, termStats }: SearchIndex,
  query: JobsQuery,
  { now, counts, mostCompanies = Infinity, referable = null, match = null }: QueryOptions,
  memory: WorkingMemory,
): QueryResult {
  const scratch = memory.facets;
  const filters = facetFilters(query, valueIds);
  const plan = query.q === "" ? null : planText(query.q, termStats);
  const texts = plan === null ? null : findText(segments, plan, valueIds, memory.texts);
  const facetCounter = counts ? new FacetCounter(valueIds, mostCompanies) : null;
  const seekerCounts: SeekerCounts = {
    eligibility: query.homeCountry === null ? null : { yes: 0, no: 0, unclear: 0 },
    referable: counts && referable !== null ? 0 : null,
    hidden: 0,
  };
  const target = query.sortBy === "match" ? match : null;
  // The largest segment comes last: whether its frequent companies are enough depends on the counts of the others.
  const results = segments.toReversed().map((segment, fromLast): SegmentResult => {
    const index = segments.length - 1 - fromLast;
    const text = texts?.[index] ?? null;
    const seekerSets = seekerSetsOf(segment, query, referable, valueIds);
    const conditions = conditionsOf({ segment, query, filters, text, seekerSets, valueIds, scratch });
    const from = windowStart(segment, query.datePosted, now);
    const matches = { conditions, from, set: matchesFrom(segment, conditions, from, scratch) };
    countSeekerSets(seekerCounts, segment, seekerSets, matches, scratch);
    if (facetCounter !== null) {
      countFacets(facetCounter, segment, matches, scratch, index === 0);
      countWindows(facetCounter, segment, matches, now, scratch);
    }
    const order = target === null ? null : matchOrder(segment, target, valueIds);
    return { segment, set: matches.set, text, referable: seekerSets.referable, match: order };
  });
  results.reverse();
  if (plan !== null && query.sortBy === "relevance")
    boostTitleOrder(ranked(results), plan, valueIds.terms, { end: query.page * query.limit, scratch: memory.texts });
  const total = results.reduce((sum, { set }) => sum + set.size, 0);
  return { ids: mergedPage(results, query, scratch), total, counts: facetCounter, ...seekerCounts };
}

/** Returns the results whose documents have scores that are still to be raised by the order of the title's words. */
function ranked(results: readonly SegmentResult[]): ScoredDocs[] {
  return results.flatMap(({ segment, set, text }) =>
    text === null || text.kept !== null ? [] : [{ segment, set, matches: text.scores }],
  );
}

/**
 * Returns the documents of each segment that meet every condition of a query, in working memory. Unlike a search it never settles for most of
 * the words of a text.
 */
export function docsMeeting(
  { segments, valueIds, termStats }: SearchIndex,
  query: JobsQuery,
  { now, referable }: { now: number; referable: ReferableCompanies | null },
  memory: WorkingMemory,
): { segment: Segment; set: DocSet }[] {
  const scratch = memory.facets;
  const filters = facetFilters(query, valueIds);
  if (filters.some(({ codes }) => codes.length === 0)) return [];
  const plan = query.q === "" ? null : planText(query.q, termStats);
  return segments.map((segment) => {
    const text = plan === null ? null : { kept: null, scores: matchWholeText(segment, plan, valueIds, memory.texts) };
    const seekerSets = seekerSetsOf(segment, query, referable, valueIds);
    const conditions = conditionsOf({ segment, query, filters, text, seekerSets, valueIds, scratch });
    return { segment, set: matchesFrom(segment, conditions, windowStart(segment, query.datePosted, now), scratch) };
  });
}

function seekerSetsOf(
  segment: Segment,
  { homeCountry, hide }: JobsQuery,
  companies: ReferableCompanies | null,
  valueIds: ValueIds,
): SeekerSets {
  return {
    eligibility: homeCountry === null ? null : eligibilitySets(segment, homeCountry, valueIds),
    hidden: hasHideRules(hide) ? hiddenDocs(segment, hide, valueIds) : null,
    referable: companies === null ? null : referableDocs(segment, companies, valueIds),
  };
}

function matchesFrom(
  segment: Segment,
  conditions: SegmentMatches["conditions"],
  from: number,
  scratch: Scratch,
): DocSet {
  return intersect(
    segment,
    conditions.map(({ set }) => set),
    from,
    scratch,
  );
}

/**
 * Counts facets without a selection over the matches, and every other facet over what would match without its own
 * selection.
 */
function countFacets(
  facetCounter: FacetCounter,
  segment: Segment,
  { conditions, from, set }: SegmentMatches,
  scratch: Scratch,
  isLast: boolean,
): void {
  const narrowed = new Set(conditions.map(({ facet }) => facet));
  const open = FACETS.map((_, facet) => facet).filter((facet) => !narrowed.has(facet));
  facetCounter.add(segment, open, { parts: conditions, from, set }, scratch, isLast);
  conditions.forEach(({ facet }, index) => {
    if (typeof facet !== "number") return;
    const mark = scratch.mark();
    const others = conditions.toSpliced(index, 1);
    const request = { parts: others, from, set: matchesFrom(segment, others, from, scratch) };
    facetCounter.add(segment, [facet], request, scratch, isLast);
    scratch.release(mark);
  });
}

function countWindows(
  facetCounter: FacetCounter,
  segment: Segment,
  { conditions, from, set }: SegmentMatches,
  now: number,
  scratch: Scratch,
): void {
  const mark = scratch.mark();
  const anyTime = from === 0 ? set : matchesFrom(segment, conditions, 0, scratch);
  for (const window of Object.keys(facetCounter.windows) as DateWindow[]) {
    facetCounter.windows[window] += sizeFrom(anyTime, windowStart(segment, window, now));
  }
  scratch.release(mark);
}
