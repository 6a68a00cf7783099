import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { seedSampleJobs } from "#ingest/seed-sample-jobs.ts";
import { sources } from "#sources/registry.ts";
import { ensureSources } from "#store/catalogue/boards.ts";
import { forgetWorker, recordWorker, unlockDeadWorkers } from "#store/operations/queue.ts";
import { startBoardWorker } from "./board-worker.ts";
import { startMailLoop } from "./mail-loop.ts";
import { startQueue } from "./queue.ts";
import type { TaskContext } from "./task.ts";

export interface RunningWorker {
  /** Finishes or gives back what is under way, within about 20 s. */
  stop(): Promise<void>;
}

const HEARTBEAT_MS = 10_000;

/**
 * Starts the background of the product: the queue with its timed tasks, the board runs, and the sample catalogue where
 * it may stand in. What a killed worker held runs again within a minute.
 */
export async function startWorker(context: TaskContext): Promise<RunningWorker> {
  const { database } = context;
  const log = context.log.child({ subsystem: "worker" });
  await ensureSources(database, sources.values());
  const id = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`;
  const queue = await startQueue({ ...context, log });
  const beat = async () => {
    try {
      await recordWorker(database, id, [...queue.workerIds]);
      const dead = await unlockDeadWorkers(database);
      if (dead.length > 0) log.warn({ dead }, "tasks of dead workers were given back");
    } catch (error) {
      log.warn({ err: error }, "the worker's heartbeat did not reach the database");
    }
  };
  await beat();
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
  if (context.config.sample) await seedSampleJobs({ database, log, now: new Date() });
  // Without a mail server the mails stay in the outbox, where /dev/mail shows them.
  const mail = context.config.smtpUrl === undefined ? null : startMailLoop({ ...context, log }, context.config.smtpUrl);
  const boards = startBoardWorker({ ...context, log }, { keys: context.config.sourceKeys });
  return {
    async stop() {
      await Promise.all([boards.stop(), queue.stop(), mail?.stop()]);
      clearInterval(heartbeat);
      await forgetWorker(database, id).catch((error: unknown) =>
        log.warn({ err: error }, "the worker could not sign off"),
      );
    },
  };
}
