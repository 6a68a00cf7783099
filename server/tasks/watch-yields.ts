import { updateSourceYields } from "#store/operations/source-health.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { Task } from "./task.ts";

/** Every hour: raises an alarm when the boards of a source keep half of the openings they kept the day before, or fewer. */
export const watchYieldsTask: Task = {
  name: "watch-yields",
  cron: "41 * * * *",
  async run(_payload, { database, log }) {
    for (const { source, keptBefore, keptNow, fellAt } of await updateSourceYields(
      database,
      await databaseNow(database),
    )) {
      const figures = { source, keptBefore, keptNow };
      if (fellAt === null) log.info(figures, `the yield of ${source} has recovered`);
      else
        log.error(
          { alarm: "source-yield", ...figures },
          `${source} yields ${keptNow} openings where it yielded ${keptBefore}; check it with: source check ${source}`,
        );
    }
  },
};
