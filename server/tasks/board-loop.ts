import { randomUUID } from "node:crypto";
import { discoverBoards } from "#ingest/discover.ts";
import { runBoard } from "#ingest/run-board.ts";
import { sources } from "#sources/registry.ts";
import type { Source } from "#sources/source.ts";
import { claimDueBoard, LeaseLostError, sourcesWithDueBoards } from "#store/board-claims.ts";
import type { Board } from "#store/boards.ts";
import type { TaskContext } from "./task.ts";

export interface BoardLoop {
  /** Claims nothing more and waits for the runs under way; after `patienceMs` they are given up and their boards given back. */
  stop(patienceMs?: number): Promise<void>;
}

export interface BoardLoopOptions {
  /** Boards run at one time. */
  concurrency?: number;
  /** How long to wait when nothing is due, ms. */
  idleMs?: number;
}

const CONCURRENCY = 8;
const IDLE_MS = 1000;
const PATIENCE_MS = 15_000;

/** Runs due boards for ever, several at a time, with no source taking more than its share. */
export function startBoardLoop(context: Omit<TaskContext, "config">, options: BoardLoopOptions = {}): BoardLoop {
  const { database, log } = context;
  const concurrency = options.concurrency ?? CONCURRENCY;
  const stop = new AbortController();
  const giveUp = new AbortController();
  const running = new Map<Promise<void>, Board>();
  // The source served longest ago comes first, so that one with many due boards does not starve the rest.
  const servedAt = new Map<string, number>();

  const isFull = (source: Source) => {
    const active = [...running.values()].filter((board) => board.source === source.id).length;
    return active >= (sharesHost(source) ? RUNS_PER_SHARED_HOST : Math.max(1, Math.ceil(concurrency / 2)));
  };
  const claimNext = async (): Promise<{ board: Board; owner: string } | null> => {
    const due = (await sourcesWithDueBoards(database, new Date())).flatMap((id) => sources.get(id) ?? []);
    const order = due
      .filter((source) => !isFull(source))
      .sort((a, b) => (servedAt.get(a.id) ?? 0) - (servedAt.get(b.id) ?? 0));
    for (const source of order) {
      const owner = randomUUID();
      const board = await claimDueBoard(database, { owner, source: source.id, now: new Date() });
      if (board === null) continue;
      servedAt.set(source.id, performance.now());
      return { board, owner };
    }
    return null;
  };
  const runClaimed = async ({ board, owner }: { board: Board; owner: string }) => {
    try {
      await runBoard({ ...context, board, owner, now: new Date(), signal: giveUp.signal });
      await discoverBoards(database, board, log);
    } catch (error) {
      if (giveUp.signal.aborted) return;
      const level = error instanceof LeaseLostError ? "warn" : "error";
      log[level](
        { err: error, source: board.source, board: board.token },
        "a board run ended early; the board is tried again",
      );
    }
  };
  const loop = async () => {
    while (!stop.signal.aborted) {
      try {
        const claimed = running.size < concurrency ? await claimNext() : null;
        if (claimed === null) {
          await Promise.race([...running.keys(), pause(options.idleMs ?? IDLE_MS, stop.signal)]);
          continue;
        }
        const run: Promise<void> = runClaimed(claimed).finally(() => running.delete(run));
        running.set(run, claimed.board);
      } catch (error) {
        log.error({ err: error }, "no board could be claimed; trying again");
        await pause(RETRY_MS, stop.signal);
      }
    }
  };
  const looping = loop();
  return {
    async stop(patienceMs = PATIENCE_MS) {
      stop.abort();
      const limit = setTimeout(() => giveUp.abort(new Error("the worker is stopping")), patienceMs);
      await looping;
      await Promise.all(running.keys());
      clearTimeout(limit);
    },
  };
}

const RETRY_MS = 2000;
/** One request at a time goes to a host; a second run has its answer ready while the first is being stored. */
const RUNS_PER_SHARED_HOST = 2;

const sharing = new Map<string, boolean>();

/** Whether all boards of a source are served by one host. */
function sharesHost(source: Source): boolean {
  let shares = sharing.get(source.id);
  if (shares === undefined) {
    const hostOf = (token: string) => URL.parse(source.requests({ token })[0]?.url ?? "")?.host;
    shares = hostOf("first") === hostOf("second");
    sharing.set(source.id, shares);
  }
  return shares;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
    if (signal.aborted) done();
  });
}
