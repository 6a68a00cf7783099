import type { DateWindow, JobsQuery } from "#contract/schemas/jobs-query.ts";
import { type Condition, conditionsOf } from "./conditions.ts";
import type { DocSet } from "#search/index/doc-set.ts";
import { verdictSets } from "./eligibility.ts";
import { FACETS } from "#search/index/facets.ts";
import { hiddenDocs, hidesAnything } from "./hidden.ts";
import { intersect, sizeFrom, wantedOf, windowStart } from "./matching.ts";
import { mergedPage } from "./merged-page.ts";
import { type ReferrableCompanies, type ReferrableDocs, referrableDocs } from "./referable.ts";
import type { Scratch } from "./scratch.ts";
import type { Segment } from "#search/index/segment.ts";
import { countSides, type SideCounts, type Sides } from "#search/counts/seeker-set-counts.ts";
import { Tally } from "#search/counts/facet-counter.ts";
import type { Lexicon } from "#search/text/terms.ts";
import { type Hits, matchText } from "#search/text/text-match.ts";
import { favourOrder } from "#search/text/title-order.ts";
import { planText } from "#search/text/text-plan.ts";
import type { Vocabulary } from "#search/index/value-ids.ts";

export interface QueryOptions {
  /** Milliseconds since 1970; date windows end here. */
  now: number;
  /** Whether to count every option too. */
  counts: boolean;
  /** Companies where somebody takes referral requests; null or left out where that is not known. */
  referrable?: ReferrableCompanies | null;
}

export interface QueryResult extends SideCounts {
  /** Job ids of the page asked for, in order. */
  ids: string[];
  /** Exact number of jobs found, over all pages. */
  total: number;
  counts: Tally | null;
}

/** Working memory of queries, apart because texts need the most of it. */
export interface WorkingMemory {
  facets: Scratch;
  texts: Scratch;
}

/** What one segment yields for a query. */
export interface Found {
  segment: Segment;
  set: DocSet;
  /** How well documents answer the text; null without one. */
  hits: Hits | null;
  referrable: ReferrableDocs | null;
}

/** Runs a query over segments, the largest first; between them no job may be live twice. */
export function runQuery(
  segments: readonly Segment[],
  vocabulary: Vocabulary,
  lexicon: Lexicon,
  query: JobsQuery,
  { now, counts, referrable = null }: QueryOptions,
  memory: WorkingMemory,
): QueryResult {
  const scratch = memory.facets;
  const wanted = wantedOf(query, vocabulary);
  const plan = query.q === "" ? null : planText(query.q, lexicon);
  const hits = plan === null ? null : matchText(segments, plan, vocabulary.terms, memory.texts);
  const tally = counts ? new Tally(vocabulary) : null;
  const sideCounts: SideCounts = {
    eligibility: query.livesIn === null ? null : { yes: 0, no: 0, unclear: 0 },
    referrable: counts && referrable !== null ? 0 : null,
    hidden: 0,
  };
  const found: Found[] = [];
  segments.forEach((segment, index) => {
    const sides = sidesOf(segment, query, referrable, vocabulary);
    const conditions = conditionsOf(segment, query, wanted, hits?.[index], sides, vocabulary, scratch);
    const sets = conditions.map(({ set }) => set);
    const from = windowStart(segment, query.datePosted, now);
    const set = intersect(segment, sets, from, scratch);
    found.push({ segment, set, hits: hits?.[index] ?? null, referrable: sides.referrable });
    countSides(sideCounts, segment, sides, conditions, set, from, scratch);
    if (tally === null) return;
    countFacets(tally, segment, conditions, set, from, scratch);
    const mark = scratch.mark();
    countWindows(tally, segment, from === 0 ? set : intersect(segment, sets, 0, scratch), now);
    scratch.release(mark);
  });
  if (plan !== null && query.sortBy === "relevance") favourOrder(found, plan, vocabulary.terms);
  const total = found.reduce((sum, { set }) => sum + set.size, 0);
  return { ids: mergedPage(found, query, scratch), total, counts: tally, ...sideCounts };
}

function sidesOf(
  segment: Segment,
  { livesIn, hide }: JobsQuery,
  companies: ReferrableCompanies | null,
  vocabulary: Vocabulary,
): Sides {
  return {
    verdicts: livesIn === null ? null : verdictSets(segment, livesIn, vocabulary),
    hidden: hidesAnything(hide) ? hiddenDocs(segment, hide, vocabulary) : null,
    referrable: companies === null ? null : referrableDocs(segment, companies, vocabulary),
  };
}

/** Open facets are counted over what was found; a narrowed one over what would be found without its own selection. */
function countFacets(
  tally: Tally,
  segment: Segment,
  conditions: readonly Condition[],
  found: DocSet,
  from: number,
  scratch: Scratch,
): void {
  const narrowed = new Set(conditions.map(({ facet }) => facet));
  const open = FACETS.map((_, facet) => facet).filter((facet) => !narrowed.has(facet));
  tally.add(segment, open, { parts: conditions, from, set: found }, scratch);
  conditions.forEach(({ facet }, index) => {
    if (typeof facet !== "number") return;
    const mark = scratch.mark();
    const parts = conditions.toSpliced(index, 1);
    const set = intersect(
      segment,
      parts.map((each) => each.set),
      from,
      scratch,
    );
    tally.add(segment, [facet], { parts, from, set }, scratch);
    scratch.release(mark);
  });
}

function countWindows(tally: Tally, segment: Segment, anyTime: DocSet, now: number): void {
  for (const window of Object.keys(tally.windows) as DateWindow[]) {
    tally.windows[window] += sizeFrom(anyTime, windowStart(segment, window, now));
  }
}
