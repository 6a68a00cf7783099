import { setTimeout as sleep } from "node:timers/promises";
import { RETENTIONS } from "#store/catalogue/retention.ts";
import type { Database } from "#postgres/database.ts";
import type { Task } from "./task.ts";

/** Between two steps, so that runs and requests come first. */
const PAUSE_MS = 20;
/** A first cleaning of a large database goes on in the next hours. */
const LONGEST_MS = 10 * 60_000;

/** Removes what is too old, step by step. Returns how many rows of each kind. */
export async function pruneCatalogue(database: Database, longestMs = LONGEST_MS): Promise<Record<string, number>> {
  const startedAt = performance.now();
  const removed: Record<string, number> = {};
  for (const { name, full, step } of RETENTIONS) {
    for (let found = full; found === full && performance.now() - startedAt < longestMs; await sleep(PAUSE_MS)) {
      found = await step(database);
      if (found > 0) removed[name] = (removed[name] ?? 0) + found;
    }
  }
  return removed;
}

/** Every hour: removes closed postings' texts, closed jobs, runs, changes and edits that are too old. */
export const pruneCatalogueTask: Task = {
  name: "prune-catalogue",
  cron: "37 * * * *",
  async run(_payload, { database, log }) {
    const removed = await pruneCatalogue(database);
    if (Object.keys(removed).length > 0) log.info({ removed }, "removed what was too old");
  },
};
