import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { openChannelHttp } from "#desk/channels/channel-http.ts";
import { seedSampleJobs } from "#ingest/seed-sample-jobs.ts";
import { sources } from "#sources/registry.ts";
import { ensureSources } from "#store/catalogue/boards.ts";
import { addTask, forgetWorker, recordWorker, unlockDeadWorkers } from "#store/operations/queue.ts";
import { startBoardWorker, type BoardWorker } from "./board-worker.ts";
import { openMailDelivery } from "./mail-delivery.ts";
import { startCron } from "./cron.ts";
import { startQueue } from "./queue.ts";
import { SWEEP_OUTBOX_TASK } from "./sweep-outbox.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import { tasks } from "./task-list.ts";
import type { TaskContext } from "./task.ts";
import { healthOf, type WorkerHealth } from "./worker-health.ts";

export interface RunningWorker {
  health(): WorkerHealth;
  /** Waits for running tasks and board runs, and releases them after about 20 s. */
  stop(): Promise<void>;
}

const HEARTBEAT_MS = 10_000;

/**
 * Starts everything that runs in the background: the task queue and the board runs. Imports the sample catalogue first if
 * the configuration allows it. Work of a killed worker runs again within a minute.
 */
export async function startWorker(services: Omit<TaskContext, "mail" | "channelHttp">): Promise<RunningWorker> {
  const { config, database } = services;
  const log = services.log.child({ subsystem: "worker" });
  const mail = openMailDelivery({ config, database, log });
  const channelHttp = openChannelHttp(config);
  const context = { ...services, log, mail, channelHttp };
  await ensureSources(database, sources.values());
  const id = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`;
  const queue = await startQueue(context);
  let boards: BoardWorker | undefined;
  const beat = async () => {
    try {
      const health = boards && healthOf(boards.state());
      const stalledForS = health?.isStalled ? health.turnedAgoS : null;
      if (stalledForS !== null)
        log.error({ alarm: "worker-stalled", ...health }, "the board loop is stuck; restart this worker");
      await recordWorker(database, id, [...queue.workerIds], { outage: services.http.outage(), stalledForS });
      const dead = await unlockDeadWorkers(database);
      if (dead.length > 0) log.warn({ dead }, "unlocked the tasks of dead workers");
    } catch (error) {
      log.warn({ err: error }, "could not write the worker's heartbeat");
    }
  };
  await beat();
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
  const signOff = async () => {
    mail?.transport.close();
    await channelHttp.close();
    clearInterval(heartbeat);
    await forgetWorker(database, id).catch((error: unknown) =>
      log.warn({ err: error }, "the worker could not sign off"),
    );
  };
  try {
    // Runs what became due while no worker ran, without waiting for the next minute.
    await addTask(database.db, { name: SWEEP_OUTBOX_TASK, key: SWEEP_OUTBOX_TASK, isUrgent: true });
    if (config.sample) await seedSampleJobs({ database, log, now: await databaseNow(database) });
  } catch (error) {
    // The queue would keep the process alive, and nobody would start it again.
    await queue.stop();
    await signOff();
    throw error;
  }
  const cron = startCron({ database, log, tasks });
  const reading = startBoardWorker(context, { keys: config.sourceKeys });
  boards = reading;
  return {
    health: () => healthOf(reading.state()),
    async stop() {
      cron.stop();
      await Promise.all([reading.stop(), queue.stop()]);
      await signOff();
    },
  };
}
