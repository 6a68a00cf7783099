import { closeOrphans } from "#ingest/close-orphans.ts";
import type { Task } from "./task.ts";

/** Every ten minutes: closes postings past their date, and those of boards that are gone. */
export const closeOrphansTask: Task = {
  name: "close-orphans",
  cron: "*/10 * * * *",
  async run(_payload, { database, log }) {
    const closed = await closeOrphans(database, new Date());
    if (closed > 0) log.info({ closed }, "postings closed that no run would have closed");
  },
};
