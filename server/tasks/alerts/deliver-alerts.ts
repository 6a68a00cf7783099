import { openSecrets } from "#app/secrets.ts";
import { deliverAlerts } from "#desk/channels/deliver-alerts.ts";
import { DELIVER_ALERTS_TASK } from "#desk/channels/webhook.ts";
import { pruneDeliveries } from "#store/desk/alert-deliveries.ts";
import type { Task } from "../task.ts";

/** Every minute, and when somebody asks for a test: sends what is due to webhooks and browsers. */
export const deliverAlertsTask: Task = {
  name: DELIVER_ALERTS_TASK,
  cron: "* * * * *",
  async run(_payload, { config, database, log, channelHttp: http }) {
    if (config.comingSoon.includes("alerts")) return;
    const sent = await deliverAlerts({ database, log, http, secrets: openSecrets(config), baseUrl: config.baseUrl });
    await pruneDeliveries(database.db);
    if (sent.delivered + sent.failed > 0) log.info(sent, "sent alerts to webhooks and browsers");
  },
};
