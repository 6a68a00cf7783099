import type { JobsQuery } from "#contract/values/jobs-query.ts";
import type { HideRules } from "#contract/schemas/search-settings.ts";
import { type EligibilityAnswer, eligibilityFor } from "#contract/values/eligibility.ts";
import { areaMatcher, type PlaceTree } from "#search/index/areas.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { DATE_WINDOW_MS, type FacetList, FACETS } from "#search/index/facets.ts";
import type { QueryOptions } from "#search/query/run-query.ts";
import { naiveMatchStep } from "./naive-match.ts";
import { naiveText } from "./naive-text.ts";
import { scoreStep } from "#search/text/weights.ts";
import { wordsOf } from "#search/text/words.ts";

export interface NaiveResult {
  ids: string[];
  total: number;
  counts: Record<string, Record<string, number>>;
  eligibility: { yes: number; no: number; unclear: number } | null;
  referable: number | null;
  hidden: number;
}

/**
 * Returns whether the hide rules remove a job. A keyword hides a job whose title or company name contains its words in
 * sequence.
 */
function isHidden(document: SearchDocument, { companies, keywords, sources, jobs, agencies }: HideRules): boolean {
  const phrases = keywords.map((keyword) => wordsOf(keyword).map(({ word }) => word));
  const named = [document.title, document.companyName].map((text) => wordsOf(text).map(({ word }) => word));
  const isNamed = (phrase: readonly string[]): boolean =>
    phrase.length > 0 &&
    named.some((words) => words.some((_, from) => phrase.every((word, at) => words[from + at] === word)));
  return (
    companies.includes(document.companySlug) ||
    jobs.includes(document.id) ||
    (agencies && document.agency) ||
    (document.sources.length > 0 && document.sources.every((source) => sources.includes(source))) ||
    phrases.some(isNamed)
  );
}

const facetByList = new Map(FACETS.map((facet) => [facet.list, facet]));

/** Defines what a search returns, in readable code that scans all documents. Tests compare the engine with it. */
export function naiveSearch(
  documents: Iterable<SearchDocument>,
  places: PlaceTree,
  query: JobsQuery,
  { now, referable = null, match = null, whole = false }: Omit<QueryOptions, "counts"> & { whole?: boolean },
): NaiveResult {
  const matcher = areaMatcher(places);
  const valuesOf = (document: SearchDocument, list: FacetList): readonly string[] =>
    list === "locations"
      ? matcher.matchingPlaces(document.areas, document.excludedAreas)
      : facetByList.get(list)!.values(document);
  const open = [...documents].filter((document) => document.open);
  const scores = naiveText(open, query.q, whole);
  const paysEnough = ({ salaryYearlyUsd: pay }: SearchDocument): boolean =>
    query.salaryMin === null || (pay === null ? query.salaryUnstated : pay >= query.salaryMin);
  const hidden = new Set(open.filter((document) => isHidden(document, query.hide)));
  const answer = ({ eligibility }: SearchDocument): EligibilityAnswer =>
    query.homeCountry === null ? "unclear" : eligibilityFor(eligibility, query.homeCountry);
  const responseScore = ({ companySlug }: SearchDocument): number => referable?.get(companySlug) ?? 0;
  const passes = (document: SearchDocument, without: string): boolean =>
    (scores === null || scores.has(document.id)) &&
    (without === "hide" || !hidden.has(document)) &&
    (without === "eligibility" || !query.eligibleOnly || query.homeCountry === null || answer(document) === "yes") &&
    (without === "referable" || !query.acceptsReferrals || responseScore(document) > 0) &&
    (without === "salary" || paysEnough(document)) &&
    (without === "datePosted" ||
      query.datePosted === null ||
      document.postedAt >= now - DATE_WINDOW_MS[query.datePosted]) &&
    FACETS.every(({ list, selected }) => {
      const any = selected(query);
      return list === without || any.length === 0 || valuesOf(document, list).some((value) => any.includes(value));
    });

  const found = open.filter((document) => passes(document, ""));
  const newest = (a: SearchDocument, b: SearchDocument): number =>
    b.postedAt - a.postedAt || Number(b.id) - Number(a.id);
  const pay = (document: SearchDocument): number => document.salaryYearlyUsd ?? Number.NEGATIVE_INFINITY;
  const best = (a: SearchDocument, b: SearchDocument): number =>
    pay(a) === pay(b) ? newest(a, b) : pay(b) > pay(a) ? 1 : -1;
  const step = ({ id }: SearchDocument): number => scoreStep(scores?.get(id) ?? 0);
  const relevant = (a: SearchDocument, b: SearchDocument): number => step(b) - step(a) || newest(a, b);
  const likely = (a: SearchDocument, b: SearchDocument): number => responseScore(b) - responseScore(a) || newest(a, b);
  const fit = new Map(match && found.map((document) => [document, naiveMatchStep(document, matcher, match)]));
  const fitting = (a: SearchDocument, b: SearchDocument): number =>
    (fit.get(b) ?? 0) - (fit.get(a) ?? 0) || newest(a, b);
  found.sort({ salary: best, relevance: relevant, referable: likely, match: fitting, date: newest }[query.sortBy]);

  const counts: NaiveResult["counts"] = { datePosted: {} };
  for (const { list } of FACETS) {
    const count: Record<string, number> = {};
    for (const document of open) {
      if (!passes(document, list)) continue;
      for (const value of new Set(valuesOf(document, list))) count[value] = (count[value] ?? 0) + 1;
    }
    counts[list] = count;
  }
  for (const [window, ms] of Object.entries(DATE_WINDOW_MS)) {
    counts["datePosted"]![window] = open.filter((d) => passes(d, "datePosted") && d.postedAt >= now - ms).length;
  }
  const start = (query.page - 1) * query.limit;
  const anywhere = open.filter((document) => passes(document, "eligibility")).map(answer);
  const countOf = (wanted: EligibilityAnswer): number => anywhere.filter((each) => each === wanted).length;
  return {
    ids: found.slice(start, start + query.limit).map(({ id }) => id),
    total: found.length,
    counts,
    eligibility:
      query.homeCountry === null ? null : { yes: countOf("yes"), no: countOf("no"), unclear: countOf("unclear") },
    referable:
      referable === null ? null : open.filter((each) => passes(each, "referable") && responseScore(each) > 0).length,
    hidden: open.filter((document) => passes(document, "hide") && hidden.has(document)).length,
  };
}
