// A child process for tests that kill it while it writes and sends job alerts. Arguments: database URL, SMTP URL, secret. Prints "ready" once it runs.
import { setTimeout as sleep } from "node:timers/promises";
import { deriveSecrets } from "#app/secrets.ts";
import { sendAlerts } from "#desk/alerts/send-alerts.ts";
import { deliverDueMails } from "#mail/deliver.ts";
import { openDatabase } from "#postgres/database.ts";
import { silentLog } from "#test/log.ts";
import { mailDelivery } from "#test/mail-delivery.ts";

const [databaseUrl = "", smtpUrl = "", secret = ""] = process.argv.slice(2);
const database = openDatabase(databaseUrl);
const secrets = deriveSecrets(secret);
const delivery = mailDelivery({ database, secrets, smtpUrl });
process.stdout.write("ready\n");
const writing = async () => {
  for (;;) {
    await sendAlerts({ database, secrets, log: silentLog, baseUrl: "https://afield.example", openSearch: false });
    await sleep(10);
  }
};
const sending = async () => {
  for (;;) {
    await deliverDueMails(delivery);
    await sleep(10);
  }
};
await Promise.all([writing(), sending()]);
