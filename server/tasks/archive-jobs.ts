import { archiveJobs } from "#dataset/archive/archive-jobs.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { Task } from "./task.ts";

/** A first archive of a large database goes on the next night. */
const LONGEST_MS = 30 * 60_000;

/** Once a night: moves jobs that closed long ago to files and leaves a stub of each. */
export const archiveJobsTask: Task = {
  name: "archive-jobs",
  cron: "47 3 * * *",
  async run(_payload, { config: { dataDir, baseUrl }, database, log }) {
    const startedAt = performance.now();
    while (performance.now() - startedAt < LONGEST_MS) {
      const { moved, file } = await archiveJobs({ database, dataDir, baseUrl, now: await databaseNow(database) });
      if (moved === 0) return;
      log.info({ moved, file }, "moved jobs that closed long ago to the archive");
    }
  },
};
