import { writeDatasetInThread } from "#dataset/write-in-thread.ts";
import type { Task } from "./task.ts";

/** Every night: writes the open dataset. */
export const writeDatasetTask: Task = {
  name: "write-dataset",
  cron: "17 2 * * *",
  async run(_payload, { config: { dataset, dataDir, baseUrl }, database, log }) {
    if (!dataset) return;
    const edition = await writeDatasetInThread({ databaseUrl: database.url, dataDir, baseUrl });
    if (edition === null) log.info("no job may be published in the open dataset");
    else log.info({ date: edition.date, jobs: edition.jobs, leftOut: edition.leftOut }, "wrote the open dataset");
  },
};
