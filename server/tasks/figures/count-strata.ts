import { countStrata } from "#accuracy/count-strata.ts";
import { wereStrataCounted } from "#store/operations/accuracy-strata.ts";
import type { Task } from "../task.ts";

const HOURS_BETWEEN = 12;

/** Every hour: counts the strata that operators label jobs from, if that was long ago. */
export const countStrataTask: Task = {
  name: "count-strata",
  cron: "29 * * * *",
  async run(_payload, { database }) {
    if (!(await wereStrataCounted(database, HOURS_BETWEEN))) await countStrata(database);
  },
};
