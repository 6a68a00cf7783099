import { parseCronItems } from "graphile-worker";
import type { Logger } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import { queueScheduledTasks } from "#store/operations/queue.ts";
import type { Task } from "./task.ts";

/** Each minute is looked at more than once, so that a slow answer misses none. */
const LOOK_MS = 15_000;
const MINUTE_MS = 60_000;
/** After an outage, minutes that passed meanwhile aren't made up for. */
const MOST_MINUTES = 5;

export interface RunningCron {
  stop(): void;
}

export interface CronOptions {
  database: Database;
  log: Logger;
  tasks: readonly Pick<Task, "name" | "cron" | "isUrgent">[];
  lookMs?: number;
}

/**
 * Queues tasks when their minute has come, by the database's clock: a worker whose own clock is wrong would queue them a day early or not at
 * all, and for every other worker too. Any number of processes can do so; each minute's task is queued once.
 */
export function startCron({ database, log, tasks, lookMs = LOOK_MS }: CronOptions): RunningCron {
  const items = parseCronItems(
    tasks.flatMap(({ name, cron }) => (cron === undefined ? [] : [{ task: name, match: cron }])),
  );
  const urgent = new Set(tasks.filter(({ isUrgent }) => isUrgent).map(({ name }) => name));
  let lookedAtMs: number | null = null;
  let isLooking = false;
  const look = async () => {
    const minuteMs = Math.floor((await databaseNow(database)).getTime() / MINUTE_MS) * MINUTE_MS;
    const firstMs = Math.max(lookedAtMs ?? minuteMs - MINUTE_MS, minuteMs - MOST_MINUTES * MINUTE_MS) + MINUTE_MS;
    const due = new Map<string, Date>();
    for (let at = firstMs; at <= minuteMs; at += MINUTE_MS)
      for (const { task, match } of items) if (match(digestOf(new Date(at)))) due.set(task, new Date(at));
    await queueScheduledTasks(
      database,
      [...due].map(([name, minute]) => ({ name, minute, isUrgent: urgent.has(name) })),
    );
    lookedAtMs = minuteMs;
  };
  const tryToLook = async () => {
    if (isLooking) return;
    isLooking = true;
    await look().catch((error: unknown) => log.warn({ err: error }, "could not queue the tasks of this minute"));
    isLooking = false;
  };
  void tryToLook();
  const looking = setInterval(() => void tryToLook(), lookMs);
  return { stop: () => clearInterval(looking) };
}

/** Returns the parts of a minute that a pattern names, in UTC. */
function digestOf(at: Date) {
  return {
    min: at.getUTCMinutes(),
    hour: at.getUTCHours(),
    date: at.getUTCDate(),
    month: at.getUTCMonth() + 1,
    dow: at.getUTCDay(),
  };
}
