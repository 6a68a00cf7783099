import { pruneHosts } from "#store/catalogue/host-pace.ts";
import { pruneLookups } from "#store/discovery/board-lookups.ts";
import { pruneRuns } from "#store/catalogue/unreachable-boards.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { Task } from "./task.ts";

/** Once a day: removes the records of old runs that found nothing new, pasted links, and the pace of unused hosts. */
export const pruneRunsTask: Task = {
  name: "prune-runs",
  cron: "17 3 * * *",
  async run(_payload, { database, log }) {
    const removed = await pruneRuns(database, await databaseNow(database));
    await pruneLookups(database);
    await pruneHosts(database);
    if (removed > 0) log.info({ removed }, "removed the records of runs that found nothing new");
  },
};
