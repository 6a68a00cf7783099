import { setImmediate as nextTurn } from "node:timers/promises";
import type { JobsQuery } from "#contract/schemas/jobs-query.ts";
import type { Logger } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import { ancestors, descendants, places } from "#taxonomy/places.ts";
import type { PlaceTree } from "./index/areas.ts";
import { CompanyNames } from "./index/company-names.ts";
import { referrableCompanies } from "#store/referrals/figures.ts";
import { createEngine } from "./engine.ts";
import { follow } from "./follow.ts";
import type { QueryOptions, QueryResult } from "./query/run-query.ts";
import { chanceAt } from "./query/referable.ts";

/** A model that has not been in step with the database for this long may be wrong, and says so. */
const STALE_AFTER_MS = 30_000;

/** Milliseconds after which the companies that take referral requests are looked at again. */
const REFERRABLE_MS = 20_000;

/** The read model of one process: every open job, in memory, in step with the database. */
export interface SearchModel {
  query(query: JobsQuery, options: Partial<QueryOptions> & { counts: boolean }): QueryResult;
  /** True while answers are right: the model is built, sound and in step. */
  readonly ready: boolean;
  /** True when the model stands but has lost touch with the database. */
  readonly stale: boolean;
  /** Number of jobs that can be found. */
  readonly size: number;
  /** Grows by one with every change taken over. */
  readonly version: number;
  readonly companies: Pick<CompanyNames, "nameOf" | "slugOf" | "all">;
  /** Bytes of the index of filters and counts. */
  bytes(): number;
  /** Bytes of the texts and their index. */
  textBytes(): number;
  /** Calls back with the ids of jobs that have changed, after the model has taken them over; `null` means any may have. */
  onChange(listener: (ids: readonly string[] | null) => void): void;
  close(): Promise<void>;
}

export interface ModelOptions {
  database: Database;
  log: Logger;
  /** Milliseconds between looks for changes that no notification told of. */
  pollMs?: number;
  /** Whether to know at which companies somebody takes referral requests. */
  referrals?: boolean;
}

const placeTree: PlaceTree = { slugs: places.map((place) => place.slug), ancestors, descendants };

/** Builds the model and keeps it current until closed. Resolves when it is first ready, however long the database is away. */
export async function openModel(options: ModelOptions): Promise<SearchModel> {
  const { model, built } = startModel(options);
  await built;
  return model;
}

/** The same without waiting: the model is not ready until `built` resolves. */
export function startModel({ database, log, pollMs = 1000, referrals = false }: ModelOptions): {
  model: SearchModel;
  built: Promise<void>;
} {
  const engine = createEngine(placeTree);
  const companies = new CompanyNames();
  const listeners: ((ids: readonly string[] | null) => void)[] = [];
  let version = 0;
  let sound = false;
  let inStepAt = -Infinity;
  let compacting = false;
  let fault: unknown = null;
  let referrersReadAt = -Infinity;

  function tell(ids: readonly string[] | null): void {
    version += 1;
    for (const listener of listeners) listener(ids);
  }

  /** Follows who takes referral requests. What was known serves on while the database does not answer. */
  async function readReferrers(): Promise<void> {
    if (!referrals || performance.now() - referrersReadAt < REFERRABLE_MS) return;
    referrersReadAt = performance.now();
    try {
      const figures = await referrableCompanies(database.db);
      engine.setReferrable(new Map(figures.map((each) => [each.company, chanceAt(each)])));
    } catch (error) {
      referrersReadAt = -Infinity;
      log.warn({ err: error }, "could not read which companies take referral requests");
    }
  }

  /** Folds changes in between requests; a failure is raised at the next look for changes. */
  async function compact(): Promise<void> {
    compacting = true;
    try {
      for (const steps = engine.compact(); steps.next().done !== true;) await nextTurn();
    } catch (error) {
      fault = error;
    } finally {
      compacting = false;
    }
  }

  const following = follow({
    database,
    log,
    pollMs,
    async rebuild(documents) {
      sound = false;
      const started = performance.now();
      const loading = engine.load();
      let count = 0;
      for await (const batch of documents) {
        for (const document of batch) {
          loading.add(document);
          companies.add(document.companySlug, document.companyName);
        }
        const before = count;
        count += batch.length;
        if (Math.floor(count / 100_000) > Math.floor(before / 100_000))
          log.info({ jobs: count }, "building the search model");
      }
      for (const steps = loading.finish(); steps.next().done !== true;) await nextTurn();
      referrersReadAt = -Infinity;
      await readReferrers();
      sound = true;
      fault = null;
      const ms = Math.round(performance.now() - started);
      log.info({ jobs: count, ms, bytes: engine.bytes() }, "search model built");
      tell(null);
    },
    apply(changes) {
      engine.apply(changes);
      for (const change of changes) if ("companySlug" in change) companies.add(change.companySlug, change.companyName);
      tell(changes.map(({ id }) => id));
      if (engine.compactionDue && !compacting) void compact();
    },
    inStep() {
      if (fault !== null) throw fault;
      inStepAt = performance.now();
      void readReferrers();
    },
  });

  const isStale = (): boolean => sound && performance.now() - inStepAt > STALE_AFTER_MS;
  const model: SearchModel = {
    query: (query, { counts, now = Date.now() }) => engine.query(query, { counts, now }),
    get ready() {
      return sound && !isStale();
    },
    get stale() {
      return isStale();
    },
    get size() {
      return engine.size;
    },
    get version() {
      return version;
    },
    companies,
    bytes: () => engine.bytes(),
    textBytes: () => engine.textBytes(),
    onChange: (listener) => void listeners.push(listener),
    close: () => following.close(),
  };
  return { model, built: following.built };
}
