import { closeUnreachable } from "#ingest/close-unreachable.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { Task } from "./task.ts";

/** Every ten minutes: closes postings past their closing date and those of boards that no longer exist. */
export const closeUnreachableTask: Task = {
  name: "close-unreachable",
  cron: "*/10 * * * *",
  async run(_payload, { database, log }) {
    const closed = await closeUnreachable(database, await databaseNow(database));
    if (closed > 0) log.info({ closed }, "closed postings that no board run would close");
  },
};
