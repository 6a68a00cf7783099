import { openSecrets } from "#app/secrets.ts";
import { pruneFiles, sendReminders } from "#desk/applications/send-reminders.ts";
import type { Task } from "./task.ts";

/** Every minute: mails the reminders of next steps that are due, and deletes files that were removed. */
export const applicationRemindersTask: Task = {
  name: "application-reminders",
  cron: "* * * * *",
  async run(_payload, { config, database, log }) {
    const held = config.comingSoon.includes("applications");
    const sent = held ? 0 : await sendReminders({ database, secrets: openSecrets(config), baseUrl: config.baseUrl });
    // A CV arrives in parts too, whatever is held back.
    const pruned = await pruneFiles({ database });
    if (sent + pruned > 0) log.info({ sent, pruned }, "sent reminders of next steps and deleted removed files");
  },
};
