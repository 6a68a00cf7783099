import { Logger as QueueLogger, parseCronItems, run, type Runner, type TaskList } from "graphile-worker";
import { EventEmitter } from "node:events";
import type { Logger } from "#app/log.ts";
import { openDatabase } from "#postgres/database.ts";
import { tasks } from "./task-list.ts";
import type { TaskContext } from "./task.ts";

export interface RunningQueue {
  /** The names under which this process locks tasks. */
  workerIds: ReadonlySet<string>;
  /** Waits for the tasks under way. */
  stop(): Promise<void>;
}

const CONCURRENCY = 4;
const POLL_MS = 2000;

/** Starts the queue workers of this process, on a pool of their own. */
export async function startQueue(context: TaskContext): Promise<RunningQueue> {
  const { log } = context;
  const pool = openDatabase(context.database.url, {
    max: CONCURRENCY + 2,
    applicationName: "afield-queue",
    onError: (error) => log.warn({ err: error }, "a connection of the queue broke; it is replaced"),
  });
  const workerIds = new Set<string>();
  const events = new EventEmitter();
  events.on("worker:create", ({ worker }: { worker: { workerId: string } }) => workerIds.add(worker.workerId));
  events.on("job:failed", ({ job, error }: { job: { task_identifier: string; attempts: number }; error: unknown }) =>
    log.error({ err: error, task: job.task_identifier, attempts: job.attempts }, "a task failed for good"),
  );
  events.on("job:error", ({ job, error }: { job: { task_identifier: string; attempts: number }; error: unknown }) =>
    log.warn(
      { err: error, task: job.task_identifier, attempts: job.attempts },
      "a task failed and will be tried again",
    ),
  );
  const runner: Runner = await run({
    pgPool: pool.pool,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    noPreparedStatements: true,
    events,
    logger: logger(log),
    taskList: taskList(context),
    parsedCronItems: parseCronItems(
      tasks.flatMap(({ name, cron }) => (cron === undefined ? [] : [{ task: name, match: cron }])),
    ),
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, "the queue ended by itself"));
  return {
    workerIds,
    async stop() {
      await runner.stop().catch((error: unknown) => log.warn({ err: error }, "the queue did not stop in order"));
      await pool.close();
    },
  };
}

function taskList(context: TaskContext): TaskList {
  return Object.fromEntries(
    tasks.map((task) => [
      task.name,
      (payload: unknown) => task.run(payload, { ...context, log: context.log.child({ task: task.name }) }),
    ]),
  );
}

/** The queue's own lines are for debugging; failures of tasks are reported by the events above. */
function logger(log: Logger): QueueLogger {
  return new QueueLogger(
    () => (level, message) => log[level === "error" || level === "warning" ? "warn" : "debug"](message),
  );
}
