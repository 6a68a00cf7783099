import type { JobsQuery, SearchSort } from "#contract/values/jobs-query.ts";
import { numberOf } from "#search/index/packed/numbers.ts";
import { timeOf } from "#search/index/packed/times.ts";
import type { Segment } from "#search/index/segment-types.ts";
import { bestMatchFirst } from "#search/match/first-matches.ts";
import { scoreOf } from "#search/text/text-match.ts";
import { scoreStep } from "#search/text/weights.ts";
import { highestPaidFirst, mostRelevantFirst, newestFirst } from "./paging.ts";
import type { SegmentResult } from "./query-types.ts";
import { mostReferableFirst, responseScoreOf } from "./referable.ts";
import type { Scratch } from "./scratch.ts";

/** A matching document in any segment. */
interface RankedDoc {
  segment: Segment;
  doc: number;
  /** Step of the text score or of the match, or the response score, if the results are sorted by it; else 0. */
  step: number;
}

/**
 * Returns the ids of one page over all segments. Of the first, large segment it reads only the ranks that can be on the
 * page: the others have few matches and shift the page by at most that many.
 */
export function mergedPage(results: readonly SegmentResult[], query: JobsQuery, scratch: Scratch): string[] {
  const start = (query.page - 1) * query.limit;
  const end = start + query.limit;
  const [base, ...recent] = results;
  if (base === undefined) return [];
  const shift = recent.reduce((sum, { set }) => sum + set.size, 0);
  const first = Math.max(0, start - shift);
  const baseDocs = rankedDocs(base, query.sortBy, first, end, scratch);
  if (shift === 0) return baseDocs.map(idOf);

  const compare = {
    salary: compareSalary,
    relevance: compareSteps,
    referable: compareSteps,
    match: compareSteps,
    date: compareDate,
  }[query.sortBy];
  const recentDocs = recent.flatMap((part) => rankedDocs(part, query.sortBy, 0, end, scratch)).sort(compare);
  const leading = baseDocs[0];
  // The base ends before the ranks read from it, so the page is past the last result.
  if (first > 0 && leading === undefined) return [];
  let inBase = 0;
  let inRecent = 0;
  if (first > 0) while (inRecent < recentDocs.length && compare(recentDocs[inRecent]!, leading!) < 0) inRecent += 1;
  const page: string[] = [];
  for (let rank = first + inRecent; rank < end; rank += 1) {
    const a = baseDocs[inBase];
    const b = recentDocs[inRecent];
    if (a === undefined && b === undefined) break;
    const takeBase = b === undefined || (a !== undefined && compare(a, b) < 0);
    const next = takeBase ? a! : b;
    if (takeBase) inBase += 1;
    else inRecent += 1;
    if (rank >= start) page.push(idOf(next));
  }
  return page;
}

function rankedDocs(result: SegmentResult, sort: SearchSort, from: number, to: number, scratch: Scratch): RankedDoc[] {
  const { segment, set, text, referable, match } = result;
  if (sort === "match" && match !== null) {
    const docs = bestMatchFirst(set, match, from, to);
    return Array.from(docs, (doc) => ({ segment, doc, step: match.steps[doc]! }));
  }
  if (sort === "relevance" && text !== null) {
    const { kept, scores } = text;
    if (kept !== null) {
      const docs = bestMatchFirst(set, kept.order, from, to);
      return Array.from(docs, (doc) => ({ segment, doc, step: kept.order.steps[doc]! }));
    }
    const docs = mostRelevantFirst(set, scores, { from, to, scratch });
    return Array.from(docs, (doc) => ({ segment, doc, step: scoreStep(scoreOf(scores, doc)) }));
  }
  if (sort === "referable" && referable !== null) {
    const docs = mostReferableFirst(result, referable, from, to, scratch);
    return Array.from(docs, (doc) => ({ segment, doc, step: responseScoreOf(segment, referable, doc) }));
  }
  const docs = sort === "salary" ? highestPaidFirst(segment, set, from, to) : newestFirst(segment, set, from, to);
  return Array.from(docs, (doc) => ({ segment, doc, step: 0 }));
}

function idOf({ segment, doc }: RankedDoc): string {
  return String(segment.ids[doc]);
}

/** Newest first, then highest id. */
function compareDate(a: RankedDoc, b: RankedDoc): number {
  return (
    timeOf(b.segment.postedAt, b.doc) - timeOf(a.segment.postedAt, a.doc) ||
    b.segment.ids[b.doc]! - a.segment.ids[a.doc]!
  );
}

/** Highest step first, then newest. */
function compareSteps(a: RankedDoc, b: RankedDoc): number {
  return b.step - a.step || compareDate(a, b);
}

/** Highest salary first and without salary last, then newest. */
function compareSalary(a: RankedDoc, b: RankedDoc): number {
  const salaryA = numberOf(a.segment.salary, a.doc);
  const salaryB = numberOf(b.segment.salary, b.doc);
  return salaryA === salaryB ? compareDate(a, b) : salaryB > salaryA ? 1 : -1;
}
