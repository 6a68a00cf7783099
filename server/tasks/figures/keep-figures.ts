import { setTimeout as sleep } from "node:timers/promises";
import { addFigureChanges, CHANGES_PER_STEP, removeOldFigures } from "#store/operations/kept-figures.ts";
import type { Database } from "#postgres/database.ts";
import type { Task } from "../task.ts";

/** Between two steps, so that runs and requests come first. */
const PAUSE_MS = 20;
/** The next minute goes on. */
const LONGEST_MS = 50_000;

/** Adds all waiting changes of figures to their totals, step by step. */
export async function keepFigures(database: Database, pauseMs = PAUSE_MS): Promise<void> {
  const startedAt = performance.now();
  while ((await addFigureChanges(database)) === CHANGES_PER_STEP && performance.now() - startedAt < LONGEST_MS)
    await sleep(pauseMs);
  await removeOldFigures(database);
}

/** Every minute: keeps the figures of the status. */
export const keepFiguresTask: Task = {
  name: "keep-figures",
  cron: "* * * * *",
  async run(_payload, { database }) {
    await keepFigures(database);
  },
};
