import type { JobsQuery } from "#contract/values/jobs-query.ts";
import type { DocSet } from "#search/index/doc-set.ts";
import type { EligibilitySets, HiddenDocs, MatchOrder, ReferableDocs, Segment } from "#search/index/segment-types.ts";
import type { ValueIds } from "#search/index/value-ids.ts";
import type { TextMatches } from "#search/text/find-text.ts";
import type { Scratch } from "./scratch.ts";

/**
 * What a query selects in one facet: value codes, at least one of which a job must have. Code 0 is a value that no job
 * has.
 */
export interface FacetFilter {
  facet: number;
  codes: readonly number[];
}

/** The documents that meet one part of a query, including removed ones. */
export interface QueryPart {
  set: DocSet;
  /** Cache key for counts of this part; null if few queries share it. */
  key: string | null;
  /** The most frequent value, if the part has several. */
  mostFrequent: QueryPart | null;
}

/** A part of a query with the facet or the seeker set that it narrows; null for text. */
export interface Condition extends QueryPart {
  facet: number | "eligibility" | "referable" | "hide" | null;
}

/** The sets behind the filters that depend on the seeker, in one segment; null for each that the query doesn't use. */
export interface SeekerSets {
  eligibility: EligibilitySets | null;
  hidden: HiddenDocs | null;
  referable: ReferableDocs | null;
}

/** A query as it applies to one segment. */
export interface SegmentQuery {
  segment: Segment;
  query: JobsQuery;
  filters: readonly FacetFilter[];
  text: TextMatches | null;
  seekerSets: SeekerSets;
  valueIds: ValueIds;
  scratch: Scratch;
}

/** The conditions of a query in one segment, and the live documents from document `from` on that meet them all. */
export interface SegmentMatches {
  conditions: readonly Condition[];
  from: number;
  set: DocSet;
}

/** What a query finds in one segment. */
export interface SegmentResult {
  segment: Segment;
  set: DocSet;
  /** What matches the text; null without one. */
  text: TextMatches | null;
  referable: ReferableDocs | null;
  /** The order by match; null if the results aren't sorted by it. */
  match: MatchOrder | null;
}
