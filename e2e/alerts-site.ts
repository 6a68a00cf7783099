import { randomBytes } from "node:crypto";
import { deriveSecrets } from "#app/secrets.ts";
import { sendAlerts } from "#desk/alerts/send-alerts.ts";
import type { Database } from "#postgres/database.ts";
import { silentLog } from "#test/log.ts";
import { siteTest } from "./site-test.ts";
import type { Site } from "./server.ts";
import { withSiteDatabase } from "./site-database.ts";

export interface AlertsSite extends Site {
  database: Database;
  /** Writes the alerts that are due, which the worker does once a minute. */
  sendDue(): Promise<void>;
}

/** Tests against their own server with the full search open to visitors, whose database they reach. */
export const test = siteTest<AlertsSite>(async (use) => {
  const secret = randomBytes(32).toString("hex");
  await withSiteDatabase({ AUTH_SECRET: secret, OPEN_SEARCH: "on" }, async (site, database) => {
    const context = {
      database,
      secrets: deriveSecrets(secret),
      baseUrl: site.baseUrl,
      log: silentLog,
      openSearch: true,
    };
    await use({ ...site, database, sendDue: async () => void (await sendAlerts(context)) });
  });
});
