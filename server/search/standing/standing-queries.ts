import { queryOfFilters, type SearchFilters } from "#contract/values/desk/saved-search.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import type { PlaceTree } from "#search/index/areas.ts";
import { buildSegment } from "#search/index/build-segment.ts";
import type { ReferableCompanies } from "#search/index/segment-types.ts";
import { Staging } from "#search/index/staging.ts";
import { ValueIds } from "#search/index/value-ids.ts";
import { docsMeeting, type SearchIndex, type WorkingMemory } from "#search/query/run-query.ts";
import { Scratch } from "#search/query/scratch.ts";
import type { TermStats } from "#search/text/term-index.ts";
import { Anchors } from "./anchors.ts";
import { idsOf } from "./ids-of.ts";
import { rememberedTerms } from "./remembered-terms.ts";

/** Queries to try between two steps, so that a caller can do other work meanwhile. */
const QUERIES_PER_STEP = 500;

export interface StandingMatch {
  /** The query that matches. */
  key: string;
  /** The ids of the jobs that it matches, at least one. */
  ids: string[];
}

export interface MatchOptions {
  /** Milliseconds since 1970; date windows end here. */
  now: number;
  referable: ReferableCompanies | null;
  /** Statistics on the words of all open jobs, with which a text is read: what it completes and corrects. */
  termStats: TermStats;
}

/**
 * Queries that wait for jobs, each once however many people asked it. A batch of jobs becomes a small index, on which each query runs with the
 * search's own conditions, so a query matches a job exactly if the search finds it. There is one difference: where no job has every word of a
 * text, the search shows those with most of them, but a standing query waits for every word.
 */
export class StandingQueries {
  readonly #places: PlaceTree;
  readonly #filters = new Map<string, SearchFilters>();
  readonly #anchors = new Anchors();
  readonly #memory: WorkingMemory = { facets: new Scratch(), texts: new Scratch() };

  constructor(places: PlaceTree) {
    this.#places = places;
  }

  /** Number of distinct queries. */
  get size(): number {
    return this.#filters.size;
  }

  /** Adds a query. Its key stands for its filters, so a key that exists already changes nothing. */
  add(key: string, filters: SearchFilters): void {
    if (this.#filters.has(key)) return;
    this.#filters.set(key, filters);
    this.#anchors.add(key, queryOfFilters(filters));
  }

  delete(key: string): void {
    const filters = this.#filters.get(key);
    if (filters === undefined) return;
    this.#filters.delete(key);
    this.#anchors.delete(key, queryOfFilters(filters));
  }

  /** Matches a batch of jobs against every query, in steps. Closed jobs match nothing. */
  *match(documents: Iterable<SearchDocument>, options: MatchOptions): Generator<StandingMatch[], void> {
    const valueIds = new ValueIds(this.#places);
    const staging = new Staging();
    for (const document of documents) if (document.open) staging.add(document, valueIds);
    if (staging.length === 0) return;
    const index = {
      segments: [buildSegment(staging, valueIds)],
      valueIds,
      termStats: rememberedTerms(options.termStats),
    };
    let tried = 0;
    let matches: StandingMatch[] = [];
    for (const key of this.#anchors.candidates(valueIds)) {
      const filters = this.#filters.get(key);
      const ids = filters === undefined ? [] : this.#idsOf(index, filters, options);
      if (ids.length > 0) matches.push({ key, ids });
      tried += 1;
      if (tried % QUERIES_PER_STEP > 0) continue;
      yield matches;
      matches = [];
    }
    yield matches;
  }

  #idsOf(index: SearchIndex, filters: SearchFilters, { now, referable }: MatchOptions): string[] {
    this.#memory.facets.reset();
    this.#memory.texts.reset();
    const [result] = docsMeeting(index, queryOfFilters(filters), { now, referable }, this.#memory);
    return result === undefined ? [] : idsOf(result.segment, result.set);
  }
}
