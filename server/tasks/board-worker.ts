import { randomUUID } from "node:crypto";
import { traced } from "#app/tracing/tracing.ts";
import { systemClock, type Clock } from "#http/clock.ts";
import { isPostponed } from "#http/fetch-error.ts";
import { GAIN_CLASSES } from "#ingest/board-gain.ts";
import {
  createBoardScheduler,
  type BoardQueue,
  type ClaimedBoard,
  type SchedulerState,
} from "#ingest/board-scheduler.ts";
import { discoverBoards } from "#ingest/discovery/apply-links.ts";
import { followMove } from "#ingest/discovery/follow-move.ts";
import { assignHostQueues } from "#ingest/host-queue.ts";
import { BUDGET_REFRESH_MS, createCrawlBudget } from "#ingest/crawl-budget.ts";
import { pausedWhileOffline } from "#ingest/offline-pause.ts";
import { runBoard } from "#ingest/run/run-board.ts";
import { missingKeys, type SourceKeys } from "#ingest/source-api-keys.ts";
import { withDeadline } from "#postgres/statement-deadline.ts";
import { sources } from "#sources/registry.ts";
import { claimDueBoard, dueHeads, LeaseLostError, recallBoards } from "#store/catalogue/board-claims.ts";
import { sourceLoads } from "#store/catalogue/source-loads.ts";
import type { TaskContext } from "./task.ts";

/** How often boards that were just added get their host queue, ms. Looking for them reads one index entry. */
const ASSIGN_MS = 10_000;

/** The longest a claim may wait for the database, ms. */
const CLAIM_LIMIT_MS = 10_000;

type BoardWorkerContext = Pick<TaskContext, "database" | "http" | "log">;

export interface BoardWorker {
  state(): SchedulerState;
  /** Claims no more boards and waits for the current runs. After `patienceMs`, aborts them and releases their boards. */
  stop(patienceMs?: number): Promise<void>;
}

export interface BoardWorkerOptions {
  /** How many boards run at the same time. */
  concurrency?: number;
  /** How long to wait when no board is due, in milliseconds. */
  idleMs?: number;
  /** API keys of the sources that need one. Skips sources whose key is missing. */
  keys?: SourceKeys;
  /** Counts gaps, waits and leases. */
  clock?: Clock;
  /** Replaces the database's time, which says what is due and when a run was. */
  now?: () => Date;
}

/** Runs due boards until stopped. Several processes can do so at once: they share each host's pace through the database. */
export function startBoardWorker(
  context: BoardWorkerContext,
  { keys = {}, clock = systemClock, now, ...options }: BoardWorkerOptions = {},
): BoardWorker {
  const { database, log } = context;
  const readable = new Map([...sources].filter(([, source]) => missingKeys(source, keys).length === 0));
  const budget = createCrawlBudget(readable, () => sourceLoads(database, now?.()));
  const loop = createBoardScheduler({
    ...options,
    queue: pausedWhileOffline(databaseQueue(context, now), context.http, clock),
    sources: readable,
    clock,
    log,
    run: (claimed, signal) =>
      traced("board run", { attributes: { "afield.source": claimed.board.source } }, () => runClaimed(claimed, signal)),
    isPaused: context.http.isPaused,
  });

  async function runClaimed({ board, owner, now }: ClaimedBoard, signal: AbortSignal): Promise<void> {
    try {
      const run = { ...context, keys, board, owner, now, signal, spread: budget.intervalS };
      const report = await runBoard(run);
      await discoverBoards(database, board, log);
      if (report.movedTo !== undefined) await followMove({ ...run, to: report.movedTo, found: null });
    } catch (error) {
      if (signal.aborted || isPostponed(error)) return;
      const level = error instanceof LeaseLostError ? "warn" : "error";
      const where = { err: error, source: board.source, board: board.token };
      log[level](where, "a board run failed and will be retried");
    }
  }

  const logFailure = (what: string) => (error: unknown) => log.warn({ err: error }, `${what} failed`);
  const refresh = () => {
    void budget.refresh().catch(logFailure("refreshing the crawl budget"));
    void recallBoards(database)
      .then(
        (count) =>
          count > 0 && log.warn({ count }, "boards were scheduled by a clock that was wrong; they are due again"),
      )
      .catch(logFailure("looking for boards with wrong dates"));
  };
  const assign = () => void assignHostQueues(database, readable).catch(logFailure("assigning boards to host queues"));
  refresh();
  assign();
  const refreshing = setInterval(refresh, BUDGET_REFRESH_MS);
  const assigning = setInterval(assign, ASSIGN_MS);
  return {
    state: () => loop.state(),
    async stop(patienceMs) {
      await loop.stop(patienceMs);
      clearInterval(refreshing);
      clearInterval(assigning);
    },
  };
}

/** Every run waits for the claim of the next board, so a database that doesn't answer must fail it soon. */
function databaseQueue({ database }: Pick<TaskContext, "database">, now?: () => Date): BoardQueue {
  const moment = () => (now === undefined ? {} : { now: now() });
  return {
    heads: (only) =>
      inClaimTime(() => dueHeads(database, { ...moment(), classes: GAIN_CLASSES, ...(only && { only }) })),
    async claim({ id }) {
      const owner = randomUUID();
      const claim = await inClaimTime(() => claimDueBoard(database, { owner, boardId: id, ...moment() }));
      return claim && { ...claim, owner };
    },
  };
}

function inClaimTime<T>(work: () => Promise<T>): Promise<T> {
  return withDeadline(AbortSignal.timeout(CLAIM_LIMIT_MS), work);
}
