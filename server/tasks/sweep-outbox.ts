import { deliverDueMails } from "#mail/deliver.ts";
import type { Task } from "./task.ts";

export const SWEEP_OUTBOX_TASK = "sweep-outbox";

/** Every minute: sends due mails whose task was lost, such as those of a killed worker. */
export const sweepOutboxTask: Task = {
  name: SWEEP_OUTBOX_TASK,
  cron: "* * * * *",
  isUrgent: true,
  async run(_payload, { mail, log }) {
    if (!mail) return;
    const sent = await deliverDueMails(mail);
    if (sent > 0) log.info({ sent }, "sent overdue mails");
  },
};
