import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "#app/log.ts";
import type { SnapshotStore } from "#app/settings/snapshot-store.ts";
import type { ChangePlace } from "#store/catalogue/followed-changes.ts";
import type { EngineState } from "#search/engine.ts";
import type { CompanyName } from "#search/index/company-names.ts";
import { codeFingerprint } from "./code-fingerprint.ts";
import { ObjectStore } from "./object-store.ts";
import { captureState, DamagedFileError, readState, writeState } from "./state-file.ts";

const HOUR_MS = 3_600_000;
/** Least time between two snapshots: what changed since the last one is read again at the next start. */
const EVERY_MS = HOUR_MS;
/** After this many times the least time, a snapshot doesn't wait for an occasion. */
const OVERDUE = 24;
/** Following changes from further back takes longer than a full read. The database keeps them for longer. */
const OLDEST_MS = 14 * 24 * HOUR_MS;
/** Building from the database doesn't take longer. */
const STORE_LIMIT_MS = 10 * 60_000;

export interface SnapshotOptions {
  file: string;
  /** Least milliseconds between two snapshots; an hour when absent. */
  everyMs?: number;
  /** Whether other threads share what is read. */
  isShared?: boolean;
  /** Where machines share their snapshots. One is read from there when the file is of no use. */
  store?: SnapshotStore;
}

/** What a snapshot holds: the read model, and from where to follow the database. */
export interface Snapshot {
  engine: EngineState;
  companies: Pick<CompanyName, "slug" | "name">[];
  place: ChangePlace;
}

type Stored = Snapshot & { about: { code: string; savedAt: string } };

/** The snapshot is whole, but not for this process. */
class OtherSnapshotError extends Error {
  override name = "OtherSnapshotError";
}

/** Keeps the read model in a file, so that a start needn't read all jobs. The processes of one machine share the file, and machines a store. */
export class Snapshots {
  readonly #file: string;
  readonly #everyMs: number;
  readonly #isShared: boolean;
  readonly #store: ObjectStore | null;
  readonly #log: Logger;
  readonly #closing = new AbortController();
  /** Names the code that makes the read model, once `read` has run. */
  #code: string | null = null;
  #writing: Promise<void> | null = null;
  #sharing: Promise<void> | null = null;
  /** Whether the store's snapshot was read, and whether it can't be used. */
  #isFromObject = false;
  #isObjectUseless = false;
  /** When the file was last written, by this process's clock. */
  #writtenAt = -Infinity;

  constructor({ file, everyMs = EVERY_MS, isShared = false, store }: SnapshotOptions, log: Logger) {
    this.#file = file;
    this.#everyMs = everyMs;
    this.#isShared = isShared;
    this.#store = store === undefined ? null : new ObjectStore(store);
    this.#log = log;
  }

  get isWriting(): boolean {
    return this.#writing !== null;
  }

  /** Whether to write a snapshot when there is an occasion. */
  get isDue(): boolean {
    return this.#isOlderThan(this.#everyMs);
  }

  /** Whether to write a snapshot without waiting for an occasion. */
  get isOverdue(): boolean {
    return this.#isOlderThan(OVERDUE * this.#everyMs);
  }

  /** Returns the stored snapshot, or null where none can be used; the log says why. */
  async read(): Promise<Snapshot | null> {
    try {
      await this.#removeUnfinished();
      this.#code = await codeFingerprint();
    } catch (error) {
      this.#log.warn({ err: error }, "no search model can be stored; building search from the database");
      return null;
    }
    const own = await this.#readFile(this.#code);
    if (own !== null || this.#store === null || !(await this.#fetch(this.#store, this.#code))) return own;
    const shared = await this.#readFile(this.#code, this.#store.urlOf(objectName(this.#code)).href);
    this.#isObjectUseless = shared === null;
    this.#isFromObject = shared !== null;
    return shared;
  }

  /** Returns what the file holds, or null; the log says why, and from which object the file came. */
  async #readFile(code: string, object?: string): Promise<Snapshot | null> {
    try {
      const accept = (state: unknown) => expectUsable(state as Stored, code);
      const stored = (await readState(this.#file, accept, this.#isShared)) as Stored | null;
      if (stored !== null) this.#writtenAt = performance.now() - ageOf(stored);
      return stored;
    } catch (error) {
      const isExpected = error instanceof OtherSnapshotError || error instanceof DamagedFileError;
      const why = isExpected ? { reason: error.message } : { err: error };
      const which = { file: this.#file, ...(object !== undefined && { object }) };
      const message = "the stored search model can’t be used; building search from the database";
      this.#log[error instanceof OtherSnapshotError ? "info" : "warn"]({ ...which, ...why }, message);
      return null;
    }
  }

  /** Puts the store's snapshot into the file. Returns whether there is one. */
  async #fetch(store: ObjectStore, code: string): Promise<boolean> {
    const name = objectName(code);
    const object = store.urlOf(name).href;
    const started = performance.now();
    try {
      if (!(await store.get(name, this.#file, this.#storeSignal()))) return false;
      this.#log.info({ object, ms: Math.round(performance.now() - started) }, "fetched a stored search model");
      return true;
    } catch (error) {
      this.#log.warn({ object, reason: (error as Error).message }, "could not fetch a stored search model");
      return false;
    }
  }

  /** Lets other machines have the file, unless one of them has just given theirs. */
  async #share(store: ObjectStore, code: string): Promise<void> {
    const name = objectName(code);
    const object = store.urlOf(name).href;
    try {
      const writtenAt = await store.writtenAt(name, this.#storeSignal());
      // An object that can't be used would otherwise stay until it is due.
      if (writtenAt !== null && !this.#isObjectUseless && Date.now() - writtenAt.getTime() < this.#everyMs) return;
      await store.put(name, this.#file, this.#storeSignal());
      this.#isObjectUseless = false;
      this.#log.info({ object }, "search model shared");
    } catch (error) {
      if (!this.#closing.signal.aborted)
        this.#log.warn({ object, reason: (error as Error).message }, "could not share the search model");
    }
  }

  #storeSignal(): AbortSignal {
    return AbortSignal.any([this.#closing.signal, AbortSignal.timeout(STORE_LIMIT_MS)]);
  }

  /**
   * Writes a snapshot in the background. `capture` is called soon, before `isWriting` is false again. A failure is logged, and the file
   * that was there stays. Does nothing once it's closed.
   */
  write(capture: () => Snapshot): void {
    if (this.#code === null || this.#writing !== null || this.#closing.signal.aborted) return;
    this.#writing = this.#write(this.#code, capture).finally(() => (this.#writing = null));
  }

  /** Makes a snapshot due: the stored one is of no use. */
  expire(): void {
    this.#writtenAt = -Infinity;
    this.#isObjectUseless ||= this.#isFromObject;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#writing;
    await this.#sharing;
  }

  async #write(code: string, capture: () => Snapshot): Promise<void> {
    const started = performance.now();
    try {
      await mkdir(path.dirname(this.#file), { recursive: true });
      const savedAt = new Date().toISOString();
      const state = captureState({ about: { code, savedAt } satisfies Stored["about"], ...capture() });
      await writeState(this.#file, state, this.#closing.signal);
      const { size } = await stat(this.#file);
      const ms = Math.round(performance.now() - started);
      this.#log.info({ file: this.#file, bytes: size, ms }, "search model stored");
      // Compactions needn't wait for a store.
      if (this.#store !== null) this.#sharing ??= this.#share(this.#store, code).finally(() => (this.#sharing = null));
    } catch (error) {
      if (!this.#closing.signal.aborted)
        this.#log.warn({ file: this.#file, err: error }, "could not store the search model");
    }
    // After a failure too: trying again at once would fail again.
    this.#writtenAt = started;
  }

  #isOlderThan(ms: number): boolean {
    return this.#code !== null && this.#writing === null && performance.now() - this.#writtenAt > ms;
  }

  /** Removes what processes that were killed left of their writing. */
  async #removeUnfinished(): Promise<void> {
    const folder = path.dirname(this.#file);
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((each) => each.endsWith(".unfinished"))) {
      const file = path.join(folder, name);
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs > HOUR_MS) await rm(file, { force: true });
    }
  }
}

/** Each version of the code has an object of its own: machines are upgraded one after another. */
function objectName(code: string): string {
  return `search-model-${code.slice(0, 32)}`;
}

function ageOf({ about }: Stored): number {
  return Math.max(0, Date.now() - Date.parse(about.savedAt));
}

function expectUsable(stored: Stored, code: string): void {
  if (stored.about.code !== code) throw new OtherSnapshotError("another version of Afield wrote it");
  if (ageOf(stored) > OLDEST_MS) throw new OtherSnapshotError(`it is too old (${stored.about.savedAt})`);
}
