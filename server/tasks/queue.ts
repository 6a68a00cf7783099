import { Logger as QueueLogger, parseCronItems, run, type TaskList } from "graphile-worker";
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "#app/log.ts";
import { openDatabase } from "#postgres/database.ts";
import { tasks } from "./task-list.ts";
import type { TaskContext } from "./task.ts";

export interface RunningQueue {
  /** The ids under which this process locks tasks. */
  workerIds: ReadonlySet<string>;
  /** Waits for the running tasks. */
  stop(): Promise<void>;
}

/** Logos take most of a minute, so a few slots more keep the mails of that minute from waiting. */
const CONCURRENCY = 8;
/** Connections are held only while a task is claimed or completed. */
const CONNECTIONS = 6;
/** Queued tasks announce themselves; polling finds those that were delayed. */
const POLL_MS = 4000;
const FIRST_RESTART_MS = 500;
const LONGEST_RESTART_MS = 15_000;
/** A queue that ran this long before it stopped restarts without backoff. */
const SETTLED_MS = 60_000;

/**
 * Starts the queue of this process on a connection pool of its own. When it stops by itself, as it does in an outage of the
 * database, it is restarted with backoff.
 */
export async function startQueue(context: TaskContext): Promise<RunningQueue> {
  const { log } = context;
  const pool = openDatabase(context.database.url, {
    max: CONNECTIONS,
    applicationName: "afield-queue",
    onError: (error) => log.warn({ err: error }, "a database connection of the queue broke and will be replaced"),
  });
  const workerIds = new Set<string>();
  const stopping = new AbortController();
  const start = () => {
    workerIds.clear();
    return startRunner(pool.pool, workerIds, context);
  };
  let current = await start();
  const supervised = supervise();
  return {
    workerIds,
    async stop() {
      stopping.abort();
      await current.stop();
      await supervised;
      await pool.close();
    },
  };

  async function supervise(): Promise<void> {
    for (let restarts = 0; ; restarts += 1) {
      const startedAt = performance.now();
      await current.ended;
      if (stopping.signal.aborted) return;
      if (performance.now() - startedAt > SETTLED_MS) restarts = 0;
      const waitMs = Math.min(LONGEST_RESTART_MS, FIRST_RESTART_MS * 2 ** restarts);
      log.warn({ waitMs }, "the queue stopped by itself; restarting it");
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      current = await start().catch((error: unknown) => {
        log.warn({ err: error }, "the queue could not be restarted");
        return STOPPED;
      });
    }
  }
}

interface QueueRunner {
  /** Resolves when the runner has stopped, for any reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

const STOPPED: QueueRunner = { ended: Promise.resolve(), stop: () => Promise.resolve() };

async function startRunner(
  pgPool: ReturnType<typeof openDatabase>["pool"],
  workerIds: Set<string>,
  context: TaskContext,
): Promise<QueueRunner> {
  const { log } = context;
  const events = new EventEmitter();
  events.on("worker:create", ({ worker }: { worker: { workerId: string } }) => workerIds.add(worker.workerId));
  logFailures(events, log);
  const runner = await run({
    pgPool,
    events,
    logger: queueLogger(log),
    noHandleSignals: true,
    taskList: taskList(context),
    parsedCronItems: parseCronItems(
      tasks.flatMap(({ name, cron }) => (cron === undefined ? [] : [{ task: name, match: cron }])),
    ),
    preset: {
      worker: {
        concurrentJobs: CONCURRENCY,
        pollInterval: POLL_MS,
        preparedStatements: false,
        // Without batching, a result that cannot be written rejects a promise nobody handles, which would end the process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  });
  const ended = runner.promise.catch((error: unknown) => log.warn({ err: error }, "the queue stopped with an error"));
  return {
    ended,
    async stop() {
      await runner.stop().catch((error: unknown) => log.warn({ err: error }, "the queue did not shut down cleanly"));
      await ended;
    },
  };
}

interface FailedTask {
  job: { task_identifier: string; attempts: number };
  error: unknown;
}

function logFailures(events: EventEmitter, log: Logger): void {
  events.on("job:failed", ({ job, error }: FailedTask) =>
    log.error(
      { err: error, task: job.task_identifier, attempts: job.attempts },
      "a task failed and is out of attempts",
    ),
  );
  events.on("job:error", ({ job, error }: FailedTask) =>
    log.warn({ err: error, task: job.task_identifier, attempts: job.attempts }, "a task failed and will be retried"),
  );
}

function taskList(context: TaskContext): TaskList {
  return Object.fromEntries(
    tasks.map((task) => [
      task.name,
      (payload: unknown) => task.run(payload, { ...context, log: context.log.child({ task: task.name }) }),
    ]),
  );
}

/** The queue's own lines help debugging only; `logFailures` reports failed tasks. */
function queueLogger(log: Logger): QueueLogger {
  return new QueueLogger(
    () => (level, message) => log[level === "error" || level === "warning" ? "warn" : "debug"](message),
  );
}
