import type { JobsQuery, SearchSort } from "#contract/schemas/jobs-query.ts";
import { scoreOf } from "./conditions.ts";
import { bestPaidFirst, mostRelevantFirst, newestFirst } from "./paging.ts";
import type { Found } from "./run-query.ts";
import { chanceOf, mostReferrableFirst } from "./referable.ts";
import type { Scratch } from "./scratch.ts";
import type { Segment } from "#search/index/segment.ts";
import { scoreStep } from "#search/text/weights.ts";

/** A found document, wherever it lies. */
interface Hit {
  segment: Segment;
  doc: number;
  /** Step of how well it answers the text, or the chance of a referral, where the order asks for it; else 0. */
  step: number;
}

/**
 * The ids of one page over all segments. Of the first, large segment only the ranks that can fall on the page are read:
 * the others hold so few hits that they move it by no more than that.
 */
export function mergedPage(found: readonly Found[], query: JobsQuery, scratch: Scratch): string[] {
  const start = (query.page - 1) * query.limit;
  const end = start + query.limit;
  const [base, ...recent] = found;
  if (base === undefined) return [];
  const moved = recent.reduce((sum, { set }) => sum + set.size, 0);
  const first = Math.max(0, start - moved);
  const baseHits = hits(base, query.sortBy, first, end, scratch);
  if (moved === 0) return baseHits.map(idOf);

  const compare = { salary: comparePay, relevance: compareSteps, referrable: compareSteps, date: compareDate }[
    query.sortBy
  ];
  const recentHits = recent.flatMap((part) => hits(part, query.sortBy, 0, end, scratch)).sort(compare);
  const leading = baseHits[0];
  // The base ends before what is read of it, so the page lies beyond the last hit.
  if (first > 0 && leading === undefined) return [];
  let inBase = 0;
  let inRecent = 0;
  if (first > 0) while (inRecent < recentHits.length && compare(recentHits[inRecent]!, leading!) < 0) inRecent += 1;
  const page: string[] = [];
  for (let rank = first + inRecent; rank < end; rank += 1) {
    const a = baseHits[inBase];
    const b = recentHits[inRecent];
    if (a === undefined && b === undefined) break;
    const takeBase = b === undefined || (a !== undefined && compare(a, b) < 0);
    const hit = takeBase ? a! : b;
    if (takeBase) inBase += 1;
    else inRecent += 1;
    if (rank >= start) page.push(idOf(hit));
  }
  return page;
}

function hits(
  { segment, set, hits: text, referrable }: Found,
  sort: SearchSort,
  from: number,
  to: number,
  scratch: Scratch,
): Hit[] {
  if (sort === "relevance" && text !== null) {
    const docs = mostRelevantFirst(set, text, from, to);
    return Array.from(docs, (doc) => ({ segment, doc, step: scoreStep(scoreOf(text, doc)) }));
  }
  if (sort === "referrable" && referrable !== null) {
    const docs = mostReferrableFirst(segment, set, referrable, from, to, scratch);
    return Array.from(docs, (doc) => ({ segment, doc, step: chanceOf(segment, referrable, doc) }));
  }
  const docs = sort === "salary" ? bestPaidFirst(segment, set, from, to, scratch) : newestFirst(segment, set, from, to);
  return Array.from(docs, (doc) => ({ segment, doc, step: 0 }));
}

function idOf({ segment, doc }: Hit): string {
  return String(segment.ids[doc]);
}

/** The newest first; of one instant, the higher id. */
function compareDate(a: Hit, b: Hit): number {
  return b.segment.postedAt[b.doc]! - a.segment.postedAt[a.doc]! || b.segment.ids[b.doc]! - a.segment.ids[a.doc]!;
}

/** What answers the text best or has the best chance first; of what is alike the newest. */
function compareSteps(a: Hit, b: Hit): number {
  return b.step - a.step || compareDate(a, b);
}

/** The best paid first, those without pay last; of equal pay the newest first. */
function comparePay(a: Hit, b: Hit): number {
  const payA = a.segment.salary[a.doc]!;
  const payB = b.segment.salary[b.doc]!;
  return payA === payB ? compareDate(a, b) : payB > payA ? 1 : -1;
}
