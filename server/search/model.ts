import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import { companiesAcceptingReferrals } from "#store/referrals/figures.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { follow, type Following } from "./follow.ts";
import { HeldModel, type SearchModel } from "./held-model.ts";
import type { CompanyName } from "./index/company-names.ts";
import type { SearchChange } from "./index/document.ts";
import type { ChangePlace } from "#store/catalogue/followed-changes.ts";
import { type SnapshotOptions, Snapshots } from "./snapshot/snapshots.ts";
import { responseScore } from "./query/referable.ts";
import { freeReplacedMemory } from "./threads/free-memory.ts";
import type { ModelMessage } from "./threads/thread-model.ts";

export type { SearchModel } from "./held-model.ts";

/** Between two looks at what changed: beside notifications, and on a replica, which sends none. */
const POLL_MS = 1000;
const REPLICA_POLL_MS = 500;

/** How long to reuse the companies that accept referral requests before reading them again. */
const REFERABLE_REFRESH_MS = 20_000;

/** Between two looks whether a compaction may start for a model that begins to follow. */
const WELCOME_POLL_MS = 50;

/** Jobs between two log lines while the model is built. */
const LOG_EVERY = 100_000;

export interface ModelOptions {
  database: Database;
  /** Whose replica `database` may be. */
  primary?: Database;
  /** Where notifications of changes come from, past any pooler; the URL of `database` when absent. */
  listenUrl?: string;
  log: Logger;
  /** Milliseconds between polls for changes whose notification was lost. */
  pollMs?: number;
  /** Where to keep the model for the next start. Without it, each start reads all jobs. */
  snapshots?: SnapshotOptions;
  /** Whether to track which companies accept referral requests. */
  referrals?: boolean;
  /** Tells the models of other threads what happens to this one, which then keeps most jobs in memory that threads share. */
  publish?(message: ModelMessage): void;
}

export interface StartedModel {
  model: SearchModel;
  /** Resolves when the model is first ready, however long the database is down. */
  built: Promise<void>;
  /**
   * Lets a model begin to follow this one that already hears what `publish` tells. `tell` reaches it alone; it is built afterwards.
   */
  welcome(tell: (message: ModelMessage) => void): Promise<void>;
}

/** Starts building the model, which follows the database until closed. */
export function startModel(options: ModelOptions): StartedModel {
  const model = new FollowingModel(options);
  return { model, built: model.built, welcome: (tell) => model.welcome(tell) };
}

class FollowingModel extends HeldModel {
  readonly #publish: ((message: ModelMessage) => void) | undefined;
  readonly #log: Logger;
  readonly #following: Following;
  /** Where to read who accepts referral requests; null if nobody does. */
  readonly #referralDatabase: Database | null;
  readonly #snapshots: Snapshots | null;
  #referableReadAt = -Infinity;
  /** Every change before it has been applied. */
  #place: ChangePlace | null = null;
  #isCompacting = false;
  #compactionError: unknown = null;

  constructor({ referrals = false, pollMs, snapshots, publish, ...options }: ModelOptions) {
    super(publish);
    this.#publish = publish;
    const { database, primary, log } = options;
    this.#log = log;
    this.#referralDatabase = referrals ? database : null;
    const isShared = publish !== undefined;
    this.#snapshots = snapshots === undefined ? null : new Snapshots({ ...snapshots, isShared }, log);
    this.#following = follow({
      ...options,
      pollMs: pollMs ?? (primary === undefined ? POLL_MS : REPLICA_POLL_MS),
      restore: () => this.#restore(),
      rebuild: (documents) => this.#rebuild(documents),
      apply: (changes) => this.#apply(changes),
      applied: (place) => this.#applied(place),
      synced: () => this.#synced(),
    });
  }

  get built(): Promise<void> {
    return this.#following.built;
  }

  /** A compaction publishes the whole base, and what changes from its start on. */
  async welcome(tell: (message: ModelMessage) => void): Promise<void> {
    await this.built;
    while (this.#isCompacting || this.#snapshots?.isWriting === true) await sleep(WELCOME_POLL_MS);
    tell({ kind: "companies", companies: this.#companyNames() });
    await this.#compact();
    const { referable } = this.engine;
    if (referable !== null) tell({ kind: "referable", companies: referable });
    // While the model is being built again, its end is published.
    if (this.isBuilt) tell({ kind: "built" });
  }

  override async close(): Promise<void> {
    await this.#following.close();
    await this.#snapshots?.close();
  }

  async #restore(): Promise<ChangePlace | null> {
    const started = performance.now();
    const snapshot = (await this.#snapshots?.read()) ?? null;
    if (snapshot === null) return null;
    try {
      this.engine.restore(snapshot.engine);
    } catch (error) {
      this.#log.error({ err: error }, "could not restore the stored search model; building search from the database");
      return null;
    }
    for (const { slug, name } of snapshot.companies) this.companies.add(slug, name);
    this.#publishCompanies();
    await this.#refreshReferable();
    this.#log.info({ jobs: this.size, ms: Math.round(performance.now() - started) }, "search model restored");
    return snapshot.place;
  }

  async #rebuild(documents: AsyncIterable<readonly SearchDocument[]>): Promise<void> {
    this.isBuilt = false;
    this.#publish?.({ kind: "building" });
    this.#snapshots?.expire();
    const started = performance.now();
    const loading = this.engine.load();
    let jobs = 0;
    for await (const batch of documents) {
      for (const document of batch) {
        loading.add(document);
        this.companies.add(document.companySlug, document.companyName);
      }
      const before = jobs;
      jobs += batch.length;
      if (Math.floor(jobs / LOG_EVERY) > Math.floor(before / LOG_EVERY))
        this.#log.info({ jobs }, "building the search model");
    }
    for (const steps = loading.finish(); steps.next().done !== true;) await nextTurn();
    this.#publishCompanies();
    this.#freeReplaced();
    this.#referableReadAt = -Infinity;
    await this.#refreshReferable();
    this.#compactionError = null;
    const ms = Math.round(performance.now() - started);
    this.#log.info({ jobs, ms, bytes: this.engine.bytes() }, "search model built");
  }

  #apply(changes: SearchChange[]): void {
    this.engine.apply(changes);
    this.noteChanges(changes);
    if (this.engine.compactionDue) void this.#compact();
  }

  #applied(place: ChangePlace): void {
    this.#place = place;
    if (this.isBuilt) return;
    this.isBuilt = true;
    this.notify(null);
    this.#publish?.({ kind: "built" });
    this.#storeIfDue(place);
  }

  #synced(): void {
    if (this.#compactionError !== null) throw this.#compactionError;
    this.syncedAt = performance.now();
    this.#publish?.({ kind: "synced" });
    void this.#refreshReferable();
    if (this.#snapshots?.isOverdue === true) void this.#compact();
  }

  /**
   * Compacts the engine between requests, unless it does so already or is being stored. An error is thrown at the next sync.
   */
  async #compact(): Promise<void> {
    if (this.#isCompacting || this.#snapshots?.isWriting === true) return;
    this.#isCompacting = true;
    const place = this.#place;
    try {
      for (const steps = this.engine.compact(); steps.next().done !== true;) await nextTurn();
      this.#freeReplaced();
      if (place !== null) this.#storeIfDue(place);
    } catch (error) {
      this.#compactionError = error;
    } finally {
      this.#isCompacting = false;
    }
  }

  /** Stores the base of the engine, which has every change before `place`. */
  #storeIfDue(place: ChangePlace): void {
    if (this.#snapshots?.isDue !== true) return;
    this.#snapshots.write(() => ({
      engine: this.engine.state(),
      companies: this.#companyNames(),
      place,
    }));
  }

  #publishCompanies(): void {
    this.#publish?.({ kind: "companies", companies: this.#companyNames() });
  }

  #companyNames(): Pick<CompanyName, "slug" | "name">[] {
    return Array.from(this.companies.all(), ({ slug, name }) => ({ slug, name }));
  }

  #freeReplaced(): void {
    if (this.#publish !== undefined) freeReplacedMemory();
  }

  /**
   * Reads the companies that accept referral requests, if they are due. Keeps the last ones while the database is down.
   */
  async #refreshReferable(): Promise<void> {
    if (this.#referralDatabase === null || performance.now() - this.#referableReadAt < REFERABLE_REFRESH_MS) return;
    this.#referableReadAt = performance.now();
    try {
      const figures = await companiesAcceptingReferrals(this.#referralDatabase.db);
      this.engine.setReferable(new Map(figures.map((each) => [each.company, responseScore(each)])));
    } catch (error) {
      this.#referableReadAt = -Infinity;
      this.#log.warn({ err: error }, "could not read which companies accept referral requests");
    }
  }
}
