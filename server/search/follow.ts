import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import { listenForJobChanges } from "#store/catalogue/job-change-listener.ts";
import {
  type ChangePlace,
  changesSince,
  currentPlace,
  HistoryLostError,
  ReplicaBehindError,
} from "#store/catalogue/followed-changes.ts";
import { documentsByIds, type SearchDocument, streamDocuments } from "#store/search/search-documents.ts";
import type { SearchChange } from "./index/document.ts";
import { type Replay, watchReplay } from "./replay.ts";

/** Changed jobs to read and apply at a time. */
const BATCH = 1000;
/** Milliseconds before a retry when the database is down. */
const RETRY_MS = 1000;
/** A replica that is behind another one for so long won't catch up: what was read there is lost, and search starts again from this one. */
const BEHIND_MS = 60_000;

export interface FollowOptions {
  database: Database;
  /** Whose replica `database` may be. A replica sends no notifications. */
  primary?: Database;
  /** Where notifications come from; the URL of `database` when absent. */
  listenUrl?: string;
  log: Logger;
  pollMs: number;
  /** Restores what was stored, once at the start, and returns the place from which to follow it; null without anything to restore. */
  restore?(): Promise<ChangePlace | null>;
  /** Rebuilds from all open jobs. */
  rebuild(documents: AsyncIterable<readonly SearchDocument[]>): Promise<void>;
  apply(changes: SearchChange[]): void;
  /** Called after every change before `place` has been applied. */
  applied(place: ChangePlace): void;
  /** Called after every change committed before the last poll has been applied; on a replica only while it keeps up with its primary. */
  synced(): void;
}

export interface Following {
  /** Resolves after the first build; never rejects. */
  built: Promise<void>;
  close(): Promise<void>;
}

/**
 * Passes on all open jobs, unless stored ones were restored, then every change after it commits: immediately on a notification from Postgres, or within
 * `pollMs` if the notification is lost. Retries when the database fails, and rebuilds from all jobs when applying a
 * change fails.
 */
export function follow(options: FollowOptions): Following {
  const { database, log, pollMs, rebuild, apply } = options;
  const closing = new AbortController();
  const changed = new Signal();
  const { listener, replay } = noticesOf(options, changed);
  const built = Promise.withResolvers<void>();

  async function start(): Promise<ChangePlace> {
    // Read the place first: changes that commit during the full read are then read again, and none is missed.
    const place = await currentPlace(database);
    await rebuild(untilAborted(streamDocuments(database), closing.signal));
    markApplied(place);
    return place;
  }

  async function applyChanges(place: ChangePlace): Promise<ChangePlace> {
    const answer = await changesSince(database, place);
    const ids = [...new Set(answer.jobIds)];
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      const documents = new Map((await documentsByIds(database, batch)).map((document) => [document.id, document]));
      apply(batch.map((id) => documents.get(id) ?? { id, open: false }));
    }
    markApplied(answer.place);
    return answer.place;
  }

  function markApplied(place: ChangePlace): void {
    options.applied(place);
    if (replay?.hasReached(place.walPosition) !== false) options.synced();
    built.resolve();
  }

  async function run(): Promise<void> {
    let place = (await options.restore?.()) ?? null;
    let behindSince: number | null = null;
    while (!closing.signal.aborted) {
      try {
        place = place === null ? await start() : await applyChanges(place);
        behindSince = null;
        await changed.wait(pollMs);
      } catch (error) {
        if (closing.signal.aborted) break;
        const isDatabaseDown = isDatabaseError(error);
        if (!isDatabaseDown) place = null;
        if (error instanceof ReplicaBehindError) {
          behindSince ??= performance.now();
          if (performance.now() - behindSince > BEHIND_MS) place = null;
        }
        log.error({ err: error }, isDatabaseDown ? "search cannot reach the database" : whyRebuilding(error));
        if (error instanceof HistoryLostError) continue;
        await wait(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  const running = run();
  return {
    built: built.promise,
    async close() {
      closing.abort();
      changed.set();
      await Promise.all([running, listener?.close(), replay?.close()]);
      built.resolve();
    },
  };
}

/** Listens for changes, or where the database may be a replica, watches how far it is behind. */
function noticesOf({ database, primary, listenUrl, log }: FollowOptions, changed: Signal) {
  if (primary !== undefined) return { listener: null, replay: watchReplay(primary, log) };
  const listener = listenForJobChanges(
    listenUrl ?? database.url,
    () => changed.set(),
    (error) => log.warn({ err: error }, "lost the connection for change notifications; polling instead"),
  );
  return { listener, replay: null as Replay | null };
}

/** Yields the items and throws once aborted, so that a partial read never passes for a complete one. */
async function* untilAborted<T>(items: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  for await (const item of items) {
    signal.throwIfAborted();
    yield item;
  }
}

function whyRebuilding(error: unknown): string {
  return error instanceof HistoryLostError
    ? "the database has lost changes that search has seen; rebuilding search from it"
    : "search model is broken; rebuilding it";
}

/** Returns whether an error comes from the connection or the server rather than from a bug of ours. */
function isDatabaseError(error: unknown): boolean {
  return error instanceof Error && ("code" in error || /connect|terminat|timeout|pool/i.test(error.message));
}

/** An event to wait for, which may have happened already. */
class Signal {
  #isSet = false;
  #resolve: () => void = () => {};

  set(): void {
    this.#isSet = true;
    this.#resolve();
  }

  /** Resolves once set since the last wait, or after `ms`. */
  async wait(ms: number): Promise<void> {
    if (!this.#isSet) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#resolve = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isSet = false;
  }
}
