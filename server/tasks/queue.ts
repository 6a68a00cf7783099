import { Logger as QueueLogger, run, type TaskList } from "graphile-worker";
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "#app/log.ts";
import { traced } from "#app/tracing/tracing.ts";
import { openDatabase } from "#postgres/database.ts";
import { TASK_LIMITS } from "#postgres/pool-limits.ts";
import { tasks } from "./task-list.ts";
import type { TaskContext } from "./task.ts";

export interface RunningQueue {
  /** The ids under which this process locks tasks. */
  workerIds: ReadonlySet<string>;
  /** Waits for the running tasks. */
  stop(): Promise<void>;
}

/** More than one, because fetching logos takes most of a minute and must not delay mails. */
const CONCURRENCY = 6;
/** One for each task that is claimed or completed at the same time. */
const CONNECTIONS = CONCURRENCY;
/** The database announces queued tasks; polling finds delayed ones. */
const POLL_MS = 4000;
const FIRST_RESTART_MS = 500;
const LONGEST_RESTART_MS = 15_000;
/** Restarts without backoff if the queue ran at least this long. */
const SETTLED_MS = 60_000;

/**
 * Starts the queue of this process on its own connection pool. Restarts it with backoff if it stops unexpectedly, as it
 * does during a database outage.
 */
export async function startQueue(context: TaskContext): Promise<RunningQueue> {
  const { log } = context;
  const pool = openDatabase(context.database.url, {
    max: CONNECTIONS,
    limits: TASK_LIMITS,
    applicationName: "afield-queue",
    onError: (error) => log.warn({ err: error }, "the queue lost a database connection and will replace it"),
  });
  const workerIds = new Set<string>();
  const stopping = new AbortController();
  const start = () => {
    workerIds.clear();
    return startRunner(pool.pool, workerIds, context);
  };
  let current = await start().catch(async (error: unknown) => {
    await pool.close();
    throw error;
  });
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
      log.warn({ waitMs }, "the queue stopped unexpectedly; restarting it");
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      current = await start().catch((error: unknown) => {
        log.warn({ err: error }, "could not restart the queue");
        return STOPPED;
      });
      // It came up while `stop` waited, which has stopped only the one before.
      if (stopping.signal.aborted) return await current.stop();
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
    preset: {
      worker: {
        concurrentJobs: CONCURRENCY,
        pollInterval: POLL_MS,
        preparedStatements: false,
        // Without batching, a result that can't be written causes an unhandled rejection, which would end the process.
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
    log.error({ err: error, task: job.task_identifier, attempts: job.attempts }, "a task failed on its last attempt"),
  );
  events.on("job:error", ({ job, error }: FailedTask) =>
    log.warn({ err: error, task: job.task_identifier, attempts: job.attempts }, "a task failed and will be retried"),
  );
}

function taskList(context: TaskContext): TaskList {
  return Object.fromEntries(
    tasks.map((task) => [
      task.name,
      (payload: unknown) =>
        traced(`task ${task.name}`, {}, () =>
          task.run(payload, { ...context, log: context.log.child({ task: task.name }) }),
        ),
    ]),
  );
}

/** The library's own log lines only help with debugging; `logFailures` reports failed tasks. */
function queueLogger(log: Logger): QueueLogger {
  return new QueueLogger(
    () => (level, message) => log[level === "error" || level === "warning" ? "warn" : "debug"](message),
  );
}
