import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { ancestors, descendants, places } from "#taxonomy/places.ts";
import { createEngine, type Engine, type EngineMessage } from "./engine.ts";
import type { PlaceTree } from "./index/areas.ts";
import { CompanyNames } from "./index/company-names.ts";
import type { SearchChange } from "./index/document.ts";
import type { QueryOptions, QueryResult } from "./query/run-query.ts";
import { type MatchOptions, StandingQueries } from "./standing/standing-queries.ts";

/** Results may be wrong if the model has not synced with the database for this long. */
const STALE_AFTER_MS = 30_000;

const placeTree: PlaceTree = { slugs: places.map((place) => place.slug), ancestors, descendants };

/** The read model of one process: every open job, in memory, synced with the database. */
export interface SearchModel {
  query(query: JobsQuery, options: Partial<QueryOptions> & { counts: boolean }): QueryResult;
  /** Whether results are right: the model is built and synced. */
  readonly ready: boolean;
  /** Whether the model is built but has lost touch with the database. */
  readonly stale: boolean;
  /** Number of searchable jobs. */
  readonly size: number;
  /** Increases by one with every batch of changes. */
  readonly version: number;
  readonly companies: Pick<CompanyNames, "nameOf" | "slugOf" | "all" | "counts" | "fitting">;
  /** Returns a set of standing queries, empty at first. */
  standingQueries(): StandingQueries;
  /** Returns what standing queries are matched with now. */
  matchOptions(): MatchOptions;
  /** Size of the index of filters and counts in bytes. */
  bytes(): number;
  /** Size of the texts and their index in bytes. */
  textBytes(): number;
  /**
   * Calls `listener` with the ids of changed jobs after the model has applied the changes; `null` means that any job
   * may have changed.
   */
  onChange(listener: ChangeListener): void;
  close(): Promise<void>;
}

type ChangeListener = (ids: readonly string[] | null) => void;

/** What a read model does however it learns of changes. */
export abstract class HeldModel implements SearchModel {
  readonly companies = new CompanyNames();
  version = 0;
  protected readonly engine: Engine;
  protected isBuilt = false;
  protected syncedAt = -Infinity;
  readonly #listeners: ChangeListener[] = [];

  /** `publish` hears of everything that happens to the engine, which then shares its memory with other threads. */
  constructor(publish?: (message: EngineMessage) => void) {
    this.engine = createEngine(placeTree, publish);
  }

  get ready(): boolean {
    return this.isBuilt && !this.stale;
  }

  get stale(): boolean {
    return this.isBuilt && performance.now() - this.syncedAt > STALE_AFTER_MS;
  }

  get size(): number {
    return this.engine.size;
  }

  query(query: JobsQuery, { now = Date.now(), ...options }: Partial<QueryOptions> & { counts: boolean }): QueryResult {
    return this.engine.query(query, { ...options, now });
  }

  standingQueries(): StandingQueries {
    return new StandingQueries(placeTree);
  }

  matchOptions(): MatchOptions {
    const { termStats, referable } = this.engine;
    return { now: Date.now(), referable, termStats };
  }

  bytes(): number {
    return this.engine.bytes();
  }

  textBytes(): number {
    return this.engine.textBytes();
  }

  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  abstract close(): Promise<void>;

  /** Remembers the companies of changed jobs, then calls the listeners. */
  protected noteChanges(changes: readonly SearchChange[]): void {
    for (const change of changes) {
      if ("companySlug" in change) this.companies.add(change.companySlug, change.companyName);
    }
    this.notify(changes.map(({ id }) => id));
  }

  protected notify(ids: readonly string[] | null): void {
    this.version += 1;
    for (const listener of this.#listeners) listener(ids);
  }
}
