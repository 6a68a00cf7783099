import { openSecrets } from "#app/secrets.ts";
import { sendAlerts } from "#desk/alerts/send-alerts.ts";
import type { Task } from "../task.ts";

/** Every minute: writes the mails of people who are due to hear of jobs that their saved searches found. */
export const sendAlertsTask: Task = {
  name: "send-alerts",
  cron: "* * * * *",
  async run(_payload, { config, database, log }) {
    if (config.comingSoon.includes("alerts")) return;
    const { mails, failed } = await sendAlerts({
      database,
      log,
      secrets: openSecrets(config),
      baseUrl: config.baseUrl,
      openSearch: config.openSearch,
    });
    if (mails > 0) log.info({ mails }, "wrote job alerts");
    // A skipped person must never look like success.
    if (failed > 0) throw new Error(`${failed} people got no job alert; they stay due`);
  },
};
