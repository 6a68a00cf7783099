import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import { listenForJobChanges } from "#store/catalogue/job-change-listener.ts";
import { type ChangeCursor, changesAfter, currentCursor } from "#store/catalogue/job-changes.ts";
import { documentsByIds, type SearchDocument, streamDocuments } from "#store/search/search-documents.ts";
import type { SearchChange } from "./index/document.ts";

/** Changed jobs read and taken over at once. */
const BATCH = 1000;
/** Milliseconds before another try when the database does not answer. */
const RETRY_MS = 1000;

export interface FollowOptions {
  database: Database;
  log: Logger;
  pollMs: number;
  /** Starts over from every open job. */
  rebuild(documents: AsyncIterable<readonly SearchDocument[]>): Promise<void>;
  apply(changes: SearchChange[]): void;
  /** Called when everything committed up to a moment ago has been taken over. */
  inStep(): void;
}

export interface Following {
  /** Resolves when the first build is done; never rejects. */
  built: Promise<void>;
  close(): Promise<void>;
}

/**
 * Hands over all open jobs, then every change as it commits: at once when Postgres tells of it, within `pollMs` when the
 * telling is lost. When the database fails it tries on; when taking over fails it starts from all jobs again.
 */
export function follow({ database, log, pollMs, rebuild, apply, inStep }: FollowOptions): Following {
  const closing = new AbortController();
  const wake = new Bell();
  const listener = listenForJobChanges(
    database.url,
    () => wake.ring(),
    (error) => log.warn({ err: error }, "lost the connection that tells of changes; polling meanwhile"),
  );
  const built = Promise.withResolvers<void>();

  async function start(): Promise<ChangeCursor> {
    // Taken before the full read: what commits during it is read once more afterwards, and nothing is missed.
    const cursor = await currentCursor(database);
    await rebuild(untilAborted(streamDocuments(database), closing.signal));
    inStep();
    built.resolve();
    return cursor;
  }

  async function takeOver(cursor: ChangeCursor): Promise<ChangeCursor> {
    const answer = await changesAfter(database, cursor);
    const ids = [...new Set(answer.changes.map((change) => change.jobId))];
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      const documents = new Map((await documentsByIds(database, batch)).map((document) => [document.id, document]));
      apply(batch.map((id) => documents.get(id) ?? { id, open: false }));
    }
    inStep();
    return answer.cursor;
  }

  async function run(): Promise<void> {
    let cursor: ChangeCursor | null = null;
    while (!closing.signal.aborted) {
      try {
        cursor = cursor === null ? await start() : await takeOver(cursor);
        await wake.heard(pollMs);
      } catch (error) {
        if (closing.signal.aborted) break;
        const away = isDatabaseError(error);
        if (!away) cursor = null;
        log.error({ err: error }, away ? "search cannot reach the database" : "search model broken; building it again");
        await wait(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  const running = run();
  return {
    built: built.promise,
    async close() {
      closing.abort();
      wake.ring();
      await Promise.all([running, listener.close()]);
      built.resolve();
    },
  };
}

/** The same items; throws once aborted, so that half a read is never taken for the whole. */
async function* untilAborted<T>(items: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  for await (const item of items) {
    signal.throwIfAborted();
    yield item;
  }
}

/** An error of the connection or the server, as against one of our own making. */
function isDatabaseError(error: unknown): boolean {
  return error instanceof Error && ("code" in error || /connect|terminat|timeout|pool/i.test(error.message));
}

/** Something to wait for that may have happened already. */
class Bell {
  #rung = false;
  #answer: () => void = () => {};

  ring(): void {
    this.#rung = true;
    this.#answer();
  }

  /** Resolves when rung since the last wait, or after `ms`. */
  async heard(ms: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#answer = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#rung = false;
  }
}
