import { searchCareersSites } from "#ingest/discovery/careers-sites.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { Task } from "./task.ts";

/** About 700 companies a day. */
const COMPANIES_PER_ROUND = 30;
const ROUND_MS = 10 * 60_000;

/** Once an hour: searches a few companies' own websites for their boards. `BOARDS=none` finds none by itself. */
export const searchCareersSitesTask: Task = {
  name: "search-careers-sites",
  cron: "23 * * * *",
  async run(_payload, { config, database, http, log }) {
    if (config.boards === "none") return;
    const report = await searchCareersSites({
      database,
      http,
      log,
      keys: config.sourceKeys,
      now: await databaseNow(database),
      limit: COMPANIES_PER_ROUND,
      signal: AbortSignal.timeout(ROUND_MS),
    });
    if (report.searched > 0) log.info(report, "searched companies' websites for their boards");
  },
};
