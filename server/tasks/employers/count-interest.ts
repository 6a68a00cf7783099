import { countInterest, pruneFigures } from "#store/employers/figures.ts";
import type { Task } from "../task.ts";

/** Every hour: counts for employers which of their jobs were saved and found by alerts, and removes counts that are too old. */
export const countInterestTask: Task = {
  name: "count-interest",
  cron: "51 * * * *",
  async run(_payload, { database: { pool }, log }) {
    const changed = await countInterest(pool);
    const removed = await pruneFigures(pool);
    if (changed + removed > 0) log.info({ changed, removed }, "counted what employers see");
  },
};
