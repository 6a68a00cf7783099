import { queryOfFilters, type SearchFilters } from "#contract/values/desk/saved-search.ts";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import type { PlaceTree } from "#search/index/areas.ts";
import { buildSegmentInSteps } from "#search/index/build-segment.ts";
import type { ReferableCompanies } from "#search/index/segment-types.ts";
import { Staging } from "#search/index/staging.ts";
import { ValueIds } from "#search/index/value-ids.ts";
import { docsMeeting, type SearchIndex, type WorkingMemory } from "#search/query/run-query.ts";
import { Scratch } from "#search/query/scratch.ts";
import type { TermStats } from "#search/text/term-index.ts";
import { Anchors } from "./anchors.ts";
import { idsOf } from "./ids-of.ts";

/** For how long a step works before the caller can do other work, ms. One query or one job may take a little longer. */
const STEP_MS = 8;

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
  readonly #queries = new Map<string, JobsQuery>();
  readonly #anchors = new Anchors();
  readonly #memory: WorkingMemory = { facets: new Scratch(), texts: new Scratch() };

  constructor(places: PlaceTree) {
    this.#places = places;
  }

  /** Number of distinct queries. */
  get size(): number {
    return this.#queries.size;
  }

  /** Adds a query. Its key stands for its filters, so a key that exists already changes nothing. */
  add(key: string, filters: SearchFilters): void {
    if (this.#queries.has(key)) return;
    const query = queryOfFilters(filters);
    this.#queries.set(key, query);
    this.#anchors.add(key, query);
  }

  delete(key: string): void {
    const query = this.#queries.get(key);
    if (query === undefined) return;
    this.#queries.delete(key);
    this.#anchors.delete(key, query);
  }

  /**
   * Matches a batch of jobs against every query, in steps of a few milliseconds. Closed jobs match nothing. A query that fails keeps no other from
   * matching: `failed` gets its key.
   */
  *match(
    documents: Iterable<SearchDocument>,
    options: MatchOptions,
    failed: (key: string, error: unknown) => void,
  ): Generator<StandingMatch[], void> {
    const index = yield* this.#indexOf(documents, options.termStats);
    if (index === null) return;
    let until = performance.now() + STEP_MS;
    let matches: StandingMatch[] = [];
    for (const key of this.#anchors.candidates(index.valueIds)) {
      try {
        const ids = this.#idsOf(index, this.#queries.get(key)!, options);
        if (ids.length > 0) matches.push({ key, ids });
      } catch (error) {
        failed(key, error);
      }
      if (performance.now() < until) continue;
      yield matches;
      matches = [];
      until = performance.now() + STEP_MS;
    }
    yield matches;
  }

  *#indexOf(documents: Iterable<SearchDocument>, termStats: TermStats): Generator<StandingMatch[], SearchIndex | null> {
    const valueIds = new ValueIds(this.#places);
    const staging = new Staging();
    let until = performance.now() + STEP_MS;
    for (const document of documents) {
      if (document.open) staging.add(document, valueIds);
      if (performance.now() < until) continue;
      yield [];
      until = performance.now() + STEP_MS;
    }
    if (staging.length === 0) return null;
    const building = buildSegmentInSteps(staging, valueIds);
    for (;;) {
      const step = building.next();
      if (step.done === true) return { segments: [step.value], valueIds, termStats };
      yield [];
    }
  }

  #idsOf(index: SearchIndex, query: JobsQuery, { now, referable }: MatchOptions): string[] {
    this.#memory.facets.reset();
    this.#memory.texts.reset();
    const [result] = docsMeeting(index, query, { now, referable }, this.#memory);
    return result === undefined ? [] : idsOf(result.segment, result.set);
  }
}
