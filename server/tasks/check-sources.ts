import { checkSources } from "#ingest/source-check/check-sources.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { Task } from "./task.ts";

/** Once a day: reads one known board of each source and raises an alarm when a source has changed its shape. */
export const checkSourcesTask: Task = {
  name: "check-sources",
  cron: "23 5 * * *",
  async run(_payload, { config, database, http, log }) {
    const options = {
      database,
      http,
      keys: config.sourceKeys,
      which: "enabled" as const,
      now: await databaseNow(database),
    };
    for (const { source, token, outcome, problem, changes } of await checkSources(options))
      if (outcome === "changed")
        log.error(
          { alarm: "source-shape", source, board: token, changes },
          `${source} has changed its shape: ${problem}`,
        );
  },
};
