import { endHolds } from "#moderation/desk/end-holds.ts";
import type { Task } from "../task.ts";

/** Every minute: lists jobs again that were held for a day and that nobody has decided about. */
export const endHoldsTask: Task = {
  name: "end-holds",
  cron: "* * * * *",
  async run(_payload, { database, log }) {
    const ended = await endHolds(database);
    if (ended > 0) log.info({ ended }, "ended holds of jobs that nobody has decided about");
  },
};
